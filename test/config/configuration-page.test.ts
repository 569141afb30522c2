import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { anchorOf, configurationPage, documentedPlaces } from '../../action/src/config/configuration-page.ts';
import type { SchemaNode } from '../../action/src/config/json-schema.ts';
import { jsonSchema } from '../../action/src/config/json-schema.ts';
import { Config } from '../../action/src/config/schema.ts';
import { BASE } from './base.ts';

type Tree = { [key: string]: unknown };

const page = configurationPage();
const sections = page.split(/^(?=##+ )/m).map((text) => ({
  heading: /^##+ `(.*)`$/m.exec(text)?.[1] ?? '',
  text,
  examples: [...text.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, yaml = '']) => parse(yaml) as Tree),
}));
const textOf = (heading: string): string => sections.find((section) => section.heading === heading)?.text ?? '';

/** Every leaf of the schema: a key that holds no keys of ours. */
function leaves(node: SchemaNode): number {
  const below = [node.additionalProperties, node.items].filter((child) => typeof child === 'object');
  const inside = [
    ...Object.values(node.properties ?? {}).filter(({ deprecated }) => deprecated !== true),
    ...below.filter(({ properties }) => properties !== undefined),
  ];
  return inside.length === 0 ? 1 : inside.reduce((sum, child) => sum + leaves(child), 0);
}

/** The one key that an entry of `notices` must have. */
const NOTICE = { url_key: 'NOTICE_URL' };

/** The example laid over a whole configuration; an entry that is not there begins as the one that is. */
function over(base: Tree, example: Tree, depth = 0): Tree {
  const merged: Tree = { ...base };
  for (const [key, value] of Object.entries(example)) {
    const first = depth === 1 ? Object.values(base)[0] : undefined;
    const under = base[key] ?? first;
    merged[key] = isTree(value) ? over(isTree(under) ? under : {}, value, depth + 1) : value;
  }
  return merged;
}

function withWholeNotice(example: Tree): Tree {
  const { notices } = example;
  return Array.isArray(notices) ? { notices: notices.map((notice: Tree) => ({ ...NOTICE, ...notice })) } : example;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

describe('the page of the configuration', () => {
  it('has one section for each key and each kind of entry, and its own anchor for each', () => {
    const headings = sections.map(({ heading }) => heading);
    expect(headings.toSorted()).toEqual(documentedPlaces().toSorted());
    expect(headings).toContain('projects.<PROJECT>.routing.by_label.<label>');
    expect(headings).toContain('notices[].url_key');
    expect(sections.filter(({ text }) => !text.includes('\n\nKeys: '))).toHaveLength(leaves(jsonSchema()));
    expect(new Set(headings.map(anchorOf)).size).toBe(headings.length);
  });

  it.each(sections.map((section) => [section.heading, section] as const))(
    'shows for %s an example that the schema takes',
    (heading, { examples: [example, ...more] }) => {
      expect(more).toEqual([]);
      const last = /([\w$]+)(?:\[\]|\.<\w+>)?$/.exec(heading)?.[1] ?? '';
      expect(JSON.stringify(example)).toContain(`"${last}":`);
      const parsed = Config.safeParse(over(BASE, withWholeNotice(example ?? {})));
      expect(parsed.error?.issues).toBeUndefined();
    },
  );

  it('names what is accepted and without effect in one sentence, and nowhere else', () => {
    const needless = [
      'terminals.<terminal>.launch',
      'terminals.<terminal>.helpers_dir',
      'executors.<executor>.thread_from',
    ];
    needless.push('executors.<executor>.last_message', 'agentd');
    const named = /\n\nAccepted and without effect: (.*)\.\n$/.exec(page)?.[1] ?? '';
    expect(named.split(', ').toSorted()).toEqual(needless.map((place) => `\`${place}\``).toSorted());
    for (const place of needless) expect(documentedPlaces().filter((one) => one.startsWith(place))).toEqual([]);
    expect(page).not.toContain('not needed');
  });

  it('says of each key its type, its default or that it is required, and what it means', () => {
    expect(textOf('state.store')).toContain(
      '`file` or `branch` or `artifact` · **required**\n\nWhere the state is kept',
    );
    expect(textOf('limits.run_s')).toContain('whole number, 1 or more · default: `7200`\n\nElapsed seconds');
    expect(textOf('terminals.<terminal>.port')).toContain('whole number, 1 to 65535\n');
    expect(textOf('executors.<executor>.mock.exit_code')).toContain('whole number · default: `0`');
    expect(textOf('projects.<PROJECT>.routing.by_label.<label>')).toContain('Label → what it chooses');
    for (const { heading, text } of sections) expect(text.split('\n\n').length, heading).toBeGreaterThanOrEqual(3);
  });

  it('is what docs/configuration.md holds', () => {
    const written = readFileSync(resolve(import.meta.dirname, '../../docs/configuration.md'), 'utf8');
    const headings = [...written.matchAll(/^##+ `(.*)`$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(sections.map(({ heading }) => heading));
  });
});
