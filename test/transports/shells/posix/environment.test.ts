/** What a look at the machine says of the environment of runs, and of who has read its script. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Envelope } from '../../../../action/src/ports/shell.ts';
import type { Operation } from '../../../../action/src/ports/operation.ts';
import type { MachineFacts } from '../../../../action/src/ports/machine-facts.ts';
import { posixShell } from '../../../../action/src/transports/shells/posix/shell.ts';
import type { Machine } from '../../../../action/src/transports/shells/posix/shell.ts';
import { USER_ENV } from '../../../contracts/place.ts';
import { SHELLS, asSh } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

const base = mkdtempSync(join(tmpdir(), 'agentd-environment-'));
afterAll(() => removeFolder(base));

const envelope: Envelope = { nonce: 'f'.repeat(24), fence: null, run_root: join(base, 'runs') };
const operation: Operation = { op: 'machine_facts', repos: [], programs: [] };

function factsOf(
  program: readonly string[],
  env: Readonly<Record<string, string>>,
  machine: Partial<Machine>,
): MachineFacts {
  const [file = '', ...words] = program;
  const shell = posixShell('linux', machine);
  const input = shell.script([operation], envelope);
  const { stdout } = spawnSync(file, words, { input, encoding: 'utf8', env: { ...USER_ENV, HOME: base, ...env } });
  const [result] = shell.parse(stdout, [operation], envelope);
  if (result === undefined || !('machine' in result)) throw new Error(stdout);
  return result.machine;
}

describe.each(SHELLS)('the variables of a run, by %s', (name) => {
  const sh = asSh(name);

  it('are told by name, without what is taken away, and never a line of a value', () => {
    const env = {
      MULTI: 'first\nSECRETPART=\nMIIEabc==\nGIT_DIR=x',
      GIT_DIR: '/x',
      GITHUB_ENV: '/x',
      CODEX_SANDBOX: 'seatbelt',
      OUR_TOKEN: 'x',
      GITHUB_TOKEN: 'the user’s own',
      SSH_CONNECTION: 'x',
    };
    const { variables } = factsOf([sh, '-s'], env, { secrets: ['OUR_TOKEN'], pass: ['GITHUB_T*'] });
    expect(variables?.toSorted()).toEqual('GITHUB_TOKEN HOME LANG LC_ALL LOGNAME MULTI PATH USER'.split(' '));
  });

  it('are not said to have the locale of the script itself', () => {
    expect(factsOf([sh, '-s'], { LC_ALL: '' }, {}).variables).not.toContain('LC_ALL');
    expect(factsOf([sh, '-s'], { LC_ALL: 'C.UTF-8' }, {}).variables).toContain('LC_ALL');
  });
});

describe('the reader of a script', () => {
  it.each([
    [['zsh', '-l'], 'zsh'],
    [['bash', '--login'], 'bash'],
    [['sh', '-s', 'agentd'], null],
  ])('is told where %j hands it on', (program, reader) => {
    expect(factsOf(program, {}, { ordered: true }).reader).toBe(reader);
  });
});
