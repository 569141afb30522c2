/** Every reason for which an item waits, and who may start it again. */
import { describe, expect, it } from 'vitest';
import { NOTHING_BARRED } from '../../../action/src/config/barred.ts';
import { REASONS } from '../../../action/src/model/reasons.ts';
import type { Reason } from '../../../action/src/model/reasons.ts';
import { plan } from '../../../action/src/core/plan.ts';
import { rightKey } from '../../../action/src/core/observations.ts';
import type { Detail } from '../../../action/src/core/observations.ts';
import type { RawConfig, Seen } from '../scene.ts';
import {
  ADA,
  PROJECT,
  BOT,
  EVE,
  HOUR,
  MINUTE,
  NOW,
  RUNNING,
  STATES,
  Story,
  finished,
  makeConfig,
  makeItem,
  says,
} from '../scene.ts';

const TWO_BOTS = [BOT, 'user-bot-2'];

function story(change: (raw: RawConfig) => void, fields: Parameters<typeof makeItem>[0] = {}): Story {
  return new Story(makeConfig(change), [makeItem(fields)]);
}

function inProject(change: object): (raw: RawConfig) => void {
  return (raw) => {
    raw.projects['ENG'] = { ...raw.projects['ENG'], ...change };
  };
}

function onBox(change: object): (raw: RawConfig) => void {
  return (raw) => {
    raw.terminals['box'] = { ...raw.terminals['box'], ...change };
  };
}

function answered(): Story {
  const made = new Story();
  made.round(says('[review] Done.'));
  return made;
}

const READ: Detail = { ok: true, item: makeItem(), comments: [], blockers: [{ key: 'ENG-9', done: false }] };

const CASES: readonly (readonly [Reason, () => string | undefined])[] = [
  [
    'not-assigned',
    () => {
      const made = answered();
      made.pass(HOUR);
      made.change({ assignees: [] });
      made.tick();
      return made.reasonOf();
    },
  ],
  ['ambiguous-assignee', () => story(() => undefined, { assignees: TWO_BOTS }).reasonOf()],
  ['state', () => story(() => undefined, { state: STATES.backlog }).reasonOf()],
  ['label-missing', () => story(inProject({ require_label: 'agent' })).reasonOf()],
  ['label-refused', () => story(() => undefined, { labels: ['tier:x"'] }).reasonOf()],
  ['blocked-by', () => new Story().reasonOf('ENG-1', { details: new Map([['i-1', READ]]) })],
  ['answered', () => answered().reasonOf()],
  [
    'open-run',
    () => {
      const made = new Story();
      made.begin();
      return made.reasonOf('ENG-1', { runs: { 'i-1': RUNNING } });
    },
  ],
  [
    'publishing',
    () => {
      const made = new Story();
      made.begin();
      made.end(says('[review] Done.'));
      return made.reasonOf();
    },
  ],
  [
    'retry-at',
    () => {
      const made = new Story();
      made.round(finished({ exit_code: 1, error_class: 'transient' }));
      return made.reasonOf();
    },
  ],
  [
    'quota-until',
    () => {
      const made = new Story();
      made.round(finished({ exit_code: 1, error_class: 'quota' }));
      return made.reasonOf();
    },
  ],
  [
    'breaker-open',
    () => {
      const made = new Story();
      const problem = { code: 'unreached', message: 'It sleeps.', remedy: '', retry: true };
      made.fold([{ type: 'terminal-unreached', terminal: 'box', at: NOW, not_before: NOW + HOUR, problem }]);
      return made.reasonOf();
    },
  ],
  [
    'terminal-unknown',
    () => {
      const labelled = story(
        inProject({ routing: { by_assignee: { 'bot-box': 'box' }, by_label: { x: { terminal: 'none' } } } }),
        {
          labels: ['x'],
        },
      );
      return labelled.reasonOf();
    },
  ],
  [
    'config-broken',
    () => {
      const made = new Story();
      const barred = { ...NOTHING_BARRED, executors: new Map([['codex', 'it has an error']]) };
      return plan(made.state, { ...made.observations(), barred }, made.config, made.now).waiting[0]?.reason;
    },
  ],
  [
    'terminal-busy',
    () => {
      const box = { reached: true, processes: { codex: 1 }, utc_offset_min: 0 };
      return story(onBox({ busy_processes: ['codex'] })).reasonOf('ENG-1', { terminals: { box } });
    },
  ],
  ['paused', () => story(onBox({ paused: true })).reasonOf()],
  [
    'no-slot',
    () => {
      const made = story(onBox({ concurrency: 1 }));
      made.items = [...made.items, makeItem({ id: 'i-2', key: 'ENG-2' })];
      return made.reasonOf('ENG-2');
    },
  ],
  ['no-executor', () => story(() => undefined, { labels: ['exec:none'] }).reasonOf()],
  [
    'no-script',
    () =>
      story(
        (raw) => {
          raw.executors['script'] = { adapter: 'shell', run: "sh '{script}'" };
        },
        { labels: ['exec:script'] },
      ).reasonOf(),
  ],
  ['capability-missing', () => story(() => undefined, { labels: ['needs:gpu'] }).reasonOf()],
  [
    'requester-not-allowed',
    () => {
      const made = answered();
      made.pass(MINUTE);
      made.say({ actor: EVE });
      made.tick();
      return made.reasonOf();
    },
  ],
  [
    'attempts-spent',
    () => {
      const made = new Story();
      made.round(finished({ exit_code: 1, error_class: 'transient' }));
      made.pass(HOUR);
      made.state = { ...made.state, items: { 'i-1': { ...made.item, attempts: 9 } } };
      return made.reasonOf();
    },
  ],
  [
    'env-hold',
    () => {
      const made = new Story();
      made.fold([
        { type: 'executor-held', terminal: 'box', executor: 'codex', since: NOW, until: NOW + HOUR, reason: 'x' },
      ]);
      return made.reasonOf();
    },
  ],
  [
    'project-unread',
    () => {
      const made = new Story();
      made.tick({ details: new Map() });
      return made.reasonOf('ENG-1', { listed: null });
    },
  ],
  [
    'bot-may-not-write',
    () => {
      const problem = { code: 'plane-bot-guest', message: 'A guest.', remedy: '', retry: false };
      const rights = new Map([[rightKey('box', 'ENG'), { may: false, problem } as const]]);
      return new Story().reasonOf('ENG-1', { rights });
    },
  ],
  ['not-read-yet', () => new Story().reasonOf('ENG-1', { details: new Map() })],
];

describe('a reason', () => {
  it.each(CASES)('%s is given', (reason, given) => {
    expect(given()).toBe(reason);
  });

  it('is given for each one that there is', () => {
    expect(CASES.map(([reason]) => reason).toSorted()).toEqual([...REASONS].toSorted());
  });

  it('names the states in which an item is picked up', () => {
    const made = story(() => undefined, { state: STATES.backlog });
    expect(made.plan().waiting[0]?.detail).toBe('State Backlog is not a pick-up state; those are Todo, In Progress.');
  });

  it('names a pick-up state of the configuration that the project has not, and the one that is meant', () => {
    const waits = (pick_up: readonly string[]): string | undefined => {
      const states = { working: 'In Progress', pick_up };
      return story(inProject({ states }), { state: STATES.todo }).plan().waiting[0]?.detail;
    };
    expect(waits(['todo', 'Backlog'])).toBe(
      'State Todo is not a pick-up state; that is Backlog. projects.ENG.states.pick_up names `todo`, which is no state of the project (letter case counts there: it has `Todo`).',
    );
    expect(waits(['Ready'])).toBe(
      'State Todo is not a pick-up state; there is none. projects.ENG.states.pick_up names `Ready`, which is no state of the project.',
    );
  });

  it('names the working state that the project has not, instead of a project that could not be read', () => {
    const made = story(inProject({ states: { working: 'in progress' } }));
    made.tick();
    made.fold([{ type: 'item-seen', item: makeItem() }]);
    const { waiting, problems } = made.plan();
    expect(waiting).toMatchObject([
      { reason: 'project-unread', detail: 'projects.ENG.states.working: project ENG has no state "in progress".' },
    ]);
    expect(problems[0]?.remedy).toContain('Letter case counts in the names of states. Use one of: Backlog, Todo,');
  });

  it('says until when, where that is known', () => {
    const made = new Story();
    made.round(finished({ exit_code: 1, error_class: 'quota' }));
    expect(made.plan().waiting).toMatchObject([{ reason: 'quota-until', until: NOW + 30 * MINUTE }]);
  });
});

/** Whether the item starts in the next tick. */
function starts(made: Story, seen: Seen = {}): boolean {
  return made.tick(seen).actions.some(({ type }) => type === 'start');
}

describe('an answered item starts again', () => {
  it('by a comment of an author who was no member yet, once the author has joined', () => {
    const made = story((raw) => (raw['allowed_authors'] = ['zoe@example.com']));
    made.round(says('[review] Done.'));
    made.say({ actor: 'user-zoe' });
    expect(starts(made)).toBe(false);
    expect(made.reasonOf()).toBe('requester-not-allowed');
    made.pass(HOUR);
    made.tick();
    const later = { listed: [], full: false, details: new Map() };
    expect(made.plan(later).wants.items.get('i-1')).toBeUndefined();
    const zoe = { id: 'user-zoe', email: 'zoe@example.com', display_name: 'zoe' };
    const info = { ...PROJECT, members: [...PROJECT.members, zoe] };
    const { wants } = made.plan({ info, ...later });
    expect(wants.items.get('i-1'), 'its comments are read once more').toMatchObject({ comments: true });
    expect(starts(made, { info })).toBe(true);
  });

  it('by a comment of an allowed author', () => {
    const made = answered();
    made.say();
    expect(starts(made)).toBe(true);
    expect(made.run).toMatchObject({ round: 2, kind: 'round', thread_id: 'thread-1', comments: ['c-1'] });
  });

  it('by a move back to a pick-up state', () => {
    const made = answered();
    made.pass(HOUR);
    made.change({ state: STATES.review });
    made.tick();
    made.pass(HOUR);
    made.change({ state: STATES.todo });
    expect(starts(made)).toBe(true);
  });

  it('by being given back to the bot in a pick-up state', () => {
    const made = answered();
    made.pass(HOUR);
    made.change({ state: STATES.todo, assignees: [] });
    expect(starts(made)).toBe(false);
    made.pass(HOUR);
    made.change({ assignees: [BOT] });
    expect(starts(made)).toBe(true);
  });
});

describe('an answered item does not start again', () => {
  it.each([
    ['by a comment of a stranger', { actor: EVE }],
    ['by a comment that somebody else edited', { updated_by: EVE }],
    ['by a comment through a published board', { access: 'EXTERNAL' }],
    ['by a comment of the bot itself', { actor: BOT }],
    ['by a comment that agentd wrote', { external_source: 'agentd', external_id: 'x' }],
  ] as const)('%s', (_how, comment) => {
    const made = answered();
    made.say(comment);
    expect(starts(made)).toBe(false);
  });

  it('by a comment when no author is configured', () => {
    const made = story((raw) => (raw['allowed_authors'] = []));
    made.round(says('[review] Done.'));
    made.say();
    expect(starts(made)).toBe(false);
  });

  it.each([STATES.done, STATES.cancelled])('by a comment in an end state: $name', (state) => {
    const made = answered();
    made.pass(HOUR);
    made.change({ state });
    made.say();
    expect(starts(made)).toBe(false);
    expect(made.reasonOf()).toBe('state');
  });

  it('by a change that is no move', () => {
    const made = answered();
    made.pass(HOUR);
    made.change({ name: 'Another title', priority: 'urgent', labels: ['x'] });
    expect(starts(made)).toBe(false);
  });

  it('by an older copy from a replica', () => {
    const made = answered();
    made.pass(HOUR);
    made.change({ state: STATES.review });
    made.tick();
    const older = makeItem({ state: STATES.todo });
    expect(starts(made, { listed: [older] })).toBe(false);
  });
});

describe('a comment', () => {
  it('counts when its author edited it', () => {
    const made = answered();
    made.say({ updated_by: ADA });
    expect(starts(made)).toBe(true);
  });

  it('that arrives during a run waits for the next', () => {
    const made = new Story();
    made.begin();
    made.say();
    made.end(says('[review] Done.'));
    made.publishAll();
    expect(starts(made)).toBe(true);
    expect(made.run.comments).toEqual(['c-1']);
  });
});

describe('a step after [progress] whose comment Plane refused for good', () => {
  function unsaid(): Story {
    const made = new Story();
    made.begin();
    made.end(says('[progress] Half of it.'));
    const refusal = {
      run_id: 'ENG-1-1',
      kind: 'comment',
      reason: 'plane-too-large',
      at: NOW,
      of_result: true,
      terminal: 'box',
      dir: '/x',
    } as const;
    const ended = { type: 'step-ended', publication_id: 'ENG-1-1:result', step: 0, status: 'refused' } as const;
    made.fold([{ ...ended, reason: 'plane-too-large', digest: null, left: null, refusal }]);
    made.publishAll();
    made.pass(HOUR);
    return made;
  }

  it('does not begin by itself: nobody has seen what came before it', () => {
    const made = unsaid();
    expect(starts(made)).toBe(false);
    expect(made.reasonOf()).toBe('answered');
    expect(made.plan().waiting[0]?.detail).toContain('Plane refused its comment for good (plane-too-large)');
  });

  it.each([
    ['a comment', (made: Story) => made.say()],
    ['a move to a pick-up state', (made: Story) => made.change({ state: STATES.todo })],
  ])('begins by %s, which takes the refusal up', (_how, act) => {
    const made = unsaid();
    made.change({ state: STATES.working });
    const left = { state_ids: [STATES.working.id], assigned: true, bot: BOT, updated_at: made.now };
    made.state = { ...made.state, items: { ...made.state.items, 'i-1': { ...made.item, left } } };
    made.pass(MINUTE);
    act(made);
    expect(starts(made)).toBe(true);
    expect(made.item.refused).toBeNull();
  });
});

describe('the labels that a project requires', () => {
  it.each([
    ['Agent', ['agent '], undefined],
    [['agent', 'Ready'], ['READY', 'Agent'], undefined],
    [['agent', 'Ready'], ['ready', 'bug'], 'It needs the label `agent`.'],
    [['agent', 'Ready'], [], 'It needs the labels `agent` and `Ready`.'],
  ])('%j are on an item with %j, or it waits and says which are not', (require_label, labels, detail) => {
    const waits = story(inProject({ require_label }), { labels }).plan().waiting;
    expect(waits.find(({ reason }) => reason === 'label-missing')?.detail).toBe(detail);
  });
});

describe('comments by nobody who may ask', () => {
  const SAID = { actor: EVE, html: '<p>Me too.</p>' };

  it('are no reason to name an answered item so when they were there before its answer', () => {
    const made = new Story();
    made.say(SAID);
    made.pass(HOUR);
    made.round(says('[review] Done.'));
    made.pass(HOUR);
    made.change({});
    made.tick();
    expect(made.item.unheard.others).toBe(1);
    expect(made.reasonOf()).toBe('answered');
  });

  it('are named when they came after it', () => {
    const made = new Story();
    made.round(says('[review] Done.'));
    made.pass(HOUR);
    made.say(SAID);
    made.tick();
    expect(made.reasonOf()).toBe('requester-not-allowed');
  });
});
