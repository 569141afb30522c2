/** What is generated from the schema: `config/schema.json` for editors, and the tables of keys for the README. */
import { z } from 'zod';
import { Config } from './schema.ts';

/** The part of JSON Schema that occurs here. */
export interface SchemaNode {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly additionalProperties?: boolean | SchemaNode;
}

/** JSON Schema (draft 7, which editors know) of what may be written in the file. */
export function jsonSchema(): SchemaNode & Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = z.toJSONSchema(Config, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema: node }) => {
      // Says nothing but "an integer that a computer can hold".
      if (node.maximum === Number.MAX_SAFE_INTEGER) delete node.maximum;
    },
  });
  return { $schema, $id: 'urn:plane-agentd:config', title: 'agentd for Plane', ...(schema as SchemaNode) };
}

/** The text of `config/schema.json`. */
export function jsonSchemaText(): string {
  return `${pretty(jsonSchema(), '')}\n`;
}

/** Two spaces a level; a list of plain values stays on one line while it fits. */
function pretty(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    if (value.every((item) => typeof item !== 'object') && indent.length + line.length < 90) return line;
    return `[\n${value.map((item) => inner + pretty(item, inner)).join(',\n')}\n${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return '{}';
  return `{\n${entries.map(([key, item]) => `${inner}${JSON.stringify(key)}: ${pretty(item, inner)}`).join(',\n')}\n${indent}}`;
}

/** Markdown: one heading and one table (key, type, default, meaning) for each section. Ends with a newline. */
export function configTable(): string {
  const sections: string[] = [];
  const visit = (node: SchemaNode, place: string): void => {
    if (node.properties !== undefined) {
      const title = place === '' ? 'Top level' : `\`${place}\``;
      const rows = Object.entries(node.properties).map(([key, child]) =>
        row(key, child, node.required?.includes(key) === true),
      );
      const intro = node.description === undefined ? [] : [node.description, ''];
      sections.push(
        [`### ${title}`, '', ...intro, '| key | type | default | meaning |', '| --- | --- | --- | --- |', ...rows].join(
          '\n',
        ),
      );
      for (const [key, child] of Object.entries(node.properties)) visit(child, place === '' ? key : `${place}.${key}`);
    }
    if (typeof node.additionalProperties === 'object') visit(node.additionalProperties, `${place}.<${nameIn(place)}>`);
    if (node.items !== undefined) visit(node.items, `${place}[]`);
  };
  visit(jsonSchema(), '');
  return `${sections.join('\n\n')}\n`;
}

/** `projects` → `project`; `by_label` → `label`. */
function nameIn(place: string): string {
  const word = place.split('.').at(-1) ?? '';
  return word === 'projects' ? 'PROJECT' : word.replace(/^by_/, '').replace(/s$/, '');
}

function row(key: string, node: SchemaNode, required: boolean): string {
  const fallback = required ? '**required**' : node.default === undefined ? '' : defaultText(node.default);
  const cells = [`\`${key}\``, typeText(node), fallback, node.description ?? ''];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

function defaultText(value: unknown): string {
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return isEmpty ? '' : `\`${typeof value === 'string' ? value || '""' : JSON.stringify(value)}\``;
}

function typeText(node: SchemaNode): string {
  if (node.enum !== undefined) return node.enum.map((value) => `\`${String(value)}\``).join(' or ');
  if (node.anyOf !== undefined) return node.anyOf.map(typeText).join(' or ');
  if (node.items !== undefined) return `list of ${typeText(node.items)}`;
  if (typeof node.additionalProperties === 'object') {
    return node.additionalProperties.properties === undefined ? `map to ${typeText(node.additionalProperties)}` : 'map';
  }
  const names: Readonly<Record<string, string>> = {
    string: 'text',
    integer: 'whole number',
    boolean: 'true or false',
    object: 'section',
  };
  return names[node.type ?? ''] ?? 'anything';
}
