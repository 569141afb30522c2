/**
 * Puts the section of the version in `package.json` into CHANGELOG.md, from the commits since the last release. Its lines are
 * those of the commits: a person says them in the words of users, puts them in order, and commits.
 *
 *   npm run changelog              writes the section; refuses where there is one
 *   npm run changelog -- --print   prints what it would hold
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VERSION } from '../action/src/version.ts';
import { notesSinceRelease, withSection } from './release-notes.ts';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const path = join(root, 'CHANGELOG.md');

const notes = await notesSinceRelease(root);
if (process.argv.includes('--print')) {
  process.stdout.write(`${notes}\n`);
} else {
  const text = withSection(readFileSync(path, 'utf8'), VERSION, notes);
  if (text === null) {
    process.stderr.write(
      `CHANGELOG.md has a section ${VERSION}. Set the next version first (docs/releases.md), or see with --print what would be in it.\n`,
    );
    process.exitCode = 1;
  } else {
    writeFileSync(path, text);
    process.stdout.write(`CHANGELOG.md has a section ${VERSION}. Say it in the words of users before you commit it.\n`);
  }
}
