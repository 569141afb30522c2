/** The table of failure classes, row by row: whether a run is made again, when, on which thread, and what is said. */
import { describe, expect, it } from 'vitest';
import type { ExecResult } from '../../../action/src/model/result.ts';
import type { FailureClass } from '../../../action/src/model/verdict.ts';
import type { Inspection } from '../../../action/src/model/inspection.ts';
import { HOUR, MINUTE, NOW, Story, finished, gone, makeConfig, makeItem, says } from '../scene.ts';

function failed(error_class: FailureClass | null, more: Partial<ExecResult> = {}): Inspection {
  return finished({
    exit_code: 1,
    tail: 'Broken.',
    final: 'failed',
    ...(error_class === null ? {} : { error_class }),
    ...more,
  });
}

/** The first run ended like that. */
function after(inspection: Inspection, story = new Story()): Story {
  story.round(inspection);
  return story;
}

/** An answered first round, and a second one, which continues its thread, that ended like that. */
function afterResumed(inspection: Inspection, story = new Story()): Story {
  story.round(says('[question] Which one?'));
  story.say();
  story.round(inspection);
  return story;
}

/** Starts what is due and ends it like that. */
function again(story: Story, inspection: Inspection): Story {
  if (!story.isOpen) story.pass(24 * HOUR);
  story.round(inspection);
  return story;
}

function blocked(story: Story, failureClass: FailureClass): void {
  expect(story.item).toMatchObject({ next: null, answer: { tag: 'blocked', class: failureClass } });
}

describe('git', () => {
  const git = {
    failed: true,
    path: '/runs/worktrees/ENG-1',
    branch: null,
    commits: 0,
    diff: null,
    commit_refused: false,
    pushed: null,
    unpushed: null,
    left: null,
    nested: [],
    empty: [],
    said: "fatal: 'agentd/ENG-1' is already checked out at '/srv/elsewhere'",
  };
  const failure = finished({ exit_code: 96, tail: git.said, git });

  it('is told to the item with cause and remedy, is not tried again, and holds nothing for others', () => {
    const first = new Story();
    first.begin();
    first.end(failure);
    expect(first.publication('result')?.say).toMatchObject({
      reason: expect.stringContaining('checked out elsewhere'),
      remedy: expect.stringContaining('git worktree remove'),
    });
    for (const story of [first, afterResumed(failure)]) {
      blocked(story, 'git');
      expect(story.state.terminals['box']?.holds ?? {}).toEqual({});
    }
  });

  it('keeps the thread', () => {
    expect(afterResumed(failure).item.thread).not.toBeNull();
  });
});

describe('transient', () => {
  it('is tried again after a wait that doubles, and is blocked after three attempts', () => {
    const story = after(failed('transient'));
    const first = story.item.next?.not_before ?? 0;
    expect(story.item.next).toMatchObject({ kind: 'retry', quota: false });
    expect(first - NOW).toBeGreaterThanOrEqual(30_000);
    expect(first - NOW).toBeLessThanOrEqual(60_000);
    expect(story.reasonOf()).toBe('retry-at');
    again(story, failed('transient'));
    const second = (story.item.next?.not_before ?? 0) - story.now;
    expect(second).toBeGreaterThanOrEqual(60_000);
    expect(second).toBeLessThanOrEqual(120_000);
    again(story, failed('transient'));
    blocked(story, 'transient');
    expect(story.item.ledger.map(({ run_id }) => run_id)).toEqual(['ENG-1-1', 'ENG-1-2', 'ENG-1-3']);
  });

  it('keeps the thread', () => {
    const story = after(failed('transient'));
    story.pass(HOUR);
    story.tick();
    expect(story.run).toMatchObject({ run_id: 'ENG-1-2', kind: 'retry', attempt: 2, thread_id: 'thread-1' });
  });

  it('does not fall back to an older thread when a new one was begun', () => {
    const story = afterResumed(failed('failed'));
    expect(story.run).toMatchObject({ kind: 'rerun', thread_id: null });
    again(story, failed('transient', { thread_id: null }));
    story.pass(HOUR);
    story.tick();
    expect(story.run).toMatchObject({ kind: 'retry', thread_id: null });
  });

  it('is told once, in the end, with its history', () => {
    const story = new Story();
    story.begin();
    story.end(failed('transient'));
    expect(story.publication('result'), 'the next attempt says it').toBeUndefined();
    story.publishAll();
    again(story, failed('transient'));
    story.pass(HOUR);
    story.begin();
    story.end(failed('transient'));
    expect(story.publication('result')?.say).toMatchObject({ kind: 'failed', class: 'transient', tag: 'blocked' });
    expect(story.publication('result')?.say.ledger).toHaveLength(3);
  });

  it('follows retry.max_attempts', () => {
    blocked(after(failed('transient'), new Story(makeConfig((raw) => (raw.retry = { max_attempts: 1 })))), 'transient');
  });
});

describe('killed', () => {
  it('is tried again as transient', () => {
    const story = after(failed('killed', { exit_code: 137, final: 'cut' }));
    expect(story.item.next).toMatchObject({ kind: 'retry' });
    again(story, failed('killed', { exit_code: 137, final: 'cut' }));
    again(story, failed('killed', { exit_code: 137, final: 'cut' }));
    blocked(story, 'killed');
  });
});

describe('quota', () => {
  it('waits for the reset, burns no attempt and holds the account', () => {
    const reset_at = NOW + 2 * HOUR;
    const story = after(failed('quota', { reset_at }));
    expect(story.item).toMatchObject({ attempts: 1, quota_holds: 1, next: { not_before: reset_at, quota: true } });
    expect(story.state.accounts).toEqual({ 'box/codex': { until: reset_at, holds: 1 } });
    story.pass(2 * HOUR);
    story.tick();
    expect(story.run).toMatchObject({ attempt: 1, kind: 'retry', thread_id: 'thread-1' });
  });

  it('waits half an hour when nobody says how long, and at least a quarter, doubling', () => {
    const story = after(failed('quota'));
    expect(story.item.next?.not_before).toBe(NOW + 30 * MINUTE);
    story.pass(30 * MINUTE);
    story.round(failed('quota', { reset_at: story.now + 1 }));
    expect(story.item.next?.not_before).toBe(story.now + 30 * MINUTE);
    story.pass(30 * MINUTE);
    story.round(failed('quota', { reset_at: story.now + 1 }));
    expect(story.item.next?.not_before).toBe(story.now + 60 * MINUTE);
  });

  it('blocks the item at the fifth hold in a row', () => {
    const story = after(failed('quota'));
    for (let holds = 2; holds < 5; holds++) again(story, failed('quota'));
    expect(story.item.next).not.toBeNull();
    again(story, failed('quota'));
    blocked(story, 'quota');
    expect(story.item.quota_holds).toBe(0);
  });

  it('keeps other items of the account from starting, and says until when', () => {
    const story = after(failed('quota'));
    story.items = [...story.items, makeItem({ id: 'i-2', key: 'ENG-2' })];
    expect(story.tick().actions).toEqual([]);
    expect(story.plan().waiting).toContainEqual(
      expect.objectContaining({ key: 'ENG-2', reason: 'quota-until', until: NOW + 30 * MINUTE }),
    );
  });

  it('of several runs at once is one hold', () => {
    const story = new Story(undefined, [makeItem(), makeItem({ id: 'i-2', key: 'ENG-2' })]);
    story.begin();
    story.tick({ runs: { 'i-1': failed('quota'), 'i-2': failed('quota') } });
    expect(story.state.accounts['box/codex']).toEqual({ until: NOW + 30 * MINUTE, holds: 1 });
  });

  it('is over once a run on the account has answered', () => {
    const story = after(failed('quota'));
    again(story, says('[review] Done.'));
    expect(story.state.accounts).toEqual({});
  });

  it('is shared by executors of one account', () => {
    const story = after(
      failed('quota'),
      new Story(
        makeConfig((raw) => {
          raw.terminals['box'] = { ...raw.terminals['box'], accounts: { codex: 'shared' } };
        }),
      ),
    );
    expect(Object.keys(story.state.accounts)).toEqual(['shared']);
  });
});

describe('session_lost', () => {
  const lost = failed('session_lost', { thread_id: 'thread-2', resumed_same_thread: false });

  it('is run again at once, once, in a new thread with what was said before', () => {
    const story = new Story();
    story.round(says('[question] Which one?'));
    story.say();
    story.begin();
    const [start] = story.end(lost).actions.filter((action) => action.type === 'start');
    expect(start).toMatchObject({ spec: { kind: 'rerun', handover: true, attempt: 1, run: { thread_id: null } } });
    again(story, failed('failed', { thread_id: null }));
    blocked(story, 'failed');
  });
});

describe('env', () => {
  it('asks for a person, with what to mend', () => {
    const story = new Story();
    story.begin();
    story.end(failed('env'));
    blocked(story, 'env');
    expect(story.publication('result')?.say.remedy).toMatch(/last frame/);
  });

  it('of a resumed run is first run again, once, in a new thread', () => {
    const story = afterResumed(failed('env'));
    expect(story.run).toMatchObject({ kind: 'rerun', thread_id: null });
    again(story, failed('env'));
    blocked(story, 'env');
  });
});

describe('timeout and stalled', () => {
  it.each([
    ['timeout', 'limit'],
    ['stalled', 'stall'],
  ] as const)('%s asks for a person', (failureClass, ended_by) => {
    blocked(after(finished({ exit_code: 143, final: 'interrupted' }, ended_by)), failureClass);
  });

  it('are tried once more where the config allows it', () => {
    const story = new Story(makeConfig((raw) => (raw.retry = { timeout: 1 })));
    story.round(finished({ exit_code: 143 }, 'limit'));
    expect(story.item.next).toMatchObject({ kind: 'retry' });
    again(story, finished({ exit_code: 143 }, 'stall'));
    blocked(story, 'stalled');
  });
});

describe('lost', () => {
  it('is tried once more when no process of it is left', () => {
    const story = after(gone());
    expect(story.item).toMatchObject({ next: { kind: 'retry' }, spent: ['lost'] });
    again(story, gone(false));
    blocked(story, 'lost');
  });

  it('is told with the evidence', () => {
    const story = after(gone());
    story.pass(HOUR);
    story.begin();
    story.end(gone(false));
    const { say } = story.publication('result') ?? {};
    expect(say).toMatchObject({ kind: 'lost', reason: 'The machine restarted while it ran.' });
  });

  it('is not said while processes of it are left: they are stopped first', () => {
    const story = new Story();
    story.begin();
    expect(story.end(gone(true, 2)).actions).toMatchObject([{ type: 'kill' }]);
    expect(story.run).toMatchObject({ phase: 'stopping', why: 'lost' });
    expect(story.end(gone(true, 1)).actions).toMatchObject([{ type: 'kill' }]);
    story.end(gone(true, 0));
    expect(story.item.ledger).toMatchObject([{ class: 'lost' }]);
  });
});

describe('empty', () => {
  it('asks for a person and is never an empty review', () => {
    blocked(after(finished({ last_message: '  ', final: 'good' })), 'empty');
  });
});

describe('failed', () => {
  it('asks for a person', () => {
    blocked(after(failed(null)), 'failed');
  });

  it('is tried again as often as the config allows', () => {
    const config = makeConfig((raw) => {
      raw.retry = { failed: 1 };
    });
    const story = after(failed(null, { thread_id: null }), new Story(config));
    expect(story.item.next).toMatchObject({ kind: 'retry' });
    again(story, failed(null));
    blocked(story, 'failed');
  });

  it('of a resumed run is run again at once, once, in a new thread with what was said before', () => {
    const story = afterResumed(failed(null));
    expect(story.run).toMatchObject({ kind: 'rerun', attempt: 1, thread_id: null, comments: ['c-1'] });
    again(story, failed(null));
    blocked(story, 'failed');
  });
});

describe('a person’s word', () => {
  it('gives every second chance back', () => {
    const story = after(gone());
    again(story, gone());
    story.say();
    story.tick();
    expect(story.item).toMatchObject({ spent: [], attempts: 1, ledger: [], quota_holds: 0 });
    expect(story.run).toMatchObject({ kind: 'round', attempt: 1, comments: ['c-1'] });
  });
});

describe('an executor that cannot resume', () => {
  it('begins a new thread each time, with what was said before', () => {
    const story = new Story(undefined, [makeItem({ labels: ['exec:script'] })]);
    story.round(says('[question] Which one?', { thread_id: null }));
    story.say();
    const [start] = story.tick().actions;
    expect(start).toMatchObject({ spec: { handover: true, run: { thread_id: null } } });
  });
});
