import { describe, expect, it } from 'vitest';
import { Config } from '../../action/src/config/schema.ts';
import { projectsOf } from '../../action/src/doctor/ask.ts';

const terminal = {
  transport: 'local',
  os: 'linux',
  repo: '/srv/eng',
  plane_user: 'bot',
  token_key: 'PLANE_TOKEN_BOT',
  executors: ['codex'],
};
const project = { states: { working: 'W' }, default_executor: 'codex' };
const config = Config.parse({
  plane: { base_url: 'https://plane.test', workspace: 'acme', token_key: 'PLANE_TOKEN' },
  state: { store: 'file' },
  projects: {
    ENG: { ...project, routing: { by_assignee: { bot: 'box' }, by_label: { gpu: { terminal: 'big-box' } } } },
    OPS: { ...project, routing: { by_assignee: { bot: 'box' } } },
  },
  executors: { codex: { adapter: 'codex', run: 'codex exec --json -' } },
  terminals: { box: terminal, 'big-box': terminal, idle: terminal },
});

describe('the projects of a terminal', () => {
  it('are those whose assignee or label leads to it', () => {
    expect(projectsOf('box', config)).toEqual(['ENG', 'OPS']);
    expect(projectsOf('big-box', config)).toEqual(['ENG']);
    expect(projectsOf('idle', config)).toEqual([]);
  });
});
