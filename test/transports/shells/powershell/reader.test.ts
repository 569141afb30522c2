/** Scripts that something else reads than the PowerShell that was asked for. */
import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TransportError } from '../../../../action/src/errors.ts';
import type { Envelope } from '../../../../action/src/ports/shell.ts';
import type { Operation } from '../../../../action/src/ports/operation.ts';
import { powershellShell } from '../../../../action/src/transports/shells/powershell/shell.ts';
import { bootstrapCommand } from '../../../../action/src/transports/shells/powershell/deliver.ts';
import { isBlocked } from '../../../../action/src/transports/shells/powershell/reader.ts';
import { runOnce } from './channel.ts';
import { withPowerShell } from './pwsh.ts';
import { standIns } from './stand-ins.ts';

const envelope: Envelope = { nonce: 'cd'.repeat(12), fence: null, run_root: '/tmp/none' };

function codeOf(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof TransportError) return error.problem.code;
    throw error;
  }
}

withPowerShell('a script that is read by another', ({ base, program, env }) => {
  const shell = powershellShell(standIns(base, { pwsh: program, agent: 'bash' }));
  const folder = mkdtempSync(join(base, 'read-'));
  const written = join(folder, 'written');
  /** Values that would be commands to whatever takes lines of this script for its own. */
  const hostile = `x\n& touch '${written}' &\ntouch '${written}'\n| touch ${written}\n`;
  const operations: readonly Operation[] = [{ op: 'write', path: written, text: hostile }, { op: 'facts' }];
  const script = shell.script(operations, envelope);
  const words = bootstrapCommand().split(' ').slice(1);
  const bootstrap = Buffer.from(words.at(-1) ?? '', 'base64').toString('utf16le');

  describe('is not run, and it is said', () => {
    it('of a further PowerShell that a profile has started', async () => {
      const nested = ['-NoLogo', '-NoProfile', '-NonInteractive', '-Command', '-'];
      const { stdout } = await runOnce(program, nested, script, env);
      expect(codeOf(() => shell.parse(stdout, operations, envelope))).toBe('wrong-shell');
      expect(existsSync(written)).toBe(false);
    });

    it('of the one that was asked for, when it finds nothing left to read', async () => {
      const { stdout, code } = await runOnce(program, words, '', env);
      expect([stdout, code]).toEqual(['', 0]);
      expect(codeOf(() => shell.parse(stdout, operations, envelope))).toBe('answer-incomplete');
    });

    it('of a constrained language, in a code of its own', async () => {
      const constrained = `$ExecutionContext.SessionState.LanguageMode='ConstrainedLanguage';${bootstrap}`;
      const ways = ['-NoLogo', '-NoProfile', '-NonInteractive', '-Command', constrained];
      const { stdout, code } = await runOnce(program, ways, script, env);
      expect(code).toBe(0);
      expect(codeOf(() => shell.parse(stdout, operations, envelope))).toBe('constrained-language');
      expect(existsSync(written)).toBe(false);
    });

    it.each(['bash', 'fish'])('of %s, which finds no value in it, however short it is', async (other) => {
      const short: readonly Operation[] = [{ op: 'probe', dir: hostile, names: [hostile] }];
      const text = shell.script(short, envelope);
      expect(text).not.toContain('touch');
      const { stdout } = await runOnce(other, [], text, env);
      expect(codeOf(() => shell.parse(stdout, short, envelope))).toBe('answer-incomplete');
      expect(existsSync(written)).toBe(false);
    });
  });

  it('says the id of what a virus scanner objects to, whose words are translated', async () => {
    const blocked = `throw [Management.Automation.ErrorRecord]::new([Exception]::new('Dieses Skript wurde blockiert.'),'ScriptContainedMaliciousContent','ParserError',$null)`;
    const text = bootstrap.replace('[Console]::OpenStandardInput()', `$(${blocked})`);
    const { stdout, stderr, code } = await runOnce(
      program,
      ['-NoLogo', '-NoProfile', '-NonInteractive', '-Command', text],
      '',
      env,
    );
    expect([stdout, code, isBlocked(stderr)]).toEqual(['', 3, true]);
    expect(isBlocked('agentd: x: the script did not arrive whole')).toBe(false);
  });

  it('is run by the one that was asked for', async () => {
    const { stdout } = await runOnce(program, words, script, env);
    expect(shell.parse(stdout, operations, envelope).map(({ op }) => op)).toEqual(['write', 'facts']);
    expect(existsSync(written)).toBe(true);
  });
});
