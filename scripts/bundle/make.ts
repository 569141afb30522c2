/** The files of `dist/`, from what `tsc` wrote to `build/`. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { leaveOut } from './left-out.ts';
import { missingLicences } from './licences.ts';
import { holdsAny, minified, privateMethods } from './minify.ts';

const ncc = createRequire(import.meta.url).resolve('@vercel/ncc/dist/ncc/cli.js');

/** What the bundle consists of: the entry, its chunks, the module type for Node, and the licences of what is inside. */
const EXPECTED = /^(?:\d+\.)?index\.js$|^package\.json$|^licenses\.txt$/;
/** By-products of dependencies that no bundle needs: native code for one platform only, types, maps. */
const STRAY = /\.node$|^pagent\.exe$|\.d\.ts$|\.map$|^sourcemap-register\.c?js$/;

/** The command line as a file to be started: the bundle is the same, and is told by this which program is meant. */
const CLI = `#!/usr/bin/env node
// The command line of agentd: what it consists of is in the bundle that the Action runs.
globalThis[Symbol.for('agentd.program')] = 'cli';
await import('../index.js');
`;

/** For whoever opens the bundle to read it. */
const ORIGIN = `// Built and minified by \`npm run build\` from action/src and bot, which a clone of the repository holds; see docs/releases.md.
`;

/** Writes the bundle into `out`, a new folder, from `build`, where the compiler wrote. */
export async function makeBundle(build: string, out: string): Promise<void> {
  leaveOut(build);
  // ncc takes names of modules from here, and aliases from the tsconfig.json that is here.
  const options = ['--license', 'licenses.txt', '--target', 'es2022', '--no-cache', '--quiet'];
  const args = [ncc, 'build', 'action/src/entry.js', '--out', out, ...options];
  execFileSync(process.execPath, args, { cwd: build, stdio: 'inherit' });
  clean(out);
  const files = readdirSync(out).filter((name) => name.endsWith('.js'));
  const texts = new Map(files.map((name) => [name, readFileSync(join(out, name), 'utf8')]));
  const licences = readFileSync(join(out, 'licenses.txt'), 'utf8');
  appendFileSync(join(out, 'licenses.txt'), missingLicences(licences, [...texts.values()], build));
  const own = privateMethods([join(build, 'action'), join(build, 'bot')]);
  for (const [name, text] of texts) {
    const small = await minified(name, declareFolder(text), holdsAny(text, own) ? 'all' : 'functions');
    writeFileSync(join(out, name), name === 'index.js' ? `${ORIGIN}${small}` : small);
  }
  mkdirSync(join(out, 'cli'));
  writeFileSync(join(out, 'cli/index.js'), CLI);
  chmodSync(join(out, 'cli/index.js'), 0o755);
}

function clean(out: string): void {
  for (const name of readdirSync(out)) if (STRAY.test(name)) rmSync(join(out, name));
  const names = readdirSync(out);
  const unknown = names.filter((name) => !EXPECTED.test(name));
  if (unknown.length > 0) {
    throw new Error(
      `The bundle holds files that do not belong there: ${unknown.join(', ')}. ` +
        'Put what it needs into a module, or name the file in scripts/bundle/make.ts.',
    );
  }
  for (const name of ['index.js', 'package.json', 'licenses.txt']) {
    if (!names.includes(name)) throw new Error(`The bundle lacks ${name}.`);
  }
}

/**
 * ssh2's poly1305 asks for `__dirname`, which modules do not have, and dies without. (It would look there for a file of
 * its own, which is inlined.)
 */
function declareFolder(text: string): string {
  const asks = /^(?!\s*(?:\/\/|\*)).*\b__dirname\b/m.test(text);
  return asks ? `const __dirname = import.meta.dirname;\n${text}` : text;
}
