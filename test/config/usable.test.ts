import { describe, expect, it } from 'vitest';
import { parseConfig, requireConfig } from '../../action/src/config/parse.ts';
import type { Config } from '../../action/src/config/schema.ts';
import { usableConfig } from '../../action/src/config/usable.ts';
import type { Open, Usable } from '../../action/src/config/usable.ts';
import { SECOND, WARPGATE, patched } from './base.ts';
import type { Patch } from './base.ts';

const OPS: Patch = {
  'projects/OPS': {
    states: { working: 'Doing' },
    routing: { by_assignee: { 'bot-linux': 'box' } },
    default_executor: 'codex',
  },
};
const KNOWN: Config = requireConfig(JSON.stringify(patched(SECOND, OPS)), 'x');

/** What can be gone by after the patches, which make errors. */
function after(known: Config | null, ...patches: readonly Patch[]): Usable | null {
  return whileOpen({ terminals: [], executors: [] }, known, ...patches);
}

function whileOpen(open: Open, known: Config | null, ...patches: readonly Patch[]): Usable | null {
  const parsed = parseConfig(JSON.stringify(patched(SECOND, OPS, ...patches)));
  if (parsed.ok) throw new Error('There is no error.');
  return usableConfig(parsed.remains, known, KNOWN.state, open);
}

/** Names of what starts nothing; `all`: everything. */
function shut(usable: Usable | null): readonly string[] {
  if (usable === null) return ['no config'];
  const { all, projects, terminals, executors } = usable.barred;
  return [...(all === null ? [] : ['all']), ...projects.keys(), ...terminals.keys(), ...executors.keys()];
}

describe('what starts nothing', () => {
  it.each<readonly [what: string, patch: Patch, names: readonly string[]]>([
    ['a key that is unknown in a terminal', { 'terminals/second/hots': 'x' }, ['second']],
    ['a value that a terminal lacks', { 'terminals/second/os': undefined }, ['second']],
    ['a rule about a terminal', { 'terminals/second/host': undefined }, ['second']],
    ['a wrong type in an executor', { 'executors/shell/models': 3 }, ['shell']],
    ['a route of a project that leads nowhere', { 'projects/OPS/default_executor': 'none' }, ['OPS']],
    ['errors in several', { 'projects/OPS/states': 1, 'executors/shell/adapter': 'x' }, ['OPS', 'shell']],
    ['an error in the limits', { limits: { run_s: 'long' } }, ['all']],
    ['an unknown section', { projcts: {} }, ['all']],
    ['a section that is none', { terminals: 'box' }, ['all']],
    ['an error in the authors', { allowed_authors: 7 }, ['all']],
    ['an error in Plane', { 'plane/workspace': 'a b' }, ['all']],
  ])('for %s is that alone, as far as that is safe', (_, patch, names) => {
    expect(shut(after(KNOWN, patch))).toEqual(names);
  });

  it('for an error of the bastion are the terminals behind it', () => {
    const behind = { 'terminals/second/fallback': 'warpgate-ssh', 'warpgate/hots': 'x' };
    expect(shut(after(KNOWN, WARPGATE, behind))).toEqual(['second']);
  });

  it('is everything where nothing can be read', () => {
    const usable = usableConfig(null, KNOWN, KNOWN.state);
    expect(shut(usable)).toEqual(['all']);
    expect(usable?.config).toEqual(KNOWN);
    expect(usableConfig(null, null, KNOWN.state)).toBeNull();
  });

  it('names the place of the error', () => {
    const why = after(KNOWN, { 'terminals/second/os': 'dos' })?.barred.terminals.get('second');
    expect(why).toBe('the configuration has an error at terminals.second.os');
  });
});

describe('what is gone by', () => {
  it('is the file where it is right, and what was known before for the rest', () => {
    const usable = after(KNOWN, {
      'terminals/second/os': 'dos',
      'terminals/second/host': 'new.example.com',
      'terminals/box/repo': '/srv/new',
    });
    expect(usable?.config.terminals['second']).toEqual(KNOWN.terminals['second']);
    expect(usable?.config.terminals['box']?.repo).toBe('/srv/new');
  });

  it('is never a stand-in: what was not known before is left out', () => {
    const usable = after(null, { 'terminals/second/transport': undefined });
    expect(Object.keys(usable?.config.terminals ?? {})).toEqual(['box']);
    expect(after(null, { 'plane/workspace': 'a b' })).toBeNull();
  });

  it('is what was known before of a section that is no section', () => {
    expect(after(KNOWN, { terminals: 'box' })?.config.terminals).toEqual(KNOWN.terminals);
    expect(after(KNOWN, { 'plane/workspace': 'a b' })?.config.plane).toEqual(KNOWN.plane);
  });

  it('is what was known before of what runs lie on, although the file no longer names it, and of nothing else', () => {
    const renamed: Patch = {
      'terminals/second': undefined,
      'projects/ENG/routing/by_assignee': { 'bot-linux': 'box' },
      'executors/shell': undefined,
      'projects/OPS/states/workng': 'x',
    };
    const usable = whileOpen({ terminals: ['second', 'second'], executors: ['shell'] }, KNOWN, renamed);
    expect(usable?.config.terminals['second']).toEqual(KNOWN.terminals['second']);
    expect(usable?.config.executors['shell']).toEqual(KNOWN.executors['shell']);
    const other = whileOpen({ terminals: ['box'], executors: [] }, KNOWN, renamed)?.config;
    expect(Object.keys(other?.terminals ?? {})).toEqual(['box']);
    expect(Object.keys(other?.executors ?? {})).not.toContain('shell');
  });

  it('is what was known before of what a project needs, where it is the name that is wrong', () => {
    const usable = after(KNOWN, { 'terminals/second': undefined, 'executors/codex': undefined });
    expect(shut(usable)).toEqual(expect.arrayContaining(['ENG', 'OPS']));
    expect(usable?.config.terminals['second']).toEqual(KNOWN.terminals['second']);
    expect(usable?.config.executors['codex']).toEqual(KNOWN.executors['codex']);
    expect(after(null, { 'terminals/second': undefined })?.config.terminals['second']).toBeUndefined();
  });

  it('tells nobody on pull requests where nothing says whether that is wanted', () => {
    const wrong: Patch = { pull_requests: { status: 'perhaps' } };
    expect(after(null, wrong)?.config.pull_requests?.status).toBe(false);
  });
});
