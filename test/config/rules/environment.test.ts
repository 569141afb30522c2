import { describe } from 'vitest';
import { silent, speaks } from './cases.ts';

const pass = (...names: string[]): Record<string, { pass: string[] }> => ({ 'terminals/box/env': { pass: names } });
const REMOTE = {
  'terminals/box/transport': 'direct-ssh',
  'terminals/box/host': 'box.tailnet.ts.net',
  'terminals/box/auth': 'tailscale',
  'terminals/box/run_root': '/srv/runs',
};

describe('the rules of `env.pass`', () => {
  silent('names, and beginnings of names', pass('AWS_*', 'GIT_SSH_COMMAND', 'MISE_*'));
  silent('the user’s own token of GitHub on another machine', REMOTE, pass('GITHUB_TOKEN', 'GH_TOKEN'));
  silent(
    'variables on Windows, whose runs are not given them either',
    REMOTE,
    { 'terminals/box/os': 'windows', 'terminals/box/repo': 'C:\\src', 'terminals/box/run_root': 'C:\\runs' },
    pass('GITHUB_TOKEN'),
  );
  for (const pattern of ['PLANE_TOKEN', 'PLANE_*', 'P*']) {
    speaks(
      'pass-keeps-secrets',
      pattern,
      'error terminals.box.env.pass[1]',
      pass('AWS_*', pattern),
      /single variables/,
    );
  }
  speaks('pass-keeps-secrets', 'a secret also on another machine', 'error terminals.box.env.pass[0]', [
    REMOTE,
    pass('PLANE_TOKEN_LINUX'),
  ]);
  speaks('pass-keeps-secrets', 'the token of the job', 'error terminals.box.env.pass[0]', pass('GITHUB_*'));
  speaks('pass-keeps-ours', 'the mark of a run', 'error terminals.box.env.pass[0]', pass('AGENTD_RUN'));
});
