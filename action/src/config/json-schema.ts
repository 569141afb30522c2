/** What is generated from the schema for editors: `config/schema.json`. */
import { z } from 'zod';
import { Config } from './schema.ts';

/** The part of JSON Schema that occurs here. */
export interface SchemaNode {
  readonly type?: string;
  readonly description?: string;
  /** Accepted and without effect; editors strike it out. */
  readonly deprecated?: boolean;
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
