import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VERSION } from '../action/src/version.ts';
import { LIMITS, archiveOfFolder, folderKb, packedKb } from '../scripts/archive.ts';
import { minified } from '../scripts/bundle/minify.ts';
import { node24 } from '../scripts/test-tools.ts';
import { Stage } from './action/stage.ts';
import { GitHub } from './fakes/github.ts';

const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** How a bundle that lacks something dies, whatever it was about to do. */
const LOAD_ERROR = /Cannot find (module|package)|ERR_MODULE_NOT_FOUND|ReferenceError|SyntaxError|is not a function/;

/** Path below `dist/` → text, of all code. */
function code(): [name: string, text: string][] {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  return names.map((name) => [name, readFileSync(join(dist, name), 'utf8')]);
}

describe('the built bundle', () => {
  it('is there once for both programs, with its licences', () => {
    const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    expect(names, 'run `npm run build`').toEqual(expect.arrayContaining(['index.js', 'package.json', 'cli/index.js']));
    expect(readdirSync(join(dist, 'cli'))).toEqual(['index.js']);
    expect(names.filter((name) => name.includes('licenses'))).toEqual(['licenses.txt']);
    const licences = readFileSync(join(dist, 'licenses.txt'), 'utf8');
    for (const name of [
      '@actions/artifact',
      '@azure/storage-blob',
      'domhandler',
      'markdown-it',
      'ssh2',
      'undici',
      'yaml',
      'zod',
    ])
      expect([name, licences.split('\n').includes(name)]).toEqual([name, true]);
  });

  it('holds code, licences and the module type, and nothing for one platform only', () => {
    const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    const foreign = names.filter(
      (name) => !/^(?:(?:\d+\.|cli\/)?index\.js|package\.json|licenses\.txt|cli)$/.test(name),
    );
    expect(foreign).toEqual([]);
  });

  it('uses no name that modules do not have', () => {
    for (const [name, text] of code()) {
      const uses = text.split('import.meta.dirname').some((part) => /[^.\w$'"`]__dirname[^\w$=]/.test(part));
      expect([name, uses && !/^(?:const|let|var) __dirname ?= ?import\.meta\.dirname/m.test(text)]).toEqual([
        name,
        false,
      ]);
    }
  });

  it('is minified, every file of it but the one that names the command line', async () => {
    for (const [name, text] of code().filter(([name]) => name !== join('cli', 'index.js'))) {
      const again = await minified(name, text, 'all');
      expect([name, again.length > 0.9 * text.length]).toEqual([name, true]);
    }
  });

  it('keeps the names of classes, of their private methods, and of functions in stacks', () => {
    const texts = code().map(([, text]) => text);
    const folder = join(root, 'action/src');
    const lost: string[] = [];
    let classes = 0;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    )) {
      const source = readFileSync(join(folder, file), 'utf8');
      const [, named] = /^export class (\w+) /m.exec(source) ?? [];
      // What no program uses is not in the bundle.
      const holding = texts.filter((text) => text.includes(`class ${named}{`) || text.includes(`class ${named} `));
      if (named === undefined || holding.length === 0) continue;
      classes += 1;
      const methods = [...source.matchAll(/^ {2}(?:static )?(?:async )?(#\w+)\(/gm)].map(([, name = '']) => name);
      lost.push(...methods.filter((method) => !holding.some((text) => text.includes(`${method}(`))));
    }
    expect(lost).toEqual([]);
    expect(classes).toBeGreaterThan(20);

    const { stdout } = spawnSync(process.execPath, [join(dist, 'index.js')], {
      cwd: tmpdir(),
      env: {},
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^::debug::ConfigError: /m);
    expect(stdout).toMatch(/^::debug:: {4}at (?:async )?runAction \(file:.*\.js:\d+:\d+\)$/m);
  });

  it('is small, as it lies there and as a job downloads it', () => {
    expect(folderKb(dist)).toBeLessThanOrEqual(LIMITS.dist_kb);
    expect(packedKb(archiveOfFolder(root))).toBeLessThanOrEqual(LIMITS.archive_kb);
  });

  it('holds of GitHub’s artifact client nothing that agentd does not reach', () => {
    const unreached = code().filter(([, text]) => /ArchiverError|ZipArchiveOutputStream|UnzipStream/.test(text));
    expect(unreached.map(([name]) => name)).toEqual([]);
  });
});

describe('an archive of the repository', () => {
  it('holds what runs and what its users read, and no sources', () => {
    const names = execFileSync('tar', ['-t'], { input: archiveOfFolder(root), encoding: 'utf8' })
      .trim()
      .split('\n');
    expect(names).toEqual(
      expect.arrayContaining(['action.yml', 'LICENSE', 'README.md', 'dist/index.js', 'package.json']),
    );
    expect(names).toEqual(expect.arrayContaining(['config/', 'docs/', '.github/workflows/tick.yml']));
    expect(names.filter((name) => /\.tsx?$|^(?:test|bench|scripts|action|bot)\//.test(name))).toEqual([]);
  });
});

describe('the built programs', () => {
  /** A place without sources and packages, as the runner's copy of the action is; `bin/` is as npm makes it. */
  let bare = '';
  const [action, cli, linked] = ['dist/index.js', 'dist/cli/index.js', 'bin/agentd'];
  beforeAll(() => {
    bare = mkdtempSync(join(tmpdir(), 'agentd-dist-'));
    cpSync(dist, join(bare, 'dist'), { recursive: true });
    mkdirSync(join(bare, 'bin'));
    symlinkSync('../dist/cli/index.js', join(bare, linked));
  });
  afterAll(() => rmSync(bare, { recursive: true, force: true }));

  function run(node: string, path: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
    const own = { PATH: dirname(node), HOME: bare };
    return spawnSync(node, [join(bare, path), ...args], { cwd: bare, env: { ...own, ...env }, encoding: 'utf8' });
  }

  it.for([
    ['Node 20', process.execPath],
    ['Node 24', node24()],
  ] as const)('start alone, under %s', ([name, node], context) => {
    if (node === null) return context.skip(`${name} is not here; run .ci/tools`);
    for (const path of [action, cli, linked]) {
      const { status, stdout, stderr } = run(node, path, path === action ? [] : ['--help']);
      expect(stdout + stderr).not.toMatch(LOAD_ERROR);
      expect([path, status]).toEqual([path, path === action ? 1 : 0]);
      expect(stdout).toContain(path === action ? '::error title=config-absent::' : 'Usage: agentd');
    }
  });

  it('are told apart by the file that was started, in a workflow as anywhere', () => {
    const inWorkflow = { GITHUB_ACTIONS: 'true', INPUT_MODE: 'check-config' };
    for (const env of [{}, inWorkflow]) {
      for (const path of [cli, linked])
        expect(run(process.execPath, path, ['--version'], env).stdout).toBe(`${VERSION}\n`);
      expect(run(process.execPath, action, ['--version'], env).stdout).toContain('::error title=config-absent::');
    }
    const started = spawnSync(join(bare, linked), ['--version'], {
      env: { PATH: dirname(process.execPath) },
      encoding: 'utf8',
    });
    expect(started.stdout).toBe(`${VERSION}\n`);
  });

  it('name a Node that is too old before anything else', () => {
    const old = `data:text/javascript,${encodeURIComponent(
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.19.1' } });`,
    )}`;
    for (const path of [action, cli]) {
      const args = ['--import', old, join(bare, path), '--version'];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { env: {}, encoding: 'utf8' });
      expect([path, status, stdout]).toEqual([path, 2, '']);
      expect(stderr).toMatch(/^error node-too-old: /);
    }
  });

  it('keep the state in artifacts, through GitHub’s own client', async () => {
    const [stage, github] = await Promise.all([Stage.make(), GitHub.start()]);
    try {
      stage.world.configure((config) => {
        config.state = { store: 'artifact' };
      });
      github.actions.run({ id: 7_000_001 });
      const env = {
        GITHUB_API_URL: github.url,
        ACTIONS_RESULTS_URL: github.url,
        GITHUB_WORKFLOW_REF: 'ada/app/.github/workflows/agentd.yml@refs/heads/main',
        ACTIONS_RUNTIME_TOKEN: github.actions.runtimeToken(7_000_001),
      };
      const result = await stage.step({ token: 'token-of-the-job', inputs: { init: 'true' }, env });
      expect(result).toMatchObject({ code: 0, outputs: { changed: 'true' } });
      expect(github.actions.artifacts.length).toBeGreaterThan(0);
    } finally {
      await Promise.all([stage.close(), github.close()]);
    }
  });
});
