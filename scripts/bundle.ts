/**
 * Makes `dist/` from what `tsc` wrote to `build/` (ncc cannot load TypeScript 7, so the compiler runs first).
 *
 *   node build/scripts/bundle.js            writes dist/
 *   node build/scripts/bundle.js --check    builds aside and fails unless dist/ is the same, byte for byte
 *
 * Code behind a dynamic `import()` becomes a chunk of its own (`123.index.js`) and is loaded only when needed.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBundle } from './bundle/make.ts';

const root = resolve(fileURLToPath(import.meta.url), '../../..');

function filesBelow(folder: string): Map<string, Buffer> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}

function differences(built: Map<string, Buffer>, committed: Map<string, Buffer>): string[] {
  const names = [...new Set([...built.keys(), ...committed.keys()])].toSorted();
  return names.flatMap((name) => {
    const [fresh, old] = [built.get(name), committed.get(name)];
    if (fresh === undefined) return [`dist/${name} is not part of the build`];
    if (old === undefined) return [`dist/${name} is missing`];
    return fresh.equals(old) ? [] : [`dist/${name} differs`];
  });
}

const work = mkdtempSync(join(tmpdir(), 'agentd-bundle-'));
try {
  const built = join(work, 'dist');
  const dist = join(root, 'dist');
  await makeBundle(join(root, 'build'), built);
  if (process.argv.includes('--check')) {
    const found = differences(filesBelow(built), filesBelow(dist));
    if (found.length > 0) {
      process.stderr.write(`${found.join('\n')}\nRun \`npm run build\` and commit dist/.\n`);
      process.exitCode = 1;
    }
  } else {
    rmSync(dist, { recursive: true, force: true });
    cpSync(built, `${dist}.new`, { recursive: true });
    renameSync(`${dist}.new`, dist);
    for (const [name, bytes] of filesBelow(dist)) process.stdout.write(`dist/${name} ${bytes.length}\n`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
