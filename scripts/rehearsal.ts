/** The steps of a rehearsed release: what users get of it, each way, put into empty folders and started there. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { archiveOfFolder } from './archive.ts';

export interface Step {
  readonly name: string;
  /** @throws what is wrong, as an Error. */
  readonly run: () => void;
}

export interface Place {
  /** The repository. */
  readonly root: string;
  /** An empty folder outside of it. */
  readonly work: string;
  /** The Node that runs the action; null: there is none. */
  readonly node24: string | null;
}

/** In this order; a step needs those before it. */
export function releaseSteps({ root, work, node24 }: Place): Step[] {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const [packs, home, unpacked] = ['packs', 'home', 'unpacked'].map((each) => join(work, each)) as [
    string,
    string,
    string,
  ];
  const installed = join(home, 'node_modules', name);
  const agentd = join(home, 'node_modules/.bin/agentd');
  return [
    { name: 'the version is one', run: () => oneVersion(root, version) },
    {
      name: 'npm pack',
      run() {
        mkdirSync(packs);
        npm(['pack', '--ignore-scripts', '--loglevel', 'error', '--pack-destination', packs], root);
        expected('the package', readdirSync(packs).join(' '), `${name}-${version}.tgz`);
      },
    },
    {
      name: 'the package is installed without a network, and alone',
      run() {
        mkdirSync(home);
        writeFileSync(join(home, 'package.json'), '{"private":true}');
        // With an empty cache, so that whatever else it asks for is missing.
        const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
        const args = ['install', ...quiet, '--offline', '--cache', join(work, 'cache')];
        npm([...args, join(packs, `${name}-${version}.tgz`)], home);
        const packages = readdirSync(join(home, 'node_modules')).filter((each) => !each.startsWith('.'));
        expected('what is installed', packages.join(' '), name);
      },
    },
    {
      name: 'agentd --version',
      run: () => expected('its output', printed(agentd, ['--version'], home), `${version}\n`),
    },
    {
      name: 'agentd schema',
      run: () =>
        expected(
          'its output',
          printed(agentd, ['schema'], home),
          readFileSync(join(root, 'config/schema.json'), 'utf8'),
        ),
    },
    {
      name: 'agentd demo',
      run: () => contains('its output', printed(agentd, ['demo'], home), 'All items are answered'),
    },
    { name: 'the action of the package starts', run: () => starts(node24, join(installed, 'dist/index.js'), version) },
    {
      name: 'the action of the archive, which jobs download, starts',
      run() {
        mkdirSync(unpacked);
        execFileSync('tar', ['-x', '-C', unpacked], { input: archiveOfFolder(root) });
        const [, main = ''] = /^ {2}main: (\S+)$/m.exec(readFileSync(join(unpacked, 'action.yml'), 'utf8')) ?? [];
        starts(node24, join(unpacked, main), version);
      },
    },
  ];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
}

function oneVersion(root: string, version: string): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Manifest;
  expected('the version of package-lock.json', lock.version, version);
  contains('CHANGELOG.md', readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), `\n## ${version}`);
}

/** @throws with what it printed as an error. */
function npm(args: readonly string[], cwd: string): void {
  execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** As the runner starts it, in a workspace without a configuration: it says that, once, and fails. */
function starts(node: string | null, main: string, version: string): void {
  if (node === null) throw new Error('Node 24, which runs the action, is not here; run .ci/tools');
  if (!existsSync(main)) throw new Error(`there is no ${main}`);
  const env = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: dirname(main) };
  const { status, stdout, stderr } = spawnSync(node, [main], { cwd: dirname(main), env, encoding: 'utf8' });
  contains('its output', stdout, `agentd ${version}, mode tick\n`);
  const errors = stdout.split('\n').filter((line) => line.startsWith('::error '));
  expected('its number of errors', String(errors.length), '1');
  contains('its error', errors[0] ?? '', 'title=config-absent::There is no agentd.yml');
  expected('what it says besides', stderr, '');
  expected('its exit code', String(status), '1');
}

/** What a good run prints; of the environment only what finds programs. */
function printed(program: string, args: readonly string[], home: string): string {
  return execFileSync(program, args, {
    cwd: home,
    env: { PATH: process.env['PATH'], HOME: home },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function expected(what: string, found: string, wanted: string): void {
  if (found !== wanted) throw new Error(`${what} is ${excerpt(found)} instead of ${excerpt(wanted)}`);
}

function contains(what: string, found: string, wanted: string): void {
  if (!found.includes(wanted)) throw new Error(`${what} lacks ${excerpt(wanted)}: ${excerpt(found)}`);
}

function excerpt(text: string): string {
  return JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}…` : text);
}

/** Runs steps up to the first that fails, and says of each how it went. Returns whether all were good. */
export function inOrder(steps: readonly Step[], write: (line: string) => void): boolean {
  for (const { name, run } of steps) {
    try {
      run();
    } catch (error) {
      write(`release rehearsal, ${name}: FAILED: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
    write(`release rehearsal, ${name}: good`);
  }
  return true;
}
