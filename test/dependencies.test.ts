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

  it.each([
    ['undici', 'class DispatcherBase '],
    ['GitHub’s artifact client', 'class DefaultArtifactClient{'],
    ['what that uploads by', 'class BlockBlobClient '],
    ['ssh2', 'class Protocol{'],
    ['our own client of Plane', 'class PlaneClient{'],
  ])('puts %s into the bundle once', (_what, part) => {
    const folder = join(root, 'dist');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    const texts = names.map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(texts.map((text) => text.split(part).length - 1).filter((count) => count > 0)).toEqual([1]);
  });

  it('asks who installs the package for no other', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies', 'bundleDependencies'])
      expect(manifest).not.toHaveProperty(kind);
  });
});
