import { describe, expect, it } from 'vitest';
import { explain } from '../../../action/src/commands/explain.ts';
import { messageOf } from '../../../action/src/tick/run-message.ts';
import { HOUR, Story, finished, makeResult, says } from '../scene.ts';

/** A conversation of one round; the next run cannot find it, or fails in it. */
function second(error_class: 'session_lost' | 'failed'): Story {
  const story = new Story();
  story.round(says('[question] Left or right?', { thread_id: 'thread-1' }));
  story.pass(HOUR);
  story.say();
  story.round(finished({ exit_code: 1, thread_id: null, error_class }));
  return story;
}

describe('a conversation that was made anew', () => {
  it.each([
    ['session_lost', 'gone'],
    ['failed', 'failed'],
  ] as const)('because of %s says so with its answer, and the old one is kept in the item', (error_class, rebuilt) => {
    const story = second(error_class);
    story.begin();
    expect(story.run).toMatchObject({ kind: 'rerun', thread_id: null });
    story.end(says('[review] Left.', { thread_id: 'thread-2' }));
    const publication = story.publication('result');
    expect(publication?.say.rebuilt).toBe(rebuilt);
    expect(
      messageOf(publication!, makeResult({ last_message: '[review] Left.' }), story.config, 'ENG-1').facts,
    ).toMatchObject({ rebuilt });
    expect(story.item.thread?.id).toBe('thread-2');
    expect(story.item.earlier_threads).toMatchObject([{ id: 'thread-1', executor: 'codex', terminal: 'box' }]);
    expect(explain(story.state, 'i-1', null, [], story.config).earlier_threads).toMatchObject([{ id: 'thread-1' }]);
  });

  it('is told of once: the next round continues it', () => {
    const story = second('session_lost');
    story.round(says('[question] Sure?', { thread_id: 'thread-2' }));
    story.pass(HOUR);
    story.say();
    story.begin();
    expect(story.run.thread_id).toBe('thread-2');
    story.end(says('[review] Left.', { thread_id: 'thread-2' }));
    expect(story.publication('result')?.say).not.toHaveProperty('rebuilt');
    expect(story.item.earlier_threads).toHaveLength(1);
  });

  it('is none where nothing was to be continued', () => {
    const story = new Story();
    story.begin();
    story.end(says('[review] Done.'));
    expect(story.publication('result')?.say).not.toHaveProperty('rebuilt');
    expect(story.item.earlier_threads).toBeUndefined();
  });
});
