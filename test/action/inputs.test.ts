import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULTS, Inputs } from '../../action/src/action/action-yml.ts';
import { inputVariable } from '../../action/src/action/input-variable.ts';
import { readInputs } from '../../action/src/action/inputs.ts';
import { ConfigError } from '../../action/src/errors.ts';

/** What the runner makes of a step’s `with:` block. */
function env(given: Readonly<Record<string, string>>): Record<string, string> {
  const all = { ...DEFAULTS, 'github-token': 'ghs_abcdefghijklmnop', ...given };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [inputVariable(name), value]));
}

function refusal(given: Readonly<Record<string, string>>): string {
  try {
    readInputs(env(given));
  } catch (error) {
    if (error instanceof ConfigError) return error.problem.message;
    throw error;
  }
  return '';
}

describe('the inputs', () => {
  it('are all optional', () => {
    expect(readInputs({}).inputs).toEqual({
      mode: 'tick',
      'older-than': 14,
      interval: 60,
      'dry-run': false,
      init: false,
    });
    expect(readInputs(env({})).warnings).toEqual([]);
  });

  it('take an empty text for nothing, as forms of workflow_dispatch send it', () => {
    const { inputs, warnings } = readInputs(
      env({ mode: '', project: '', 'max-duration': ' ', 'dry-run': '', projects: '' }),
    );
    expect(inputs).toMatchObject({ mode: 'tick', 'dry-run': false });
    expect(inputs.project).toBeUndefined();
    expect(inputs.projects).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it.each([
    ['90s', 90],
    ['4m', 240],
    ['5h', 18_000],
  ])('read %s as a time', (text, seconds) => {
    expect(readInputs(env({ 'max-duration': text })).inputs['max-duration']).toBe(seconds);
  });

  it.each(['true', 'True', 'TRUE'])('read %s as yes', (text) => {
    expect(readInputs(env({ 'dry-run': text })).inputs['dry-run']).toBe(true);
  });

  it.each(['ENG,OPS', 'ENG OPS', ' ENG,\n OPS ,'])('read %j as two projects', (text) => {
    expect(readInputs(env({ projects: text })).inputs.projects).toEqual(['ENG', 'OPS']);
  });

  it.each([
    [{ mode: 'tik' }, /Input `mode`: `tik` is none of .* Did you mean `tick`\?/],
    [{ 'state-store': 'brnch' }, /Did you mean `branch`\?/],
    [{ 'dry-run': 'yes' }, /Input `dry-run`: `yes` is none of `true` and `false`\./],
    [{ interval: '5' }, /Input `interval`: `5` is not a time: write a number and s, m or h/],
    [{ 'max-duration': '0m' }, /is not a time/],
    [{ projects: 'ENG,op-s' }, /Input `projects`: `ENG,op-s` holds something that is no project identifier/],
    [{ terminal: '../x' }, /Input `terminal`: `\.\.\/x` is not a name/],
  ])('refuse %j', (given, words) => {
    expect(refusal(given)).toMatch(words);
  });

  it.each([
    ['dry_run', 'dry-run'],
    ['dryrun', 'dry-run'],
    ['token', null],
    ['state_store', 'state-store'],
    ['max-durations', 'max-duration'],
    ['projets', 'projects'],
  ])('refuse the unknown name %s when it is close to a known one', (name, meant) => {
    if (meant === null) expect(refusal({ [name]: 'true' })).toBe('');
    else expect(refusal({ [name]: 'true' })).toContain(`There is no input \`${name}\`. Did you mean \`${meant}\`?`);
  });

  it('only warn of an unknown name that is like no other: some machines have such variables', () => {
    expect(readInputs({ ...env({}), INPUT_METHOD: 'ibus' }).warnings).toEqual([
      expect.stringMatching(/^There is no input `method`; it has no effect\. There are `mode`,/),
    ]);
  });

  it('tell all problems at once, and never the token', () => {
    const words = refusal({ mode: 'x', interval: 'y', dryrun: 'z', 'github-token': 'g'.repeat(3000) });
    expect(words).toMatch(/`dryrun`.*`mode`.*`github-token`.*`interval`/s);
    expect(words).not.toContain('ggg');
  });

  it.each([
    [{ mode: 'check-config', terminal: 'box' }, 'Input `terminal` has no effect in mode check-config.'],
    [{ mode: 'plan', 'max-duration': '5m' }, 'Input `max-duration` has no effect in mode plan.'],
    [{ interval: '2m' }, 'Input `interval` has no effect without `max-duration`.'],
  ])('warn of what does nothing: %j', (given, warning) => {
    expect(readInputs(env(given)).warnings).toEqual([warning]);
  });

  it.each(['check-config', 'doctor', 'status', 'explain', 'plan'])(
    'do not warn of dry-run in mode %s, which writes nothing anyhow: forms send it by default',
    (mode) => {
      expect(readInputs(env({ mode, 'dry-run': 'true' })).warnings).toEqual([]);
    },
  );

  it('never throw anything but a refusal', () => {
    const names = fc.constantFrom(...Inputs.keyof().options, 'dry_run', 'x', '__proto__', 'constructor');
    fc.assert(
      fc.property(fc.dictionary(names, fc.string({ unit: 'binary' })), (given) => {
        expect(typeof refusal(given)).toBe('string');
      }),
    );
  });
});
