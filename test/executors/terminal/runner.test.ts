import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { parseConfig } from '../../../action/src/config/parse.ts';
import type { Config } from '../../../action/src/config/schema.ts';
import { Unreached } from '../../../action/src/errors.ts';
import { CommandLineExecutor } from '../../../action/src/executors/terminal/command-line.ts';
import { RunnerExecutor } from '../../../action/src/executors/terminal/runner.ts';
import { systemClock, systemRandom } from '../../../action/src/wiring/host.ts';
import type { Handle, Run } from '../../../action/src/model/run.ts';
import type { Channel } from '../../../action/src/ports/channel.ts';
import { localChannel } from '../../../action/src/transports/channels/local.ts';
import { posixShell } from '../../../action/src/transports/shells/posix/shell.ts';
import { createTransport } from '../../../action/src/transports/transport.ts';
import { executorContract } from '../../contracts/executor.ts';
import { removeFolder } from '../../folders.ts';

/** Small programs that stand where the real tools do, found through `bins`. `{delay}` is read from the prompt. */
const TOOLS: Readonly<Record<string, string>> = {
  codex: `read -r delay
while [ $# -gt 0 ]; do [ "$1" = -o ] && out=$2; shift; done
echo '{"type":"thread.started","thread_id":"01a22735-2bba-7dc2-ab95-b0cfbeef7677"}'
echo '{"type":"turn.started"}'
sleep "$delay"
echo '{"type":"item.completed","item":{"id":"item_0","type":"agent_message","text":"[review] done"}}'
echo '{"type":"turn.completed","usage":{"input_tokens":10,"cached_input_tokens":0,"output_tokens":5}}'
printf '[review] done' > "$out"`,
  claude: `read -r delay
id=7f1f9f0a-4ad9-4c3a-9d54-0a4f3b1c2d3e
echo "{\\"type\\":\\"system\\",\\"subtype\\":\\"init\\",\\"session_id\\":\\"$id\\"}"
sleep "$delay"
echo "{\\"type\\":\\"result\\",\\"subtype\\":\\"success\\",\\"is_error\\":false,\\"result\\":\\"[review] done\\",\\"session_id\\":\\"$id\\",\\"usage\\":{\\"input_tokens\\":10,\\"output_tokens\\":5}}"`,
  script: `read -r delay
sleep "$delay"
printf '[review] done' > "$1"`,
};

const EXECUTORS = {
  codex: {
    adapter: 'codex',
    run: "codex exec --json -m 'm' -o '{out}' -",
    resume: "codex exec --json -m 'm' -o '{out}' resume '{thread}' -",
  },
  'claude-code': {
    adapter: 'claude-code',
    run: "claude -p --output-format stream-json --verbose --session-id '{thread}'",
    resume: "claude -p --output-format stream-json --verbose --resume '{thread}'",
  },
  shell: { adapter: 'shell', run: "script '{out}'" },
  mock: { adapter: 'mock', mock: { message: '[review] done' } },
};

const folder = mkdtempSync(join(tmpdir(), 'agentd-executors-'));
const repo = join(folder, 'repo');
mkdirSync(repo);
for (const [name, text] of Object.entries(TOOLS)) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(folder, name), 0o755);
}
afterAll(() => {
  removeFolder(folder);
});

function config(delay_s: number): Config {
  const mock = { ...EXECUTORS.mock, mock: { message: '[review] done', delay_ms: delay_s * 1000 } };
  const parsed = parseConfig(
    JSON.stringify({
      plane: { base_url: 'http://127.0.0.1:9', workspace: 'acme', token_key: 'PLANE_TOKEN' },
      state: { store: 'file' },
      projects: {
        ENG: { states: { working: 'In Progress' }, routing: { by_assignee: { bot: 'box' } }, default_executor: 'mock' },
      },
      terminals: {
        box: {
          transport: 'local',
          os: 'linux',
          repo,
          plane_user: 'bot',
          token_key: 'PLANE_TOKEN_BOX',
          executors: Object.keys(EXECUTORS),
          bins: Object.fromEntries(Object.keys(TOOLS).map((name) => [name, join(folder, name)])),
        },
      },
      executors: { ...EXECUTORS, mock },
    }),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.config;
}

const BROKEN: Channel = {
  name: 'broken',
  run: () =>
    Promise.reject(
      new Unreached({ code: 'unreached', message: 'There is no way to the box.', remedy: '', retry: true }),
    ),
  close: () => Promise.resolve(),
};

let place = 0;

function executorOver(name: string, run_root: string, channel: Channel, delay_s: number): RunnerExecutor {
  const shell = posixShell('linux');
  const transport = createTransport(shell, channel, {
    run_root,
    random: systemRandom,
    timeout_ms: 30_000,
    home: folder,
  });
  const line = new CommandLineExecutor(name, 'box', config(delay_s), transport);
  return new RunnerExecutor(line, transport, { lineage: '0a1b2c3d', number: 1 }, systemClock);
}

for (const name of Object.keys(EXECUTORS)) {
  executorContract(name, () => {
    const run_root = join(folder, `runs-${String(place++)}`);
    const channel = localChannel({ env: { PATH: process.env['PATH'] ?? '', HOME: folder } });
    // The mock is told its delay by its config, the others by their prompt.
    let executor = executorOver(name, run_root, channel, 0);
    const run = (run_id: string, delay_s: number): Run => {
      executor = executorOver(name, run_root, channel, delay_s);
      return {
        run_id,
        item_id: run_id,
        repo,
        prompt: `${String(delay_s)}\nDo it.\n`,
        model: null,
        effort: null,
        tier: null,
        thread_id: null,
        script: null,
        dir_name: `0a1b2c3d-${run_id}`,
        limit_s: 100,
        stall_s: 0,
      };
    };
    return Promise.resolve({
      get executor() {
        return {
          name: executor.name,
          resume: executor.resume,
          handle: (asked: Run) => executor.handle(asked),
          start: (asked: Run) => executor.start(asked),
          probe: (handle: Handle) => executor.probe(handle),
          poll: (handle: Handle) => executor.poll(handle),
          collect: (handle: Handle) => executor.collect(handle),
          kill: (handle: Handle) => executor.kill(handle),
          forget: (handle: Handle) => executor.forget(handle),
          inspect: (handles: readonly Handle[]) => executor.inspect(handles),
        };
      },
      run,
      thread: name === 'shell' ? null : 'given',
      unreachable: executorOver(name, run_root, BROKEN, 0),
    });
  });
}
