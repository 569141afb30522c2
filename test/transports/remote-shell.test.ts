import { describe, expect, it } from 'vitest';
import { Config } from '../../action/src/config/schema.ts';
import { makeTransport } from '../../action/src/transports/index.ts';
import { bootstrapCommand } from '../../action/src/transports/shells/powershell/deliver.ts';
import { shellOf } from '../../action/src/transports/remote-shell.ts';
import { USER_ENV, trueRandom } from '../contracts/place.ts';

function windows(run_root: string): Config {
  return Config.parse({
    plane: { base_url: 'https://plane.test', workspace: 'acme', token_key: 'PLANE_TOKEN' },
    state: { store: 'file' },
    projects: {},
    executors: {},
    terminals: {
      box: {
        transport: 'direct-ssh',
        host: 'box.test',
        user: 'agent',
        os: 'windows',
        repo: String.raw`C:\repo`,
        run_root,
        plane_user: 'bot',
        token_key: 'T',
        executors: ['codex'],
      },
    },
  });
}

const rootOf = (run_root: string): string =>
  makeTransport('box', windows(run_root), { env: USER_ENV, home: '/home/ada', random: trueRandom }).run_root;

describe('the shell of a remote terminal', () => {
  it('is PowerShell on Windows, which reads a script that came whole from stdin', () => {
    expect(shellOf('windows').shell.os).toBe('windows');
    expect(shellOf('windows').command).toBe(bootstrapCommand());
    expect(shellOf('linux').command).toBe('exec /bin/sh -s agentd');
  });

  it('has run roots with a drive or a server on Windows', () => {
    expect(rootOf('C:/Users/agent//runs/')).toBe(String.raw`C:\Users\agent\runs`);
    expect(rootOf(String.raw`\\server\share\runs`)).toBe(String.raw`\\server\share\runs`);
    for (const path of ['runs', String.raw`\runs`, '/srv/runs', 'C:runs']) {
      expect(() => rootOf(path), path).toThrow(/not an absolute path/);
    }
  });
});
