import { describe, expect, it } from 'vitest';
import { NOTHING_BARRED } from '../../../action/src/config/barred.ts';
import { lastGoodOf, recalled } from '../../../action/src/config/last-good.ts';
import type { Config } from '../../../action/src/config/schema.ts';
import { holdsAgainst, holdsOf, holdsUnder, lift, liftMended } from '../../../action/src/core/holds/lift.ts';
import { liftWords } from '../../../action/src/core/holds/lift-words.ts';
import { plan } from '../../../action/src/core/plan.ts';
import { HOUR, MINUTE, Story, finished, makeConfig, makeItem, says } from '../scene.ts';
import type { RawConfig } from '../scene.ts';

const WAIT = { reached: false, processes: {}, utc_offset_min: null };

/** ENG-1 has met the hold, and ENG-2 waits for it. */
function failed(inspection: Parameters<Story['round']>[0], change?: (raw: RawConfig) => void): Story {
  const story = new Story(
    makeConfig((raw) => {
      raw.executors['codex'] = { ...raw.executors['codex'], default_model: 'usual' };
      change?.(raw);
    }),
  );
  story.round(inspection);
  story.items = [...story.items, makeItem({ id: 'i-2', key: 'ENG-2', updated_at: story.now })];
  return story;
}

const env = (): Story => failed(finished({ exit_code: 127, tail: 'codex: command not found' }));
const quota = (change?: (raw: RawConfig) => void): Story =>
  failed(finished({ exit_code: 1, error_class: 'quota', reset_at: 7 * 24 * HOUR + Date.UTC(2026, 0, 5) }), change);

/** The terminal was not reached so often that it is asked no more for a while. */
function asleep(): Story {
  const story = new Story();
  story.begin();
  for (let visit = 0; visit < 5; visit++) story.tick({ unasked: true, terminals: { box: WAIT } });
  story.items = [...story.items, makeItem({ id: 'i-2', key: 'ENG-2', updated_at: story.now })];
  return story;
}

function release(story: Story, name: string): readonly string[] {
  const holds = holdsUnder(name, holdsOf(story.state, story.now));
  story.fold(lift(holds, story.state, story.config, story.now));
  return holds.map((hold) => hold.name);
}

const PROBLEM = { code: 'config-invalid', message: 'Broken.', remedy: 'Mend it.', retry: false };
const BROKEN = { ...NOTHING_BARRED, all: 'it is broken', problems: [PROBLEM] };

/** What stands in for the configuration when its file is broken. */
function keptOf(config: Config): Config {
  const { state, allowed_authors } = config;
  const known = recalled(lastGoodOf(config), { state, allowed_authors });
  if (known === null) throw new Error('nothing was kept');
  return known;
}

/** The configuration of {@link failed}, changed. */
function changed(change: (raw: RawConfig) => void): Config {
  return makeConfig((raw) => {
    raw.executors['codex'] = { ...raw.executors['codex'], default_model: 'usual' };
    change(raw);
  });
}

const waitingOf = (story: Story, key = 'ENG-2') => story.plan().waiting.find((waiting) => waiting.key === key);

describe('a hold that a person ends by name', () => {
  it.each(['box/codex', 'box', 'codex'])('%s: an executor that failed for a reason on its machine', (name) => {
    const story = env();
    expect(waitingOf(story)).toMatchObject({ reason: 'env-hold', hold: 'box/codex' });
    expect(release(story, name)).toEqual(['box/codex']);
    expect(waitingOf(story)).toBeUndefined();
  });

  it('a terminal that is not asked: it is asked again, and counts as one that has failed once', () => {
    const story = asleep();
    expect(waitingOf(story)).toMatchObject({ reason: 'breaker-open', hold: 'box' });
    expect(release(story, 'box')).toEqual(['box']);
    expect(story.state.terminals['box']).toMatchObject({ failures: 1, not_before: 0 });
    expect(waitingOf(story)).toBeUndefined();
  });

  it('an account that has reached its limit, with the wait of the item that met it', () => {
    const story = quota();
    expect(waitingOf(story)).toMatchObject({ reason: 'quota-until', hold: 'box/codex' });
    expect(waitingOf(story, 'ENG-1')).toMatchObject({ reason: 'quota-until', hold: 'box/codex' });
    expect(release(story, 'box/codex')).toEqual(['box/codex']);
    expect(story.plan().waiting).toEqual([]);
  });

  it('an account that another run has freed since, for the item that still waits', () => {
    const story = quota();
    story.fold([{ type: 'account-freed', account: 'box/codex' }]);
    expect(waitingOf(story, 'ENG-1')).toMatchObject({ reason: 'quota-until', hold: 'box/codex' });
    expect(release(story, 'box/codex')).toEqual(['box/codex']);
    expect(waitingOf(story, 'ENG-1')).toBeUndefined();
  });

  it('another name ends none', () => {
    const story = env();
    expect(release(story, 'other')).toEqual([]);
    expect(release(story, 'script')).toEqual([]);
    expect(waitingOf(story)?.reason).toBe('env-hold');
  });
});

describe('after a change of the configuration', () => {
  it.each<[string, (raw: RawConfig) => void]>([
    ['the executor', (raw) => (raw.executors['codex'] = { ...raw.executors['codex'], run: '/opt/codex exec -' })],
    ['the terminal', (raw) => (raw.terminals['box'] = { ...raw.terminals['box'], bins: { codex: '/opt/codex' } })],
    ['the repository of a project', (raw) => (raw.projects['ENG'] = { ...raw.projects['ENG'], repos: { box: '/x' } })],
    ['what counts as such a failure', (raw) => (raw.retry['env_patterns'] = ['no such thing'])],
  ])('of %s the executor is held no longer', (_what, change) => {
    const story = env();
    expect(liftMended(story.state, story.config, story.now)).toBe(story.state);
    story.state = liftMended(story.state, changed(change), story.now);
    expect(story.state.terminals['box']?.holds).toEqual({});
    expect(waitingOf(story)).toBeUndefined();
  });

  it('of anything else it is', () => {
    const story = env();
    const config = changed((raw) => {
      raw.terminals['other'] = { ...raw.terminals['other'], repo: '/srv/elsewhere' };
      raw.executors['script'] = { ...raw.executors['script'], run: 'sh other.sh' };
      raw.limits['runs'] = 3;
    });
    expect(liftMended(story.state, config, story.now)).toBe(story.state);
  });

  it('of its terminal a breaker is closed', () => {
    const story = asleep();
    expect(liftMended(story.state, story.config, story.now)).toBe(story.state);
    const mended = makeConfig((raw) => (raw.terminals['box'] = { ...raw.terminals['box'], run_root: '/srv/runs' }));
    story.state = liftMended(story.state, mended, story.now);
    expect(waitingOf(story)).toBeUndefined();
  });

  it('of the account an item does not wait for the one before', () => {
    const story = quota();
    expect(liftMended(story.state, story.config, story.now)).toBe(story.state);
    const config = changed((raw) => {
      raw.terminals['box'] = { ...raw.terminals['box'], accounts: { codex: 'second' } };
    });
    const state = liftMended(story.state, config, story.now);
    expect(state.items['i-1']?.next).toMatchObject({ quota: true, not_before: story.now });
    expect(state.accounts).toEqual(story.state.accounts);
  });

  it.each<[string, () => Story]>([
    ['an executor', env],
    ['a terminal', asleep],
    [
      'an account',
      () => quota((raw) => (raw.terminals['box'] = { ...raw.terminals['box'], accounts: { codex: 'a' } })),
    ],
  ])('to what stands in for a broken one the hold of %s stands, and when that is mended, too', (_what, make) => {
    const story = make();
    const { state, config, now } = story;
    const known = keptOf(config);
    for (const stand_in of [known, { ...known, terminals: {} }]) {
      expect(liftMended(state, stand_in, now, BROKEN)).toBe(state);
    }
    expect(liftMended(state, config, now)).toBe(state);
  });

  it('that was broken when an executor failed, as it was before, that one is still held', () => {
    const story = new Story();
    story.begin();
    const runs = { 'i-1': finished({ exit_code: 127, tail: 'codex: command not found' }) };
    story.fold(
      plan(story.state, { ...story.observations({ runs }), barred: BROKEN }, keptOf(story.config), story.now).events,
    );
    expect(holdsOf(story.state, story.now)).toMatchObject([{ name: 'box/codex' }]);
    expect(liftMended(story.state, story.config, story.now)).toBe(story.state);
  });

  it('holds of before prints were kept run out by themselves', () => {
    const story = env();
    const known = story.state.terminals['box'];
    const hold = known?.holds['codex'];
    if (known === undefined || hold === undefined) throw new Error('nothing is held');
    const { print: _print, ...older } = hold;
    story.state = { ...story.state, terminals: { box: { ...known, holds: { codex: older } } } };
    const config = changed((raw) => (raw.executors['codex'] = { ...raw.executors['codex'], run: 'codex' }));
    expect(liftMended(story.state, config, story.now)).toBe(story.state);
  });
});

describe('a smoke run that has passed', () => {
  it('ends what stands against that executor on that terminal, and nothing else', () => {
    const story = quota();
    story.fold([
      {
        type: 'executor-held',
        terminal: 'box',
        executor: 'codex',
        since: story.now,
        until: story.now + HOUR,
        reason: 'x',
      },
      {
        type: 'executor-held',
        terminal: 'box',
        executor: 'script',
        since: story.now,
        until: story.now + HOUR,
        reason: 'x',
      },
      { type: 'account-held', account: 'other/codex', until: story.now + HOUR, holds: 1 },
    ]);
    const holds = holdsOf(story.state, story.now);
    expect(holds).toHaveLength(4);
    const ended = holdsAgainst({ terminal: 'box', executor: 'codex' }, story.config, holds);
    expect(ended.map(({ kind, name }) => [kind, name])).toEqual([
      ['executor', 'box/codex'],
      ['account', 'box/codex'],
    ]);
  });

  it('finds nothing once the time of a hold is up', () => {
    const story = env();
    story.pass(HOUR + MINUTE);
    expect(holdsOf(story.state, story.now)).toEqual([]);
  });
});

describe('how a wait ends sooner', () => {
  const wordsOf = (story: Story, key?: string): string | null => liftWords(waitingOf(story, key) ?? null, 'ENG');

  it('is told with the exact commands', () => {
    expect(wordsOf(env())).toBe(
      '`agentd release --hold box/codex`, a smoke run that passes (`agentd smoke ENG box --executor codex`), or a change of terminals.box or executors.codex in the configuration ends the wait at once.',
    );
    expect(wordsOf(asleep())).toBe(
      '`agentd release --hold box`, a smoke run that passes (`agentd smoke ENG box`), or a change of terminals.box in the configuration ends the wait at once.',
    );
    expect(wordsOf(quota())).toContain('`agentd release --hold box/codex`');
  });

  it('is not told of what is no hold', () => {
    const story = new Story();
    story.round(says('[review] Done.'));
    expect(wordsOf(story, 'ENG-1')).toBeNull();
  });
});
