import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Config } from '../../action/src/config/schema.ts';
import { systemClock } from '../../action/src/wiring/host.ts';
import { createPlane, demoSeed } from '../../action/src/plane-emulator/server.ts';
import type { Plane as EmbeddedPlane } from '../../action/src/plane-emulator/server.ts';
import { planSmoke } from '../../action/src/smoke/request.ts';
import { smoke } from '../../action/src/smoke/smoke.ts';
import type { SmokeReport } from '../../action/src/smoke/report.ts';
import { runnersOf, trueRandom } from '../contracts/place.ts';
import { connect } from '../plane/parts.ts';
import { VirtualClock } from '../plane-emulator/worlds.ts';
import { withPowerShell } from '../transports/shells/powershell/pwsh.ts';
import { removeFolder } from '../folders.ts';

function configOf(folder: string): Config {
  return Config.parse({
    plane: { base_url: 'https://plane.acme.example', workspace: 'acme', token_key: 'READER' },
    state: { store: 'file' },
    projects: {
      ENG: {
        states: { working: 'In Progress' },
        routing: { by_assignee: { 'bot-win': 'win' } },
        default_executor: 'script',
      },
    },
    terminals: {
      win: {
        transport: 'direct-ssh',
        os: 'windows',
        repo: join(folder, 'repo'),
        run_root: join(folder, 'runs'),
        plane_user: 'bot-win',
        token_key: 'BOT',
        executors: ['script', 'mock'],
        host_keys: ['ssh-ed25519 AAAA'],
      },
    },
    executors: {
      script: { adapter: 'shell', run: `powershell -File '{script}'`, script: 'deploy.ps1' },
      mock: { adapter: 'mock', mock: { delay_ms: 60_000 } },
    },
  });
}

function planeOf(): EmbeddedPlane {
  const projects = [{ identifier: 'ENG', name: 'E' }];
  const seed = demoSeed({ workspace: 'acme', people: ['ada'], bots: ['bot-win'], labels: [], projects });
  return createPlane({ seed, clock: new VirtualClock(), random: trueRandom });
}

withPowerShell('a smoke run on Windows', (windows) => {
  async function tried(executor: string, timeout_s: number, look: (folder: string) => void): Promise<SmokeReport> {
    const folder = mkdtempSync(join(tmpdir(), 'agentd-smoke-windows-'));
    mkdirSync(join(folder, 'repo'));
    // Looked at, and never run.
    writeFileSync(join(folder, 'repo', 'deploy.ps1'), 'throw "it was run"');
    const config = configOf(folder);
    const server = planeOf();
    const plane = connect(
      ({ method, url, headers, body }) => {
        const { pathname, search } = new URL(url);
        return server.answer({ method, path: pathname + search, headers, body: new TextEncoder().encode(body ?? '') });
      },
      { tokens: (as) => server.names.tokens.get(as === null ? 'ada' : 'bot-win') },
    );
    const transport = windows.connect({ agent: 'pwsh' })(join(folder, 'runs'));
    const request = { project: 'ENG', terminal: 'win', executor, timeout_s, dry_run: false };
    try {
      const report = await smoke(planSmoke(withPwsh(config), request, trueRandom.hex(4)), {
        config,
        tracker: plane.tracker,
        writer: plane.writer,
        trial: plane.trial,
        cleaning: plane,
        transport: () => transport,
        learnedHostKeys: () => [],
        clock: systemClock,
        redact: (text) => text,
        stop: new AbortController().signal,
      });
      expect([...server.store.items.values()].filter((item) => item.deleted_at === null)).toEqual([]);
      expect([...server.store.comments.values()].filter((comment) => comment.deleted_at === null)).toEqual([]);
      look(folder);
      return report;
    } finally {
      await transport.close();
      removeFolder(folder);
    }
  }

  /** What is called `powershell` there is `pwsh` here. */
  function withPwsh(config: Config): Config {
    const { win } = config.terminals;
    if (win === undefined) throw new Error('the configuration has no terminal');
    return { ...config, terminals: { win: { ...win, bins: { powershell: windows.program } } } };
  }

  function nothingLeft(folder: string): void {
    const runs = join(folder, 'runs');
    expect(readdirSync(runs)).toEqual(['.agentd']);
    expect(readdirSync(join(runs, '.agentd', 'locks'))).toEqual([]);
    expect(runnersOf(runs)).toEqual([]);
    expect(readdirSync(join(windows.base, 'tasks'))).toEqual([]);
  }

  it('passes, and leaves no scheduled task, directory, item lock, item or comment', async () => {
    const { ok, rows } = await tried('script', 60, nothingLeft);
    expect(rows.filter(({ status }) => status !== 'passed')).toEqual([]);
    expect(ok).toBe(true);
    expect(rows.find(({ step }) => step === 'collect')?.detail).toMatch(/^"\[review\] smoke [0-9a-f]{8}"\.$/);
  });

  it('leaves nothing of a run that hangs', async () => {
    const { rows } = await tried('mock', 2, nothingLeft);
    const failed = rows.filter(({ status }) => status === 'failed').map(({ step, problem }) => [step, problem?.code]);
    expect(failed).toEqual([['poll', 'smoke-timeout']]);
    expect(rows.find(({ step }) => step === 'end-run')?.detail).toBe('It was ended, with all its processes.');
  });
});
