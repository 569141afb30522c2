/** What git prints is UTF-8, and the code page of Windows is another. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Envelope, Operation } from '../../../action/src/operations.ts';
import { powershellShell } from '../../../action/src/transports/powershell.ts';
import { bootstrapCommand } from '../../../action/src/transports/powershell/deliver.ts';
import { runOnce } from './channel.ts';
import { withPowerShell } from './pwsh.ts';
import { standIns } from './stand-ins.ts';

const IDENTITY = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
const git = (dir: string, ...args: string[]): string =>
  execFileSync('git', ['-C', dir, ...IDENTITY, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();

withPowerShell('a code page of its own', ({ base, program, env }) => {
  it('changes no path of a repository: neither in a survey nor where worktrees are looked at', async () => {
    const repo = join(base, 'Repö 目录');
    const run_root = join(base, 'runs');
    mkdirSync(join(run_root, 'worktrees'), { recursive: true });
    mkdirSync(repo);
    git(repo, 'init', '-q');
    git(repo, 'commit', '-q', '--allow-empty', '-m', 'Begin');
    const inner = join(repo, 'größer');
    mkdirSync(inner);
    git(repo, 'worktree', 'add', '-q', '-b', 'agentd/ENG-1', join(run_root, 'worktrees', 'ENG-1'));
    const operations: readonly Operation[] = [
      { op: 'survey', programs: [], repos: [repo] },
      { op: 'census', repos: [inner] },
    ];
    const envelope: Envelope = { nonce: 'ef'.repeat(12), fence: null, run_root };
    const shell = powershellShell(standIns(base, { pwsh: program, agent: 'bash' }));
    const bootstrap = Buffer.from(bootstrapCommand().split(' ').at(-1) ?? '', 'base64').toString('utf16le');
    const text = `[Console]::OutputEncoding=[Text.Encoding]::GetEncoding(28591);${bootstrap}`;
    const words = ['-NoLogo', '-NoProfile', '-NonInteractive', '-Command', text];
    const { stdout } = await runOnce(program, words, shell.script(operations, envelope), env);
    const [survey, census] = shell.parse(stdout, operations, envelope);
    expect(survey).toMatchObject({ survey: { repos: [{ path: repo, top: repo }] } });
    expect(census).toMatchObject({ census: { worktrees: [{ key: 'ENG-1', work: 'none' }] } });
  });
});
