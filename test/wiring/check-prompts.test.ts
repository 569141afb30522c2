import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPrompts } from '../../action/src/wiring/check-prompts.ts';
import { DEFAULT_PROMPT } from '../../action/src/tick/default-prompt.ts';
import { makeConfig } from '../core/scene.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'agentd-prompts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function problems(template: string | null): Promise<string[]> {
  const config = makeConfig((raw) => {
    raw.projects['ENG'] = { ...raw.projects['ENG'], prompt: template === null ? 'none.md' : 'prompt.md' };
  });
  if (template !== null) writeFileSync(join(folder, 'prompt.md'), template);
  return (await checkPrompts(config, folder)).map(({ code, path, message }) => `${code} ${path.join('.')} ${message}`);
}

describe('the check of prompt templates', () => {
  it('accepts the built-in prompt and everything that is documented', async () => {
    expect(await problems(DEFAULT_PROMPT)).toEqual([]);
    const all = [
      ...['key', 'title', 'description', 'labels', 'priority', 'state', 'url'].map((name) => `item.${name}`),
      ...['id', 'kind', 'round', 'iteration', 'attempt', 'resumed'].map((name) => `run.${name}`),
      'handover',
      'terminal',
      'executor',
      'repo',
    ];
    const comments = '{% for comment in comments %}{{ comment.author }}: {{ comment.text }}{% endfor %}';
    expect(await problems(all.map((name) => `{{ ${name} }}`).join('\n') + comments)).toEqual([]);
  });

  it('finds one that says nothing, unless it has something to say of an item', async () => {
    expect(await problems(' \n')).toEqual([expect.stringMatching(/^prompt-empty projects\.ENG\.prompt .*prompt\.md/)]);
    expect(await problems('{{ item.description }}')).toEqual([]);
  });

  it('finds a file that is not there', async () => {
    expect(await problems(null)).toEqual([expect.stringMatching(/^prompt-missing projects\.ENG\.prompt .*none\.md/)]);
  });

  it.each([
    ['a misspelt variable', '{{ item.titel }}', 'item.titel'],
    ['a misspelt filter', '{{ item.title | upcas }}', 'upcas'],
    ['a tag that is not closed', '{% if item.title %}', 'not closed'],
    ['a mistake that only a reply meets', '{% if run.resumed %}{{ nothing }}{% endif %}', 'nothing'],
    ['a mistake that only a new comment meets', '{% for c in comments %}{{ c.name }}{% endfor %}', 'name'],
    ['a mistake that only a retry meets', "{% if run.kind == 'retry' %}{{ nothing }}{% endif %}", 'nothing'],
    ['a mistake that only a hand-over meets', "{% if handover != '' %}{{ nothing }}{% endif %}", 'nothing'],
  ])('finds %s, once', async (_what, template, names) => {
    const [found = '', ...more] = await problems(template);
    expect(found).toMatch(/^prompt-template projects\.ENG\.prompt /);
    expect(found).toContain(names);
    expect(more).toEqual([]);
  });
});
