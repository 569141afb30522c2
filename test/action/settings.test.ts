import { describe, expect, it } from 'vitest';
import { withInputs } from '../../action/src/action/settings.ts';
import { Inputs } from '../../action/src/action/action-yml.ts';
import { Config } from '../../action/src/config/schema.ts';
import { ConfigError } from '../../action/src/errors.ts';
import { BASE } from '../config/base.ts';

const { ENG } = BASE.projects;
const config = Config.parse({ ...BASE, projects: { ENG, OPS: ENG, WEB: ENG } });
const applied = (given: Readonly<Record<string, string>>): Config => withInputs(config, Inputs.parse(given));

describe('the configuration of a job', () => {
  it('is that of the file when nothing else is said', () => {
    expect(applied({})).toEqual(config);
  });

  it('has the state where the inputs say', () => {
    const { state } = applied({ 'state-store': 'artifact', 'state-branch': 'ops', 'state-path': 'a/b.json' });
    expect(state).toMatchObject({ store: 'artifact', branch: 'ops', path: 'a/b.json' });
  });

  it('of a shard has only its projects and a state of its own, whatever the order of their names', () => {
    const shard = applied({ projects: 'WEB,ENG' });
    expect(Object.keys(shard.projects)).toEqual(['ENG', 'WEB']);
    expect(shard.state.path).toBe('state/agentd-state.ENG-WEB.json');
    expect(applied({ projects: 'ENG WEB ENG' }).state.path).toBe('state/agentd-state.ENG-WEB.json');
    expect(applied({ projects: 'OPS' }).state.path).toBe('state/agentd-state.OPS.json');
  });

  it('of a shard has the state where the inputs say, if they do', () => {
    expect(applied({ projects: 'OPS', 'state-path': 'ops.json' }).state.path).toBe('ops.json');
  });

  it('refuses a project that the file does not have, with the one that was meant', () => {
    const wrong = (): Config => applied({ projects: 'ENG,OPSS' });
    expect(wrong).toThrow(ConfigError);
    expect(wrong).toThrow(/has no project OPSS/);
    try {
      wrong();
    } catch (error) {
      expect((error as ConfigError).problem.remedy).toBe('Did you mean `OPS`?');
    }
  });
});
