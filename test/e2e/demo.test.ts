import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoResult } from '../../action/src/commands/demo/run.ts';
import { start, until } from './process.ts';

/** As a bare clone has it: built, with nothing installed. */
const CLI = resolve(import.meta.dirname, '../../dist/cli/index.js');

let tmp = '';
beforeAll(() => {
  tmp = mkdtempSync(join(tmpdir(), 'agentd-demo-test-'));
});
afterAll(() => rmSync(tmp, { recursive: true, force: true }));

function demo(...args: string[]): ReturnType<typeof start> {
  expect(existsSync(CLI), 'dist/cli is missing: run `npm run build`').toBe(true);
  return start([process.execPath, CLI, 'demo', ...args], { env: { TMPDIR: tmp, HOME: tmp }, cwd: tmp });
}

/** Command lines of processes that know the folder. */
function leftovers(): string[] {
  const lines = execFileSync('ps', ['-axo', 'args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(tmp) && !line.includes('ps -axo'));
}

describe('the demo', { timeout: 120_000 }, () => {
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

  it('that is stopped leaves no process and no folder', async () => {
    const running = demo();
    await until('the second tick', () => running.stdout().includes('Tick 2'));
    process.kill(running.pid, 'SIGINT');
    expect((await running.ended).code).not.toBeNull();
    expect(readdirSync(tmp)).toEqual([]);
    await until('no process of the demo', () => leftovers().length === 0);
  });
});
