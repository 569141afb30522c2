import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { node24 } from '../scripts/test-tools.ts';

const root = resolve(import.meta.dirname, '..');
const bundles = [
  { source: 'action/src/main.ts', folder: 'dist' },
  { source: 'action/src/cli.ts', folder: 'dist/cli' },
].filter(({ source }) => existsSync(join(root, source)));

/** How a bundle that lacks something dies, whatever it was about to do. */
const LOAD_ERROR = /Cannot find (module|package)|ERR_MODULE_NOT_FOUND|ReferenceError|SyntaxError|is not a function/;

describe('the built bundles', () => {
  /** A place without sources and packages, as a bare clone or the runner's copy of the action is. */
  let bare = '';
  beforeAll(() => {
    bare = mkdtempSync(join(tmpdir(), 'agentd-dist-'));
    if (existsSync(join(root, 'dist'))) cpSync(join(root, 'dist'), join(bare, 'dist'), { recursive: true });
  });
  afterAll(() => rmSync(bare, { recursive: true, force: true }));

  it('are there, each with its licences', () => {
    for (const { folder } of bundles) {
      expect(existsSync(join(root, folder)), `${folder} is missing: run \`npm run build\``).toBe(true);
      expect(readdirSync(join(root, folder))).toEqual(
        expect.arrayContaining(['index.js', 'package.json', 'licenses.txt']),
      );
    }
  });

  it('hold code, licences and module types, and nothing for one platform only', () => {
    const names = readdirSync(join(bare, 'dist'), { recursive: true, encoding: 'utf8' });
    const foreign = names.filter((name) => !/(^|\/)((\d+\.)?index\.js|package\.json|licenses\.txt)$|^cli$/.test(name));
    expect(foreign).toEqual([]);
  });

  it('use no name that modules do not have', () => {
    const names = readdirSync(join(bare, 'dist'), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((each) => each.endsWith('.js'))) {
      const text = readFileSync(join(bare, 'dist', name), 'utf8');
      const uses = /^(?!\s*(?:\/\/|\*)).*\b__dirname\b/m.test(text);
      expect([name, uses && !/^const __dirname = /m.test(text)]).toEqual([name, false]);
    }
  });

  it.for([
    ['Node 20', process.execPath],
    ['Node 24', node24()],
  ] as const)('start alone, under %s', ([name, node], context) => {
    if (node === null) return context.skip(`${name} is not here; run .ci/tools`);
    for (const { folder } of bundles) {
      const env = { PATH: process.env['PATH'], HOME: bare };
      const args = folder === 'dist/cli' ? ['--help'] : [];
      const run = spawnSync(node, [join(bare, folder, 'index.js'), ...args], { cwd: bare, env, encoding: 'utf8' });
      expect(run.stdout + run.stderr).not.toMatch(LOAD_ERROR);
      if (folder === 'dist/cli') {
        expect(run.stdout).toContain('Usage: agentd');
        expect(run.status).toBe(0);
      }
    }
  });
});
