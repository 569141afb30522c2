import { describe, expect, it } from 'vitest';
import type { Message } from '../../bot/message.ts';
import { createRedactor } from '../../bot/redact.ts';
import { failedWords, lostWords } from '../../bot/wording.ts';
import { PlaneError } from '../../action/src/errors.ts';
import { publishOne } from '../../action/src/tick/publish-outbox.ts';
import { messageOf } from '../../action/src/tick/run-message.ts';
import type { PublishPorts } from '../../action/src/tick/publish-outbox.ts';
import type { Publication } from '../../action/src/core/state/state.ts';
import { needsCollecting } from '../../action/src/core/state/refs.ts';
import { Story, finished, makeConfig, makeResult, says } from '../core/scene.ts';

/** A run of the item that ended like that, and what is to be said of it. */
function told(ending = says('[review] All done.\n\nDetails.')): { story: Story; publication: Publication } {
  const story = new Story(
    makeConfig((raw) => {
      raw['notices'] = [{ url_key: 'HOOK', tags: ['review', 'blocked'] }];
    }),
  );
  story.begin();
  story.end(ending);
  const publication = story.publication('result');
  if (publication === undefined) throw new Error('nothing is said');
  return { story, publication };
}

describe('a message', () => {
  it('names the file that holds the whole of it', () => {
    const { story, publication } = told();
    const result = makeResult({ last_message: '[review] x', log_paths: ['/a/out'], message_path: '/a/last.md' });
    expect(messageOf(publication, result, story.config, 'ENG-1')).toMatchObject({
      kind: 'answer',
      source: '/a/last.md',
    });
    const nameless = makeResult({ last_message: '[review] x', log_paths: ['/a/out'] });
    expect(messageOf(publication, nameless, story.config, 'ENG-1')).toMatchObject({ source: null });
  });

  it('says that its text was recovered, or is cut', () => {
    const { story, publication } = told();
    const result = makeResult({ last_message: '[review] x', message_recovered: true, message_cut: true });
    expect(messageOf(publication, result, story.config, 'ENG-1')).toMatchObject({
      notes: { recovered: true, cut: true },
    });
  });

  it('about a failure holds what the agent said last, which is often the only reason that is known', () => {
    const { story, publication } = told(finished({ exit_code: 2, final: 'none', last_message: 'No licence for X.' }));
    const words = (result: Parameters<typeof makeResult>[0]): string => {
      const message = messageOf(publication, makeResult(result), story.config, 'ENG-1');
      return message.kind === 'failed' ? failedWords(message).join('\n\n') : message.kind;
    };
    const whole = words({ exit_code: 2, last_message: 'No licence for X.', tail: 'exit' });
    expect(whole).toContain(
      'The agent’s last words:\n\n```text\nNo licence for X.\n```\n\nLast frame:\n\n```text\nexit\n```',
    );
    expect(words({ exit_code: 2, said_last: 'On the way.' })).toContain('```text\nOn the way.\n```');
    const once = words({ exit_code: 2, last_message: 'No licence for X.', tail: 'Error: No licence for X.' });
    expect(once).not.toContain('last words');
    expect(once).toContain('Error: No licence for X.');
  });

  it('tells in its facts of permissions that were refused, by names that are tools’', () => {
    const { story, publication } = told();
    const result = makeResult({
      last_message: '[review] x',
      permission_denials: 3,
      denied_tools: ['Write', 'Bash', 'mcp__jira__search', 'no tool at all', '[x](http://y)'],
    });
    expect(messageOf(publication, result, story.config, 'ENG-1')).toMatchObject({
      facts: { denied: { calls: 3, tools: ['Bash', 'Write', 'mcp__jira__search'] } },
    });
    const none = messageOf(
      publication,
      makeResult({ last_message: 'x', permission_denials: 0 }),
      story.config,
      'ENG-1',
    );
    expect(none.facts).not.toHaveProperty('denied');
  });

  it('about a result that can no longer be read says where it lies, and with what command it is read there', () => {
    const { story, publication } = told();
    const handle = { dir: '/home/a/my runs/5b0c9d1e-ENG-1-1', task: 'agentd-x', item_id: 'i-1' };
    const of = (executor: string): Message =>
      messageOf({ ...publication, run: { ...publication.run, handle, executor } }, null, story.config, 'ENG-1');
    const words = (message: Message): string =>
      message.kind === 'lost' ? lostWords(message).join('\n') : message.kind;
    expect(words(of(publication.run.executor))).toContain(
      "What it wrote lies in `/home/a/my runs/5b0c9d1e-ENG-1-1` on `box`. Read it there with `agentd read-run '/home/a/my runs/5b0c9d1e-ENG-1-1' --adapter codex`.",
    );
    expect(words(of('left-the-config'))).not.toContain('read-run');
  });

  it('about a run that was not started keeps the code of the problem', () => {
    const { story, publication } = told();
    const say = { ...publication.say, kind: 'unstartable', code: 'prompt-template', reason: 'No.' } as const;
    expect(messageOf({ ...publication, say }, null, story.config, 'ENG-1')).toMatchObject({
      problem: { code: 'prompt-template', message: 'No.' },
    });
  });
});

describe('a comment that could not be posted', () => {
  it.each([
    ['and may yet arrive is not sent again for a minute and a half', false, 90_000],
    ['because it surely never left is sent again by the next tick', true, 0],
  ] as const)('%s', async (_what, unsent, wait) => {
    const { story, publication } = told();
    const problem = { code: 'plane-unreachable', message: 'No.', remedy: '', retry: true };
    const never = (): Promise<never> => Promise.reject(new PlaneError(problem, { status: null, unsent }));
    const { events } = await publishOne(
      publication,
      makeResult({ last_message: '[review] x' }),
      story.state,
      story.config,
      portsOf(story, never),
      () => true,
    );
    expect(events).toEqual([expect.objectContaining({ type: 'step-failed', not_before: story.now + wait })]);
  });
});

/** Plane as `call` has it, and a place where notices are noted. */
function portsOf(story: Story, call: () => Promise<never>, notices: string[] = []): PublishPorts {
  return {
    writer: { whoAmI: call, mayWrite: call, putComment: call, move: call, putLink: call },
    tracker: { project: call, changed: call, item: call, comments: call, blockers: call },
    redact: (text) => text,
    notifiers: new Map([['HOOK', { notify: async (text: string) => void notices.push(text) }]]),
    clock: { now: () => story.now, sleep: async () => undefined },
    random: { hex: (bytes) => 'ab'.repeat(bytes), fraction: () => 0.5 },
    log: { debug() {}, info() {}, warn() {}, error() {} },
  };
}

describe('a notice', () => {
  async function notice(
    ending = says('[review] All done.\n\nDetails.'),
    comment: 'done' | 'refused' = 'done',
  ): Promise<string[]> {
    const { story, publication } = told(ending);
    const texts: string[] = [];
    const never = (): Promise<never> => Promise.reject(new Error('only the notice is open'));
    const steps = publication.steps.map((step) =>
      step.kind === 'notice' ? step : { ...step, status: step.kind === 'comment' ? comment : ('done' as const) },
    );
    const rest = { ...publication, steps };
    expect(needsCollecting(rest)).toBe(true);
    const result = ending.state === 'finished' ? ending.result : null;
    await publishOne(rest, result, story.state, story.config, portsOf(story, never, texts), () => true);
    return texts;
  }

  it('says which item, what kind of result, by whom, and how it begins', async () => {
    expect(await notice()).toEqual(['ENG-1 [review] (codex on box)\nAll done. Details.']);
  });

  it('is cut after its secrets are hidden, not inside of one', async () => {
    const { story, publication } = told(says(`[review] ${'{"a":1},'.repeat(48)}"token":"hush-hush-hush-hush"`));
    const texts: string[] = [];
    const never = (): Promise<never> => Promise.reject(new Error('only the notice is open'));
    const steps = publication.steps.map((step) =>
      step.kind === 'notice' ? step : { ...step, status: 'done' as const },
    );
    const result = makeResult({ last_message: `[review] ${'{"a":1},'.repeat(48)}"token":"hush-hush-hush-hush"` });
    const ports = {
      ...portsOf(story, never, texts),
      redact: createRedactor([{ name: 'KEY', value: 'hush-hush-hush-hush' }]),
    };
    await publishOne({ ...publication, steps }, result, story.state, story.config, ports, () => true);
    expect(texts[0]).toContain('"token":"');
    expect(texts[0]).not.toContain('hush');
  });

  it('goes out all the same when the comment was refused for good, and says that it is nowhere to be read', async () => {
    const [text] = await notice(says('[review] All done.'), 'refused');
    expect(text).toMatch(/^ENG-1 \[review\].*\nAll done\.\nPlane refused the comment for good/);
  });

  it('tells of a failure what the comment tells', async () => {
    const [text] = await notice(finished({ exit_code: 127, tail: 'codex: command not found' }));
    expect(text).toMatch(/^ENG-1 \[blocked\] \(codex on box\)\n\S/);
  });
});
