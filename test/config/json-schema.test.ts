import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOT, PERSON, PROJECT, WORKSPACE } from '../../action/src/commands/demo/seed.ts';
import { parseConfig } from '../../action/src/config/parse.ts';
import type { SchemaNode } from '../../action/src/config/json-schema.ts';
import { demoSeed } from '../../action/src/plane-emulator/tables/demo-seed.ts';
import { jsonSchema, jsonSchemaText } from '../../action/src/config/json-schema.ts';

const config = (name: string) => readFileSync(resolve(import.meta.dirname, '../../config', name), 'utf8');

function nodes(node: SchemaNode, path = ''): [path: string, node: SchemaNode][] {
  const below = Object.entries(node.properties ?? {}).flatMap(([key, child]) => nodes(child, `${path}/${key}`));
  const rest = [node.additionalProperties, node.items].filter((child) => typeof child === 'object');
  return [[path, node], ...below, ...rest.flatMap((child) => nodes(child, `${path}/*`))];
}

describe('config/schema.json', () => {
  it('is what the schema generates', () => {
    expect(config('schema.json')).toBe(jsonSchemaText());
    expect(JSON.parse(jsonSchemaText())).toEqual(jsonSchema());
  });

  it('explains every key and knows no others', () => {
    const all = nodes(jsonSchema());
    expect(all.length).toBeGreaterThan(100);
    for (const [path, node] of all) {
      if (!path.endsWith('*')) expect(node.description ?? jsonSchema().title, path).toMatch(/\S/);
      if (node.properties !== undefined) expect(node.additionalProperties, path).toBe(false);
    }
  });
});

describe('config/agentd.example.yml', () => {
  it('is valid and gives no cause for a warning', () => {
    const parsed = parseConfig(config('agentd.example.yml'));
    expect(parsed.ok ? parsed.warnings : parsed.problems).toEqual([]);
  });
});

describe('config/agentd.local.yml', () => {
  it('shows a script as agent in a comment that is right as it stands', () => {
    const text = config('agentd.local.yml');
    const own = text.replace(/^  # (mine:|  adapter:|  run: )/gm, '  $1').replaceAll('codex]', 'mine]');
    const parsed = parseConfig(own.replace('default_executor: codex', 'default_executor: mine'));
    expect(parsed).toMatchObject({ ok: true });
    if (!parsed.ok) return;
    expect(parsed.config.executors['mine']).toMatchObject({ adapter: 'shell', run: "./agent.sh '{out}'" });
  });

  it('is valid, gives no cause for a warning, and fits the Plane of `agentd plane`', () => {
    const parsed = parseConfig(config('agentd.local.yml'));
    if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join('\n'));
    expect(parsed.warnings).toEqual([]);
    const { plane, projects, allowed_authors } = parsed.config;
    expect([plane.workspace, Object.keys(projects), allowed_authors]).toEqual([
      WORKSPACE,
      [PROJECT],
      [`${PERSON}@example.com`],
    ]);
    const { states, routing } = projects[PROJECT]!;
    expect(Object.keys(routing.by_assignee)).toEqual([BOT]);
    const there = demoSeed({ workspace: WORKSPACE, people: [PERSON], bots: [BOT] }).projects[0]?.states ?? [];
    expect(there.map(({ name }) => name)).toEqual(
      expect.arrayContaining([states.working, states.review, states.question, states.blocked]),
    );
  });
});
