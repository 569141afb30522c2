/** A terminal in which nothing is wrong, for tests that change one thing. */
import { Config } from '../../action/src/config/schema.ts';
import type { Seen, Visit } from '../../action/src/doctor/seen.ts';
import type { ProjectInfo } from '../../action/src/model/work-item.ts';
import type { MachineFacts, WindowsFacts } from '../../action/src/ports/machine-facts.ts';

export const MACHINE_FACTS: MachineFacts = {
  system: 'linux',
  version: 'Debian GNU/Linux 12 (bookworm)',
  user: 'agent',
  superuser: false,
  home: '/home/agent',
  reader: null,
  variables: ['HOME', 'LANG', 'PATH', 'USER'],
  shell: '/bin/bash',
  login_path: '/usr/local/bin:/usr/bin',
  path: '/usr/local/bin:/usr/bin:/home/agent/.local/bin',
  tools: ['setsid', 'base64', 'pgrep', 'git', 'bash', 'loginctl'],
  programs: [
    { word: 'codex', found: true, path: '/usr/local/bin/codex', version: 'codex-cli 1.2.3', late: false, fault: null },
  ],
  files: [],
  run_root: {
    kind: 'folder',
    nearest: '/home/agent/.agentd',
    real: '/home/agent/.agentd',
    link: null,
    own: true,
    writable: true,
    mode: 'drwx------',
    inside: '',
    writers: null,
    replaceable: null,
    free_bytes: 50 * 1024 ** 3,
    free_inodes: 1_000_000,
  },
  repos: [
    {
      path: '/srv/eng',
      kind: 'folder',
      id: '64769:1234',
      real: '/srv/eng',
      link: null,
      own: true,
      writable: true,
      top: '/srv/eng',
      complaint: null,
      has_commit: true,
      bare: false,
      uses_lfs: false,
      lfs_filter: false,
      submodules: false,
    },
  ],
  git: '2.39.5',
  lfs: false,
  linger: true,
  kills_user_processes: false,
  scope: 'none',
  cgroup: '0::/user.slice/user-1000.slice/session-3.scope',
  windows: null,
  mac: null,
  seconds: 1,
};

export const WINDOWS: WindowsFacts = {
  policy: 'Bypass',
  long_paths: true,
  logon: 'Interactive',
  sid: 'S-1-5-21-1-2-3-1001',
  scanners: 'Windows Defender IOfficeAntiVirus implementation',
  ways: { by_schtasks: '', by_com: '', by_wmi: '', by_breakaway: '', query: '', native: '' },
};

export const NOW = Date.parse('2026-01-05T10:00:00Z');

export const VISIT: Visit = {
  sent_at: NOW - 2000,
  answered_at: NOW,
  round_trips: 1,
  route: 'direct-ssh',
  now: NOW - 1500,
  processes: new Map(),
  machine: MACHINE_FACTS,
};

export const INFO: ProjectInfo = {
  id: 'p1',
  key: 'ENG',
  name: 'Engine',
  archived: false,
  states: [
    { id: 's1', name: 'Todo', group: 'unstarted' },
    { id: 's2', name: 'W', group: 'started' },
  ],
  labels: { l1: 'Agent', l2: 'exec:codex' },
  members: [
    { id: 'u1', email: 'bot@example.com', display_name: 'bot-linux' },
    { id: 'u2', email: 'ada@example.com', display_name: 'Ada' },
  ],
};

export interface Changes {
  /** Of the project ENG in the configuration. */
  readonly project?: Readonly<Record<string, unknown>>;
  readonly authors?: readonly string[];
  readonly terminal?: Readonly<Record<string, unknown>>;
  readonly machine?: Partial<MachineFacts>;
  readonly root?: Partial<MachineFacts['run_root']>;
  readonly repo?: Partial<MachineFacts['repos'][number]>;
  readonly visit?: Partial<Visit>;
  readonly executors?: Readonly<Record<string, unknown>>;
  readonly seen?: Partial<Seen>;
}

export function seenWith(changes: Changes): Seen {
  const {
    terminal = {},
    machine = {},
    root = {},
    repo = {},
    visit = {},
    executors = {},
    seen = {},
    project = {},
    authors = [],
  } = changes;
  const config = Config.parse({
    plane: { base_url: 'https://plane.test', workspace: 'acme', token_key: 'PLANE_TOKEN' },
    state: { store: 'file' },
    allowed_authors: authors,
    projects: {
      ENG: {
        states: { working: 'W' },
        routing: { by_assignee: { 'bot-linux': 'box' } },
        default_executor: 'codex',
        ...project,
      },
    },
    executors: { codex: { adapter: 'codex', run: 'codex exec --json -' }, ...executors },
    terminals: {
      box: {
        transport: 'direct-ssh',
        os: 'linux',
        host: 'box.tailnet.ts.net',
        auth: 'tailscale',
        repo: '/srv/eng',
        run_root: '/home/agent/.agentd',
        plane_user: 'bot-linux',
        token_key: 'PLANE_TOKEN_BOX',
        executors: ['codex'],
        ...terminal,
      },
    },
  });
  const box = config.terminals['box'];
  if (box === undefined) throw new Error('no terminal');
  const [first] = MACHINE_FACTS.repos;
  if (first === undefined) throw new Error('no repository');
  const whole: MachineFacts = {
    ...MACHINE_FACTS,
    repos: [{ ...first, ...repo }],
    ...machine,
    run_root: { ...MACHINE_FACTS.run_root, ...root },
  };
  return {
    name: 'box',
    config,
    terminal: box,
    warnings: [],
    identity: {
      is: 'user',
      user_id: 'u1',
      projects: new Map([['ENG', { names: new Map([['u1', 'bot-linux']]), refused: null }]]),
    },
    projects: new Map([['ENG', { info: INFO }]]),
    run_root: '/home/agent/.agentd',
    visit: { ...VISIT, machine: whole, ...visit },
    shown: null,
    learned: [],
    state: null,
    now: NOW,
    ...seen,
  };
}
