import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlaneRequest } from '../../action/src/plane-emulator/http-message.ts';
import type { SmokeReport, SmokeRow } from '../../action/src/smoke/report.ts';
import { lives, markedBy, runnersOf } from '../contracts/place.ts';
import { makeKey, startSshd, sshdMissing } from '../fakes/sshd.ts';
import { until } from './process.ts';
import type { Ended } from './process.ts';
import { World, parsed } from './world.ts';
import type { HereOptions } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.make();
});
afterAll(() => world.close());
afterEach(() => {
  world.trouble = () => null;
  world.configure((config) => {
    config.executors['agent'] = world.agents.executor();
    config.terminals['laptop'] = { ...LAPTOP(), ...original };
    config.projects['ENG']!.states = { working: 'In Progress', review: 'In Review', question: 'Needs Input' };
  });
  world.agents.plan('smoke-1', {});
});

type Terminal = World['config']['terminals'][string];
const original: Partial<Terminal> = {};
const LAPTOP = (): Terminal => ({
  transport: 'local',
  os: process.platform === 'darwin' ? 'darwin' : 'linux',
  repo: join(world.folder, 'repo'),
  run_root: join(world.folder, 'runs'),
  plane_user: 'bot-laptop',
  token_key: 'PLANE_TOKEN_LAPTOP',
  executors: ['agent'],
});

interface Smoked extends Ended {
  readonly ok: boolean;
  readonly rows: SmokeReport['rows'];
  row(step: string): SmokeRow;
  /** `step: code` of each failed row. */
  failed(): string[];
}

async function smoke(args: readonly string[] = [], options: HereOptions = {}): Promise<Smoked> {
  const command = ['smoke', 'ENG', 'laptop', '--config', world.configPath, '--json', ...args];
  const ended = await world.cli(command, options);
  return readSmoke(ended);
}

function readSmoke(ended: Ended): Smoked {
  const said = parsed(ended.stdout) as unknown as Pick<SmokeReport, 'ok' | 'rows'> | null;
  if (said === null || !Array.isArray(said.rows)) throw new Error(`no report: ${ended.stdout}${ended.stderr}`);
  const { ok, rows } = said;
  return {
    ...ended,
    ok,
    rows,
    row: (step) => rows.find((row) => row.step === step) ?? { step: 'config', status: 'skipped', ms: 0, detail: '' },
    failed: () => rows.filter((row) => row.status === 'failed').map((row) => `${row.step}: ${row.problem?.code ?? ''}`),
  };
}

/** Looks at Plane, the disk and the processes of this machine. */
function nothingLeft(root = join(world.folder, 'runs')): void {
  expect(world.people.everything()).toEqual({ items: [], comments: [] });
  expect(existsSync(world.statePath)).toBe(false);
  const there = (path: string): string[] => (existsSync(path) ? readdirSync(path) : []);
  expect(there(root).filter((name) => name !== '.agentd')).toEqual([]);
  expect(there(join(root, '.agentd', 'locks'))).toEqual([]);
  expect(there(join(root, '.agentd')).filter((name) => name.startsWith('fence'))).toEqual([]);
  expect(runnersOf(root)).toEqual([]);
  expect(smokeProcesses()).toEqual([]);
}

function smokeProcesses(): number[] {
  return markedBy('agentd-').filter((pid) => {
    const marker = /AGENTD_RUN=agentd-[0-9a-f]{8}-smoke-1(?:\0|$)/;
    return lives(pid) && marker.test(readFileSync(`/proc/${pid}/environ`, 'utf8')) && isOurs(pid);
  });
}

/** Other test files may smoke at the same time. */
function isOurs(pid: number): boolean {
  return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(world.folder);
}

const writes =
  (method: string, path: RegExp) =>
  (request: PlaneRequest): boolean =>
    request.method === method && path.test(request.path);
const ITEMS = /\/work-items\/$/;
const ONE_ITEM = /\/work-items\/[0-9a-f-]{36}\/$/;
const COMMENTS = /\/comments\/$/;
const ONE_COMMENT = /\/comments\/[0-9a-f-]{36}\/$/;

describe('a terminal that works', () => {
  it('passes every step, posts as its user, and is left as it was', async () => {
    const seen: { state?: unknown; assignees?: unknown; html?: unknown }[] = [];
    world.trouble = (request) => {
      if (writes('POST', /\/(work-items|comments)\/$/)(request)) {
        seen.push(JSON.parse(new TextDecoder().decode(request.body)) as object);
      }
      return null;
    };
    const { code, ok, rows, row } = await smoke();
    expect([code, ok, rows.filter(({ status }) => status !== 'passed')]).toEqual([0, true, []]);
    expect(seen[0]).toMatchObject({ assignees: [], state: world.people.id('state.ENG.Cancelled') });
    expect(seen[1]).toMatchObject({ external_source: 'agentd' });
    expect(row('collect').detail).toContain('[review] done');
    expect(row('end-run').detail).toBe('It had ended.');
    nothingLeft();
  });

  it('shows people a line for each step', async () => {
    const { code, stdout, stderr } = await world.cli(['smoke', 'ENG', 'laptop', '--config', world.configPath]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.match(/^pass {2}\S+ +\d+ ms {2}.+$/gm)).toHaveLength(18);
    expect(stdout).toContain('Terminal laptop works for project ENG.');
  });

  it('asks an agent for one line, in the repository itself', async () => {
    await smoke();
    expect(world.agents.prompt('smoke-1')).toMatch(
      /Answer with exactly this one line.*\n\[review\] smoke [0-9a-f]{8}\n/,
    );
  });

  it('never runs the own script of a shell executor, with or without a place for one', async () => {
    const harm = join(world.folder, 'harm');
    for (const run of [`sh '{script}' x`, `touch '${harm}'`]) {
      world.configure(({ executors, terminals }) => {
        executors['script'] = { adapter: 'shell', run, script: `touch ${harm}` };
        terminals['laptop']!.executors = ['agent', 'script'];
      });
      const { rows, row } = await smoke(['--executor', 'script']);
      const unlike = rows.filter(({ status, step }) => status !== 'passed' && step !== 'script');
      expect(unlike).toEqual([]);
      expect(row('collect').detail).toContain('[review] smoke');
      expect(existsSync(harm)).toBe(false);
    }
    nothingLeft();
  });

  it('says that the own script is not there, or cannot be executed, and does not run it', async () => {
    const own = join(world.folder, 'repo', 'own.sh');
    const use = (run: string): void => {
      world.configure(({ executors, terminals }) => {
        executors['script'] = { adapter: 'shell', run, script: './own.sh' };
        terminals['laptop']!.executors = ['agent', 'script'];
      });
    };
    use(`sh '{script}'`);
    const without = await smoke(['--executor', 'script']);
    expect([without.failed(), without.row('collect').status]).toEqual([['script: script-unusable'], 'passed']);
    expect(without.row('script').problem?.message).toBe(
      `script: The script ./own.sh is not in ${join(world.folder, 'repo')}.`,
    );
    writeFileSync(own, 'touch ran\n', { mode: 0o644 });
    use(`'{script}'`);
    const barred = await smoke(['--executor', 'script', '--dry-run']);
    expect([barred.code, barred.row('script').problem?.message]).toEqual([
      1,
      expect.stringContaining('may not be executed'),
    ]);
    use(`sh '{script}'`);
    const good = await smoke(['--executor', 'script']);
    expect([good.ok, good.row('script').detail]).toEqual([true, expect.stringContaining('was not run')]);
    expect(existsSync(join(world.folder, 'repo', 'ran'))).toBe(false);
    rmSync(own);
    nothingLeft();
  });

  it('is tried by two at once, and beside a tick, without either noticing', async () => {
    const command = ['smoke', 'ENG', 'laptop', '--config', world.configPath, '--json'];
    const ended = await Promise.all([world.run(command), world.run(command), world.beginTick().ended]);
    const [first, second] = ended.slice(0, 2).map(readSmoke) as [Smoked, Smoked];
    const { ok } = parsed(ended[2].stdout) as { ok: boolean };
    expect([first.ok, second.ok, ok]).toEqual([true, true, true]);
    const { items, inflight } = world.state();
    expect([items, inflight]).toEqual([{}, {}]);
    rmSync(world.statePath);
    nothingLeft();
  });
});

describe('names that the configuration does not have', () => {
  it.each([
    [['smoke', 'ENGG', 'laptop'], 'project-unknown', 'Did you mean `ENG`?'],
    [['smoke', 'ENG', 'labtop'], 'terminal-unknown', 'Did you mean `laptop`?'],
    [['smoke', 'ENG', 'laptop', '--executor', 'agnt'], 'executor-unknown', 'Did you mean `agent`?'],
  ])('%j ends with exit code 2, and names the nearest', async (args, code, hint) => {
    const ended = await world.cli([...args, '--config', world.configPath, '--json']);
    expect(ended.code).toBe(2);
    expect(parsed(ended.stdout)).toMatchObject({ ok: false, error: { code } });
    expect(ended.stdout).toContain(hint);
  });

  it('refuses an executor that the terminal does not offer', async () => {
    world.configure(({ executors }) => {
      executors['spare'] = { adapter: 'mock' };
    });
    const ended = await world.cli(['smoke', 'ENG', 'laptop', '-e', 'spare', '--config', world.configPath, '--json']);
    expect([ended.code, parsed(ended.stdout)]).toMatchObject([2, { error: { code: 'executor-not-offered' } }]);
  });
});

describe('a step that fails leaves nothing behind, and the others are still tried', () => {
  it('a reader token that is not accepted', async () => {
    const { code, failed, row } = await smoke([], { env: { PLANE_TOKEN: 'plane_api_wrong' } });
    expect([code, failed()]).toEqual([1, ['reader-token: plane-token-invalid']]);
    expect(row('collect').status).toBe('passed');
    expect(row('work-item').status).toBe('skipped');
    nothingLeft();
  });

  it('a token of another user, and one that is missing', async () => {
    const other = await smoke([], { env: { PLANE_TOKEN_LAPTOP: world.people.token('bot-desk') } });
    expect(other.failed()).toEqual(['identity: plane-user-mismatch']);
    expect(other.row('identity').problem?.message).toContain('bot-desk');
    const none = await smoke([], { env: { PLANE_TOKEN_LAPTOP: '' } });
    expect(none.failed()).toEqual(['identity: plane-token-missing']);
    nothingLeft();
  });

  it('a state that the project does not have', async () => {
    world.configure(({ projects }) => {
      projects['ENG']!.states.review = 'Revue';
      projects['ENG']!.states.blocked = 'Stuck';
    });
    const { failed, row } = await smoke();
    expect(failed()).toEqual(['states: state-unknown']);
    expect(row('states').problem?.message).toMatch(/Revue.*Stuck/);
    nothingLeft();
  });

  it('labels that the project does not have are named, and are no failure', async () => {
    world.configure(({ projects }) => {
      projects['ENG']!.routing.by_label = { 'on:lptop': { terminal: 'laptop' }, 'exec:other': { executor: 'agent' } };
    });
    const { row } = await smoke(['--dry-run']);
    expect(row('states')).toMatchObject({ status: 'passed' });
    expect(row('states').detail).toMatch(/has no label "on:lptop", which/);
  });

  it('a project in which every state is picked up gets no work item', async () => {
    world.configure(({ projects }) => {
      const all = ['Backlog', 'Todo', 'In Progress', 'In Review', 'Needs Input', 'Blocked', 'Done', 'Cancelled'];
      projects['ENG']!.states.pick_up = all;
    });
    expect((await smoke()).failed()).toEqual(['states: smoke-no-quiet-state']);
    nothingLeft();
  });

  it('a terminal that cannot be reached', async () => {
    world.configure(({ terminals }) => {
      terminals['laptop'] = {
        ...LAPTOP(),
        transport: 'direct-ssh',
        host: '127.0.0.1',
        port: 1,
        auth: 'key',
        ssh_key: 'SSH_KEY',
        tofu: true,
      };
    });
    const { failed, row } = await smoke([], { env: { SSH_KEY: 'no key' } });
    expect(failed()).toEqual([expect.stringMatching(/^reach: /)]);
    expect([row('host-key').status, row('start').status]).toEqual(['skipped', 'skipped']);
    expect(row('read-back').status).toBe('passed');
    nothingLeft();
  });

  it('a run root in which nothing can be made', async () => {
    const file = join(world.folder, 'a-file');
    writeFileSync(file, '');
    world.configure(({ terminals }) => {
      terminals['laptop']!.run_root = join(file, 'runs');
    });
    const { failed, row } = await smoke();
    expect(failed()[0]).toBe('run-directory: write-failed');
    expect(row('start').status).toBe('skipped');
    nothingLeft();
  });

  it.each([
    [{ fail_start: true }, 'skipped'],
    [{ fail_answer: true, delay_ms: 60_000 }, 'passed'],
  ])('a start that fails: %j', async (mock, ended) => {
    world.configure(({ executors }) => {
      executors['agent'] = { adapter: 'mock', mock };
    });
    const { failed, row } = await smoke();
    expect(failed()).toEqual(['start: injected-fault']);
    expect(row('end-run').status).toBe(ended);
    nothingLeft();
  });

  it('a repository that is not there, a command that fails, and an answer without a tag', async () => {
    world.configure(({ terminals }) => {
      terminals['laptop']!.repo = join(world.folder, 'nowhere');
    });
    const nowhere = await smoke();
    expect(nowhere.failed()).toEqual(['collect: run-env']);
    expect(nowhere.row('collect').problem?.remedy).toMatch(/correct terminals\.laptop\.repo\.$/);
    world.configure(({ terminals }) => {
      terminals['laptop']!.repo = join(world.folder, 'repo');
    });
    world.agents.plan('smoke-1', { code: 3, message: '', tail: 'it broke' });
    const broken = await smoke();
    expect(broken.failed()).toEqual([expect.stringMatching(/^collect: run-/)]);
    expect(broken.row('collect').problem?.message).toContain('it broke');
    world.agents.plan('smoke-1', { message: 'Hello there' });
    expect((await smoke()).failed()).toEqual(['collect: smoke-answer']);
    nothingLeft();
  });

  it('an agent that hangs, within the time that is allowed, with all its children', async () => {
    const run = `echo $$; sleep 600 & setsid sleep 600 & sleep 600`;
    world.configure(({ executors }) => {
      executors['agent'] = { adapter: 'codex', run };
    });
    const { failed, row, code } = await smoke(['--timeout', '2']);
    expect([code, failed()]).toEqual([1, ['poll: smoke-timeout']]);
    expect(row('poll').problem?.message).toContain('running when last seen');
    expect(row('end-run').detail).toBe('It was ended, with all its processes.');
    expect(row('read-back').status).toBe('passed');
    nothingLeft();
  });

  it.each([
    ['work-item', 'POST', ITEMS],
    ['comment', 'POST', COMMENTS],
  ])('Plane refuses the %s, or loses the answer to it', async (step, method, path) => {
    const hit = writes(method, path);
    world.trouble = (request) =>
      hit(request) ? { kind: 'answer', when: 'before', status: 403, body: { detail: 'No.' } } : null;
    expect((await smoke()).failed()).toEqual([`${step}: plane-forbidden`]);
    nothingLeft();
    world.trouble = (request) => (hit(request) ? { kind: 'drop', when: 'after' } : null);
    expect((await smoke()).failed()).toEqual([`${step}: plane-unreachable`]);
    nothingLeft();
  });

  it('a comment that comes back with other words', async () => {
    world.trouble = (request) =>
      request.method === 'GET' && request.path.includes('/comments/')
        ? { kind: 'answer', when: 'before', status: 200, body: { results: [], next_page_results: false } }
        : null;
    expect((await smoke()).failed()).toEqual(['read-back: smoke-comment-differs']);
    nothingLeft();
  });
});

describe('what cannot be cleaned up', () => {
  it('is named with what a person does, and the rest is cleaned up all the same', async () => {
    world.trouble = (request) =>
      writes('DELETE', ONE_COMMENT)(request) || writes('DELETE', ONE_ITEM)(request)
        ? { kind: 'answer', when: 'before', status: 403, body: { detail: 'No.' } }
        : null;
    const { code, failed, row } = await smoke();
    expect([code, failed()]).toEqual([1, ['remove-comment: plane-forbidden', 'remove-item: plane-forbidden']]);
    expect(row('remove-item').problem?.remedy).toMatch(/^Delete the work item ENG-\d+ of project ENG by hand\./);
    expect(row('remove-run').status).toBe('passed');
    const [left] = world.people.everything().items;
    expect(left).toMatch(/^agentd smoke test [0-9a-f]{8}$/);

    // No tick takes it up, whoever comments.
    const { started } = await world.tick();
    expect(started).toEqual([]);
    await removeAll();
  });

  it('a process that an agent leaves behind it is ended, and its directory is removed', async () => {
    const stray = join(world.folder, 'stray');
    const run = `setsid sh -c 'echo $$ >>"${stray}"; exec sleep 600' & until [ -s '${stray}' ]; do sleep 0.1; done; printf '[review] ok' >'{out}'`;
    world.configure(({ executors }) => {
      executors['agent'] = { adapter: 'codex', run };
    });
    const { failed, row } = await smoke();
    expect(failed()).not.toContain('remove-run: run-alive');
    expect(row('remove-run').status).toBe('passed');
    expect(lives(Number(readFileSync(stray, 'utf8')))).toBe(false);
    expect(readdirSync(join(world.folder, 'runs'))).toEqual(['.agentd']);
    await world.close();
    world = await World.make();
  });
});

/** What a person does about it. */
async function removeAll(): Promise<void> {
  world.trouble = () => null;
  await world.close();
  world = await World.make();
}

describe('a stop', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('by %s in the middle ends the run and cleans up', async (signal) => {
    world.agents.plan('smoke-1', { held: true });
    const started = world.begin(['smoke', 'ENG', 'laptop', '--config', world.configPath]);
    // The agent may run before the step that started it is over; with its line the next step has begun.
    await until('the agent was started', () => /^pass  start /m.test(started.stdout()));
    process.kill(started.pid, signal);
    const { code, stdout } = await started.ended;
    const told = (step: string): string =>
      new RegExp(`^(\\w+)  ${step} +\\d+ ms  (.*)$`, 'm').exec(stdout)?.slice(1).join(': ') ?? '';
    expect(code).toBe(1);
    expect(stdout.match(/^FAIL .*$/gm)).toHaveLength(1);
    expect(told('poll')).toMatch(/^FAIL: interrupted: /);
    expect(told('work-item')).toBe('skip: It was stopped before.');
    expect(told('end-run')).toBe('pass: It was ended, with all its processes.');
    nothingLeft();
  });

  it('while Plane is slow to make the work item removes it, too', async () => {
    let asked = false;
    world.trouble = (request) => {
      if (!writes('POST', ITEMS)(request)) return null;
      asked = true;
      return { kind: 'delay', delay_ms: 5000 };
    };
    const started = world.begin(['smoke', 'ENG', 'laptop', '--config', world.configPath, '--json']);
    await until('the work item is asked for', () => asked);
    process.kill(started.pid, 'SIGINT');
    const { failed, row } = readSmoke(await started.ended);
    expect(failed()).toEqual([expect.stringMatching(/^work-item: /)]);
    expect(row('remove-item').status).toBe('passed');
    nothingLeft();
  });
});

const missing = sshdMissing();
describe.skipIf(missing !== null)(`over a real sshd${missing === null ? '' : ` (${missing})`}`, () => {
  it('passes, says by which way the host key is known, and stops at a wrong one', async () => {
    const sshd = await startSshd();
    try {
      const root = join(world.folder, 'far');
      mkdirSync(root);
      const reachedBy = (host_keys: string[]): void => {
        world.configure(({ terminals }) => {
          terminals['laptop'] = {
            ...LAPTOP(),
            transport: 'direct-ssh',
            run_root: root,
            host: '127.0.0.1',
            port: sshd.port,
            user: 'root',
            auth: 'key',
            ssh_key: 'SSH_KEY',
            host_keys,
          };
        });
      };
      const env = { SSH_KEY: sshd.key };
      reachedBy([sshd.hostKeys.ed25519]);
      const good = await smoke([], { env });
      expect(good.rows.filter(({ status }) => status !== 'passed')).toEqual([]);
      expect(good.row('host-key').detail).toBe('Pinned in terminals.laptop.host_keys.');
      nothingLeft(root);

      makeKey(join(sshd.folder, 'other'));
      reachedBy([readFileSync(join(sshd.folder, 'other.pub'), 'utf8').trim()]);
      const wrong = await smoke([], { env });
      expect(wrong.failed()).toEqual(['reach: host-key-mismatch', 'host-key: host-key-mismatch']);
      expect(wrong.row('start').status).toBe('skipped');
      nothingLeft(root);
    } finally {
      await sshd.stop();
    }
  });
});
