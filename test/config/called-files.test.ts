import { describe, expect, it } from 'vitest';
import { calledFiles } from '../../action/src/config/called-files.ts';

const LINUX = { os: 'linux', bins: { codex: '/opt/codex' } } as const;
const WINDOWS = { os: 'windows', bins: {} } as const;

/** `executed script scripts/x.sh` */
function called(run: string, script: string | null, terminal: typeof LINUX | typeof WINDOWS = LINUX): string[] {
  return calledFiles(run, script, terminal).map(
    ({ executed, what, path, relative }) =>
      `${executed ? 'executed' : 'read'} ${what} ${path}${relative ? '' : ' (absolute)'}`,
  );
}

describe('the files that a command calls by their paths', () => {
  it.each([
    [`bash '{script}' '{out}'`, 'scripts/mine.sh', ['read script scripts/mine.sh']],
    [`MODE=x bash -e "{script}"`, 'mine.sh', ['read script mine.sh']],
    [`bash '{repo}/{script}'`, 'mine.sh', ['read script mine.sh']],
    [`bash -o pipefail '{script}'`, 'mine.sh', ['read script mine.sh']],
    [`'{script}' '{out}'`, 'scripts/mine.sh', ['executed script scripts/mine.sh']],
    [
      `/usr/bin/python3 '{script}'`,
      '/x/a.py',
      ['executed program /usr/bin/python3 (absolute)', 'read script /x/a.py (absolute)'],
    ],
    ['/home/me/agent.sh', null, ['executed program /home/me/agent.sh (absolute)']],
    ['./agent.sh --fast', null, ['executed program ./agent.sh']],
    [`'{repo}/agent.sh'`, null, ['executed program agent.sh']],
    ['bash agent.sh', null, ['read script agent.sh']],
    ['bash -x tools/agent.sh', null, ['read script tools/agent.sh']],
    ['codex exec -', null, ['executed program /opt/codex (absolute)']],
  ])('%s with %s: %j', (run, script, files) => {
    expect(called(run, script)).toEqual(files);
  });

  it.each([
    ['claude -p', null],
    [`'{script}'`, 'make'],
    [`npm run '{script}'`, 'test'],
    [`bash -c 'make all' x`, null],
    ['python3 -m agent', null],
    ['~/agent.sh', null],
    ['$HOME/agent.sh', null],
    [`bash '{script}'`, null],
  ])('none where only the shell, a task or a label can tell: %s', (run, script) => {
    expect(called(run, script)).toEqual([]);
  });

  it('reads paths of Windows as PowerShell does', () => {
    expect(called(`& '{script}' '{out}'`, String.raw`scripts\mine.ps1`, WINDOWS)).toEqual([
      String.raw`executed script scripts\mine.ps1`,
    ]);
    expect(called(`powershell -NoProfile -File '{script}'`, String.raw`C:\x\mine.ps1`, WINDOWS)).toEqual([
      String.raw`read script C:\x\mine.ps1 (absolute)`,
    ]);
  });
});
