import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseConfig } from '../../action/src/config/parse.ts';
import { readSource } from '../../action/src/config/source.ts';
import { typedValue } from '../../action/src/config/typed.ts';
import { BASE } from './base.ts';
import { rounds } from '../rounds.ts';

const SCHEMA = z.strictObject({
  text: z.string().optional(),
  texts: z.array(z.string()).default([]),
  named: z.record(z.string(), z.string()).default({}),
  number: z.number().optional(),
  flag: z.boolean().default(true),
  nested: z.strictObject({ count: z.number().int().default(1) }).prefault({}),
  any: z.record(z.string(), z.unknown()).optional(),
  either: z.union([z.boolean(), z.string()]).optional(),
  one_or_more: z.union([z.string(), z.array(z.string())]).optional(),
});

function value(text: string): unknown {
  const { root } = readSource(text);
  if (root === null) throw new Error('The text cannot be read.');
  return typedValue(root, SCHEMA).value;
}

/** What YAML 1.1, YAML 1.2 or JSON would turn into something else. */
const ODD = [
  '0123',
  '0o17',
  '0x1F',
  '1e10',
  '.5',
  '1_000',
  '+1',
  '-0',
  '12:30',
  '190:20:30',
  '2026-01-01',
  '2026-01-01T00:00:00Z',
  'no',
  'No',
  'off',
  'yes',
  'y',
  'true',
  'False',
  '.inf',
  '.nan',
  '1.10',
  '007',
  '00',
  '9007199254740993',
  '=',
  'NaN',
  'undefined',
];

describe('where the schema wants text', () => {
  it.each(ODD)('%s stays as it was written, as a value, in a list, and as a key', (odd) => {
    expect(value(`text: ${odd}\ntexts: [${odd}]\nnamed: { ${odd}: ${odd} }\n`)).toEqual({
      text: odd,
      texts: [odd],
      named: { [odd]: odd },
    });
  });

  it('every plain text of digits, signs, letters and separators stays as it was written', () => {
    const unit = fc.constantFrom(...'0123456789eExXobn.+-_:TZ');
    const odd = fc
      .string({ unit, minLength: 1, maxLength: 12 })
      .filter((text) => /^[0-9.+-]?[0-9A-Za-z._+]([:-]?[0-9A-Za-z._+])*$/.test(text) && text !== '---');
    fc.assert(
      fc.property(odd, odd, (first, second) => {
        expect(value(`text: ${first}\nnamed:\n  ${second}: ${first}\n`)).toEqual({
          text: first,
          named: { [second]: first },
        });
      }),
      { numRuns: rounds(500) },
    );
  });

  it('nothing, ~ and null are null; in quotes they are text', () => {
    expect(value('text: ~\nnamed: { a: null, b: , c: "null", d: \'~\', e: "" }')).toEqual({
      text: null,
      named: { a: null, b: null, c: 'null', d: '~', e: '' },
    });
  });
});

describe('where the schema wants something else', () => {
  it('numbers and booleans are read, also below defaults', () => {
    expect(value('number: 1.5e3\nflag: false\nnested: { count: 012 }')).toEqual({
      number: 1500,
      flag: false,
      nested: { count: 12 },
    });
  });

  it('quotes make a text, and a text is no number', () => {
    expect(value('number: "5"\nflag: "true"\n')).toEqual({ number: '5', flag: 'true' });
    expect(value('number: five\nflag: yes\n')).toEqual({ number: 'five', flag: 'yes' });
  });

  it('a value of which the schema allows several kinds is read as the one that it fits', () => {
    const either = ['true', 'false', '"true"', 'no', '2026-01-01', 'until Monday'];
    expect(either.map((text) => value(`either: ${text}`))).toEqual(
      [true, false, 'true', 'no', '2026-01-01', 'until Monday'].map((kind) => ({ either: kind })),
    );
    expect(value('one_or_more: [0123, true, 1e10]')).toEqual({ one_or_more: ['0123', 'true', '1e10'] });
    expect(value('one_or_more: 0123')).toEqual({ one_or_more: '0123' });
  });

  it('anything is read as JSON would be', () => {
    expect(value('any: { a: 1, b: true, c: no, d: [~, "1"] }')).toEqual({
      any: { a: 1, b: true, c: 'no', d: [null, '1'] },
    });
  });
});

describe('names and ids of a whole configuration', () => {
  it.each(['0123', '1e10', 'no', '12', 'true'])(
    '%s is a project state, a terminal, an executor, a model and a user',
    (odd) => {
      const text = `
plane: { base_url: https://plane.example.com, workspace: ${odd}, token_key: PLANE_TOKEN }
state: { store: file }
allowed_authors: [ada@example.com]
projects:
  ENG:
    states: { working: ${odd}, review: 2:30, question: 1.0, blocked: off }
    routing: { by_assignee: { ${odd}: ${odd} }, by_label: { ${odd}: { executor: ${odd}, model: ${odd} } } }
    default_executor: ${odd}
terminals:
  ${odd}: { transport: local, os: linux, repo: /srv/eng, plane_user: ${odd}, token_key: T, executors: [${odd}] }
executors:
  ${odd}: { adapter: claude-code, run: "claude --output-format json --model '{model}'", models: [${odd}], default_model: ${odd} }
`;
      const parsed = parseConfig(text);
      expect(parsed).toMatchObject({ ok: true, warnings: [] });
      if (!parsed.ok) return;
      const { plane, projects, terminals, executors } = parsed.config;
      expect([
        plane.workspace,
        projects.ENG?.states.working,
        ...Object.keys(terminals),
        ...Object.keys(executors),
      ]).toEqual([odd, odd, odd, odd]);
      expect(projects.ENG?.routing).toEqual({
        by_assignee: { [odd]: odd },
        by_label: { [odd]: { executor: odd, model: odd } },
      });
      expect(projects.ENG?.states).toMatchObject({ review: '2:30', question: '1.0', blocked: 'off' });
    },
  );
});

describe('aliases', () => {
  it('are refused when they multiply', () => {
    const levels = ['a: &a [x, x, x, x, x, x, x, x, x]'];
    for (let i = 1; i < 9; i++) {
      const before = String.fromCharCode(96 + i);
      const name = String.fromCharCode(97 + i);
      levels.push(`${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(', ')}]`);
    }
    // Written out these are 9⁹ words, more than any memory holds.
    const parsed = parseConfig(`${levels.join('\n')}\n`);
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.code)).toEqual(['too-large']);
  });

  it('share what two terminals have in common', () => {
    const { box } = BASE.terminals;
    const text = JSON.stringify({ ...BASE, terminals: undefined });
    const { executors, ...rest } = box;
    expect(executors).toEqual(['codex', 'claude', 'shell']);
    const yaml = `${text.slice(0, -1)}, "terminals": { "box": { <<: &common { executors: [codex, claude, shell] }, ${JSON.stringify(rest).slice(1)} } }`;
    expect(parseConfig(yaml)).toMatchObject({ ok: true, warnings: [], config: { terminals: { box: { executors } } } });
  });
});
