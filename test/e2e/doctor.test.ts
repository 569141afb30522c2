/** `agentd doctor` against the embedded Plane, this machine and a real sshd. */
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DoctorRow } from '../../action/src/doctor/rows.ts';
import { startBastion } from '../fakes/bastion.ts';
import { freePort } from '../fakes/port.ts';
import { startSshd, sshdMissing } from '../fakes/sshd.ts';
import type { TestSshd } from '../fakes/sshd.ts';
import type { Ended } from './process.ts';
import { World, parsed } from './world.ts';
import type { HereOptions } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.make();
  mkdirSync(join(world.folder, 'home'));
});
afterAll(() => world.close());

type Terminal = World['config']['terminals'][string];
const laptop = (): Terminal => ({
  transport: 'local',
  os: 'linux',
  repo: join(world.folder, 'repo'),
  run_root: join(world.folder, 'runs'),
  plane_user: 'bot-laptop',
  token_key: 'PLANE_TOKEN_LAPTOP',
  executors: ['agent'],
});

/** Changes to the one terminal. */
function terminal(changes: Partial<Terminal>): void {
  world.configure((config) => {
    config.terminals = { laptop: { ...laptop(), ...changes } };
    config.executors = { agent: world.agents.executor() };
    const { states } = config.projects['ENG']!;
    config.projects = {
      ENG: { states, routing: { by_assignee: { 'bot-laptop': 'laptop' } }, default_executor: 'agent' },
    };
  });
}
afterEach(() => terminal({}));

interface Examined extends Ended {
  readonly ok: boolean;
  readonly rows: readonly DoctorRow[];
  /** The first row of that check, as `status: detail`. */
  said(check: string): string;
  row(check: string): DoctorRow;
}

async function doctor(args: readonly string[] = [], options: HereOptions = {}): Promise<Examined> {
  const env = { SHELL: '/bin/bash', ...options.env };
  const ended = await world.cli(['doctor', '--config', world.configPath, '--json', ...args], { ...options, env });
  const said = parsed(ended.stdout) as unknown as { ok: boolean; rows: readonly DoctorRow[] } | null;
  if (said === null || !Array.isArray(said.rows)) throw new Error(`no rows: ${ended.stdout}${ended.stderr}`);
  const row = (check: string): DoctorRow => {
    const found = said.rows.find((one) => one.check === check);
    if (found === undefined) throw new Error(`no row ${check}: ${ended.stdout}`);
    return found;
  };
  for (const { status, remedy } of said.rows) expect(remedy !== '').toBe(status !== 'ok' && status !== 'skipped');
  return { ...ended, ...said, row, said: (check) => `${row(check).status}: ${row(check).detail}` };
}

describe('a local terminal', () => {
  it('is found fine where it is, and left as it was', async () => {
    terminal({});
    const { code, ok, said, rows, row } = await doctor();
    expect(rows.filter(({ status }) => status === 'failed')).toEqual([]);
    expect([code, ok]).toEqual([0, true]);
    expect(said('token')).toBe('ok: Plane knows it as bot-laptop, in ENG.');
    expect(said('reach')).toMatch(/^ok: By local in \d+ ms, one round trip\.$/);
    expect(said('host_key')).toBe('ok: It is this very machine.');
    expect(said('clock')).toBe('ok: It is right.');
    expect(said('system')).toMatch(/^ok: /);
    expect(said('run_root')).toContain('is a temporary place');
    expect(row('repository').status).toBe('ok');
    expect(row('breaker').status).toBe('skipped');
    expect(existsSync(join(world.folder, 'runs'))).toBe(false);
    expect(existsSync(world.statePath)).toBe(false);
  });

  it('fails for a state, an author and a label that its project has not', async () => {
    terminal({});
    world.configure((config) => {
      const project = config.projects['ENG']!;
      config.projects['ENG'] = {
        ...project,
        states: { ...project.states, review: 'in review' },
        require_label: 'robots',
      };
      config.allowed_authors = ['nobody@example.com'];
    });
    const { code, rows } = await doctor();
    expect(code).toBe(1);
    expect(rows.filter(({ check }) => check === 'project').map(({ status, detail }) => `${status}: ${detail}`)).toEqual(
      [
        'failed: projects.ENG.states.review: ENG has no state `in review`.',
        'failed: projects.ENG.require_label: ENG has no label `robots`, so nothing can start there.',
        'failed: allowed_authors: nobody of them is a member of ENG, so no comment there is heard.',
        'warning: allowed_authors: `nobody@example.com` is no member of `ENG`, so that nothing of theirs is heard.',
      ],
    );
    world.configure((config) => {
      config.projects['ENG']!.states.review = 'In Review';
      config.allowed_authors = ['ada@example.com'];
    });
  });

  it('is shown to people by terminal, with what to do below each row that needs it', async () => {
    terminal({ bins: {}, repo: join(world.folder, 'nowhere') });
    const ended = await world.cli(['doctor', 'laptop', '--config', world.configPath]);
    expect(ended.code).toBe(1);
    expect(ended.stdout).toMatch(/^laptop\n {2}ok +config +Nothing odd\.\n/);
    expect(ended.stdout).toMatch(/ {2}FAILED +repository +\S+nowhere is not there.*\n +→ Clone it there/);
    expect(ended.stdout).toMatch(/\d+ checks, 1 failed, /);
  });

  it('fails each row for its own reason, and no secret is in any', async () => {
    writeFileSync(join(world.folder, 'plain-file'), '');
    symlinkSync(join(world.folder, 'repo'), join(world.folder, 'link'));
    world.configure((config) => {
      config.executors['codex'] = { adapter: 'codex', run: 'no-such-codex exec --json -' };
      config.terminals = {
        laptop: {
          ...laptop(),
          os: 'darwin',
          run_root: join(world.folder, 'repo', 'runs'),
          repo: join(world.folder, 'plain-file'),
          executors: ['codex'],
          wrap: ['no-such-sandbox'],
          busy_processes: ['no-such-process'],
          plane_user: 'bot-laptop',
        },
      };
      config.projects['ENG']!.default_executor = 'codex';
      config.projects['ENG']!.repos = { laptop: join(world.folder, 'repo') };
    });
    const { code, said, rows, stdout } = await doctor([], { env: { PLANE_TOKEN_LAPTOP: '' } });
    expect(code).toBe(1);
    expect(said('token')).toBe('failed: The variable PLANE_TOKEN_LAPTOP is empty.');
    expect(said('system')).toMatch(/^failed: .*\(linux\), and `os` says darwin/);
    expect(said('run_root')).toMatch(/^failed: .* lies in the repository/);
    expect(
      rows
        .filter(({ check }) => check === 'repository')
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['failed', 'ok']);
    expect(said('executor')).toBe('warning: codex: no-such-codex is not found outside of the sandbox.');
    expect(said('wrap')).toMatch(/^failed: no-such-sandbox is not found/);
    expect(said('busy_processes')).toBe('ok: no-such-process: 0 now.');
    for (const token of Object.values(world.env)) expect(stdout).not.toContain(token);
  });

  it('answers as the wrong user, or with a key that Plane refuses', async () => {
    terminal({});
    const wrong = await doctor([], { env: { PLANE_TOKEN_LAPTOP: world.env['PLANE_TOKEN_DESK'] ?? '' } });
    expect(wrong.said('token')).toBe(
      'failed: PLANE_TOKEN_LAPTOP is the key of "bot-desk", and plane_user is "bot-laptop".',
    );
    const refused = await doctor([], { env: { PLANE_TOKEN_LAPTOP: 'plane_api_0123456789abcdef' } });
    expect(refused.said('token')).toMatch(/^failed: plane-token-invalid: /);
    expect(refused.code).toBe(1);
  });

  it('tells what it found with versions, and what the state knows', async () => {
    const bin = join(world.folder, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'codex'), '#!/bin/sh\necho codex-cli 1.2.3\n');
    chmodSync(join(bin, 'codex'), 0o755);
    world.configure((config) => {
      config.executors['codex'] = { adapter: 'codex', run: 'codex exec --json -' };
      config.terminals = { laptop: { ...laptop(), executors: ['agent', 'codex'] } };
    });
    const tick = await world.cli(['tick', '--init', '--config', world.configPath, '--json']);
    expect(tick.code).toBe(0);
    const { rows, said } = await doctor([], { env: { PATH: `${bin}:${process.env['PATH'] ?? ''}` } });
    expect(rows.find(({ detail }) => detail.startsWith('codex: '))).toMatchObject({
      status: 'ok',
      detail: `codex: ${bin}/codex, codex-cli 1.2.3.`,
    });
    expect(said('breaker')).toBe('ok: Ticks visit it, and no executor is held.');
  });

  it('names the nearest terminal, and is a usage error then', async () => {
    terminal({});
    const ended = await world.cli(['doctor', 'labtop', '--config', world.configPath, '--json']);
    expect(ended.code).toBe(2);
    expect(ended.stdout).toContain('Did you mean `laptop`?');
  });
});

const missing = sshdMissing();

describe('a terminal behind a bastion', () => {
  it('has the bastion’s key printed, and is looked at through it once that is pinned', async () => {
    const bastion = await startBastion();
    try {
      const through = (warpgate: Readonly<Record<string, unknown>>): void => {
        terminal({ transport: 'warpgate-ssh', target: 'box' });
        world.configure((config) => {
          const { port } = bastion;
          config.warpgate = { host: '127.0.0.1', port, user: 'ada', ssh_key: 'WARPGATE_KEY', ...warpgate };
        });
      };
      through({});
      const env = { WARPGATE_KEY: bastion.key };
      const first = await doctor([], { env });
      expect(first.said('host_key')).toMatch(/^failed: No host key is known\. It shows ssh-ed25519 SHA256:/);
      const line = /set warpgate\.host_keys: \["([^"]+)"\]/.exec(first.row('host_key').remedy)?.[1] ?? '';
      expect(bastion.hostKey.startsWith(line)).toBe(true);
      expect(bastion.logins).toEqual([]);
      through({ host_keys: [line] });
      const { said, rows } = await doctor([], { env });
      expect(rows.filter(({ status }) => status === 'failed')).toEqual([]);
      expect(said('reach')).toMatch(/^ok: By warpgate-ssh in \d+ ms, one round trip\.$/);
      expect(said('host_key')).toBe('ok: Pinned in warpgate.host_keys. The bastion vouches for what is behind it.');
      expect(bastion.logins).toEqual(['ada:box']);
    } finally {
      await bastion.stop();
      world.configure((config) => void delete config.warpgate);
    }
  });
});

describe.skipIf(missing !== null)(`a terminal behind a real sshd${missing === null ? '' : ` (${missing})`}`, () => {
  let sshd: TestSshd;
  let other: TestSshd;
  beforeAll(async () => {
    [sshd, other] = await Promise.all([startSshd(), startSshd()]);
  });
  afterAll(async () => {
    await Promise.all([sshd.stop(), other.stop()]);
  });

  const remote = (changes: Partial<Terminal> = {}): void =>
    terminal({
      transport: 'direct-ssh',
      host: '127.0.0.1',
      port: sshd.port,
      user: 'root',
      auth: 'key',
      ssh_key: 'SSH_KEY',
      ...changes,
    });
  const withKey = (): HereOptions => ({ env: { SSH_KEY: sshd.key } });

  it('prints the line to pin without a login, also while there is no private key yet; pasted, it works', async () => {
    remote();
    const before = sshd.log();
    for (const options of [{}, withKey()]) {
      const { said, row, code } = await doctor([], options);
      expect(code).toBe(1);
      expect(said('host_key')).toMatch(/^failed: No host key is known\. It shows ssh-ed25519 SHA256:/);
      const line = /set terminals\.laptop\.host_keys: \["([^"]+)"\]/.exec(row('host_key').remedy)?.[1] ?? '';
      expect(sshd.hostKeys.ed25519.startsWith(line)).toBe(true);
      expect(line.split(' ')).toHaveLength(2);
      expect(row('run_root').status).toBe('skipped');
    }
    expect(sshd.log().slice(before.length)).not.toMatch(/Accepted|Failed/);
    remote({ host_keys: [sshd.hostKeys.ed25519] });
    const { said, ok, rows } = await doctor([], withKey());
    expect([ok, rows.filter(({ status }) => status === 'failed')]).toEqual([true, []]);
    expect(said('host_key')).toBe('ok: Pinned in terminals.laptop.host_keys.');
    expect(said('reach')).toMatch(/^ok: By direct-ssh in \d+ ms, one round trip\.$/);
    expect(said('user')).toMatch(/^warning: Runs work as root/);
  });

  it('fails with both fingerprints when another machine answers, and does not log in', async () => {
    remote({ host_keys: [other.hostKeys.ed25519] });
    const { said, row } = await doctor([], withKey());
    const print = (key: string): string =>
      execFileSync('ssh-keygen', ['-lf', '-'], { input: key, encoding: 'utf8' }).split(' ')[1] ?? '';
    expect(said('host_key')).toMatch(/^failed: /);
    expect(row('host_key').detail).toContain(print(sshd.hostKeys.ed25519));
    expect(row('host_key').detail).toContain(print(other.hostKeys.ed25519));
    expect(row('reach').status).toBe('skipped');
  });

  it('shows which key it has where none is of the type that is pinned', async () => {
    const single = await startSshd({ config: ['HostKeyAlgorithms ssh-ed25519'] });
    try {
      remote({ port: single.port, host_keys: [single.hostKeys.rsa] });
      const { said } = await doctor([], { env: { SSH_KEY: single.key } });
      expect(said('host_key')).toMatch(/^failed: .* It shows ssh-ed25519 SHA256:\S+; known is ssh-rsa SHA256:/);
      expect(single.log()).not.toContain('Accepted');
    } finally {
      await single.stop();
    }
  });

  it('says that a first visit believed the key, and how to pin it', async () => {
    remote({ tofu: true });
    const { said, row } = await doctor([], withKey());
    expect(said('host_key')).toMatch(/^warning: Believed at this visit/);
    expect(row('host_key').remedy).toContain('host_keys: ["ssh-ed25519 AAAA');
  });

  it('skips what needs an answer where nothing listens', async () => {
    remote({ port: await freePort(), host_keys: [sshd.hostKeys.ed25519] });
    const { said, row, code } = await doctor([], withKey());
    expect(said('reach')).toMatch(/^failed: ssh-refused: /);
    expect(row('system').status).toBe('skipped');
    expect(code).toBe(1);
    const { stdout } = await world.cli(['doctor', '--config', world.configPath], withKey());
    expect(stdout.match(/The terminal was not reached\./g)).toHaveLength(1);
    expect(stdout).toMatch(/\n {2}skipped +\d\d checks +The terminal was not reached\.\n/);
  });

  it('fails for a login that is refused', async () => {
    remote({ host_keys: [sshd.hostKeys.ed25519] });
    const { said, code } = await doctor([], { env: { SSH_KEY: other.key } });
    expect(said('reach')).toMatch(/^failed: ssh-login-refused: /);
    expect(code).toBe(1);
    expect(readFileSync(world.configPath, 'utf8')).toContain('direct-ssh');
  });
});
