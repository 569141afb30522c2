/** Types, limits and defaults of the schema in words, for docs/configuration.md. */
import type { SchemaNode } from './json-schema.ts';

/** `list of text`, `whole number, 1 to 65535`. */
export function typeText(node: SchemaNode): string {
  if (node.enum !== undefined) return node.enum.map((value) => `\`${String(value)}\``).join(' or ');
  if (node.anyOf !== undefined) return node.anyOf.map(typeText).join(' or ');
  if (node.items !== undefined) return `list of ${typeText(node.items)}`;
  if (typeof node.additionalProperties === 'object') {
    return node.additionalProperties.properties === undefined ? `map to ${typeText(node.additionalProperties)}` : 'map';
  }
  if (node.type === 'integer') return `whole number${rangeText(node)}`;
  const names: Readonly<Record<string, string>> = { string: 'text', boolean: 'true or false', object: 'section' };
  return names[node.type ?? ''] ?? 'anything';
}

function rangeText({ minimum, maximum }: SchemaNode): string {
  if (minimum === undefined || minimum === Number.MIN_SAFE_INTEGER) return '';
  return maximum === undefined ? `, ${minimum} or more` : `, ${minimum} to ${maximum}`;
}

/** `**required**`, or the default; empty where there is none. */
export function ruleText(node: SchemaNode, required: boolean): string {
  if (required) return '**required**';
  const { default: value } = node;
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  if (value === undefined || isEmpty) return '';
  return `default: \`${typeof value === 'string' ? value || '""' : JSON.stringify(value)}\``;
}

/** The name for an entry: `projects` → `PROJECT`, `terminals` → `terminal`, `by_label` → `label`. */
export function nameIn(place: string): string {
  const word = place.split('.').at(-1) ?? '';
  return word === 'projects' ? 'PROJECT' : word.replace(/^by_/, '').replace(/s$/, '');
}
