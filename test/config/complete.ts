import { expect } from 'vitest';
import { parseConfig } from '../../action/src/config/parse.ts';

/** Every answer is complete: a configuration, or at least one error; all of it can be serialised. */
export function complete(text: string): void {
  const parsed = parseConfig(text);
  if (!parsed.ok) expect(parsed.problems.some((problem) => problem.severity === 'error')).toBe(true);
  for (const problem of parsed.ok ? parsed.warnings : parsed.problems) {
    expect(problem.message).not.toBe('');
    expect(problem.remedy).not.toBe('');
    expect(problem.message.length + problem.remedy.length).toBeLessThan(2000);
  }
  expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
}
