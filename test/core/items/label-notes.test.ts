import { describe, expect, it } from 'vitest';
import { explain, explainedRows } from '../../../action/src/commands/explain.ts';
import { Story, makeConfig, makeItem } from '../scene.ts';

const config = makeConfig((raw) => {
  raw.projects['ENG'] = {
    ...raw.projects['ENG'],
    require_label: 'agent',
    routing: { by_assignee: { 'bot-box': 'box' }, by_label: { 'Exec:Codex': { executor: 'codex' } } },
  };
});

function explained(labels: readonly string[]): { readonly story: Story; readonly labels: readonly string[] } {
  const story = new Story(config, [makeItem({ labels })]);
  story.fold(story.plan().events);
  return { story, labels: explain(story.state, 'i-1', null, [], config).labels };
}

describe('what explain says of labels', () => {
  it('that differ by case or blanks: what they count as; they do, and the item starts', () => {
    const { story, labels } = explained(['AGENT', 'exec:codex ']);
    expect(labels).toEqual([
      '`AGENT` counts as `agent` of require_label: letter case and blanks around a label do not count.',
      '`exec:codex ` counts as `Exec:Codex` of routing.by_label: letter case and blanks around a label do not count.',
    ]);
    expect(story.plan().actions).toMatchObject([{ type: 'start' }]);
    const rows = explainedRows({ colour: false }, explain(story.state, 'i-1', null, [], config));
    expect(rows.filter(([head]) => head === 'label')).toHaveLength(2);
  });

  it('that choose by their form alone, too', () => {
    expect(explained(['EXEC:Script', 'exec:script', 'exec:none']).labels).toEqual([
      '`EXEC:Script` chooses the executor `script`: letter case and blanks around a label do not count.',
    ]);
  });

  it('that are written as the configuration has them, or are not in it: nothing', () => {
    expect(explained(['agent', 'Exec:Codex', 'bug']).labels).toEqual([]);
  });
});
