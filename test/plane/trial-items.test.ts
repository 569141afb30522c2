import { describe, expect, it } from 'vitest';
import type { ProjectInfo } from '../../action/src/model/work-item.ts';
import type { Target } from '../../action/src/ports/item-writer.ts';
import { createPlane, demoSeed } from '../../action/src/plane-emulator/server.ts';
import type { Plane as EmbeddedPlane } from '../../action/src/plane-emulator/server.ts';
import type { Http } from '../../action/src/plane/http.ts';
import { HttpFailure } from '../../action/src/plane/http.ts';
import { answer, scriptedHttp } from '../fakes/plane-http.ts';
import { seededRandom, VirtualClock } from '../plane-emulator/worlds.ts';
import { connect, refusal } from './parts.ts';
import type { Connected } from './parts.ts';

function overEmbedded(server: EmbeddedPlane): Http {
  return async ({ method, url, headers, body }) => {
    const { pathname, search } = new URL(url);
    return server.answer({ method, path: pathname + search, headers, body: new TextEncoder().encode(body ?? '') });
  };
}

interface World {
  readonly plane: Connected;
  readonly project: ProjectInfo;
  readonly bot: string;
  readonly state_id: string;
  setDefaultAssignee(): void;
}

async function makeWorld(): Promise<World> {
  const people = ['ada'];
  const bots = ['bot-linux'];
  const seed = demoSeed({ workspace: 'acme', people, bots, labels: [], projects: [{ identifier: 'ENG', name: 'E' }] });
  const server = createPlane({ seed, clock: new VirtualClock(), random: seededRandom('trial') });
  const token = (alias: string): string => server.names.tokens.get(alias) ?? '';
  const tokens = (as: string | null): string => token(as === null ? 'ada' : 'bot-linux');
  const plane = connect(overEmbedded(server), { tokens });
  const project = await plane.tracker.project('ENG');
  const state_id = project.states.find(({ name }) => name === 'Cancelled')?.id ?? '';
  const bot = server.names.ids.get('user.bot-linux') ?? '';
  const setDefaultAssignee = (): void => {
    const row = server.store.projects.get(project.id);
    if (row !== undefined) server.store.projects.set(project.id, { ...row, default_assignee: bot });
  };
  return { plane, project, bot, state_id, setDefaultAssignee };
}

const NEW = { name: 'Trial', description_html: '<p>x</p>', external_id: 'smoke:1' };
const targetOf = (project: ProjectInfo, item_id: string): Target => ({ project, item_id, as: 'box' });

describe('a work item for a trial', () => {
  it('is made as the user of the terminal, in the state that is asked for, and found again by its external id', async () => {
    const { plane, project, state_id } = await makeWorld();
    const made = await plane.trial.make(project, 'box', { ...NEW, state_id });
    expect(made).toMatchObject({ key: 'ENG-1', state_id, assignees: [] });
    expect(await plane.trial.find(project, 'box', 'smoke:1')).toEqual(made);
    expect(await plane.trial.find(project, 'box', 'smoke:2')).toBeNull();
  });

  it('loses whom Plane assigns by itself', async () => {
    const { plane, project, bot, state_id, setDefaultAssignee } = await makeWorld();
    setDefaultAssignee();
    const made = await plane.trial.make(project, 'box', { ...NEW, state_id });
    expect(made.assignees).toEqual([bot]);
    await plane.trial.unassign(targetOf(project, made.id));
    expect((await plane.trial.find(project, 'box', 'smoke:1'))?.assignees).toEqual([]);
  });

  it('is removed with its comment; what is gone already is no error', async () => {
    const { plane, project, state_id } = await makeWorld();
    const { id } = await plane.trial.make(project, 'box', { ...NEW, state_id });
    const target = targetOf(project, id);
    const { comment_id } = await plane.writer.putComment(target, 'smoke:1', '<p>x</p>');
    expect(await plane.trial.removeComment(target, comment_id)).toBe('removed');
    expect(await plane.trial.removeComment(target, comment_id)).toBe('gone');
    expect((await plane.tracker.comments(project, id, 'publish')).comments).toEqual([]);
    expect(await plane.trial.remove(target)).toBe('removed');
    expect(await plane.trial.remove(target)).toBe('gone');
    expect(await plane.tracker.item(project, id, 'publish')).toBeNull();
  });

  it('of somebody else stays, and that is said', async () => {
    const net = scriptedHttp(() => answer(403, { error: 'Only admin or creator can delete the work item' }));
    const project = { id: 'p1', key: 'ENG', name: 'E', archived: false, states: [], labels: {}, members: [] };
    const error = await refusal(connect(net.http).trial.remove(targetOf(project, 'i1')));
    expect(error.problem).toMatchObject({ code: 'plane-forbidden', retry: false });
    expect(net.lines()).toEqual(['DELETE /workspaces/acme/projects/p1/work-items/i1/']);
  });

  it('is deleted once more when the answer was lost, because that harms nothing', async () => {
    const net = scriptedHttp((_request, number) =>
      number === 1
        ? new HttpFailure('lost', 'ECONNRESET')
        : answer(404, { error: 'The requested resource does not exist.' }),
    );
    const project = { id: 'p1', key: 'ENG', name: 'E', archived: false, states: [], labels: {}, members: [] };
    expect(await connect(net.http).trial.remove(targetOf(project, 'i1'))).toBe('gone');
    expect(net.sent).toHaveLength(2);
  });
});
