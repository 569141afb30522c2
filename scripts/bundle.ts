/**
 * Makes `dist/` from what `tsc` wrote to `build/` (ncc cannot load TypeScript 7, so the compiler runs first).
 *
 *   node build/scripts/bundle.js            writes dist/
 *   node build/scripts/bundle.js --check    builds aside and fails unless dist/ is the same, byte for byte
 *
 * Code behind a dynamic `import()` becomes a chunk of its own (`123.index.js`) and is loaded only when needed.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const ncc = createRequire(import.meta.url).resolve('@vercel/ncc/dist/ncc/cli.js');

/** Entry point → folder of its bundle below `dist/`. An entry that is not written yet is left out. */
const ENTRIES = [
  { source: 'action/src/main.ts', folder: '.' },
  { source: 'action/src/cli.ts', folder: 'cli' },
] as const;

/** What a bundle consists of: the entry, its chunks, the module type for Node, and the licences of what is inside. */
const EXPECTED = /^(?:\d+\.)?index\.js$|^package\.json$|^licenses\.txt$/;
/** By-products of dependencies that no bundle needs: native code for one platform only, types, maps. */
const STRAY = /\.node$|^pagent\.exe$|\.d\.ts$|\.map$|^sourcemap-register\.c?js$/;

function bundle(into: string): void {
  const entries = ENTRIES.filter(({ source }) => existsSync(join(root, source)));
  if (entries.length === 0)
    throw new Error(`Nothing to bundle: none of ${ENTRIES.map((e) => e.source).join(', ')} is there.`);
  for (const { source, folder } of entries) {
    const out = mkdtempSync(join(into, 'entry-'));
    const compiled = join(root, 'build', source.replace(/\.ts$/, '.js'));
    const options = ['--license', 'licenses.txt', '--target', 'es2022', '--no-cache', '--quiet'];
    execFileSync(process.execPath, [ncc, 'build', compiled, '--out', out, ...options], { cwd: root, stdio: 'inherit' });
    clean(out, source);
    declareFolder(out);
    for (const name of readdirSync(out)) cpSync(join(out, name), join(into, 'dist', folder, name));
    rmSync(out, { recursive: true });
  }
}

function clean(out: string, source: string): void {
  for (const name of readdirSync(out)) if (STRAY.test(name)) rmSync(join(out, name));
  const names = readdirSync(out);
  const unknown = names.filter((name) => !EXPECTED.test(name));
  if (unknown.length > 0) {
    throw new Error(
      `The bundle of ${source} holds files that do not belong there: ${unknown.join(', ')}. ` +
        'Put what it needs into a module, or name the file in scripts/bundle.ts.',
    );
  }
  for (const name of ['index.js', 'package.json', 'licenses.txt']) {
    if (!names.includes(name)) throw new Error(`The bundle of ${source} lacks ${name}.`);
  }
}

/**
 * ssh2's poly1305 asks for `__dirname`, which modules do not have, and dies without. (It would look there for a file of
 * its own, which is inlined.)
 */
function declareFolder(out: string): void {
  for (const name of readdirSync(out).filter((each) => each.endsWith('.js'))) {
    const text = readFileSync(join(out, name), 'utf8');
    if (/^(?!\s*(?:\/\/|\*)).*\b__dirname\b/m.test(text)) {
      writeFileSync(join(out, name), `const __dirname = import.meta.dirname;\n${text}`);
    }
  }
}

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
  bundle(work);
  const built = join(work, 'dist');
  const dist = join(root, 'dist');
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
