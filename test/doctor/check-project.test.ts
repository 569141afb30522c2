import { describe, expect, it } from 'vitest';
import { checkProjects, toldOnce } from '../../action/src/doctor/check-project.ts';
import type { Finding } from '../../action/src/doctor/rows.ts';
import type { ProjectInfo } from '../../action/src/model/work-item.ts';
import { INFO, seenWith } from './seen.ts';
import type { Changes } from './seen.ts';

function found(changes: Changes, info: Partial<ProjectInfo> = {}): readonly Finding[] {
  const projects = new Map([['ENG', { info: { ...INFO, ...info } }]]);
  return checkProjects(seenWith({ seen: { projects }, ...changes }));
}
const lines = (rows: readonly Finding[]): string[] => rows.map(({ status, detail }) => `${status}: ${detail}`);

describe('what the configuration names in a project', () => {
  it('is found there', () => {
    const project = {
      states: { working: 'W', pick_up: ['Todo', 'W'] },
      require_label: 'agent',
      routing: { by_assignee: { 'bot-linux': 'box' }, by_label: { 'EXEC:codex': { executor: 'codex' } } },
    };
    expect(lines(found({ project, authors: ['Ada@example.com', 'u1'] }))).toEqual([
      'ok: `ENG`: all that is named is there.',
    ]);
  });

  it('has states that are not there: each is named, with the one that is meant', () => {
    const rows = found({ project: { states: { working: 'w', review: 'In Review', pick_up: ['Tod'] } } });
    expect(lines(rows)).toEqual([
      'failed: projects.ENG.states.working: ENG has no state `w`.',
      'failed: projects.ENG.states.review: ENG has no state `In Review`.',
      'failed: projects.ENG.states.pick_up: ENG has no state `Tod`.',
    ]);
    expect(rows.map(({ remedy }) => remedy)).toMatchObject([
      expect.stringContaining('Did you mean `W`? Write it as Plane does, letter case too'),
      expect.stringContaining('It has `Todo` and `W`.'),
      expect.stringContaining('Did you mean `Todo`?'),
    ]);
  });

  it('has labels that are not there: without a required one nothing starts, by the others nobody can choose', () => {
    const by_label = { 'exec:claude': { executor: 'codex' }, 'exec:codex': { executor: 'codex' } };
    const routing = { by_assignee: { 'bot-linux': 'box' }, by_label };
    const rows = found({ project: { require_label: ['agents', 'AGENT'], routing } });
    expect(lines(rows)).toEqual([
      'failed: projects.ENG.require_label: ENG has no label `agents`, so nothing can start there.',
      'warning: projects.ENG.routing.by_label: ENG has no label `exec:claude`, so nobody can choose by it.',
    ]);
    expect(rows[0]?.remedy).toBe('Did you mean `Agent`?');
  });

  it('has authors who are in no project: a warning, and a failure where nobody is left who is heard', () => {
    expect(lines(found({ authors: ['ada@example.com', 'eve@example.com'] }))).toEqual([
      'warning: allowed_authors: `eve@example.com` is no member of `ENG`, so that nothing of theirs is heard.',
    ]);
    expect(lines(found({ authors: ['eve@example.com'] }))).toEqual([
      'failed: allowed_authors: nobody of them is a member of ENG, so no comment there is heard.',
      'warning: allowed_authors: `eve@example.com` is no member of `ENG`, so that nothing of theirs is heard.',
    ]);
  });

  it('is not missed in one project by an author who is in another', () => {
    const other = { ...INFO, key: 'WEB', members: [{ id: 'u3', email: 'eve@example.com', display_name: 'Eve' }] };
    const projects = new Map([['ENG', { info: INFO }], ['WEB', { info: other }]]); // prettier-ignore
    expect(lines(found({ authors: ['ada@example.com', 'eve@example.com'], seen: { projects } }))).toEqual([
      'ok: `ENG` and `WEB`: all that is named is there.',
    ]);
  });

  it('cannot be told of a project that is archived, or that could not be read', () => {
    expect(lines(found({}, { archived: true }))).toEqual(['failed: ENG is archived: nothing starts there.']);
    const problem = { code: 'plane-unreachable', message: 'No.', remedy: 'Wait.', retry: true };
    const projects = new Map([['ENG', { problem }]]);
    expect(lines(found({ seen: { projects, identity: { is: 'unset' } } }))).toEqual([
      'unknown: plane-unreachable: No.',
    ]);
    expect(lines(found({ seen: { projects } }))).toEqual(['skipped: ENG could not be read.']);
    expect(lines(found({ seen: { projects: new Map() } }))).toEqual(['skipped: No project leads to this terminal.']);
  });

  it('is told once where several terminals share the project', () => {
    const row = { check: 'project', status: 'failed', detail: 'x', remedy: 'y' } as const;
    const other = { ...row, check: 'token' } as const;
    expect(toldOnce([row, other, row, other, { ...row, status: 'ok' }])).toEqual([
      row,
      other,
      other,
      { ...row, status: 'ok' },
    ]);
  });
});
