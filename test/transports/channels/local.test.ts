import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { TransportError, Unreached } from '../../../action/src/errors.ts';
import { localChannel } from '../../../action/src/transports/channels/local.ts';
import { lives, pause, until } from '../../contracts/place.ts';
import { environmentContract } from '../../contracts/transport-environment.ts';
import { configuredTransport } from '../configured.ts';

const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', GREETING: 'hello' };

describe('the local channel', () => {
  it('runs a script from stdin and hands back what it printed', async () => {
    const text = await localChannel({ env }).run('echo "第 $0"; echo err >&2; exit 3\n', { timeout_ms: 300_000 });
    expect(text).toBe('第 /bin/sh\n');
  });

  it('gives the script the environment that it was made with, and nothing of the process’s own', async () => {
    process.env['AGENTD_TEST_SECRET'] = 'secret';
    try {
      const text = await localChannel({ env }).run('env; pwd\n', { timeout_ms: 300_000 });
      expect(text).toContain('GREETING=hello\n');
      expect(text).not.toContain('secret');
      expect(text.endsWith('\n/\n')).toBe(true);
    } finally {
      delete process.env['AGENTD_TEST_SECRET'];
    }
  });

  it('is not reached when the shell cannot be started', async () => {
    const channel = localChannel({ env, sh: '/nonexistent/sh' });
    await expect(channel.run('echo x\n', { timeout_ms: 10_000 })).rejects.toThrow(Unreached);
    await expect(channel.run('echo x\n', { timeout_ms: 10_000 })).rejects.toThrow('/nonexistent/sh');
  });

  it('ends the shell and all that it waits for when the time is up, and says that nobody knows', async () => {
    const mark = `60.${process.pid}`;
    const run = localChannel({ env }).run(`echo x; sleep ${mark} & sleep ${mark}\n`, { timeout_ms: 500 });
    await expect(run).rejects.toMatchObject({ problem: { code: 'terminal-timeout', retry: true } });
    await expect(run).rejects.not.toThrow(Unreached);
    await until(
      'nothing is left',
      () => spawnSync('pgrep', ['-f', `^sleep ${mark.replace('.', '\\.')}$`]).status === 1,
    );
  });

  it('can be called off, before and while it runs', async () => {
    const during = new AbortController();
    const run = localChannel({ env }).run('sleep 60\n', { timeout_ms: 300_000, signal: during.signal });
    setTimeout(() => during.abort(), 100);
    await expect(run).rejects.toMatchObject({ problem: { code: 'aborted' } });
    const before = localChannel({ env }).run('sleep 60\n', { timeout_ms: 300_000, signal: AbortSignal.abort() });
    await expect(before).rejects.toMatchObject({ problem: { code: 'aborted' } });
  });

  it('stops reading at its limit', async () => {
    const channel = localChannel({ env, max_output_bytes: 100_000 });
    await expect(channel.run('yes\n', { timeout_ms: 300_000 })).rejects.toMatchObject({
      problem: { code: 'answer-too-large' },
    });
    expect(await channel.run("head -c 100000 /dev/zero | tr '\\0' x\n", { timeout_ms: 300_000 })).toHaveLength(100_000);
  });

  it('says what a shell complained of that printed nothing', async () => {
    const run = localChannel({ env }).run('{ if\n', { timeout_ms: 300_000 });
    await expect(run).rejects.toThrow(TransportError);
    await expect(run).rejects.toThrow(/[Ss]yntax error/);
    await expect(run).rejects.toMatchObject({ problem: { code: 'local-shell-broken' } });
  });

  it('does not mind a shell that ends before it has read its script', async () => {
    const script = `echo early; exit 0\n${'# padding\n'.repeat(200_000)}`;
    expect(await localChannel({ env }).run(script, { timeout_ms: 300_000 })).toBe('early\n');
  });

  it('leaves alone what has gone into a session of its own', async () => {
    const channel = localChannel({ env });
    const script = 'setsid sleep 60 </dev/null >/dev/null 2>&1 & echo $!; sleep 60\n';
    const short = 'setsid sleep 60 </dev/null >/dev/null 2>&1 & echo $!\n';
    await expect(channel.run(script, { timeout_ms: 300 })).rejects.toThrow(TransportError);
    const pid = Number(await channel.run(short, { timeout_ms: 300_000 }));
    await pause(100);
    expect(lives(pid)).toBe(true);
    process.kill(pid, 'SIGKILL');
  });
});

environmentContract('local', 'local', (ends) => configuredTransport(ends, { terminal: { transport: 'local' } }));
