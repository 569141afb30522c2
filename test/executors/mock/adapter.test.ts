import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ExecutorConfig } from '../../../action/src/config/schema.ts';
import { interpret } from '../../../action/src/core/verdict/interpret.ts';
import { mockAdapter, mockCommand } from '../../../action/src/executors/mock/adapter.ts';
import type { ExecResult } from '../../../action/src/model/result.ts';
import { readBy } from '../reading.ts';
import { removeFolder } from '../../folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'agentd-mock-'));
afterAll(() => removeFolder(folder));

let runs = 0;

/** Runs the command as a terminal would, and reads what it left. */
function ran(mock: object): { result: ExecResult; stdout: string } {
  const dir = join(folder, String(runs++));
  mkdirSync(join(dir, 'out'), { recursive: true });
  const config = ExecutorConfig.parse({ adapter: 'mock', mock }).mock;
  if (config === undefined) throw new Error('there is a mock');
  const command = mockCommand(config, 1, { run_id: 'ENG-1-1', thread_id: null }, 'linux');
  const filled = command.replaceAll('{out}', join(dir, 'out', 'last.md'));
  const script = `(${filled}) >'${dir}/stdout.txt' 2>'${dir}/stderr.txt'; echo $? >'${dir}/code'`;
  execFileSync('sh', ['-c', script]);
  const text = (name: string): string => (existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : '');
  const files = {
    'stdout.txt': text('stdout.txt'),
    'stderr.txt': text('stderr.txt'),
    'out/last.md': text('out/last.md'),
  };
  return { result: readBy(mockAdapter, files, { exit_code: Number(text('code')) }), stdout: files['stdout.txt'] };
}

function meaning(result: ExecResult): string {
  const verdict = interpret(result, {
    asked_thread: false,
    ended_by: 'itself',
    ended_at: null,
    utc_offset_min: null,
    gone: false,
  });
  return verdict.kind === 'answer' ? verdict.tag : verdict.class;
}

describe('the mock', () => {
  it('says its message and ends well, unless it is told otherwise', () => {
    const { result } = ran({ message: '[question] Which?' });
    expect(result).toMatchObject({ last_message: '[question] Which?', exit_code: 0, tail: '' });
    expect(meaning(result)).toBe('question');
  });

  it('ends as the status says, whatever its message and its exit code', () => {
    const failed = ran({ status: 'failed', message: '[review] Done.' }).result;
    expect(failed).toMatchObject({ last_message: null, final: 'failed' });
    expect(meaning(failed)).toBe('failed');
    expect(meaning(ran({ status: 'cancelled', message: '[review] Done.' }).result)).toBe('killed');
    expect(meaning(ran({ status: 'failed', exit_code: 1, tail: '503 Service Unavailable' }).result)).toBe('transient');
  });

  it('emits its events, each as one line, before it says anything of its end', () => {
    const events = [
      { type: 'step', n: 1 },
      { type: "it's {repo}", text: 'ä\n`$(x)`' },
    ];
    const { result, stdout } = ran({ events, status: 'failed' });
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toBe('mock-thread mock-ENG-1-1');
    expect(lines.slice(1, -1).map((line) => JSON.parse(line) as unknown)).toEqual(events);
    expect(lines.at(-1)).toBe('mock-status failed');
    expect(JSON.parse(result.tail), 'the last event is the last frame').toEqual(events[1]);
    expect(stdout, 'nothing in it is a placeholder').not.toContain('{repo}');
    expect(ran({ events, tail: 'Broken.', status: 'failed' }).result.tail).toBe('Broken.');
  });
});
