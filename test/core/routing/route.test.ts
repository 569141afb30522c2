import { describe, expect, it } from 'vitest';
import { viewProject } from '../../../action/src/core/routing/bots.ts';
import { routeItem } from '../../../action/src/core/routing/route.ts';
import type { Route } from '../../../action/src/core/routing/route.ts';
import type { RawConfig } from '../scene.ts';
import { BOT, PROJECT, Story, makeConfig } from '../scene.ts';

/** Where an item with these labels goes. */
function routed(labels: readonly string[], change: (raw: RawConfig) => void = () => undefined, assignees = [BOT]) {
  const config = makeConfig((raw) => {
    raw.executors['codex'] = {
      ...raw.executors['codex'],
      models: ['big', 'small'],
      default_model: 'big',
      default_effort: 'high',
      tier_defaults: { big: 'fast' },
    };
    change(raw);
  });
  const { view } = viewProject('ENG', config, PROJECT, new Story(config).observations());
  if (view === null) throw new Error('no view');
  return routeItem({ assignees, labels }, view, config);
}

function chosen(labels: readonly string[], change?: (raw: RawConfig) => void): Partial<Route> {
  const result = routed(labels, change);
  if (!('route' in result)) throw new Error(result.detail);
  const { terminal, executor, model, effort, tier, script, account } = result.route;
  return { terminal, executor, model, effort, tier, script, account };
}

const USUAL = {
  terminal: 'box',
  executor: 'codex',
  model: 'big',
  effort: 'high',
  tier: 'fast',
  script: null,
  account: 'box/codex',
};

function byLabel(table: object): (raw: RawConfig) => void {
  return (raw) => {
    raw.projects['ENG'] = {
      ...raw.projects['ENG'],
      routing: { by_assignee: { 'bot-box': 'box', 'bot-other': 'other' }, by_label: table },
    };
  };
}

describe('an item goes', () => {
  it('to the terminal of its assignee, with the defaults', () => {
    expect(chosen([])).toEqual(USUAL);
    expect(chosen(['bug', 'needs:'])).toEqual(USUAL);
  });

  it('by labels without regard to their case and the blanks around them', () => {
    expect(chosen([' Model: SMALL', 'EFFORT:Low '])).toEqual({ ...USUAL, model: 'small', effort: 'low', tier: null });
    expect(chosen(['Exec: Script'])).toMatchObject({ executor: 'script', account: 'box/script' });
    expect(chosen(['Tier:NONE'])).toMatchObject({ tier: null });
    expect(chosen(['BIG one'], byLabel({ 'Big One ': { effort: 'low' } }))).toMatchObject({ effort: 'low' });
    expect(routed(['NEEDS: gpu'])).toMatchObject({ reason: 'capability-missing' });
    const gpu = (raw: RawConfig): void => {
      raw.terminals['box'] = { ...raw.terminals['box'], capabilities: ['GPU'] };
    };
    expect(routed(['Needs: gpu'], gpu)).toHaveProperty('route');
    expect(routed(['MODEL:-x'])).toMatchObject({ reason: 'label-refused' });
  });

  it('by a model that no list names as the label spells it', () => {
    const anyModel = (raw: RawConfig): void => {
      raw.executors['codex'] = { ...raw.executors['codex'], models: [] };
    };
    expect(chosen(['model:Kimi-K3'], anyModel)).toMatchObject({ model: 'Kimi-K3' });
  });

  it('where its labels say', () => {
    expect(chosen(['model:small', 'effort:low'])).toEqual({ ...USUAL, model: 'small', effort: 'low', tier: null });
    expect(chosen(['exec:script'])).toMatchObject({ executor: 'script', model: null, account: 'box/script' });
  });

  it('without a tier, or with another one, by its label', () => {
    expect(chosen(['tier:none'])).toEqual({ ...USUAL, tier: null });
    expect(chosen(['tier:flex'])).toEqual({ ...USUAL, tier: 'flex' });
  });

  it('where the project’s table says, before the prefixes', () => {
    const table = byLabel({ quick: { model: 'small', tier: 'none' }, 'exec:odd': { executor: 'script' } });
    expect(chosen(['quick', 'model:big'], table)).toMatchObject({ model: 'small', tier: null });
    expect(chosen(['exec:odd'], table)).toMatchObject({ executor: 'script' });
    expect(chosen(['away'], byLabel({ away: { terminal: 'other' } }))).toMatchObject({ terminal: 'other' });
  });

  it('by the first label that speaks, in the order of their names', () => {
    expect(chosen(['effort:low', 'effort:none'])).toMatchObject({ effort: 'low' });
  });

  it('on the account that the terminal names', () => {
    const shared = (raw: RawConfig): void => {
      raw.terminals['box'] = { ...raw.terminals['box'], accounts: { codex: 'team' } };
    };
    expect(chosen([], shared)).toMatchObject({ account: 'team' });
  });

  it('to the project’s own repository on that terminal', () => {
    const result = routed([], (raw) => {
      raw.projects['ENG'] = { ...raw.projects['ENG'], repos: { box: '/srv/other' } };
    });
    expect(result).toMatchObject({ route: { repo: '/srv/other' } });
  });
});

describe('an item goes nowhere', () => {
  it.each([
    ['not-assigned', [], ['user-ada']],
    ['ambiguous-assignee', [], [BOT, 'user-bot-2']],
    ['no-executor', ['exec:none'], [BOT]],
    ['no-executor', ['exec:constructor'], [BOT]],
    ['no-executor', ['model:huge'], [BOT]],
    ['capability-missing', ['needs:gpu'], [BOT]],
  ] as const)('%s: labels %j, assignees %j', (reason, labels, assignees) => {
    expect(routed(labels, undefined, [...assignees])).toMatchObject({ reason });
  });

  it.each([
    `tier:x"'; id > PWNED; : '"`,
    'model:-cmcp_servers.x=1',
    'effort:--dangerously-skip-permissions',
    'model:$(id)',
    'tier:`id`',
    'model:a b',
    'effort:a\nb',
    'model:ä',
    'model:\ud800',
    `model:${'x'.repeat(129)}`,
  ])('where the label %j could be more than a word, and says which', (label) => {
    const result = routed(['bug', label], (raw) => {
      raw.executors['codex'] = { ...raw.executors['codex'], models: [], default_model: 'big', tier_defaults: {} };
    });
    expect(result).toMatchObject({ reason: 'label-refused' });
    const { detail } = result as { detail: string };
    expect(detail).toContain(label.slice(0, 5));
    expect(detail).toMatch(/^[\P{C}]+$/u);
  });

  it.each([
    [
      'Exec:Mien',
      'Terminal box does not offer executor `Mien`. Label `Exec:Mien` asks for it; there are: `codex` and `script`.',
    ],
    [
      'model:huge',
      'Executor codex does not offer model `huge`. Label `model:huge` asks for it; there are: `big` and `small`.',
    ],
    ['needs:gpu', 'Terminal box lacks `gpu`. Label `needs:gpu` asks for it; there is none.'],
    [
      'odd',
      'Terminal box does not offer executor `nowhere`. Label `odd` asks for it; there are: `codex` and `script`.',
    ],
    ['far', 'Terminal moon is not in the config. Label `far` asks for it; there are: `box` and `other`.'],
  ])('by the label %j, which is named with what there is', (label, detail) => {
    const table = byLabel({ odd: { executor: 'nowhere' }, far: { terminal: 'moon' } });
    expect(routed(['bug', label], table)).toMatchObject({ detail });
  });

  it('by a default that the terminal does not offer, with what it does', () => {
    const other = (raw: RawConfig): void => {
      raw.terminals['box'] = { ...raw.terminals['box'], executors: ['script'] };
    };
    expect(routed([], other)).toMatchObject({
      detail: 'Terminal box does not offer executor `codex`. There are: `script`.',
    });
  });

  it('by a label that the project’s own table explains, whatever it looks like', () => {
    const table = byLabel({ 'tier:$(id)': { tier: 'flex' } });
    expect(chosen(['tier:$(id)'], table)).toMatchObject({ tier: 'flex' });
    expect(chosen(['model:'])).toEqual(USUAL);
  });

  it('with a model as tools name them', () => {
    const any = (raw: RawConfig): void => {
      raw.executors['codex'] = { adapter: 'codex', run: 'codex exec -' };
    };
    for (const model of ['claude-opus-4-8[1m]', 'openai/gpt-5@2026-01-01', 'us.anthropic.claude:0', 'a+b']) {
      expect(chosen([`model:${model}`], any)).toMatchObject({ model });
    }
  });

  it('and what is said of it holds nothing that steers a terminal', () => {
    const result = routed(['exec:\u001b[2J\u202e\u200b']);
    expect(result).toMatchObject({ reason: 'no-executor' });
    expect((result as { detail: string }).detail).toMatch(/^\P{C}+$/u);
  });

  it('unless the terminal can do what is asked for', () => {
    const able = (raw: RawConfig): void => {
      raw.terminals['box'] = { ...raw.terminals['box'], capabilities: ['gpu'] };
    };
    expect(chosen(['needs:gpu'], able)).toEqual(USUAL);
  });
});

describe('what can continue a conversation', () => {
  it('is an executor with a template for it; never a script', () => {
    expect(routed([])).toMatchObject({ route: { can_resume: true } });
    expect(routed(['exec:script'])).toMatchObject({ route: { can_resume: false } });
    const once = (raw: RawConfig): void => {
      raw.executors['codex'] = { adapter: 'codex', run: 'codex exec -' };
    };
    expect(routed([], once)).toMatchObject({ route: { can_resume: false } });
  });
});
