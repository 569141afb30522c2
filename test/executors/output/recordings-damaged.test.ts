/** Cut and damaged run directories: reading them never throws, and what is not whole is never a success. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectFrom } from '../../../action/src/executors/output/collect.ts';
import { claudeCodeAdapter } from '../../../action/src/executors/claude-code/adapter.ts';
import { codexAdapter } from '../../../action/src/executors/codex/adapter.ts';
import { readRunDirectory } from '../../../action/src/executors/read-run.ts';
import { reader, recordings, type Recording } from '../recordings.ts';

const all = recordings();
const anyRecording = fc.constantFrom(...all);

/** Looked at from outside: is a whole good final event in these bytes? */
function hasGoodEnd(recording: Recording, bytes: Uint8Array): boolean {
  const values = Buffer.from(bytes)
    .toString('utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line)].flat() as { type?: string; subtype?: string; is_error?: boolean }[];
      } catch {
        return [];
      }
    });
  if (recording.adapter === 'codex') return values.some((it) => it.type === 'turn.completed');
  return values.some((it) => it.type === 'result' && it.subtype === 'success' && it.is_error === false);
}

function readWith(recording: Recording, changes: Record<string, Uint8Array | undefined>) {
  const files = Object.fromEntries(
    Object.entries({ ...recording.files, ...changes }).flatMap(([name, it]) => (it === undefined ? [] : [[name, it]])),
  );
  return readRunDirectory(reader(files), recording.adapter, recording.expected.context);
}

describe('a damaged run directory', () => {
  it('is no success when stdout was cut before the good final event was whole', () => {
    fc.assert(
      fc.property(anyRecording, fc.double({ min: 0, max: 1, noNaN: true }), (recording, share) => {
        const bytes = recording.files[recording.stdout_name]!;
        const cut = bytes.subarray(0, Math.floor(share * bytes.length));
        const reading = readWith(recording, { [recording.stdout_name]: cut });
        if (reading.outcome === 'success') expect(hasGoodEnd(recording, cut)).toBe(true);
        else expect(reading.last_message).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('is no success when only the end of stdout is missing', () => {
    for (const recording of all) {
      const bytes = recording.files[recording.stdout_name]!;
      for (const missing of [2, 3, 10, 40]) {
        const cut = bytes.subarray(0, Math.max(0, bytes.length - missing));
        const reading = readWith(recording, { [recording.stdout_name]: cut });
        if (reading.outcome === 'success') expect(hasGoodEnd(recording, cut), recording.name).toBe(true);
      }
    }
  });

  it('counts as an answer without an exit record only when its tag says so', () => {
    for (const recording of all) {
      for (const record of [undefined, new Uint8Array(), Buffer.from('exit=\n'), Buffer.from('\0\0\0')]) {
        const reading = readWith(recording, { 'exit.txt': record });
        expect(reading.outcome, recording.name).toBe(
          recording.expected.outcome === 'success' && reading.tag !== null ? 'success' : 'failure',
        );
      }
    }
  });

  it('is read without an error whatever bytes stand in its files', () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    fc.assert(
      fc.property(
        anyRecording,
        bytes,
        fc.double({ min: 0, max: 1, noNaN: true }),
        bytes,
        (recording, noise, at, other) => {
          const whole = recording.files[recording.stdout_name]!;
          const split = Math.floor(at * whole.length);
          const mixed = Buffer.concat([whole.subarray(0, split), noise, whole.subarray(split)]);
          const reading = readWith(recording, {
            [recording.stdout_name]: mixed,
            'stderr.txt': other,
            'last.md': noise,
          });
          expect(['success', 'failure']).toContain(reading.outcome);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('never throws on events whose fields have other types', () => {
    const event = fc.record(
      {
        type: fc.constantFrom(
          'thread.started',
          'turn.completed',
          'turn.failed',
          'item.completed',
          'error',
          'result',
          'system',
        ),
        ...Object.fromEntries(
          [
            'thread_id',
            'usage',
            'error',
            'item',
            'message',
            'result',
            'is_error',
            'modelUsage',
            'session_id',
            'subtype',
          ].map((key) => [key, fc.jsonValue()]),
        ),
        permission_denials: fc.jsonValue(),
        model_usage_since_last_result: fc.jsonValue(),
        errors: fc.jsonValue(),
        rate_limit_info: fc.jsonValue(),
        result_index: fc.jsonValue(),
      },
      { requiredKeys: ['type'] },
    );
    const facts = {
      exit_code: 0,
      ended_by: 'itself',
      asked_thread: 't',
      totals_before: { input_tokens: 1, output_tokens: 1 },
      started_at: null,
      ended_at: null,
      utc_offset_min: null,
      dir: '/d',
      answer_file: 'out/last.md',
    } as const;
    fc.assert(
      fc.property(fc.array(event, { maxLength: 6 }), fc.boolean(), (events, asArray) => {
        const text = asArray ? JSON.stringify(events) : events.map((it) => JSON.stringify(it)).join('\n');
        for (const adapter of [codexAdapter, claudeCodeAdapter]) {
          const result = adapter.read(collectFrom(reader({ [adapter.stdout_name]: text }), adapter.collect), facts);
          expect(result.exit_code).toBe(0);
          adapter.threadOf(collectFrom(reader({ [adapter.stdout_name]: text }), adapter.collect_running));
        }
      }),
      { numRuns: 300 },
    );
  });
});
