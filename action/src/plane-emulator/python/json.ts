/** Reads JSON as Python's `json` does, with its messages: Plane shows them to the caller. */
import type { Json } from '../../model/basics.ts';
import { codePoints } from './values.ts';

/** A message such as `Expecting value: line 1 column 10 (char 9)`. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
}

/** @throws {JsonSyntaxError} @throws {RangeError} nested too deep, as in Python. */
export function parseJson(text: string): Json {
  if (text.startsWith('\ufeff')) throw failure('Unexpected UTF-8 BOM (decode using utf-8-sig)', text, 0);
  const reader = new Reader(text);
  reader.skipSpace();
  const value = reader.value();
  reader.skipSpace();
  if (reader.at < text.length) throw failure('Extra data', text, reader.at);
  return value;
}

function failure(message: string, text: string, at: number): JsonSyntaxError {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  const column = codePoints(before.slice(before.lastIndexOf('\n') + 1)) + 1;
  return new JsonSyntaxError(
    `${message}: line ${String(line)} column ${String(column)} (char ${String(codePoints(before))})`,
  );
}

const CONSTANTS: readonly (readonly [string, Json])[] = [
  ['null', null],
  ['true', true],
  ['false', false],
];
const REFUSED_CONSTANTS = ['NaN', '-Infinity', 'Infinity'];
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const PLAIN = /[^"\\\p{Cc}]*/uy;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

class Reader {
  at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  skipSpace(): void {
    while (' \t\n\r'.includes(this.#text[this.at] ?? '?')) this.at += 1;
  }

  value(): Json {
    const start = this.#text[this.at];
    if (start === '"') return this.#string();
    if (start === '{') return this.#object();
    if (start === '[') return this.#array();
    for (const [word, constant] of CONSTANTS) {
      if (this.#text.startsWith(word, this.at)) {
        this.at += word.length;
        return constant;
      }
    }
    for (const word of REFUSED_CONSTANTS) {
      if (this.#text.startsWith(word, this.at)) {
        throw new JsonSyntaxError(`Out of range float values are not JSON compliant: '${word}'`);
      }
    }
    const number = this.#match(NUMBER);
    if (number === '') throw this.#expecting('Expecting value');
    return Number(number);
  }

  #array(): Json {
    const values: Json[] = [];
    this.at += 1;
    this.skipSpace();
    if (this.#take(']')) return values;
    for (;;) {
      values.push(this.value());
      this.skipSpace();
      if (this.#take(']')) return values;
      if (!this.#take(',')) throw this.#expecting("Expecting ',' delimiter");
      this.skipSpace();
    }
  }

  #object(): Json {
    // No prototype: a key such as `__proto__` is a key like any other. The last of equal keys counts.
    const object = Object.create(null) as Record<string, Json>;
    this.at += 1;
    this.skipSpace();
    if (this.#take('}')) return object;
    for (;;) {
      if (this.#text[this.at] !== '"') throw this.#expecting('Expecting property name enclosed in double quotes');
      const key = this.#string();
      this.skipSpace();
      if (!this.#take(':')) throw this.#expecting("Expecting ':' delimiter");
      this.skipSpace();
      object[key] = this.value();
      this.skipSpace();
      if (this.#take('}')) return object;
      if (!this.#take(',')) throw this.#expecting("Expecting ',' delimiter");
      this.skipSpace();
    }
  }

  #string(): string {
    const begin = this.at;
    this.at += 1;
    let result = '';
    for (;;) {
      result += this.#match(PLAIN);
      const stop = this.#text[this.at];
      if (stop === undefined) throw failure('Unterminated string starting at', this.#text, begin);
      if (stop === '"') {
        this.at += 1;
        return result;
      }
      if (stop === '\\') result += this.#escape(begin);
      else if (stop < ' ') throw this.#expecting('Invalid control character at');
      else {
        result += stop;
        this.at += 1;
      }
    }
  }

  #escape(begin: number): string {
    const letter = this.#text[this.at + 1];
    if (letter === undefined) throw failure('Unterminated string starting at', this.#text, begin);
    if (letter === 'u') {
      const digits = this.#text.slice(this.at + 2, this.at + 6);
      if (!/^[0-9a-fA-F]{4}$/.test(digits)) throw failure('Invalid \\uXXXX escape', this.#text, this.at + 1);
      this.at += 6;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    const character = ESCAPES[letter];
    if (character === undefined) throw this.#expecting('Invalid \\escape');
    this.at += 2;
    return character;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  #take(character: string): boolean {
    if (this.#text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  #expecting(message: string): JsonSyntaxError {
    return failure(message, this.#text, this.at);
  }
}
