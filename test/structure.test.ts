import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lostNames } from './structure/comment-names.ts';
import { violations } from './structure/violations.ts';
import { measurings } from './structure/wall-time.ts';

const root = resolve(import.meta.dirname, '..');

function below(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
}

function sources(...folders: string[]): Record<string, string> {
  const modules = folders
    .flatMap(below)
    .filter((path) => path.endsWith('.ts'))
    .toSorted();
  return Object.fromEntries(modules.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

describe('the sources', () => {
  it('keep their layers and read the world only where it is allowed', () => {
    const files = sources('action/src', 'bot');
    expect(Object.keys(files)).toContain('action/src/core/plan.ts');
    expect(violations(files)).toEqual([]);
  });
});

describe('the tests', () => {
  it('never measure how long something takes', () => {
    const files = sources('test');
    expect(Object.keys(files)).toContain('test/structure.test.ts');
    expect(measurings(files)).toEqual([]);
  });

  it.each([
    ['performance.now', 'const since = performance.now();'],
    ['process.hrtime', 'const since = process.hrtime.bigint();'],
    ['hrtime by its name', `import { hrtime } from 'node:process';`],
    ['a time since', 'expect(Date.now() - since).toBeLessThan(1000);'],
    ['a time until', 'expect(Math.abs(seen - Date.now())).toBeLessThan(1000);'],
    ['a time since, in seconds', 'expect(Date.now() / 1000 - since).toBeLessThan(1);'],
  ])('would be found with %s', (_what, text) => {
    expect(measurings({ 'test/a.test.ts': `\n${text}` })).toEqual([expect.stringMatching(/^test\/a\.test\.ts:2: /)]);
  });

  it('may bracket a moment, and leave an old file', () => {
    const text = `const since = Date.now(); expect(seen).toBeLessThanOrEqual(Date.now()); utimesSync(path, ago(5), ago(5));`;
    expect(measurings({ 'test/a.test.ts': text })).toEqual([]);
  });
});

describe('the comments', () => {
  it('name only files that are there', () => {
    const code = sources('action/src', 'bot', 'bench', 'scripts', 'test');
    const pages = [...below('docs'), ...below('test'), ...readdirSync(root)].filter((path) => path.endsWith('.md'));
    expect(lostNames(code, [...Object.keys(code), ...pages, 'vitest.config.ts'])).toEqual([]);
  });

  it.each([
    ['in a line', 'run(); // as `old.ts` does'],
    ['in a block', '/** See\n * `../core/old.ts`. */'],
  ])('would be found with a name that leads nowhere, %s', (_what, text) => {
    expect(lostNames({ 'bot/a.ts': text }, ['bot/new.ts', 'bot/b.old.ts'])).toEqual([
      expect.stringMatching(/^bot\/a\.ts:[12]: no file is called .*old\.ts$/),
    ]);
    expect(lostNames({ 'bot/a.ts': text }, ['action/core/old.ts'])).toEqual([]);
  });
});

describe('the map in AGENTS.md', () => {
  it('names every folder and every file at the top of the sources', () => {
    const map = readFileSync(join(root, 'AGENTS.md'), 'utf8');
    const tops = Object.keys(sources('action/src')).map((path) => path.replace(/^action\/src\/([^/]+\/?).*$/, '$1'));
    expect([...new Set(tops)].filter((top) => !map.includes(`\`${top}`))).toEqual([]);
  });

  it('names no file that is not there', () => {
    const map = readFileSync(join(root, 'AGENTS.md'), 'utf8');
    const named = [...map.matchAll(/`([a-z][\w/-]*\/[\w/-]+\.ts)`/g)].map(([, path = '']) => path);
    expect(named).toContain('core/state/evolve.ts');
    const there = (path: string): boolean => ['', 'action/src/'].some((folder) => existsSync(join(root, folder, path)));
    expect(named.filter((path) => !there(path))).toEqual([]);
  });
});

describe('the structure check', () => {
  const core = 'action/src/core/plan.ts';
  const planted: readonly [what: string, path: string, text: string, finding: RegExp][] = [
    [
      'an import that points up',
      core,
      `import { open } from '../plane/client.ts';`,
      /plan\.ts:1: imports action\/src\/plane\/client\.ts, which is above/,
    ],
    [
      'a type import that points up',
      core,
      `\nimport type { Tick } from '../tick/tick.ts';`,
      /plan\.ts:2: imports action\/src\/tick\/tick\.ts, which is above/,
    ],
    [
      'an inline type import that points up',
      core,
      `type A = import('../wiring/host.ts').Host;`,
      /imports action\/src\/wiring\/host\.ts/,
    ],
    [
      'a dynamic import that points up',
      core,
      `await import('../tick/tick.ts');`,
      /imports action\/src\/tick\/tick\.ts/,
    ],
    ['a re-export that points up', core, `export * from '../tick/tick.ts';`, /imports action\/src\/tick\/tick\.ts/],
    [
      'a named re-export that points up',
      core,
      `export { tick } from '../tick/tick.ts';`,
      /imports action\/src\/tick\/tick\.ts/,
    ],
    ['an import of a computed name', core, 'await import(`./${name}.ts`);', /computed name/],
    [
      'one edge that imports another',
      'action/src/plane/a.ts',
      `import '../transports/index.ts';`,
      /another part of layer 4/,
    ],
    [
      'the core that imports the bot',
      core,
      `import { render } from '../../../bot/render.ts';`,
      /another part of layer 2/,
    ],
    [
      'a room of the core that imports one to its left',
      'action/src/core/outbox/a.ts',
      `import '../runs/settle.ts';`,
      /a room to the left \(runs\/, this is outbox\/\)/,
    ],
    [
      'a room of the core that imports a file at its top',
      'action/src/core/state/a.ts',
      `import type { Plan } from '../plan.ts';`,
      /a room to the left/,
    ],
    [
      'the bot that knows the core',
      'bot/post-step.ts',
      `import '../action/src/core/plan.ts';`,
      /bot\/ knows nothing of action\//,
    ],
    ['a file without a layer', 'action/src/misc.ts', '', /misc\.ts:1: has no layer/],
    [
      'an import of a file without a layer',
      'action/src/tick/tick.ts',
      `import '../misc.ts';`,
      /misc\.ts, which has no layer/,
    ],
    ['a file that is too long', core, '\n'.repeat(321), /has 321 lines/],
    ['a text that does not parse', core, 'const = 1;', /cannot be parsed/],
    [
      'GitHub’s library, loaded at once',
      'action/src/stores/branch.ts',
      `import { Octokit } from '@octokit/rest';`,
      /imports @octokit\/rest at once/,
    ],
    [
      'GitHub’s library, loaded at once by way of our file',
      'action/src/github/client.ts',
      `import { octokitOver } from './octokit.ts';`,
      /imports action\/src\/github\/octokit\.ts at once/,
    ],
    [
      'the context of the Action, loaded at once',
      'action/src/main.ts',
      `import { context } from '@actions/github';`,
      /imports @actions\/github at once/,
    ],
    [
      'the context of the Action outside of its entry',
      'action/src/action/pr-status.ts',
      `const { context } = await import('@actions/github');`,
      /imports @actions\/github: it reads the environment/,
    ],
    ['the environment', 'action/src/tick/tick.ts', 'const token = process.env.TOKEN;', /uses process\.env/],
    ['the environment, by a string', core, `process['env']`, /uses process\.env/],
    ['the environment, by globalThis', core, 'globalThis.process.env.A', /uses process\.env/],
    ['the environment, taken apart', core, 'const { env } = process;', /uses process\.env/],
    [
      'the environment, imported',
      'action/src/tick/tick.ts',
      `import { env } from 'node:process';`,
      /imports env of node:process/,
    ],
    ['Date.now', 'action/src/tick/tick.ts', 'const now = Date.now;', /uses Date\.now/],
    ['new Date without an argument', core, 'const a = new Date();', /uses new Date\(\)/],
    ['Date called', core, 'const a = Date();', /uses Date\(\)/],
    ['performance.now', core, 'const a = performance.now();', /uses performance\.now/],
    ['Math.random', core, 'Math.random()', /uses Math\.random/],
    [
      'random bytes',
      'action/src/tick/tick.ts',
      `import { randomBytes } from 'node:crypto';`,
      /imports randomBytes of node:crypto/,
    ],
    ['a random uuid', core, 'crypto.randomUUID()', /uses crypto\.randomUUID/],
    [
      '@actions/core below the entry',
      'action/src/tick/tick.ts',
      `import * as core from '@actions/core';`,
      /only main\.ts/,
    ],
    [
      'commander below the command line',
      'action/src/main.ts',
      `import { Command } from 'commander';`,
      /only the command line/,
    ],
    ['a file system in the core', core, `import { readFileSync } from 'node:fs';`, /imports node:fs in layer 2/],
    ['a default export', core, 'export default 1;', /exports a default/],
    ['a default export by name', core, 'const a = 1; export { a as default };', /exports a default/],
    ['any', core, 'export const a = (b: any) => b;', /uses `any`/],
  ];

  it.each(planted)('finds %s', (_what, path, text, finding) => {
    const found = violations({ [path]: text });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(finding);
  });

  const allowed: readonly [what: string, path: string, text: string][] = [
    [
      'imports that point down',
      'action/src/tick/tick.ts',
      `import '../core/plan.ts'; import '../stores/file.ts'; import '../model/run.ts';`,
    ],
    [
      'imports inside a folder',
      'action/src/plane-emulator/board/board.ts',
      `import '../../http/exchange.ts'; import '../serve.ts';`,
    ],
    ['imports inside layer 5', 'action/src/doctor/index.ts', `import { save } from '../tick/save.ts';`],
    [
      'the entry that imports its commands',
      'action/src/cli.ts',
      `import { Command } from 'commander'; await import('./commands/demo.ts');`,
    ],
    ['a hash in the core', core, `import { createHash } from 'node:crypto';`],
    [
      'the bot that imports words and ports',
      'bot/post-step.ts',
      `import './render.ts'; import type { ItemWriter } from '../action/src/ports/item-writer.ts';`,
    ],
    [
      'the host that reads the world',
      'action/src/wiring/host.ts',
      'process.env.A; Date.now(); new Date(); Math.random();',
    ],
    [
      'GitHub’s library by its type, and loaded when it is needed',
      'action/src/github/client.ts',
      `import type { Octokit } from '@octokit/rest'; import type { Asked } from './octokit.ts'; await import('./octokit.ts');`,
    ],
    ['a date of a given time', core, 'new Date(0).toISOString(); Date.parse("2026-01-01"); Date.UTC(2026, 0);'],
    [
      'words in strings and comments',
      core,
      `// process.env, Date.now()\nexport const a = 'import x from "../tick.ts"; any';`,
    ],
    ['an object that happens to have a property env', core, 'export const a = (job: { env: string }) => job.env;'],
  ];

  it.each(allowed)('allows %s', (_what, path, text) => {
    expect(violations({ [path]: text })).toEqual([]);
  });
});
