/** The step that looks at the executor's own script: a smoke run never runs it, as it may do anything. */
import { callsOf } from '../doctor/ask.ts';
import { checkCalls } from '../doctor/check-calls.ts';
import { AgentdError } from '../errors.ts';
import type { Bench } from './bench.ts';

export async function lookAtCalls(bench: Bench): Promise<string> {
  const { plan, ports } = bench;
  const { terminal, terminal_config, project, executor } = plan;
  if (ports.config.executors[executor]?.adapter !== 'shell') return 'The run itself tries what is called.';
  const files = callsOf(terminal, terminal_config, ports.config, { project, executor });
  if (files.length === 0) return 'No file is called by its path.';
  const result = await bench.visit({ op: 'machine_facts', programs: [], repos: [], files });
  if (!('machine' in result)) throw new Error('a machine was answered by something else');
  const { found, wrong } = checkCalls(files, result.machine, terminal_config);
  const bad = wrong.filter(({ status }) => status !== 'warning');
  const [first] = bad;
  if (first !== undefined) {
    throw new AgentdError({
      code: 'script-unusable',
      message: bad.map(({ detail }) => detail).join(' '),
      remedy: [...new Set(bad.map(({ remedy }) => remedy))].join(' '),
      retry: first.status === 'unknown',
    });
  }
  const there = found.map((file) => `${file} is there, and was not run.`);
  return [...there, ...wrong.map(({ detail }) => detail)].join(' ');
}
