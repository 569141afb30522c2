import { describe, expect, it } from 'vitest';
import type { Launch } from '../../../../action/src/ports/launch.ts';
import type { Operation } from '../../../../action/src/ports/operation.ts';
import { refusalBeforehand } from '../../../../action/src/transports/shells/before-sending.ts';
import { WINDOWS_NAMES } from '../../../../action/src/transports/shells/powershell/name-rules.ts';

const envelope = { nonce: 'ab'.repeat(12), fence: null, run_root: String.raw`C:\Users\agent\runs` };

function start(changes: Partial<Launch>): Operation {
  const launch: Launch = {
    task: 'agentd-a',
    dir: String.raw`C:\Users\agent\runs\a`,
    item_id: 'i',
    cwd: 'C:\\',
    command: 'x',
    stdout_name: 'out.txt',
    files: {},
    limit_s: 1,
    stall_s: 0,
    ...changes,
  };
  return { op: 'start', launch, replaces: [] };
}
const code = (operation: Operation): string | null => refusalBeforehand(operation, envelope, WINDOWS_NAMES);

describe('what a Windows terminal is never asked', () => {
  it('is nothing of an ordinary start, whichever slash and case its paths have', () => {
    expect(code(start({}))).toBeNull();
    expect(code(start({ dir: 'c:/users/agent/RUNS/a' }))).toBeNull();
  });

  it.each([
    '..\\a',
    'C:\\Users\\agent\\runs',
    'C:\\Users\\agent\\runs\\.agentd',
    'C:\\Users\\agent\\runs\\a\\b',
    'D:\\a',
  ])('is to make or empty the directory %s', (dir) => {
    expect(code(start({ dir }))).toBe('outside-run-root');
    expect(code({ op: 'mkdir', path: dir, clean: true })).toBe('outside-run-root');
  });

  it.each(['out', 'Watch.txt', 'NUL', 'con.txt', 'Lpt1.log', 'BEGIN', 'Run.ps1', 'last.', 'a:b', 'a b', '.exit'])(
    'is to write a file named %s',
    (name) => {
      expect(code(start({ files: { [name]: '' } }))).toBe('bad-file-name');
      expect(code(start({ stdout_name: name }))).toBe('bad-file-name');
    },
  );

  it('is to name a task in a way that would need quoting', () => {
    expect(code(start({ task: 'agentd-a" & calc' }))).toBe('bad-file-name');
  });

  it('is anything with a NUL outside of a file’s content', () => {
    expect(code(start({ command: 'a\0b' }))).toBe('value-has-nul');
    expect(code(start({ files: { 'prompt.md': 'a\0b' } }))).toBeNull();
    expect(code({ op: 'write', path: 'C:\\x', text: 'a\0b' })).toBeNull();
    expect(code({ op: 'probe', dir: 'C:\\x', names: ['a\0b'] })).toBe('value-has-nul');
  });
});
