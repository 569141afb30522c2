import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>;
}

describe('what is installed', () => {
  it('has one undici, of the major that @actions/core uses', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
    const copies = Object.entries(packages).filter(([path]) => /(^|\/)node_modules\/undici$/.test(path));
    expect(copies.map(([path, { version }]) => [path, version?.split('.')[0]])).toEqual([['node_modules/undici', '6']]);
    expect(packages['node_modules/@actions/core']?.version).toBe('3.0.1');
  });

  it('puts undici into the bundle of the action once', () => {
    const folder = join(root, 'dist');
    const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const holding = files.filter((name) => readFileSync(join(folder, name), 'utf8').includes('class DispatcherBase '));
    expect(holding).toHaveLength(1);
  });
});
