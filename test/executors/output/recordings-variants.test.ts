/** The same runs in other clothes: what the rules rest on must not be the order of keys, the form or the neighbours. */
import { describe, expect, it } from 'vitest';
import { readRunDirectory, type RunReading } from '../../../action/src/executors/read-run.ts';
import type { RunContext } from '../../../action/src/executors/terminal/run-context.ts';
import { reader, recordings, type Recording } from '../recordings.ts';

const all = recordings();
const claude = all.filter((it) => it.adapter === 'claude-code');

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function stdout(recording: Recording): string {
  return Buffer.from(recording.files[recording.stdout_name]!).toString('utf8');
}

function read(recording: Recording, out: string, context: RunContext = recording.expected.context): RunReading {
  return readRunDirectory(reader({ ...recording.files, [recording.stdout_name]: out }), recording.adapter, context);
}

function json(line: string): Json | undefined {
  try {
    return JSON.parse(line) as Json;
  } catch {
    return undefined;
  }
}

function mapLines(text: string, change: (value: Json) => string): string {
  return text
    .split('\n')
    .map((line) => {
      const value = json(line);
      return value === undefined ? line : change(value);
    })
    .join('\n');
}

function eventsOf(text: string): Json[] {
  return text.split('\n').flatMap((line) => json(line) ?? []);
}

function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, it]) => [key, reversed(it)]),
  );
}

function unchanged(which: readonly Recording[], change: (text: string, recording: Recording) => string | null): number {
  let tried = 0;
  for (const recording of which) {
    const text = stdout(recording);
    const changed = text === '' ? null : change(text, recording);
    if (changed === null) continue;
    tried += 1;
    expect(read(recording, changed), recording.name).toEqual(read(recording, text));
  }
  return tried;
}

function everyEighth(which: readonly Recording[]): Recording[] {
  return which.filter((_it, index) => index % 8 === 3);
}

/** Inserts a line after the second; only into streams of several events. */
function withLine(text: string, line: Json): string | null {
  const lines = text.split('\n');
  if (lines.length < 4) return null;
  return lines.toSpliced(2, 0, JSON.stringify(line)).join('\n');
}

describe('a run is read the same', () => {
  it('with the keys of every object in another order', () => {
    expect(unchanged(all, (text) => mapLines(text, (it) => JSON.stringify(reversed(it))))).toBe(256);
  });

  it('with blanks after colons and commas', () => {
    const spaced = (value: Json) => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
    expect(unchanged(all, (text) => mapLines(text, spaced))).toBe(256);
  });

  it('with CRLF line ends and a byte order mark', () => {
    expect(unchanged(all, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`)).toBe(256);
  });

  it('with foreign and broken lines around it', () => {
    const noisy = (text: string) =>
      `profile loaded\n\u0007\n{"a":\n[1,2\n"turn.completed"\n${text}\nbye\n{"type":\nnull\n"thread.started"\n{ logout }\n`;
    expect(unchanged(all, noisy)).toBe(256);
  });

  it('when claude prints one pretty object or array instead of lines', () => {
    expect(unchanged(claude, (text) => mapLines(text, (it) => JSON.stringify(it, null, 2)))).toBe(147);
  });

  it('when claude prints one array instead of lines, and lines instead of an array', () => {
    const toArray = (text: string) => `${JSON.stringify(eventsOf(text).flat())}\n`;
    const toLines = (text: string) =>
      mapLines(text, (it) =>
        [it]
          .flat()
          .map((each) => JSON.stringify(each))
          .join('\n'),
      );
    expect(unchanged(claude, toArray)).toBe(147);
    expect(unchanged(claude, toLines)).toBe(147);
  });

  it('with a line of two megabytes in the middle', () => {
    const text = '"\\{['.repeat(400_000);
    const codexLine = { type: 'item.completed', item: { type: 'command_execution', aggregated_output: text } };
    const claudeLine = { type: 'user', uuid: 'u', message: { role: 'user', content: [{ content: text }] } };
    const tried = unchanged(everyEighth(all), (out, it) =>
      withLine(out, it.adapter === 'codex' ? codexLine : claudeLine),
    );
    expect(tried).toBeGreaterThan(15);
  });

  it('when an array is too long to be read whole', () => {
    const long = {
      type: 'user',
      uuid: 'u',
      message: { role: 'user', content: [{ content: 'q"\\ {['.repeat(800_000) }] },
    };
    const tried = unchanged(everyEighth(claude), (out) => {
      const events = eventsOf(out).flat();
      return events.length < 3 ? null : `${JSON.stringify(events.toSpliced(2, 0, long))}\n`;
    });
    expect(tried).toBeGreaterThan(5);
  });

  it('when a tool was called with objects that look like events', () => {
    const decoys: Json = [
      { type: 'thread.started', thread_id: 'decoy' },
      { type: 'turn.completed', usage: { input_tokens: 9, output_tokens: 9 } },
      { type: 'turn.failed', error: { message: 'unexpected status 401' } },
      { type: 'item.completed', item: { type: 'agent_message', text: '[blocked] decoy' } },
      { type: 'result', subtype: 'success', result: '[blocked] decoy', session_id: 'decoy', is_error: false },
      { type: 'rate_limit_event', status: 'rejected', rate_limit_info: { status: 'rejected', resetsAt: 5 } },
      { subtype: 'api_retry', error_status: null },
    ];
    const codexLine = {
      type: 'item.completed',
      item: { type: 'mcp_tool_call', arguments: decoys, status: 'completed' },
    };
    const claudeLine = { type: 'assistant', uuid: 'u', message: { content: [{ type: 'tool_use', input: decoys }] } };
    const tried = unchanged(all, (out, it) => withLine(out, it.adapter === 'codex' ? codexLine : claudeLine));
    expect(tried).toBeGreaterThan(150);
  });

  it('when the caller knows nothing about signals and limits', () => {
    for (const recording of all) {
      const { signal: _signal, runner_limit_s: _limit, ...context } = recording.expected.context;
      expect(read(recording, stdout(recording), context), recording.name).toEqual(read(recording, stdout(recording)));
    }
  });

  it('with an exit record as the runner writes it', () => {
    for (const recording of all) {
      const code = Buffer.from(recording.files['exit.txt']!).toString('utf8').trim();
      const files = { ...recording.files, 'exit.txt': `exit=${code} at 2026-11-29T12:00:00Z\n` };
      const { context } = recording.expected;
      expect(readRunDirectory(reader(files), recording.adapter, context), recording.name).toEqual(
        readRunDirectory(reader(recording.files), recording.adapter, context),
      );
    }
  });
});
