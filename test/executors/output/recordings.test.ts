import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readRunDirectory, type RunReading } from '../../../action/src/executors/read-run.ts';
import { reader, recordings, type Expected } from '../recordings.ts';

const all = recordings();

/** The fields of `reading` that are neither what is expected nor as good as that. */
function misread(reading: RunReading, expected: Expected): Record<string, unknown> {
  const wrong = Object.entries(reading).filter(([field, value]) => {
    const wanted = field in expected ? expected[field as keyof RunReading] : null;
    return ![wanted, ...(expected.also_ok?.[field] ?? [])].some((it) => isDeepStrictEqual(it, value));
  });
  return Object.fromEntries(wrong);
}

describe('a recorded run directory', () => {
  it('comes from two versions of two tools, 300 in all', () => {
    expect(all).toHaveLength(300);
    expect([...new Set(all.map((it) => it.name.split('/')[0]))]).toHaveLength(4);
  });

  it.each(all.map((it) => [it.name, it] as const))('%s is read as what happened', (_name, recording) => {
    const reading = readRunDirectory(reader(recording.files), recording.adapter, recording.expected.context);
    expect(misread(reading, recording.expected)).toEqual({});
  });

  it.each(all.filter(({ files }) => files['last.md'] !== undefined).map((it) => [it.name, it] as const))(
    '%s is read alike where the answer lies in the folder of the agent',
    (_name, { files: { 'last.md': answer, ...files }, adapter, expected }) => {
      const moved = reader({ ...files, ...(answer === undefined ? {} : { 'out/last.md': answer }) });
      expect(misread(readRunDirectory(moved, adapter, expected.context), expected)).toEqual({});
    },
  );

  it('says every field that is expected of it', () => {
    for (const { files, adapter, expected, name } of all) {
      const fields = Object.keys(readRunDirectory(reader(files), adapter, expected.context));
      const wanted = Object.keys(expected).filter((it) => !['notes', 'context', 'also_ok'].includes(it));
      expect(
        wanted.filter((it) => !fields.includes(it)),
        name,
      ).toEqual([]);
    }
  });
});
