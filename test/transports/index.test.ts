import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Config } from '../../action/src/config/schema.ts';
import { ConfigError } from '../../action/src/errors.ts';
import { makeTransport } from '../../action/src/transports/index.ts';
import { trueRandom, USER_ENV } from '../contracts/place.ts';
import { removeFolder } from '../folders.ts';

function configWith(terminal: Readonly<Record<string, unknown>>): Config {
  return Config.parse({
    plane: { base_url: 'https://plane.test', workspace: 'acme', token_key: 'PLANE_TOKEN' },
    state: { store: 'file' },
    projects: {},
    executors: {},
    terminals: {
      box: {
        transport: 'local',
        os: 'linux',
        repo: '/srv',
        plane_user: 'bot',
        token_key: 'T',
        executors: ['codex'],
        ...terminal,
      },
    },
  });
}

const means = { env: USER_ENV, home: '/home/ada', random: trueRandom };

describe('the transport of a terminal', () => {
  it('keeps runs under the home directory unless it is told where', () => {
    expect(makeTransport('box', configWith({}), means).run_root).toBe('/home/ada/.agentd/runs');
    expect(makeTransport('box', configWith({ run_root: '/srv//runs/' }), means).run_root).toBe('/srv/runs');
  });

  it('talks to this machine when it is local', async () => {
    const base = mkdtempSync(join(tmpdir(), 'agentd-index-'));
    const transport = makeTransport('box', configWith({ run_root: base }), means);
    await transport.writeText(join(base, 'x'), 'hello');
    expect(await transport.readText(join(base, 'x'))).toBe('hello');
    await transport.close();
    removeFolder(base);
  });

  it.each([
    [{ transport: 'warpgate-ssh', run_root: '/srv/runs' }, /section warpgate/],
    [{ os: 'windows' }, /windows/],
    [{ run_root: 'runs' }, /not an absolute path/],
  ])('says plainly that it cannot be had for %j', (terminal, message) => {
    const make = (): unknown => makeTransport('box', configWith(terminal), means);
    expect(make).toThrow(ConfigError);
    expect(make).toThrow(message);
    expect(make).toThrow(/terminals\.box/);
  });

  it('names the terminals that there are when asked for another', () => {
    expect(() => makeTransport('bix', configWith({}), means)).toThrow(ConfigError);
    try {
      makeTransport('bix', configWith({}), means);
    } catch (error) {
      expect(error).toMatchObject({ problem: { remedy: expect.stringContaining('box') } });
    }
  });
});
