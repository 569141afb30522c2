import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visibleLength } from '../../action/src/commands/wrap.ts';
import type { TickSummary } from '../../action/src/tick/report.ts';
import { start, until } from './process.ts';
import type { Ended } from './process.ts';
import { World, parsed } from './world.ts';

let world: World;
let config: readonly string[] = [];
beforeAll(async () => {
  world = await World.make();
  config = ['--config', world.configPath];
  world.people.create();
  world.agents.plan('ENG-1-1', { message: '[question] Left or right?' });
  const run = join(world.folder, 'run');
  mkdirSync(run);
  writeFileSync(join(run, 'stdout.txt'), '[review] printed\n');
  writeFileSync(join(run, 'exit.txt'), 'exit=0 at 2026-01-05T10:00:00Z\n');
  await world.tick();
  await world.ended('ENG-1-1');
});
afterAll(() => world.close());

/** What only other commands need, and what is made of a message for Plane. */
const NOT_OF_A_TICK = new RegExp(
  '^action/src/(doctor/|smoke/|plane-emulator/|wiring/compose-(?:doctor|smoke)|commands/(?:demo|doctor|explain|plane|read-run|reap|release|smoke|status))|^bot/(?:html|markdown)[.]ts$',
);

/** Sources of all that a process has loaded, as its `NODE_V8_COVERAGE` lists the files and these name their parts. */
function sourcesIn(folder: string): readonly string[] {
  const lists = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const scripts = lists.flatMap((list) => (JSON.parse(list) as { result: { url: string }[] }).result);
  const paths = scripts.filter(({ url }) => url.startsWith('file:')).map(({ url }) => fileURLToPath(url));
  return paths.flatMap((path) => {
    const parts = readFileSync(path, 'utf8').matchAll(/^\/\/ (\S+\.[cm]?[jt]s)$/gm);
    return [path, ...[...parts].map(([, source = '']) => source)];
  });
}

describe('every command', () => {
  it('prints one JSON object and nothing else when asked for JSON', async () => {
    const commands: readonly (readonly string[])[] = [
      ['plan', ...config],
      ['tick', ...config],
      ['status', ...config],
      ['explain', 'eng-1', ...config],
      ['check-config', ...config],
      ['schema'],
      ['read-run', join(world.folder, 'run'), '--adapter', 'shell'],
      ['release', 'ENG-1', ...config],
      ['release', '--hold', 'laptop', ...config],
      ['reap', ...config],
      ['smoke', 'ENG', 'laptop', ...config],
    ];
    for (const args of commands) {
      const { code, stdout, stderr } = await world.run([...args, '--json']);
      expect([args[0], code, stderr]).toEqual([args[0], 0, '']);
      expect(parsed(stdout), args[0]).toEqual(expect.any(Object));
      if (args[0] !== 'schema') expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    }
  });

  it.for([
    [['tick', '--jsn', '--json'], 'did you mean --json'],
    [['tikc', '--json'], 'did you mean tick'],
    [['help', 'tikc', '--json'], 'did you mean tick'],
    [['explain', '--json'], "missing required argument 'key'"],
    [['tick', 'extra', '--json'], 'too many arguments'],
    [['release', '--json'], 'nothing is named'],
    [['release', 'ENG-1', '--hold', 'laptop', '--json'], 'both a work item and a hold'],
    [['--json'], "unknown option '--json'"],
    [['plane', '--port', 'abc', '--json'], 'whole number from 0 to 65535'],
    [['plane', '--rate', '-1', '--json'], 'whole number'],
    [['demo', '--port', '70000', '--json'], 'whole number from 0 to 65535'],
    [['read-run', '/', '--adapter', 'codx', '--json'], 'codx'],
    [['read-run', '/none', '--adapter', 'codex', '--json'], '/none is not a directory'],
  ] as const)('answers the wrong command line %j with exit code 2, in JSON where asked', async ([args, says]) => {
    const [json, people] = await Promise.all([world.run(args), world.run(args.filter((arg) => arg !== '--json'))]);
    expect([json.code, people.code]).toEqual([2, 2]);
    expect(json.stderr).toBe('');
    expect(parsed(json.stdout)).toMatchObject({ ok: false, error: { code: expect.any(String), retry: false } });
    expect(json.stdout.toLowerCase()).toContain(says.toLowerCase());
    expect(people.stdout).toBe('');
    expect(people.stderr).not.toBe('');
  });

  it('that is called wrongly names the help that says how it is called', async () => {
    const end = async (...args: string[]): Promise<string | undefined> =>
      (await world.run(args)).stderr.trimEnd().split('\n').at(-1);
    expect(await end('tick', '--jsn')).toBe('See `agentd tick --help`.');
    expect(await end('read-run', '/')).toBe('See `agentd read-run --help`.');
    expect(await end('help', 'bogus')).toBe('See `agentd --help`.');
    expect(parsed((await world.run(['plane', '--port', 'x', '--json'])).stdout)).toMatchObject({
      error: { remedy: 'See `agentd plane --help`.' },
    });
    expect((await world.run(['help', 'bogus'])).stderr).toMatch(/^error: unknown command 'bogus'\n/);
    expect((await world.run(['help', 'read-run'])).stdout).toContain('read-run [options] <dir> --adapter <name>');
  });

  it('explains itself', async () => {
    const { code, stdout } = await world.run(['--help']);
    expect(code).toBe(0);
    const names = [
      'demo',
      'tick',
      'plan',
      'status',
      'explain',
      'release',
      'reap',
      'smoke',
      'check-config',
      'schema',
      'plane',
      'read-run',
    ];
    for (const name of names) expect(stdout).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    const helps = await Promise.all(names.map((name) => world.run([name, '--help'])));
    for (const help of helps) {
      expect([help.code, help.stderr]).toEqual([0, '']);
      expect(help.stdout).toContain('--json');
    }
    expect((await world.run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('the embedded Plane', () => {
  async function served(
    ...args: string[]
  ): Promise<{ url: string; project: string; token: string; end: () => Promise<Ended> }> {
    const running = world.begin(['plane', '--port', '0', '--json', ...args]);
    await until('the address', () => running.stdout().includes('\n'));
    const { plane_url, tokens } = parsed(running.stdout()) as { plane_url: string; tokens: Record<string, string> };
    const end = (): Promise<Ended> => {
      process.kill(running.pid, 'SIGINT');
      return running.ended;
    };
    return {
      url: `${plane_url}/api/v1/workspaces/acme/projects/`,
      project: plane_url,
      token: tokens['bot-laptop'] ?? '',
      end,
    };
  }
  const statuses = async (url: string, token: string, count: number): Promise<number[]> => {
    const found: number[] = [];
    for (let n = 0; n < count; n++) found.push((await fetch(url, { headers: { 'x-api-key': token } })).status);
    return found;
  };

  it('lets one key try as much in a minute as a newcomer does, unless it is told the limit of a real one', async () => {
    const usual = await served();
    expect(new Set(await statuses(usual.url, usual.token, 300))).toEqual(new Set([200]));
    expect(await usual.end()).toMatchObject({ code: 0, stderr: '' });
    const real = await served('--rate', '60');
    expect((await statuses(real.url, real.token, 61)).at(-1)).toBe(429);
    await real.end();
  });

  it.for([
    ['--host', 'no-such-host.invalid'],
    ['--host', '192.0.2.1'],
  ])('that cannot listen on %s %s names --host', async (args) => {
    const { code, stderr } = await world.run(['plane', '--port', '0', ...args]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error address-unusable: .*\n {2}.*--host/);
    expect(stderr).not.toContain('--port');
  });

  it('warns of an address that others can reach, and names one that a browser takes', async () => {
    const open = await served('--host', '0.0.0.0');
    expect(open.project).toMatch(/^http:\/\/127\.0\.0\.1:/);
    expect((await open.end()).stderr).toMatch(
      /^warning: On 0\.0\.0\.0 anybody on the network .* can read and change everything/,
    );
  });
});

describe('check-config', () => {
  it('names the variables that are not set and ends with 2 for them, unless only the file is to be judged', async () => {
    const check = async (...args: string[]): Promise<Ended> =>
      start([process.execPath, world.programs.cli, 'check-config', ...config, ...args], {
        env: { ...world.env, PLANE_TOKEN_LAPTOP: '', PLANE_TOKEN: 'x'.repeat(30) },
      }).ended;
    const strict = await check();
    expect(strict.code).toBe(2);
    expect(strict.stdout).toMatch(
      /1 variable of the configuration is empty or not set here.*\n {2}not set {2}PLANE_TOKEN_LAPTOP {2}.*\. Nothing starts on terminal laptop\.\n/,
    );
    const json = await check('--json');
    expect([json.code, parsed(json.stdout)]).toMatchObject([
      2,
      { ok: false, problems: [], missing_env: [{ key: 'PLANE_TOKEN_LAPTOP' }] },
    ]);
    const lax = await check('--file-only');
    expect(lax.code).toBe(0);
    expect(lax.stdout).toContain('PLANE_TOKEN_LAPTOP');
    expect(parsed((await check('--file-only', '--json')).stdout)).toMatchObject({ ok: true });
  });
});

describe('the output', () => {
  it.for(['explain ENG-99', 'status', 'tick'])(
    'of %s is broken at words on a terminal, as wide as that is',
    async (command) => {
      const line = `stty cols 40; ${process.execPath} ${world.programs.cli} ${command} ${config.join(' ')}`;
      const { stdout } = await start(['script', '-qec', line, '/dev/null'], { env: { ...world.env, TERM: 'xterm' } })
        .ended;
      const lines = stdout.replaceAll('\r', '').split('\n');
      expect(lines.length).toBeGreaterThan(2);
      expect(Math.max(...lines.map((text) => visibleLength(text)))).toBeLessThanOrEqual(40);
    },
  );

  it('shows colour on a terminal only, and never with NO_COLOR', async () => {
    const args = [process.execPath, world.programs.cli, 'status', ...config];
    const typed = (env: Record<string, string>): Promise<{ stdout: string }> =>
      start(['script', '-qec', args.join(' '), '/dev/null'], { env: { ...world.env, TERM: 'xterm', ...env } }).ended;
    expect((await typed({})).stdout).toContain('\u001b[1m');
    expect((await typed({ NO_COLOR: '1' })).stdout).not.toContain('\u001b[');
    expect((await world.run(['status', ...config])).stdout).not.toContain('\u001b[');
  });
});

describe('a tick', () => {
  it('whose reader leaves early does its work and ends well', async () => {
    const other = world.people.create();
    const tick = world.begin(['tick', ...config]);
    tick.hangUp();
    expect((await tick.ended).code).toBe(0);
    expect(world.launches()).toContain(`${other.key}-1`);
    await world.tickUntil('the answer', () => world.settled());
  });

  it('in the middle of which another comes: that one does nothing, and says so with exit code 3', async () => {
    const other = world.people.create();
    let pid = 0;
    let stopped = false;
    world.trouble = ({ method }) => {
      if (method !== 'PATCH' || stopped) return null;
      process.kill(pid, 'SIGSTOP');
      stopped = true;
      return null;
    };
    const first = world.beginTick();
    pid = first.pid;
    await until('the tick to stand still', () => stopped);
    const second = await world.beginTick().ended;
    const people = await world.run(['tick', ...config]);
    expect([second.code, people.code]).toEqual([3, 3]);
    expect(parsed(second.stdout)).toMatchObject({
      ahead: { holder: expect.stringContaining(`:${first.pid}:`) },
      started: [],
    });
    expect(people.stdout).toContain('Another tick is at work');
    process.kill(pid, 'SIGCONT');
    expect((await first.ended).code).toBe(0);
    await world.tickUntil('the answer', () => world.settled() && world.people.answers(other).length === 1);
  });

  it('loads nothing and asks for nothing that it does not use', async () => {
    await world.tickUntil('a settled world', () => world.settled());
    await world.tick();
    const listed = join(world.folder, 'loaded');
    const { stdout } = await world.beginTick({ env: { NODE_V8_COVERAGE: listed } }).ended;
    const { requests } = parsed(stdout) as unknown as TickSummary;
    // What changed a moment ago is read once more, because a replica may lag; nothing is saved and no machine is asked.
    expect(requests).toMatchObject({ state: 1, terminal: 0 });
    const loaded = sourcesIn(listed);
    const packages = loaded.map((path) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? '');
    expect(new Set(packages)).toEqual(new Set(['', 'commander', 'liquidjs', 'undici', 'yaml', 'zod']));
    expect(loaded).not.toContain('node_modules/undici/index.js');
    expect(loaded).toContain('action/src/commands/tick.ts');
    expect(loaded.filter((path) => NOT_OF_A_TICK.test(path))).toEqual([]);
  });
});

describe('the Plane of its own', () => {
  it.for(['SIGTERM', 'SIGHUP'] as const)(
    'says where it is and with which keys, serves board and API, and ends with %s',
    async (signal) => {
      const plane = world.begin(['plane', '--port', '0', '--json']);
      await until('its address', () => plane.stdout().endsWith('\n'));
      const { plane_url, tokens } = parsed(plane.stdout()) as { plane_url: string; tokens: Record<string, string> };
      expect(await (await fetch(plane_url)).text()).toContain('<!doctype html>');
      const me = await fetch(`${plane_url}/api/v1/users/me/`, { headers: { 'x-api-key': tokens['bot-laptop'] ?? '' } });
      expect(await me.json()).toMatchObject({ display_name: 'bot-laptop' });
      const { port } = new URL(plane_url);
      const taken = await world.run(['plane', '--port', port, '--json']);
      expect(taken.code).toBe(2);
      expect(parsed(taken.stdout)).toMatchObject({ error: { code: 'port-unusable' } });
      process.kill(plane.pid, signal);
      expect(await plane.ended).toMatchObject({ code: 0, stderr: '' });
    },
  );
});

describe('a signal', () => {
  it.for(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '%s while a comment hangs: what happened is saved, the rest comes later',
    async (signal) => {
      const [one, two] = [world.people.create(), world.people.create()];
      await world.tick();
      await Promise.all([world.ended(`${one.key}-1`), world.ended(`${two.key}-1`)]);
      let hung = false;
      world.trouble = ({ method, path }) => {
        if (method !== 'POST' || !path.includes(one.id)) return null;
        hung = true;
        return { kind: 'delay', delay_ms: 20_000 };
      };
      const tick = world.beginTick();
      await until('the other comment', () => hung && world.people.answers(two).length === 1);
      process.kill(tick.pid, signal);
      const { code, stdout } = await tick.ended;
      world.trouble = () => null;
      expect(code).toBe(1);
      expect(parsed(stdout)).toMatchObject({ problems: [{ code: 'interrupted' }] });
      const { outbox, claim } = world.state();
      expect(claim).toBeNull();
      expect(outbox[`${two.key}-1:result`]?.steps[0]?.status).toBe('done');
      expect(outbox[`${one.key}-1:result`]?.steps[0]?.status).toBe('open');
      world.pass(120_000);
      await world.tickUntil('both answers', () => world.settled());
      for (const made of [one, two]) {
        expect(world.people.answers(made)).toHaveLength(1);
        expect(world.people.stateOf(made)).toBe('In Review');
      }
    },
  );

  it('before anything is done leaves no trace: the next tick starts what this one would have', async () => {
    const other = world.people.create();
    const before = world.state();
    let pid = 0;
    world.trouble = ({ path }) => {
      if (!path.includes(`${other.id}/comments`)) return null;
      process.kill(pid, 'SIGTERM');
      return { kind: 'delay', delay_ms: 200 };
    };
    const tick = world.beginTick();
    pid = tick.pid;
    expect((await tick.ended).code).toBe(1);
    world.trouble = () => null;
    expect(world.state()).toEqual(before);
    await world.tickUntil('the answer', () => world.settled() && world.people.answers(other).length === 1);
    expect(world.launches().filter((name) => name.startsWith(`${other.key}-`))).toEqual([`${other.key}-1`]);
  });
});
