import { describe, expect, it } from 'vitest';
import { shellAdapter } from '../../../action/src/executors/shell/adapter.ts';
import { readRunDirectory } from '../../../action/src/executors/read-run.ts';
import { readBy } from '../reading.ts';

describe('a script', () => {
  it('answers by the file it wrote, else by what it printed', () => {
    const files = { 'stdout.txt': 'log line\n', 'stderr.txt': '' };
    expect(readBy(shellAdapter, { ...files, 'last.md': '[review] made' }).last_message).toBe('[review] made');
    expect(readBy(shellAdapter, files).last_message).toBe('log line\n');
    expect(readBy(shellAdapter, { ...files, 'last.md': ' \n' }).last_message).toBe('log line\n');
    expect(readBy(shellAdapter, {}).last_message).toBeNull();
  });

  it('answers by the last 6,000 characters of what it printed, not bytes', () => {
    const stdout = `${'a'.repeat(10)}${'😀'.repeat(6000)}`;
    const message = readBy(shellAdapter, { 'stdout.txt': stdout }).last_message;
    expect(message).toBe('😀'.repeat(6000));
    expect(readBy(shellAdapter, { 'stdout.txt': 'b'.repeat(7000) }).last_message).toBe('b'.repeat(6000));
  });

  it('says so when the file it wrote is longer than what is read', () => {
    expect(readBy(shellAdapter, { 'last.md': `[review] ${'x'.repeat(1024 * 1024)}` }).message_cut).toBe(true);
    expect(readBy(shellAdapter, { 'last.md': '[review] x' })).not.toHaveProperty('message_cut');
  });

  it('loses the colours of what it printed', () => {
    expect(readBy(shellAdapter, { 'stdout.txt': '\u001B[32m[review]\u001B[0m ok\n' }).last_message).toBe(
      '[review] ok\n',
    );
  });

  it('has no answer when it did not end by itself', () => {
    const files = { 'stdout.txt': '[progress] started\n', 'last.md': '[review] half' };
    expect(readBy(shellAdapter, files, { exit_code: 143 }).last_message).toBeNull();
    expect(readBy(shellAdapter, files, { exit_code: null, ended_by: null }).last_message).toBeNull();
    expect(readBy(shellAdapter, files, { exit_code: 0, ended_by: 'limit' }).last_message).toBeNull();
    expect(readBy(shellAdapter, files, { exit_code: 3 }).last_message).toBe('[review] half');
  });

  it('has the end of stderr as its last frame, and never what it printed', () => {
    expect(readBy(shellAdapter, { 'stdout.txt': 'out\n', 'stderr.txt': 'boom\n' }).tail).toBe('boom');
    expect(readBy(shellAdapter, { 'stdout.txt': 'out\n', 'stderr.txt': ' \n' }).tail).toBe('');
  });

  it('never continues a thread', () => {
    expect(shellAdapter.threadOf([])).toBeNull();
    expect(readBy(shellAdapter, {}, { asked_thread: 't' })).toMatchObject({
      thread_id: null,
      resumed_same_thread: false,
    });
  });
});

describe('a script that fails', () => {
  it('is not tried again for words of its prose', () => {
    const files = {
      'stdout.txt': 'The server was overloaded and said 503 Service Unavailable.\n',
      'exit.txt': 'exit=1',
    };
    expect(readRunDirectory((name) => (files as Record<string, string>)[name] ?? null, 'shell').class).toBe('failed');
    const stderr = { ...files, 'stderr.txt': 'curl: (22) error: 503\n' };
    expect(readRunDirectory((name) => (stderr as Record<string, string>)[name] ?? null, 'shell').class).toBe(
      'transient',
    );
  });
});

describe('read-run', () => {
  const read = (files: Record<string, string>) => readRunDirectory((name) => files[name] ?? null, 'shell');

  it('reads the run of a script', () => {
    expect(read({ 'stdout.txt': '[blocked] no\n', 'exit.txt': 'exit=3 at 2026-11-29T12:00:00Z\n' })).toMatchObject({
      outcome: 'success',
      class: null,
      tag: 'blocked',
      last_message: '[blocked] no\n',
      thread_id: null,
      resumed_same_thread: null,
      usage: null,
      cost_usd: null,
      permission_denials: 0,
    });
    expect(read({ 'stdout.txt': 'x', 'exit.txt': '3' })).toMatchObject({
      outcome: 'failure',
      class: 'failed',
      tag: null,
    });
    expect(read({ 'stdout.txt': '[review] x', 'exit.txt': '' })).toMatchObject({ outcome: 'failure', class: 'killed' });
  });

  it('takes time, zone and stop from the runner’s records when the caller does not know them', () => {
    const words = { 'stderr.txt': 'You have hit your usage limit. Try again at 5:10 PM.' };
    const record = 'exit=1 at 2026-11-29T07:10:31-0500          \n';
    expect(read({ ...words, 'exit.txt': record })).toMatchObject({ class: 'quota', reset_at: '2026-11-29T22:10:00Z' });
    const stopped = {
      'stdout.txt': '[progress] begun',
      'exit.txt': 'exit=0 at 2026-11-29T07:10:31Z',
      'ended.txt': 'limit  \n',
    };
    expect(read(stopped)).toMatchObject({ outcome: 'failure', class: 'killed', last_message: null });
  });

  it('refuses an adapter that nobody knows', () => {
    expect(() => readRunDirectory(() => null, 'gemini')).toThrow(/no adapter "gemini"/);
  });
});
