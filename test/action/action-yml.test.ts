import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { DEFAULTS, EFFECT, Inputs, MODES, Outputs } from '../../action/src/action/action-yml.ts';
import { actionYaml, inputRows } from '../../action/src/action/reference.ts';

const root = resolve(import.meta.dirname, '../..');

const Metadata = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1).max(125),
  branding: z.strictObject({ icon: z.string(), color: z.enum(['purple']) }),
  inputs: z.record(
    z.string(),
    z.strictObject({ description: z.string(), required: z.literal(false), default: z.string().optional() }),
  ),
  outputs: z.record(z.string(), z.strictObject({ description: z.string() })),
  runs: z.strictObject({ using: z.literal('node24'), main: z.literal('dist/index.js') }),
});

const text = readFileSync(resolve(root, 'action.yml'), 'utf8');
const metadata = Metadata.parse(parse(text));

describe('action.yml', () => {
  it('is what the definition says', () => {
    expect(text).toBe(actionYaml());
  });

  it('has the inputs of the definition, with the defaults that an absent input has', () => {
    expect(Object.keys(metadata.inputs)).toEqual(Inputs.keyof().options);
    for (const [name, { default: given }] of Object.entries(metadata.inputs)) {
      expect([name, given]).toEqual([name, DEFAULTS[name as keyof typeof DEFAULTS]]);
    }
    const { 'github-token': _token, ...defaults } = DEFAULTS;
    expect(Inputs.parse(defaults)).toEqual(Inputs.parse({}));
  });

  it('says of every input what it does and what is allowed', () => {
    for (const { name, description, values } of inputRows()) {
      expect(description, name).toMatch(/^[A-Z].*[.)]$/s);
      expect(values, name).not.toBe('');
      expect(metadata.inputs[name]?.description).toContain(`Allowed: ${values.replaceAll('`', '')}.`);
    }
  });

  it('says what the token needs for what writes to GitHub', () => {
    const needs = inputRows().filter(({ permission }) => permission.includes('write'));
    expect(needs.map(({ name }) => name)).toEqual(['state-store', 'state-branch', 'github-token']);
  });

  it('has the outputs of the definition', () => {
    expect(Object.keys(metadata.outputs)).toEqual(Outputs.keyof().options);
    expect(Object.values(metadata.outputs).every(({ description }) => description !== '')).toBe(true);
  });

  it('hides nothing in expressions but the token of the job', () => {
    expect(text.match(/\$\{\{.*?\}\}/g)).toEqual(['${{ github.token }}']);
  });
});

describe('the table of effects', () => {
  it('names known modes', () => {
    const named = Object.values(EFFECT).flat();
    expect(named.filter((mode) => !MODES.includes(mode))).toEqual([]);
  });
});
