/** The command line as JavaScript, made from the sources once for all test files of a run. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { bundlesForNode } from '../bundled.ts';
import { ago } from '../moments.ts';
import { removeFolder } from '../folders.ts';

const root = resolve(import.meta.dirname, '../..');
const kept = join(root, 'build', 'e2e');

export interface Built {
  readonly cli: string;
  /** Runs `tick` again and again; see `scheduler.process.ts`. */
  readonly scheduler: string;
  /** For `node --import`; see `die-at.process.ts`. */
  readonly dieAt: string;
}

/** Named after the sources' content, so that another test file finds it and a changed source is never missed. */
export async function built(): Promise<Built> {
  const folder = join(kept, fingerprint());
  if (!existsSync(folder)) {
    mkdirSync(kept, { recursive: true });
    const draft = mkdtempSync(join(kept, 'draft-'));
    const helpers = ['scheduler.process.ts', 'die-at.process.ts'].map((name) => join(import.meta.dirname, name));
    await bundlesForNode([join(root, 'action/src/cli.ts'), ...helpers], draft);
    removeOld();
    try {
      renameSync(draft, folder);
    } catch {
      // Another worker was faster.
      removeFolder(draft);
    }
  }
  utimesSync(folder, new Date(), new Date());
  const place = (name: string): string => join(folder, `${name}.mjs`);
  return { cli: place('cli'), scheduler: place('scheduler.process'), dieAt: place('die-at.process') };
}

const OLD_MS = 60 * 60_000;

/** Builds of other sources, unless somebody has used them just now. */
function removeOld(): void {
  for (const name of readdirSync(kept)) {
    const path = join(kept, name);
    if (statSync(path).mtime < ago(OLD_MS)) removeFolder(path);
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const folders = ['action/src', 'bot', 'test/e2e'];
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  );
  for (const path of ['package-lock.json', ...paths.toSorted()]) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex').slice(0, 16);
}
