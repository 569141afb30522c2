import { describe, expect, it } from 'vitest';
import { isCacheValid, isExpected } from '../../../action/src/core/items/cache-validity.ts';
import type { ProjectInfo } from '../../../action/src/model/work-item.ts';
import { ADA, BOT, PROJECT, STATES, makeConfig } from '../scene.ts';

const AUTHORS = makeConfig().allowed_authors;
const known = (info: ProjectInfo) => ({ info, authors: AUTHORS });
const without = (name: string) => known({ ...PROJECT, states: PROJECT.states.filter((state) => state.name !== name) });

describe('what was read of a project', () => {
  it('serves while everything that the configuration names is there', () => {
    expect(isCacheValid('ENG', makeConfig(), known(PROJECT))).toBe(true);
  });

  it.each(['In Progress', 'In Review', 'Needs Input', 'Blocked'])('does not serve without the state %s', (name) => {
    expect(isCacheValid('ENG', makeConfig(), without(name))).toBe(false);
  });

  it('does not serve without a named pick-up state, a named user, or when it is archived', () => {
    const picky = makeConfig((raw) => {
      raw.projects['ENG'] = { ...raw.projects['ENG'], states: { working: 'In Progress', pick_up: ['Ready'] } };
    });
    expect(isCacheValid('ENG', picky, known(PROJECT))).toBe(false);
    const members = PROJECT.members.filter((member) => member.id !== BOT);
    expect(isCacheValid('ENG', makeConfig(), known({ ...PROJECT, members }))).toBe(false);
    expect(isCacheValid('ENG', makeConfig(), known({ ...PROJECT, archived: true }))).toBe(false);
  });

  it('does not serve for other authors, whose addresses were not kept', () => {
    const config = makeConfig((raw) => (raw['allowed_authors'] = [...AUTHORS, 'eve@example.com']));
    expect(isCacheValid('ENG', config, known(PROJECT))).toBe(false);
  });

  it('may lack states that nothing names', () => {
    expect(isCacheValid('ENG', makeConfig(), without(STATES.backlog.name))).toBe(true);
  });
});

describe('the user behind a token', () => {
  const projects = { ENG: { info: PROJECT } };

  it('is expected where the configuration names it, and wherever no members were read yet', () => {
    expect(isExpected(BOT, 'box', makeConfig(), projects)).toBe(true);
    expect(isExpected(ADA, 'box', makeConfig(), {})).toBe(true);
  });

  it('is expected by its name also where only a label leads to its terminal', () => {
    const config = makeConfig((raw) => {
      const routing = { by_assignee: { 'bot-other': 'other' }, by_label: { fast: { terminal: 'box' } } };
      raw.projects['ENG'] = { ...raw.projects['ENG'], routing };
    });
    expect(isExpected(BOT, 'box', config, projects)).toBe(true);
    expect(isExpected(ADA, 'box', config, projects)).toBe(false);
  });

  it('is not expected when it is somebody else, or no member', () => {
    expect(isExpected(ADA, 'box', makeConfig(), projects)).toBe(false);
    expect(isExpected('user-nobody', 'box', makeConfig(), projects)).toBe(false);
  });
});
