import { describe, expect, it } from 'vitest';
import { WarpgateConfig } from '../../action/src/config/schema.ts';
import { executorsOf, programsOf, reposOf } from '../../action/src/doctor/ask.ts';
import { rowsOf } from '../../action/src/doctor/checks.ts';
import { CHECKS } from '../../action/src/doctor/rows.ts';
import type { CheckName, DoctorRow, RowStatus } from '../../action/src/doctor/rows.ts';
import type { Problem } from '../../action/src/errors.ts';
import { newState } from '../../action/src/core/state/state.ts';
import type { State } from '../../action/src/core/state/state.ts';
import { NOW, MACHINE_FACTS, WINDOWS, VISIT, seenWith } from './seen.ts';
import type { Changes } from './seen.ts';

const problem = (code: string, retry: boolean) => ({ code, message: 'It is so.', remedy: 'Mend it.', retry });
const unreached = (code: string, retry: boolean, by_host_key = false): Changes => ({
  seen: { visit: { problem: problem(code, retry), by_host_key } },
});
const user = (name: string | null, refused: Problem | null = null): Changes => ({
  seen: {
    identity: {
      is: 'user',
      user_id: 'u1',
      projects: new Map([['ENG', { names: new Map(name === null ? [] : [['u1', name]]), refused }]]),
    },
  },
});
const windows = (changes: Partial<NonNullable<(typeof MACHINE_FACTS)['windows']>> = {}): Changes => ({
  terminal: { os: 'windows', repo: String.raw`C:\eng`, run_root: String.raw`C:\runs` },
  seen: { run_root: String.raw`C:\runs` },
  machine: {
    system: 'windows',
    shell: 'PowerShell 5.1',
    windows: { ...WINDOWS, ...changes },
  },
});
const waysBut = (denied: readonly (keyof typeof WINDOWS.ways)[]): typeof WINDOWS.ways => ({
  ...WINDOWS.ways,
  ...Object.fromEntries(denied.map((way) => [way, 'Access is denied.'])),
});
const state = (terminal: Partial<State['terminals'][string]>): Changes => ({
  seen: {
    state: {
      ...newState('l'.repeat(32), NOW),
      terminals: {
        box: {
          user_id: null, user_read_at: 0, user_key: null, failures: 0, unreachable_since: null, problem: null, not_before: 0, utc_offset_min: null, holds: {},
          ...terminal,
        },
      },
    },
  },
}); // prettier-ignore

const CASES: readonly (readonly [what: string, changes: Changes, check: CheckName, status: RowStatus, words: RegExp])[] = [
  ['a key that is not set', { seen: { identity: { is: 'unset' } } }, 'token', 'failed', /PLANE_TOKEN_BOX is empty/],
  ['a key that Plane refuses', { seen: { identity: { is: 'refused', problem: problem('plane-token-invalid', false) } } }, 'token', 'failed', /plane-token-invalid/],
  ['a Plane that does not answer', { seen: { identity: { is: 'refused', problem: problem('plane-unreachable', true) } } }, 'token', 'unknown', /plane-unreachable/],
  ['a key of somebody else', user('ada'), 'token', 'failed', /key of "ada"/],
  ['a user who is no member', user(null), 'token', 'failed', /no member of project ENG/],
  [
    'a user who may not write there',
    user('bot-linux', problem('plane-bot-guest', false)),
    'token',
    'failed',
    /plane-bot-guest/,
  ],
  ['a laptop that is away', unreached('terminal-offline', true), 'reach', 'warning', /terminal-offline/],
  ['silence', unreached('ssh-connect-timeout', true), 'reach', 'unknown', /ssh-connect-timeout/],
  ['a refused login', unreached('ssh-login-refused', false), 'reach', 'failed', /ssh-login-refused/],
  ['a machine that was not reached', unreached('ssh-connect-timeout', true), 'system', 'skipped', /not reached/],
  ['a wrong host key', unreached('host-key-mismatch', false, true), 'host_key', 'failed', /It is so/],
  ['the way around', { visit: { route: 'warpgate-ssh' } }, 'reach', 'warning', /By warpgate-ssh .* direct-ssh, did not get there/],
  ['a key of the first visit', { terminal: { auth: 'key', ssh_key: 'K', tofu: true }, seen: { learned: ['ssh-ed25519 AAAA'] } }, 'host_key', 'warning', /Believed at this visit/],
  ['a clock that is behind', { visit: { now: NOW - 120_000 } }, 'clock', 'warning', /behind/],
  ['a clock that may be right', { visit: { now: NOW - 70_000, sent_at: NOW - 40_000 } }, 'clock', 'ok', /give or take/],
  ['another system', { machine: { system: 'darwin', version: 'macOS 15.1' } }, 'system', 'failed', /macOS 15\.1.*says linux/],
  ['root', { machine: { user: 'root', superuser: true } }, 'user', 'warning', /as root/],
  ['another user', { terminal: { user: 'bob' } }, 'user', 'warning', /as agent, and `user` says bob/],
  ['a user who has no effect behind the bastion', { terminal: { user: 'bob' }, visit: { route: 'warpgate-ssh' } }, 'user', 'ok', /agent/],
  ['a user of Windows in other letters', { ...windows(), terminal: { ...windows().terminal, user: 'Agent' } }, 'user', 'ok', /agent/],
  ['the key of the bastion, believed on the way around', { visit: { route: 'warpgate-ssh' }, seen: { learned: ['ssh-ed25519 AAAA'] } }, 'host_key', 'warning', /into warpgate\.host_keys/],
  ['a login shell that hangs', { machine: { login_path: null } }, 'shell', 'warning', /five seconds/],
  ['scripts that a policy forbids', windows({ policy: 'AllSigned' }), 'shell', 'failed', /AllSigned/],
  ['nobody logged on', windows({ logon: 'S4U' }), 'survival', 'warning', /S4U/],
  ['a session that ends with a log-off', windows(), 'survival', 'warning', /end when that user logs off/],
  ['runs in session 0', windows({ ways: waysBut(['by_schtasks', 'by_com']) }), 'survival', 'ok', /session 0/],
  ['all ways to start a run', windows(), 'starts', 'ok', /started by schtasks\.exe \(Interactive\)\.$/],
  ['a task service that only COM may ask', windows({ ways: waysBut(['by_schtasks']) }), 'starts', 'ok', /started by task service by COM .*Refused: schtasks\.exe: Access is denied\./],
  ['tasks that are refused', windows({ ways: waysBut(['by_schtasks', 'by_com']) }), 'starts', 'warning', /started by WMI\. .*no session of the user/],
  ['a standard user', windows({ ways: waysBut(['by_wmi', 'query']) }), 'starts', 'ok', /Refused: WMI.*WMI may not be asked about processes \(Access is denied\.\); the kernel lists them\.$/],
  ['processes that nobody lists', windows({ ways: waysBut(['query', 'native']) }), 'starts', 'warning', /nor the kernel \(Access is denied\.\): they are seen by pid alone/],
  ['no way to start a run', windows({ ways: waysBut(['by_schtasks', 'by_com', 'by_wmi', 'by_breakaway']) }), 'starts', 'failed', /Nothing would start.*schtasks\.exe: Access is denied\..*breakaway from the job: Access/],
  ['ways that nobody knows', windows({ ways: { by_schtasks: null, by_com: null, by_wmi: null, by_breakaway: null, query: null, native: null } }), 'starts', 'unknown', /not known/],
  ['codex without a session', windows({ logon: 'S4U' }), 'executor', 'warning', /session 0/],
  ['codex in a session, by WMI', windows({ ways: waysBut(['by_schtasks', 'by_com']) }), 'executor', 'warning', /runner pipe-in/],
  ['a run root to which others may write', { ...windows(), root: { writers: ['S-1-5-11'] } }, 'run_root', 'failed', /C:\\runs \(S-1-5-11\), scripts/],
  ['a run root that others may replace', { ...windows(), root: { writers: [], replaceable: String.raw`C:\work` } }, 'run_root', 'warning', /In C:\\work, above/],
  ['a run root whose entries nobody may read', windows(), 'run_root', 'unknown', /Who else may write to C:\\runs/],
  ['a run root in the repository', { seen: { run_root: '/srv/eng/runs' } }, 'run_root', 'failed', /lies in the repository \/srv\/eng/],
  ['a run root that is a link', { root: { kind: 'link' } }, 'run_root', 'failed', /is a link/],
  ['a run root of somebody else', { root: { own: false } }, 'run_root', 'failed', /another user/],
  ['a run root that cannot be made', { root: { kind: 'none', writable: false, nearest: '/home' } }, 'run_root', 'failed', /cannot be made in \/home/],
  ['a run root that will be made', { root: { kind: 'none', nearest: '/home/agent' } }, 'run_root', 'ok', /will be made/],
  ['a run root that others can read', { root: { mode: 'drwxr-x---' } }, 'run_root', 'warning', /drwxr-x---/],
  ['a temporary run root', { seen: { run_root: '/tmp/agentd' } }, 'run_root', 'warning', /temporary/],
  ['a run root in another checkout', { root: { inside: '/home/agent' } }, 'run_root', 'warning', /in the checkout/],
  ['a run root that could not be looked at', { root: { kind: null } }, 'run_root', 'unknown', /could not/],
  ['a disk that fills up', { root: { free_bytes: 500 * 1024 ** 2 } }, 'disk', 'warning', /500 MB/],
  ['a full disk', { root: { free_bytes: 50 * 1024 ** 2 } }, 'disk', 'failed', /50 MB/],
  ['no more files', { root: { free_inodes: 20 } }, 'disk', 'failed', /20 files/],
  ['a disk without a count of files', { root: { free_inodes: 0 } }, 'disk', 'ok', /GB/],
  ['no repository', { repo: { kind: 'none' } }, 'repository', 'failed', /is not there/],
  ['a folder without git', { repo: { top: null, complaint: 'fatal: not a git repository' } }, 'repository', 'warning', /no git checkout/],
  ['a bare repository', { repo: { top: null, complaint: 'fatal: this operation must be run in a work tree', bare: true } }, 'repository', 'failed', /\/srv\/eng is a bare repository: there are no files/],
  ['a bare repository, and worktrees', { terminal: { isolation: 'worktree' }, repo: { top: null, complaint: 'fatal: this operation must be run in a work tree', bare: true } }, 'repository', 'ok', /a bare repository, of which each item gets a worktree/],
  ['a bare repository that git is told not to use', { terminal: { isolation: 'worktree' }, repo: { top: null, complaint: "fatal: cannot use bare repository '/srv/eng' (safe.bareRepository is 'explicit')", bare: null } }, 'repository', 'failed', /git will not work in \/srv\/eng, a bare/],
  ['the data of a checkout', { repo: { path: '/srv/eng/.git', top: null, complaint: 'fatal: this operation must be run in a work tree' } }, 'repository', 'failed', /keeps a checkout's data/],
  ['files in Git LFS without git-lfs', { repo: { uses_lfs: true } }, 'repository', 'warning', /keeps files in Git LFS, and git finds no git-lfs/],
  ['files in Git LFS without git-lfs, and worktrees', { terminal: { isolation: 'worktree' }, repo: { uses_lfs: true } }, 'repository', 'failed', /keeps files in Git LFS, and git finds no git-lfs/],
  ['files in Git LFS that git does not hand on', { machine: { lfs: true }, repo: { uses_lfs: true } }, 'repository', 'warning', /not told to use git-lfs/],
  ['a folder without git, and worktrees', { terminal: { isolation: 'worktree' }, repo: { top: null, complaint: 'fatal: not a git repository' } }, 'repository', 'failed', /no git checkout/],
  ['a repository that git distrusts', { repo: { top: null, complaint: "fatal: detected dubious ownership in repository at '/srv/eng'" } }, 'repository', 'failed', /another user/],
  ['a repository of somebody else', { repo: { own: false } }, 'repository', 'warning', /another user/],
  ['a repository behind a link', { repo: { real: '/data/eng', top: '/data/eng' } }, 'repository', 'warning', /really it is \/data\/eng/],
  ['a part of a checkout', { repo: { top: '/srv' } }, 'repository', 'warning', /checkout \/srv/],
  ['an old git', { terminal: { isolation: 'worktree' }, machine: { git: '2.4.1' } }, 'worktree', 'failed', /2\.4\.1/],
  ['a checkout with submodules, and worktrees', { terminal: { isolation: 'worktree' }, repo: { submodules: true } }, 'worktree', 'warning', /submodules, which are empty/],
  ['a checkout without a commit', { terminal: { isolation: 'worktree' }, repo: { has_commit: false } }, 'worktree', 'failed', /no commit/],
  ['a git that does worktrees', { terminal: { isolation: 'worktree' } }, 'worktree', 'ok', /2\.39\.5/],
  ['a missing agent', { machine: { programs: [{ word: 'codex', found: false, path: null, version: null, late: false, fault: null }] } }, 'executor', 'failed', /codex is not found/],
  ['an agent that hangs', { machine: { programs: [{ word: 'codex', found: true, path: '/x/codex', version: null, late: true, fault: null }] } }, 'executor', 'warning', /did not answer/],
  ['an agent nobody looked for', { machine: { programs: [] } }, 'executor', 'unknown', /not looked for/],
  ['a script that is not in the repository', script('missing'), 'executor', 'failed', /^mine: The script scripts\/mine\.sh is not in \/srv\/eng\.$/],
  ['a script that is there', script('ok'), 'executor', 'ok', /^mine: \/bin\/bash; scripts\/mine\.sh in \/srv\/eng\.$/],
  ['a script that nobody looked for', { ...script('ok'), machine: { files: [] } }, 'executor', 'unknown', /not looked for/],
  ['a script that is not committed, and worktrees', script('ok', { isolation: 'worktree' }, false), 'executor', 'failed', /not in the last commit of \/srv\/eng/],
  ['a script that is only committed, and worktrees', script('missing', { isolation: 'worktree' }, true), 'executor', 'ok', /mine\.sh in/],
  ['a script that a sandbox may have', script('missing', { wrap: ['bwrap'] }), 'executor', 'warning', /is not in/],
  ['a script without x that is executed itself', script('not-executable', {}, null, "'{script}'"), 'executor', 'failed', /may not be executed/],
  ['a script that is executed itself', script('ok', {}, null, "'{script}'"), 'executor', 'ok', /^mine: scripts\/mine\.sh in \/srv\/eng\.$/],
  ['an agent whose interpreter is not there', { machine: { programs: [{ word: 'codex', found: true, path: '/x/codex', version: null, late: false, fault: 'interpreter node' }] } }, 'executor', 'failed', /begins with `#!` and node, which is not there/],
  ['a missing sandbox', { terminal: { wrap: ['bwrap'] }, machine: { programs: [{ word: 'bwrap', found: false, path: null, version: null, late: false, fault: null }] } }, 'wrap', 'failed', /bwrap is not found/],
  ['no way to detach', { machine: { tools: ['base64', 'ps', 'bash'] } }, 'tools', 'warning', /session of its own/],
  ['no base64', { machine: { tools: ['setsid', 'ps', 'bash'] } }, 'tools', 'failed', /no base64/],
  ['sessions that take their processes along', { machine: { kills_user_processes: true } }, 'survival', 'warning', /KillUserProcesses/],
  ['runs in the group of tailscaled', { machine: { cgroup: '0::/system.slice/tailscaled.service' } }, 'survival', 'warning', /tailscaled/],
  ['no linger', { machine: { linger: false } }, 'survival', 'warning', /linger/],
  ['another shell that reads the scripts', { machine: { reader: 'zsh' } }, 'shell', 'warning', /read by zsh/],
  ['variables', { machine: { variables: ['PATH', 'GH_TOKEN'] } }, 'environment', 'ok', /Runs get AGENTD_RUN, CLAUDE_CODE_DISABLE_BACKGROUND_TASKS, DISABLE_AUTOUPDATER, GH_TOKEN, PATH\./],
  ['variables that nobody knows', { machine: { variables: null } }, 'environment', 'unknown', /did not say/],
  ['a scope of the system', { machine: { scope: 'system', kills_user_processes: true, linger: false } }, 'survival', 'ok', /a scope of systemd of its own/],
  ['a scope of the user’s manager', { machine: { scope: 'user', cgroup: '0::/system.slice/agentd.service' } }, 'survival', 'ok', /user’s manager/],
  ['a local tick of a timer', { terminal: { transport: 'local' }, machine: { cgroup: '0::/system.slice/agentd.service' } }, 'survival', 'warning', /belong to agentd\.service.*end of the tick/],
  ['a local tick of a timer of the user', { terminal: { transport: 'local' }, machine: { cgroup: '0::/user.slice/user-1000.slice/user@1000.service/app.slice/agentd.service' } }, 'survival', 'warning', /belong to agentd\.service/],
  ['a local tick that a timer might start', { terminal: { transport: 'local' } }, 'survival', 'warning', /starts the tick/],
  ['a local tick without systemd', { terminal: { transport: 'local' }, machine: { scope: null, linger: null, kills_user_processes: null, cgroup: '0::/', tools: ['setsid'] } }, 'survival', 'ok', /no systemd/],
  ['a container with the tools of a logind that does not run', { machine: { scope: null, linger: null, kills_user_processes: null } }, 'survival', 'ok', /no systemd/],
  ['a session of sshd’s own service, which lets live', { machine: { cgroup: '0::/system.slice/ssh.service' } }, 'survival', 'ok', /leave their processes/],
  ['a silent logind', { machine: { linger: null } }, 'survival', 'unknown', /did not say/],
  ['a system without logind', { machine: { linger: null, kills_user_processes: null, tools: ['setsid', 'base64', 'ps', 'bash'] } }, 'survival', 'ok', /no systemd/],
  ['processes that cannot be counted', { terminal: { busy_processes: ['codex'] }, visit: { processes: new Map([['codex', null]]) } }, 'busy_processes', 'failed', /cannot be counted/],
  ['an answer without the machine', { visit: { machine: null } }, 'shell', 'unknown', /not this/],
  ['paused visits', state({ failures: 4, not_before: NOW + 60_000 }), 'breaker', 'warning', /4 times.*10:01Z/],
  ['a held executor', state({ holds: { codex: { until: NOW + 60_000, since: 0, reason: 'not logged in' } } }), 'breaker', 'warning', /not logged in/],
  ['odd configuration', { seen: { warnings: [{ code: 'x', path: 'terminals.box.tofu', line: 1, column: 1, message: 'No effect.', remedy: 'Remove it.', severity: 'warning' }] } }, 'config', 'warning', /terminals\.box\.tofu: No effect/],
  ['a repository of Windows, as git writes it', { ...windows(), repo: { path: String.raw`C:\eng`, real: String.raw`C:\eng`, top: 'C:/eng' } }, 'repository', 'ok', /eng/],
  ['a repository of Windows behind a link', { ...windows(), repo: { path: String.raw`C:\link`, real: null, link: String.raw`C:\link`, top: 'D:/eng' } }, 'repository', 'warning', /really it is D:\/eng/],
  ['a run root in the repository, spelt otherwise', { ...windows(), seen: { run_root: String.raw`c:\ENG\runs` } }, 'run_root', 'failed', /lies in the repository/],
  ['a run root beside the repository', { seen: { run_root: '/srv/eng-runs' } }, 'run_root', 'ok', /ours alone/],
  ['odd configuration of the bastion on the way', { terminal: { fallback: 'warpgate-ssh' }, seen: { warnings: [{ code: 'x', path: 'warpgate.host_keys', line: 1, column: 1, message: 'None.', remedy: 'Add one.', severity: 'warning' }] } }, 'config', 'warning', /warpgate\.host_keys: None/],
]; // prettier-ignore

/** An executor with a script, and what was said of it. */
function script(said: string, terminal = {}, committed: boolean | null = null, run = "/bin/bash '{script}'"): Changes {
  const file = { path: 'scripts/mine.sh', folder: '/srv/eng', executed: run.startsWith("'"), said, committed };
  const bash = { word: '/bin/bash', found: true, path: '/bin/bash', version: null, late: false, fault: null };
  return {
    executors: { mine: { adapter: 'shell', run, script: file.path } },
    terminal: { executors: ['mine'], ...terminal },
    machine: { programs: [bash], files: [file, { ...file, path: '/bin/bash', said: 'ok' }] },
  };
}

describe('the rows of a terminal', () => {
  it('are all fine or skipped where nothing is wrong, in the order of the table', () => {
    const rows = rowsOf(seenWith({}));
    expect(rows.filter(({ status }) => status !== 'ok' && status !== 'skipped')).toEqual([]);
    const ofMac: readonly string[] = ['login', 'sleep'];
    const everywhere = Object.keys(CHECKS).filter((check) => !ofMac.includes(check));
    expect([...new Set(rows.map(({ check }) => check))]).toEqual(everywhere);
  });

  it.each(CASES)('tell %s', (_what, changes, check, status, words) => {
    const rows = rowsOf(seenWith(changes));
    const found = rows.filter((row) => row.check === check).map((row): [string, string] => [row.status, row.detail]);
    expect(found).toContainEqual([status, expect.stringMatching(words)]);
    for (const row of rows) expect(row.remedy !== '', JSON.stringify(row)).toBe(needsRemedy(row));
  });

  it('name the grants and commands that mend a terminal with Windows', () => {
    const remediesOf = (changes: Changes, check: CheckName): string =>
      rowsOf(seenWith(changes))
        .filter((row) => row.check === check)
        .map(({ remedy }) => remedy)
        .join('\n');
    const none = windows({ ways: waysBut(['by_schtasks', 'by_com', 'by_wmi', 'by_breakaway']) });
    expect(remediesOf(none, 'starts')).toMatch(
      /give agent the right _Log on as a batch job_.*`root\\cimv2`: allow agent _Enable Account_, _Execute Methods_ and _Remote Enable_.*virus scanner/,
    );
    expect(remediesOf(windows({ ways: waysBut(['query', 'native', 'by_schtasks', 'by_com']) }), 'starts')).toMatch(
      /right _Log on as a batch job_.*`root\\cimv2`: allow agent _Enable Account_ and _Remote Enable_\. Or have the virus scanner/,
    );
    expect(remediesOf(windows({ ways: waysBut(['query']) }), 'starts')).toBe('');
    expect(remediesOf(windows(), 'survival')).toBe('Lock or disconnect the session instead of logging off.');
    expect(remediesOf(windows({ logon: 'S4U' }), 'executor')).toMatch(/logged on.*danger-full-access.*WSL/);
    const open = { ...windows(), root: { writers: ['S-1-5-11'] } };
    expect(remediesOf(open, 'run_root')).toContain(
      '`icacls "C:\\runs" /inheritance:r /grant:r "*S-1-5-21-1-2-3-1001:(OI)(CI)F" "*S-1-5-18:(OI)(CI)F" "*S-1-5-32-544:(OI)(CI)F"`',
    );
  });

  it.each([
    ['codex exec --json -s danger-full-access -', {}],
    ['codex exec --json --sandbox=danger-full-access -', {}],
    ['codex exec --json {perm} -', { perm: '--dangerously-bypass-approvals-and-sandbox' }],
  ])('say nothing of sessions for %s', (run, more) => {
    const executors = { codex: { adapter: 'codex', run, ...more } };
    const rows = rowsOf(seenWith({ ...windows({ logon: 'S4U' }), executors }));
    expect(rows.filter(({ check, status }) => check === 'executor' && status === 'warning')).toEqual([]);
  });

  it('tell a bash that is the one of WSL', () => {
    const path = String.raw`C:\Windows\System32\bash.exe`;
    const bash = { word: 'bash', found: true, path, version: null, late: false, fault: null };
    const { machine = {}, ...rest } = windows();
    const rows = rowsOf(seenWith({ ...rest, machine: { ...machine, programs: [bash] } }));
    expect(rows).toContainEqual(
      expect.objectContaining({ check: 'executor', detail: expect.stringContaining('runs commands in WSL') }),
    );
  });

  it('hold all that was found out in the row of the system, for a report', () => {
    const rows = rowsOf(seenWith(windows()));
    expect(rows.filter(({ facts }) => facts !== undefined).map(({ check }) => check)).toEqual(['system']);
    expect(rows.find(({ check }) => check === 'system')?.facts).toMatchObject({ windows: WINDOWS, user: 'agent' });
  });

  it('print commands that a shell takes as they are', () => {
    const repo = { path: '/srv/my eng', top: null, complaint: 'fatal: dubious ownership' };
    const rows = rowsOf(seenWith({ repo, root: { mode: 'drwxr-x---' }, seen: { run_root: '/home/my runs' } }));
    const remedies = rows.map(({ remedy }) => remedy).join('\n');
    expect(remedies).toContain("safe.directory '/srv/my eng'`");
    expect(remedies).toContain("chmod 700 '/home/my runs'`");
  });

  it('print the line to pin where no host key is known', () => {
    const shown = {
      line: 'ssh-ed25519 AAAAC3',
      shown: 'ssh-ed25519 SHA256:abc',
      known: [],
      judgement: 'unpinned',
      path: 'terminals.box.host_keys',
    } as const;
    const seen = { ...unreached('host-key-unpinned', false, true).seen, shown };
    const row = rowsOf(seenWith({ seen })).find(({ check }) => check === 'host_key');
    expect(row).toMatchObject({ status: 'failed', detail: expect.stringContaining('SHA256:abc') });
    expect(row?.remedy).toContain('set terminals.box.host_keys: ["ssh-ed25519 AAAAC3"]');
  });

  it.each([
    ['linux', 'ssh-ed25519', '/etc/ssh/ssh_host_ed25519_key.pub'],
    ['linux', 'ecdsa-sha2-nistp256', '/etc/ssh/ssh_host_ecdsa_key.pub'],
    ['windows', 'ssh-rsa', String.raw`C:\ProgramData\ssh\ssh_host_rsa_key.pub`],
  ])('name the file of the key on %s for %s', (os, type, file) => {
    const shown = {
      line: `${type} AAAA`,
      shown: 'x',
      known: [],
      judgement: 'unpinned',
      path: 'terminals.box.host_keys',
    } as const;
    const { terminal } = os === 'windows' ? windows() : {};
    const seen = { ...unreached('host-key-unpinned', false, true).seen, shown };
    const row = rowsOf(seenWith({ seen, terminal: terminal ?? {} })).find(({ check }) => check === 'host_key');
    expect(row?.remedy).toContain(`ssh-keygen -lf ${file}`);
  });

  it('tell the key of the bastion from that of the terminal, in the state too', () => {
    const kept = { ...newState('l'.repeat(32), NOW), bastion_host_keys: ['ssh-ed25519 AAAA'] };
    const changes = {
      terminal: { transport: 'warpgate-ssh', auth: undefined, host: undefined },
      visit: { route: 'warpgate-ssh' },
    };
    const { config, ...seen } = seenWith({ ...changes, seen: { state: kept } });
    const warpgate = WarpgateConfig.parse({ host: 'w', user: 'u', ssh_key: 'K', tofu: true });
    const row = rowsOf({ ...seen, config: { ...config, warpgate } }).find(({ check }) => check === 'host_key');
    expect(row).toMatchObject({ status: 'ok', detail: expect.stringContaining('which the state keeps') });
  });

  it('tell two names of one repository apart from two repositories', () => {
    const [repo] = MACHINE_FACTS.repos;
    const repos = [repo!, { ...repo!, path: '/srv/link' }];
    const rows = rowsOf(seenWith({ visit: { ...VISIT, machine: { ...MACHINE_FACTS, repos } } }));
    const said = (all: readonly DoctorRow[]): string[] =>
      all.filter(({ check }) => check === 'repository').map(({ status }) => status);
    expect(said(rows)).toEqual(['ok', 'failed']);
    // Each item has a folder of its own then.
    const visit = { ...VISIT, machine: { ...MACHINE_FACTS, repos } };
    expect(said(rowsOf(seenWith({ terminal: { isolation: 'worktree' }, visit })))).not.toContain('failed');
  });
});

function needsRemedy({ status }: DoctorRow): boolean {
  return status !== 'ok' && status !== 'skipped';
}

describe('what is asked of a terminal', () => {
  const asked = (
    run: string,
    changes: Readonly<Record<string, unknown>> = {},
    adapter: 'codex' | 'shell' = 'codex',
  ) => {
    const { config, terminal } = seenWith({ terminal: changes });
    return { config: { ...config, executors: { codex: { ...config.executors['codex']!, adapter, run } } }, terminal };
  };

  it('is the program of each command, by name or by the path of `bins`', () => {
    const plain = asked("codex exec -m '{model}' -");
    expect(programsOf(plain.terminal, plain.config)).toEqual([{ word: 'codex', version: true }]);
    const named = asked('codex exec -', { bins: { codex: '/opt/codex' }, wrap: ['bwrap', '--'] });
    expect(programsOf(named.terminal, named.config)).toEqual([
      { word: '/opt/codex', version: true },
      { word: 'bwrap', version: false },
    ]);
    const variable = asked('LANG=C codex exec -');
    expect(programsOf(variable.terminal, variable.config)).toEqual([{ word: 'codex', version: true }]);
  });

  it('is each repository once, as it is spelt', () => {
    const repos = (changes: Readonly<Record<string, unknown>>, own: Readonly<Record<string, string>> = {}) => {
      const { config, terminal } = seenWith({ terminal: changes });
      const [ENG] = Object.values(config.projects);
      const OPS = { ...ENG!, repos: own, routing: { by_assignee: {}, by_label: { big: { terminal: 'box' } } } };
      return reposOf('box', terminal, { ...config, projects: { ENG: ENG!, OPS } });
    };
    expect(repos({ repo: '/srv/Eng/' })).toEqual(['/srv/Eng/']);
    expect(repos({ os: 'windows', repo: String.raw`C:\Eng` }, { box: 'c:/eng' })).toEqual([String.raw`C:\Eng`]);
    expect(repos({}, { box: '/srv/ops' }), 'a label leads there, too').toEqual(['/srv/eng', '/srv/ops']);
  });

  it('never asks a script for its version, and nothing of a word that an item fills in', () => {
    const script = asked('/srv/agent.sh', {}, 'shell');
    expect(programsOf(script.terminal, script.config)).toEqual([{ word: '/srv/agent.sh', version: false }]);
    const filled = asked("'{script}' x", {}, 'shell');
    expect(executorsOf(filled.terminal, filled.config)).toEqual([{ name: 'codex', word: null, version: false }]);
  });
});
