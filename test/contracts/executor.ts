/** What every executor owes (executor contract): one suite, run on each of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Run } from '../../action/src/model/run.ts';
import type { HandleExecutor } from '../../action/src/ports/executor.ts';

export interface ExecutorPlace {
  readonly executor: HandleExecutor;
  /** A run that says `[review] done` after `delay_s` seconds. */
  run(name: string, delay_s: number): Run;
  /** Thread id that the tool gives; null: it has none. */
  readonly thread: 'given' | null;
  /** An executor of the same kind whose terminal cannot be reached. */
  readonly unreachable: HandleExecutor;
}

export function executorContract(name: string, open: () => Promise<ExecutorPlace>): void {
  describe(`the executor ${name}`, () => {
    it('says before the start what the start will return, which does not wait for the run', async () => {
      const { executor, run } = await open();
      const asked = run('ENG-1-1', 600);
      const handle = executor.handle(asked);
      expect(await executor.start(asked)).toEqual(handle);
      expect(await executor.poll(handle)).toBe('running');
      expect(JSON.parse(JSON.stringify(handle))).toEqual(handle);
      await executor.kill(handle);
    });

    it('finds no evidence before the start, and some after it', async () => {
      const { executor, run } = await open();
      const asked = run('ENG-2-1', 2);
      expect(await executor.probe(executor.handle(asked))).toEqual([]);
      const handle = await executor.start(asked);
      expect(await executor.probe(handle)).not.toEqual([]);
      await executor.kill(handle);
    });

    it('tells running from finished, and collects the same twice', async () => {
      const { executor, run, thread } = await open();
      const handle = await executor.start(run('ENG-3-1', 1));
      expect(await executor.poll(handle)).toBe('running');
      await finished(executor, handle);
      const result = await executor.collect(handle);
      expect(result).toMatchObject({ last_message: '[review] done', exit_code: 0 });
      expect(result.thread_id === null).toBe(thread === null);
      expect(await executor.collect(handle)).toEqual(result);
    });

    it('collects from a run that has not ended, without a message', async () => {
      const { executor, run } = await open();
      const handle = await executor.start(run('ENG-4-1', 5));
      expect(await executor.collect(handle)).toMatchObject({ last_message: null, exit_code: null });
      await executor.kill(handle);
    });

    it('kills a run before its end, and leaves an ended one alone', async () => {
      const { executor, run } = await open();
      const long = await executor.start(run('ENG-5-1', 60));
      await executor.kill(long);
      expect(await executor.poll(long)).toBe('finished');
      expect((await executor.collect(long)).last_message).toBeNull();
      const short = await executor.start(run('ENG-6-1', 0));
      await finished(executor, short);
      const before = await executor.collect(short);
      await executor.kill(short);
      expect(await executor.collect(short)).toEqual(before);
    });

    it('refuses to start again where a run has been', async () => {
      const { executor, run } = await open();
      const asked = run('ENG-7-1', 0);
      const handle = await executor.start(asked);
      await finished(executor, handle);
      await expect(executor.start(asked)).rejects.toThrow(/HASPID/);
    });

    it('forgets, and can still be asked afterwards', async () => {
      const { executor, run } = await open();
      const handle = await executor.start(run('ENG-8-1', 0));
      await finished(executor, handle);
      await executor.forget?.(handle);
      expect(await executor.poll(handle)).toBe('finished');
    });

    it('looks at several runs in one batch', async () => {
      const { executor, run } = await open();
      const one = await executor.start(run('ENG-9-1', 0));
      const other = executor.handle(run('ENG-10-1', 0));
      await finished(executor, one);
      const seen = await executor.inspect([one, other]);
      expect([seen.get(one)?.state, seen.get(other)?.state]).toEqual(['finished', 'none']);
    });

    it('does not take an unreachable terminal for an absent run', async () => {
      const { unreachable, run } = await open();
      const handle = unreachable.handle(run('ENG-11-1', 0));
      await expect(unreachable.probe(handle)).rejects.toThrow(/no way/);
      await expect(unreachable.poll(handle)).rejects.toThrow(/no way/);
    });
  });
}

async function finished(executor: HandleExecutor, handle: Awaited<ReturnType<HandleExecutor['start']>>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if ((await executor.poll(handle)) === 'finished') return;
    await sleep(100);
  }
  throw new Error('The run did not end in 20 s.');
}
