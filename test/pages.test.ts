/** All pages: links that lead somewhere, an index that is whole, forms that GitHub reads. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { DECISIONS, decisionIndex } from '../scripts/decisions.ts';

const root = resolve(import.meta.dirname, '..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Files below a folder, with `/`, from the root. */
function files(folder: string, suffix: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll(sep, '/'))
    .filter((path) => path.endsWith(suffix) && statSync(join(root, path)).isFile());
}

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...['.github', 'docs', 'config', 'action', 'bot'].flatMap((folder) => files(folder, '.md')),
];

interface Parts {
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

/** Links and images, and the anchors that GitHub gives to headings. */
function partsOf(markdown: string): Parts {
  const links: string[] = [];
  const anchors = new Set<string>();
  const tokens = new MarkdownIt().parse(markdown, {});
  for (const [i, token] of tokens.entries()) {
    for (const child of token.children ?? []) {
      const target = child.attrGet('href') ?? child.attrGet('src');
      if (target !== null) links.push(String(target));
    }
    if (token.type !== 'heading_open') continue;
    const said = (tokens[i + 1]?.children ?? []).map(({ content }) => content).join('');
    const slug = said
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let n = 1; anchors.has(anchor); n++) anchor = `${slug}-${n}`;
    anchors.add(anchor);
  }
  return { links, anchors };
}

const known = new Map<string, Parts>();

function partsIn(path: string): Parts {
  const parts = known.get(path) ?? partsOf(readFileSync(path, 'utf8'));
  known.set(path, parts);
  return parts;
}

/** Why a link of this page leads nowhere; null: it leads somewhere, or out of the repository. */
function lost(page: string, link: string): string | null {
  if (/^(?:https?|mailto):/.test(link)) return null;
  const [path = '', anchor] = decodeURI(link).split('#');
  const target = path === '' ? join(root, page) : resolve(root, dirname(page), path);
  if (relative(root, target).startsWith('..')) return `${link} leads out of the repository`;
  if (!existsSync(target)) return `${link} is not there`;
  if (anchor === undefined) return null;
  return partsIn(target).anchors.has(anchor) ? null : `${link} has no such heading`;
}

describe('every page', () => {
  it.each(pages)('%s links only to what is there', (page) => {
    const { links } = partsIn(join(root, page));
    expect(links.flatMap((link) => lost(page, link) ?? [])).toEqual([]);
  });

  it('is found by its index', () => {
    const { links } = partsIn(join(root, 'docs/README.md'));
    const found = new Set(links.map((link) => relative(root, resolve(root, 'docs', link)).replaceAll(sep, '/')));
    const inDecisions = (page: string): boolean => /^docs\/decisions\/\d/.test(page);
    const wanted = pages.filter(
      (page) => !page.startsWith('.github/') && !inDecisions(page) && page !== 'docs/README.md',
    );
    expect(wanted.filter((page) => !found.has(page))).toEqual([]);
  });

  it('that a message, a comment or an example names is there, with the heading that it names', () => {
    const naming = [
      ...['action/src', 'bot', 'scripts'].flatMap((folder) => files(folder, '.ts')),
      ...['config', 'docs/examples', '.github'].flatMap((folder) => files(folder, '.yml')),
      'action.yml',
      'config/schema.json',
      'package.json',
    ];
    const named = naming.flatMap((path) =>
      [...text(path).matchAll(/(?<![\w./-])docs\/[\w./-]+\.md(?:#[\w-]+)?/g)].map(([link]) => ({ path, link })),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ link }) => lost('README.md', link) !== null)).toEqual([]);
    expect(naming.filter((path) => /README\.md#/.test(text(path)))).toEqual([]);
  });

  it('knows when a link leads nowhere', () => {
    const { links, anchors } = partsOf(
      '# A `b.c_d`, e\n\n## A\n\n## A\n\n[x](no.md) ![y](README.md#nothing) [z](../x)',
    );
    expect([...anchors]).toEqual(['a-bc_d-e', 'a', 'a-1']);
    expect(links.map((link) => lost('AGENTS.md', link))).toEqual([
      'no.md is not there',
      'README.md#nothing has no such heading',
      '../x leads out of the repository',
    ]);
  });
});

describe('the index of decisions', () => {
  const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => DECISIONS.test(name));

  it('has a row for each page, with its status and date, in the order of their numbers', () => {
    const index = decisionIndex(decisions.map((name) => ({ name, text: text(`docs/decisions/${name}`) })));
    const rows = [
      ...text('docs/decisions/README.md').matchAll(/^\| +(\d+) \| \[.*?\]\((\S+\.md)\) +\| (\S.*?) +\| (\S.*?) +\|$/gm),
    ];
    expect(rows.map(([, , name]) => name)).toEqual(decisions.toSorted());
    expect(rows.map(([, number]) => Number(number))).toEqual(rows.map((_row, i) => i + 1));
    expect(index.split('\n')).toHaveLength(rows.length + 2);
    for (const [, , , status, date] of rows) {
      expect(status).toMatch(/^(?:accepted|replaced by \d+)$/);
      expect(date).toMatch(/^\d{4}-\d\d-\d\d(?:, changed \d{4}-\d\d-\d\d)?$/);
    }
  });

  it('refuses a page that does not say its status and date', () => {
    const page = { name: '0001-a.md', text: '# 1. A\n\n**Decision.** B.\n' };
    expect(() => decisionIndex([page])).toThrow('docs/decisions/0001-a.md must begin with');
  });
});

const Field = z.strictObject({
  type: z.enum(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes']),
  id: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  attributes: z.strictObject({
    value: z.string().optional(),
    label: z.string().optional(),
    description: z.string().optional(),
    placeholder: z.string().optional(),
    render: z.string().optional(),
    multiple: z.boolean().optional(),
    options: z.array(z.string()).optional(),
  }),
  validations: z.strictObject({ required: z.boolean() }).optional(),
});
const Form = z.strictObject({
  name: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  body: z.array(Field).min(1),
});

describe('the forms for issues', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(join(root, folder)).filter((name) => name !== 'config.yml');

  it.each(forms)('%s is as GitHub wants it', (name) => {
    const { body } = Form.parse(parse(text(`${folder}/${name}`)));
    const fields = body.filter(({ type }) => type !== 'markdown');
    for (const { type, id, attributes } of fields) {
      expect(id).toBeDefined();
      expect(attributes.label).toBeDefined();
      expect(attributes.options !== undefined).toBe(type === 'dropdown');
      expect(new Set(attributes.options).size).toBe(attributes.options?.length ?? 0);
    }
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    expect(new Set(fields.map(({ attributes }) => attributes.label)).size).toBe(fields.length);
  });

  it('ask of a bug what it takes to find it: the version, the kind of terminal, what the doctor says', () => {
    const { body } = Form.parse(parse(text(`${folder}/bug.yml`)));
    const required = body.filter(({ validations }) => validations?.required === true).map(({ id }) => id);
    expect(required).toEqual(expect.arrayContaining(['seen', 'expected', 'version', 'terminal', 'doctor']));
    expect(JSON.stringify(body)).toContain('agentd doctor --json');
    expect(text('.github/pull_request_template.md')).toContain('agentd doctor --json');
  });

  it('are the way in, but for what is no issue of ours', () => {
    const Contact = z.strictObject({ name: z.string(), url: z.url(), about: z.string() });
    const Chooser = z.strictObject({ blank_issues_enabled: z.boolean(), contact_links: z.array(Contact) });
    expect(Chooser.parse(parse(text(`${folder}/config.yml`))).blank_issues_enabled).toBe(false);
  });
});
