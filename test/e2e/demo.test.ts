import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoResult } from '../../action/src/commands/demo/run.ts';
import { start, until } from './process.ts';
import { removeFolder } from '../folders.ts';

/** As a bare clone has it: built, with nothing installed. */
const CLI = resolve(import.meta.dirname, '../../dist/cli/index.js');

let tmp = '';
beforeAll(() => {
  tmp = mkdtempSync(join(tmpdir(), 'agentd-demo-test-'));
});
afterAll(() => removeFolder(tmp));

function demo(...args: string[]): ReturnType<typeof start> {
  expect(existsSync(CLI), 'dist/cli is missing: run `npm run build`').toBe(true);
  return start([process.execPath, CLI, 'demo', ...args], { env: { TMPDIR: tmp, HOME: tmp }, cwd: tmp });
}

/** Command lines of processes that know the folder. */
function leftovers(): string[] {
  const lines = execFileSync('ps', ['-axo', 'args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(tmp) && !line.includes('ps -axo'));
}

describe('the demo', () => {
  it('ends by itself with one object in which every item is answered, and leaves nothing behind', async () => {
    const { code, stdout, stderr } = await demo('--json').ended;
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    const { ok, plane_url, ticks, items } = JSON.parse(stdout) as DemoResult;
    expect(ok).toBe(true);
    expect(plane_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(ticks).toBeGreaterThan(2);
    for (const item of items) {
      expect(item).toEqual({
        key: expect.stringMatching(/^ENG-\d+$/),
        state: expect.any(String),
        executor: expect.any(String),
        tag: item.state === 'Cancelled' ? null : expect.stringMatching(/^(review|question|blocked)$/),
        run_id: expect.stringMatching(/^ENG-\d+-\d+$/),
        seconds: expect.any(Number),
        comments: expect.any(Number),
      });
    }
    expect(items.map(({ state, comments, run_id }) => [state, comments, run_id.replace(/^ENG-\d+-/, '')])).toEqual([
      ['In Review', 1, '1'],
      ['Needs Input', 1, '1'],
      ['Blocked', 1, '1'],
      ['In Review', 2, '2'],
      ['In Review', 1, '2'],
      ['Cancelled', 1, '1'],
    ]);
    expect(readdirSync(tmp)).toEqual([]);
    await until('no process of the demo', () => leftovers().length === 0);
  });

  it('shows each step to people, without warnings, and where to look', async () => {
    const { code, stdout, stderr } = await demo().ended;
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/http:\/\/127\.0\.0\.1:\d+/);
    expect(stdout).toContain('All items are answered');
    expect(stdout).not.toContain('\u001b[');
    expect(readdirSync(tmp)).toEqual([]);
  });

  it('tells of every tick, with numbers that have no gaps, in lines of at most 80 characters', async () => {
    const { stdout } = await demo().ended;
    const told = [...stdout.matchAll(/^Ticks? (\d+)(?: to (\d+))? /gm)].map(([, from, to]) => [from, to ?? from]);
    let next = 1;
    for (const [from, to] of told) {
      expect(Number(from)).toBe(next);
      next = Number(to) + 1;
    }
    expect(stdout).toContain(`after ${next - 1} ticks.`);
    for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  it.for([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('that is stopped by %s says so in one line, leaves no process and no folder', async ([signal, ends]) => {
    const running = demo();
    await until('the second tick', () => /^Ticks? \d/m.test(running.stdout()));
    process.kill(running.pid, signal);
    const { code, stdout, stderr } = await running.ended;
    expect([code, stderr]).toEqual([ends, '']);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^The demo was stopped\. /);
    expect(stdout).not.toContain('Not all items');
    expect(readdirSync(tmp)).toEqual([]);
    await until('no process of the demo', () => leftovers().length === 0);
  });

  it('is not kept for nobody: --keep is refused where the output is no terminal, and with --json', async () => {
    const { code, stdout, stderr } = await demo('--keep').ended;
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('keep-without-terminal');
    const json = await demo('--keep', '--json').ended;
    expect([json.code, json.stderr]).toEqual([2, '']);
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, error: { code: 'keep-without-terminal' } });
    expect(readdirSync(tmp)).toEqual([]);
  });

  it('that is kept in a terminal says what is kept and where, and Ctrl-C removes it and is no failure', async () => {
    const log = join(tmp, 'typed');
    const running = start(
      [
        'script',
        '-qefc',
        `stty cols 80; ${process.execPath} ${CLI} demo --keep & pid=$!; echo $pid > ${log}; wait $pid; echo "ended with $?"`,
        '/dev/null',
      ],
      { env: { TMPDIR: tmp, HOME: tmp, TERM: 'xterm' }, cwd: tmp },
    );
    try {
      await until('the board that stays', () => running.stdout().includes('Kept until Ctrl-C'), 60_000);
      const said = running.stdout().replace(/\s+/g, ' ');
      const folder = /agentd-demo-(?!test)\w+/.exec(said)?.[0] ?? '';
      expect(said).toContain(join(tmp, folder));
      expect(readdirSync(join(tmp, folder)).toSorted()).toEqual(['repo', 'runs', 'state']);
    } finally {
      process.kill(Number(readFileSync(log, 'utf8')), 'SIGINT');
    }
    const { stdout } = await running.ended;
    rmSync(log);
    expect(stdout).toContain('ended with 0');
    expect(stdout).toContain('are removed.');
    expect(readdirSync(tmp)).toEqual([]);
  });

  it('that is kept in a terminal ends with that, and removes what it kept', async () => {
    const running = start(['script', '-qefc', `exec ${process.execPath} ${CLI} demo --keep`, '/dev/null'], {
      env: { TMPDIR: tmp, HOME: tmp, TERM: 'xterm' },
      cwd: tmp,
    });
    await until('the board that stays', () => running.stdout().includes('Kept until Ctrl-C'), 60_000);
    expect(readdirSync(tmp)).toHaveLength(1);
    process.kill(running.pid, 'SIGKILL');
    await until('no folder', () => readdirSync(tmp).length === 0);
    await until('no process of the demo', () => leftovers().length === 0);
  });
});
