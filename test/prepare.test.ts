import { describe, expect, it } from 'vitest';
import { prepare } from '../action/src/prepare.ts';
import type { PreparePorts } from '../action/src/prepare.ts';
import type { PromptTemplate } from '../action/src/prompt.ts';
import type { Run } from '../action/src/model.ts';
import { BOT, EVE, NONE, STATES, Story, makeComment, says } from './core/scene.ts';

const TEMPLATE: PromptTemplate = {
  path: 'prompt.md',
  text: '{{ item.title }}{% for comment in comments %} <{{ comment.text }}>{% endfor %}{{ handover }}',
};

interface Prepared {
  readonly ports: PreparePorts;
  readonly asked: Run[];
  readonly warnings: string[];
}

function ports(template: PromptTemplate = TEMPLATE): Prepared {
  const asked: Run[] = [];
  const warnings: string[] = [];
  return {
    asked,
    warnings,
    ports: {
      fleet: {
        handle: (terminal, executor, run) => {
          asked.push(run);
          return { terminal, executor, dir: run.dir_name };
        },
        inspect: () => Promise.reject(new Error('not asked here')),
        carryOut: () => Promise.reject(new Error('not asked here')),
        round_trips: 0,
      },
      clock: { now: () => 1, sleep: () => Promise.resolve() },
      log: { debug() {}, info() {}, error() {}, warn: (line) => void warnings.push(line) },
      prompts: new Map([['ENG', template]]),
      toMarkdown: (html) => Promise.resolve(html.replace(/<[^>]*>/g, '')),
    },
  };
}

describe('a start', () => {
  it('gets its prompt and the handle by which a later tick finds it', async () => {
    const story = new Story();
    story.say();
    const { ports: made, asked } = ports();
    const { actions, events } = await prepare(story.plan(), story.observations(), story.config, made);
    expect(asked).toMatchObject([{ run_id: 'ENG-1-1', prompt: 'A title <Please.>', limit_s: 7200, stall_s: 2700 }]);
    expect(actions).toMatchObject([{ type: 'start', handle: { dir: '01234567-ENG-1-1' }, replaces: [] }]);
    expect(events).toMatchObject([{ type: 'run-marked', run: { phase: 'launching', comments: ['c-1'] } }]);
  });

  it('is told nothing by those who may not, not even as history', async () => {
    const story = new Story();
    story.comments = [
      makeComment({ id: 'c-1', actor: EVE, html: '<p>evil</p>' }),
      makeComment({ id: 'c-2', updated_by: EVE, html: '<p>forged</p>' }),
      makeComment({ id: 'c-3', actor: EVE, external_source: 'agentd', html: '<p>posing</p>' }),
      makeComment({ id: 'c-4', actor: BOT, external_source: 'agentd', html: '<p>mine</p>' }),
    ];
    const { ports: made, asked } = ports();
    const planned = story.plan();
    await prepare(planned, story.observations(), story.config, made);
    expect(asked[0]?.prompt).not.toMatch(/evil|forged|posing/);
  });

  it('whose prompt does not render is not made: its item says why and waits for a person', async () => {
    const story = new Story();
    const { ports: made } = ports({ path: 'prompt.md', text: '{{ item.kye }}' });
    const { actions, events } = await prepare(story.plan(), story.observations(), story.config, made);
    expect(actions).toEqual([]);
    story.fold(events);
    expect(story.isOpen).toBe(false);
    expect(story.item).toMatchObject({ runs: 1, answer: { tag: 'blocked', class: 'env' } });
    expect(story.publication('unstartable')?.steps).toMatchObject([{ kind: 'comment' }, { to: STATES.blocked.id }]);
  });
});

describe('a conversation that the state names by no id of one', () => {
  const ID = '-cmcp_servers.x={command="sh"}';

  it('is not continued, and that is said without the id', async () => {
    const story = new Story();
    story.round(says('[question] Which one?'));
    const { thread } = story.item;
    const item = { ...story.item, thread: thread === null ? null : { ...thread, id: ID } };
    story.state = { ...story.state, items: { 'i-1': item } };
    story.say({ html: '<p>This one.</p>' });
    const { ports: made, asked, warnings } = ports();
    await prepare(story.plan(), story.observations(), story.config, made);
    expect(asked).toMatchObject([{ run_id: 'ENG-1-2', thread_id: null }]);
    expect(warnings).toEqual([expect.stringMatching(/^ENG-1: .*no id of one.*summary/)]);
    expect(warnings[0]).not.toContain('mcp_servers');
  });

  it('is not continued by a relaunch either', async () => {
    const story = new Story();
    story.say();
    story.tick();
    const run = { ...story.run, thread_id: ID };
    story.state = { ...story.state, inflight: { 'i-1': run } };
    const { ports: made, asked, warnings } = ports();
    const seen = { runs: { 'i-1': NONE } };
    const { actions, events } = await prepare(story.plan(seen), story.observations(seen), story.config, made);
    expect(asked).toMatchObject([{ dir_name: '01234567-ENG-1-1-r2', thread_id: null }]);
    expect(actions).toMatchObject([{ type: 'relaunch', asked: { thread_id: null, totals_before: null } }]);
    expect(events).toMatchObject([{ run: { thread_id: null } }]);
    expect(warnings).toHaveLength(1);
  });
});

describe('a relaunch', () => {
  it('is the same run with the same comments in another directory, after every earlier launch', async () => {
    const story = new Story();
    story.say();
    story.tick();
    story.say({ id: 'c-2', html: '<p>Later.</p>' });
    const { ports: made, asked } = ports();
    const seen = { runs: { 'i-1': NONE } };
    const { actions, events } = await prepare(story.plan(seen), story.observations(seen), story.config, made);
    expect(asked).toMatchObject([{ run_id: 'ENG-1-1', dir_name: '01234567-ENG-1-1-r2', prompt: 'A title <Please.>' }]);
    expect(actions).toMatchObject([{ type: 'relaunch', replaces: [{ dir: '01234567-ENG-1-1' }], before: null }]);
    expect(events).toMatchObject([{ type: 'run-relaunched', run: { launches: 2, phase: 'launching' } }]);
  });
});
