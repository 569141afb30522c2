import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StateError } from '../../../action/src/errors.ts';
import { sortedJson } from '../../../action/src/core/state/sorted-json.ts';
import { parseState, printState } from '../../../action/src/core/state/state-text.ts';
import { newState } from '../../../action/src/core/state/state.ts';
import { LINEAGE, NOW, Story, finished, makeItem, says } from '../scene.ts';

/** A state with something in every table. */
function busy(): Story {
  const story = new Story(undefined, [makeItem(), makeItem({ id: 'i-2', key: 'ENG-2' })]);
  story.begin();
  story.tick({ runs: { 'i-1': says('[progress] One.'), 'i-2': finished({ exit_code: 1, error_class: 'transient' }) } });
  story.fold([{ type: 'account-held', account: 'shared', until: NOW, holds: 1 }]);
  story.publishAll();
  story.tick();
  return story;
}

function refusal(text: string): string {
  try {
    parseState(text, 'file x');
  } catch (error) {
    if (error instanceof StateError) return error.problem.code;
    throw error;
  }
  return 'none';
}

describe('state as text', () => {
  it('comes back as it was written', () => {
    const { state } = busy();
    expect(Object.keys(state.inflight)).toHaveLength(1);
    expect(Object.keys(state.accounts)).toHaveLength(1);
    expect(parseState(printState(state), 'here')).toEqual(state);
    expect(parseState(printState(newState(LINEAGE, NOW)), 'here')).toEqual(newState(LINEAGE, NOW));
  });

  it('is read as it was written before runs had an identity, and terminals a reason', () => {
    const { state } = busy();
    const newer = /,?"(identity|elapsed_s|unreachable_why|problem)":(null|0)/g;
    const older = printState(state).replaceAll(newer, '').replaceAll('{,', '{');
    expect(older).not.toBe(printState(state));
    expect(older).not.toMatch(/identity|elapsed_s|unreachable_why|"problem"/);
    expect(parseState(older, 'here')).toEqual(state);
  });

  it('is the same whatever the order in which entries were made', () => {
    const { state } = busy();
    const items = Object.fromEntries(Object.entries(state.items).toReversed());
    const turned = Object.fromEntries(Object.entries({ ...state, items }).toReversed());
    expect(printState(turned as typeof state)).toBe(printState(state));
  });

  it('has one line for each entry, sorted, so that a change of one entry is a change of one line', () => {
    const story = busy();
    const before = printState(story.state).split('\n');
    const left = { state_ids: ['x'], assigned: false, bot: null, updated_at: 1 };
    story.fold([{ type: 'item-moved', item_id: 'i-1', left }]);
    const after = printState(story.state).split('\n');
    const changed = after.filter((line) => !before.includes(line));
    expect(changed).toHaveLength(1);
    expect(changed[0]).toMatch(/^ {4}"i-1": \{"answer":/);
    const keys = after.flatMap((line) => /^ {2}"(\w+)":/.exec(line)?.[1] ?? []);
    expect(keys).toEqual(keys.toSorted());
  });

  it('holds no text of people or agents', () => {
    const story = new Story();
    story.say({ html: '<p>very secret words</p>' });
    story.begin();
    story.end(says('[review] very secret answer', { tail: 'very secret tail' }));
    const text = printState(story.state);
    expect(text).not.toMatch(/secret|A title|Do it/);
  });

  it('with keys that only a later version can have written is refused as that, and not as damaged', () => {
    const { state } = busy();
    const [item] = Object.values(state.items);
    const later = { ...state, others: {}, items: { ...state.items, 'i-1': { ...item, more: 1 } } };
    expect(() => parseState(JSON.stringify(later), 'file x')).toThrow(
      'The state in file x has keys that this agentd does not know (more, others): a later one has saved it.',
    );
    expect(refusal(JSON.stringify(later))).toBe('state-from-future');
    expect(refusal(JSON.stringify({ ...later, fence: 'x' }))).toBe('state-unreadable');
  });

  it('that was cut anywhere is refused', () => {
    const text = printState(busy().state);
    for (let end = 0; end < text.trimEnd().length; end += 97) {
      expect(refusal(text.slice(0, end)), `cut at ${end}`).toBe('state-unreadable');
    }
  });

  it('of a later version is refused, whatever else it holds', () => {
    const later = { ...newState(LINEAGE, NOW), version: 3, invented: true };
    expect(refusal(JSON.stringify(later))).toBe('state-from-future');
  });

  it.each([
    ['[]', 'a list'],
    ['null', 'nothing'],
    ['{}', 'no version'],
    ['{"version":0}', 'a version that never was'],
    [JSON.stringify({ ...newState('short', NOW) }), 'no lineage'],
  ])('is refused: %s (%s)', (text) => {
    expect(refusal(text)).toBe('state-unreadable');
  });

  it('names the place and what to do', () => {
    expect(() => parseState('{', 'branch agentd-state')).toThrow(/branch agentd-state .* cut in half/);
  });
});

describe('sorted JSON', () => {
  it('says what JSON says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(sortedJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('leaves out what is undefined', () => {
    expect(sortedJson({ b: undefined, a: [undefined, Number.NaN, 1] })).toBe('{"a":[null,null,1]}');
  });
});
