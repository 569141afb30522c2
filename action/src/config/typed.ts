/**
 * Tree of texts → plain value, with the schema deciding what a text is: where it wants text, `0123`, `1e10`, `no`,
 * `12:30`, `true` and `2026-01-01` stay as they were written; numbers and booleans are made only where it wants them.
 * `~`, `null` and an empty value are null everywhere, so that a forgotten value is not the text "null".
 */
import { z } from 'zod';
import type { Finding, Path } from './problem.ts';
import type { SourceNode, TextNode } from './source.ts';

/** Values that a file may expand to through aliases. */
const MAX_VALUES = 50_000;

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

export function typedValue(root: SourceNode, schema: z.core.$ZodType): { value: Plain; findings: Finding[] } {
  const findings: Finding[] = [];
  let values = 0;
  const walk = (node: SourceNode, wanted: z.core.$ZodType | null, path: Path): Plain => {
    if (++values > MAX_VALUES) {
      if (values === MAX_VALUES + 1) findings.push(tooLarge(path, node));
      return null;
    }
    const inner = wanted === null ? null : unwrapped(wanted);
    switch (node.kind) {
      case 'text':
        return scalar(node, inner);
      case 'list': {
        const element = kindsOf(inner).find((kind) => kind instanceof z.ZodArray)?.element ?? null;
        return node.items.map((item, i) => walk(item, element, [...path, i]));
      }
      case 'map': {
        const map: { [key: string]: Plain } = {};
        for (const [key, { value }] of node.entries) map[key] = walk(value, fieldOf(inner, key), [...path, key]);
        return map;
      }
    }
  };
  const value = walk(root, schema, []);
  return { value, findings };
}

function tooLarge(path: Path, node: SourceNode): Finding {
  const message = `The file stands for more than ${MAX_VALUES} values.`;
  return { code: 'too-large', path, place: node.place, message, remedy: 'Use fewer aliases.', severity: 'error' };
}

/** The schema of a key: of an object's own field, or of any value of a record; null: nothing is known of it. */
function fieldOf(schema: z.core.$ZodType | null, key: string): z.core.$ZodType | null {
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
    return Object.hasOwn(shape, key) ? (shape[key] ?? null) : null;
  }
  return schema instanceof z.ZodRecord ? schema.valueType : null;
}

/** The schema under `optional`, `default` and `prefault`. */
export function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodPrefault) {
    inner = inner.unwrap();
  }
  return inner;
}

/** The schemas that a value may fit: those of a union, or the one. */
function kindsOf(schema: z.core.$ZodType | null): readonly z.core.$ZodType[] {
  if (schema === null) return [];
  return schema instanceof z.ZodUnion ? schema.options : [schema];
}

const NUMBER = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;

function scalar(node: TextNode, wanted: z.core.$ZodType | null): Plain {
  if (!node.plain) return node.text;
  if (/^(?:~|null|Null|NULL|)$/.test(node.text)) return null;
  const open = wanted === null || wanted instanceof z.ZodUnknown;
  const kinds = kindsOf(wanted);
  if (open || kinds.some((kind) => kind instanceof z.ZodBoolean)) {
    if (/^(?:true|True|TRUE)$/.test(node.text)) return true;
    if (/^(?:false|False|FALSE)$/.test(node.text)) return false;
  }
  if ((open || kinds.some((kind) => kind instanceof z.ZodNumber)) && NUMBER.test(node.text)) return Number(node.text);
  return node.text;
}
