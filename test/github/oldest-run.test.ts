import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isOldestRun } from '../../action/src/github/oldest-run.ts';
import { GitHub } from '../fakes/github.ts';

const workflow = '.github/workflows/agentd.yml';

let github: GitHub;
beforeAll(async () => {
  github = await GitHub.start();
});
afterAll(() => github.close());
beforeEach(() => github.actions.runs.clear());
afterEach(() => {
  github.proxy.trouble = () => null;
});

const turn = (run_id: number) => isOldestRun(github.client(), { repository: 'ada/app', workflow, run_id });
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 29, 12, minute)).toISOString();

describe('a run of the workflow', () => {
  it('has its turn when it is alone, or all earlier ones have ended', async () => {
    github.actions.run({ id: 1, status: 'completed' });
    github.actions.run({ id: 2 });
    expect(await turn(2)).toEqual({ oldest: true, ahead: null });
  });

  it('stands aside for an earlier one that is running, and names it', async () => {
    github.actions.run({ id: 1 });
    github.actions.run({ id: 2 });
    github.actions.run({ id: 3 });
    expect(await turn(3)).toEqual({ oldest: false, ahead: { id: 1, status: 'in_progress' } });
    expect(await turn(1)).toEqual({ oldest: true, ahead: null });
  });

  it.each(['queued', 'pending', 'waiting', 'requested'])(
    'stands aside for an earlier one that is %s, because that one will find itself the oldest',
    async (status) => {
      github.actions.run({ id: 1, status });
      github.actions.run({ id: 2 });
      expect((await turn(2)).oldest).toBe(false);
    },
  );

  it('counts from its restart when it was started again', async () => {
    github.actions.run({ id: 1, run_started_at: at(30) });
    github.actions.run({ id: 2, run_started_at: at(20) });
    expect((await turn(2)).oldest).toBe(true);
    expect(await turn(1)).toMatchObject({ oldest: false, ahead: { id: 2 } });
  });

  it('is told by its number from one of the same moment', async () => {
    github.actions.run({ id: 1, run_started_at: at(5) });
    github.actions.run({ id: 2, run_started_at: at(5) });
    expect((await turn(1)).oldest).toBe(true);
    expect((await turn(2)).oldest).toBe(false);
  });

  it('sees one that has run for so long that it is no longer among the newest', async () => {
    github.actions.run({ id: 1 });
    for (let id = 2; id < 120; id += 1) github.actions.run({ id, status: 'completed' });
    github.actions.run({ id: 120 });
    expect(await turn(120)).toMatchObject({ oldest: false, ahead: { id: 1 } });
  });

  it('does not look at runs of other workflows', async () => {
    github.actions.run({ id: 1, path: '.github/workflows/ci.yml' });
    github.actions.run({ id: 2 });
    expect((await turn(2)).oldest).toBe(true);
  });

  it.each(['/runs', '/runs/2'])('has no turn when GitHub does not answer about %s', async (end) => {
    github.actions.run({ id: 2 });
    github.proxy.trouble = ({ path }) => (path.endsWith(end) ? { status: 403, body: { message: 'no' } } : null);
    await expect(turn(2)).rejects.toMatchObject({ problem: { code: 'github-permission', remedy: /`actions: read`/ } });
  });

  it('has no turn when the answer is something else', async () => {
    github.actions.run({ id: 2 });
    github.proxy.trouble = ({ path }) => (path.endsWith('/runs') ? { status: 200, body: { runs: [] } } : null);
    await expect(turn(2)).rejects.toMatchObject({ problem: { code: 'github-answer-unreadable' } });
  });
});
