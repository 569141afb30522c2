/** The smallest run of an executor that goes the whole way. Pure. */
import type { ExecutorConfig, TerminalConfig } from '../config/schema.ts';

export interface TinyRun {
  readonly prompt: string;
  /** The executor as it is run. */
  readonly executor: ExecutorConfig;
  /** A script that lies beside `{out}` and is what `{script}` names; null: none is needed. */
  readonly script: { readonly name: string; readonly text: string } | null;
  /** A real agent: its answer has to carry the tag that the prompt asks for. */
  readonly agent: boolean;
  /** One sentence: what runs. */
  readonly what: string;
}

/** Programs that run a file as a shell script. */
const SHELLS = new Set(['sh', 'bash', 'dash', 'zsh', 'ksh', 'ash', 'pwsh', 'powershell', 'pwsh.exe', 'powershell.exe']);

/**
 * Agents get a prompt that asks for one line. A `shell` executor runs whatever people have put there, so its own script is
 * never run: a script of ours, which prints one line, takes the place of `{script}` where the template calls a shell with
 * it, and of the whole command elsewhere. The mock does what it always does.
 */
export function tinyRunOf(executor: ExecutorConfig, os: TerminalConfig['os'], id: string): TinyRun {
  const answer = answerOf(id);
  const prompt = [
    'This is a test of the connection. Change no file and run no command.',
    'Answer with exactly this one line and nothing else:',
    answer,
    '',
  ].join('\n');
  switch (executor.adapter) {
    case 'shell': {
      const script = os === 'windows' ? powershellScript(answer) : posixScript(answer);
      const { run = '' } = executor;
      const own = run.includes('{script}') && SHELLS.has(firstWord(run));
      if (own)
        return { prompt, executor, script, agent: false, what: `\`${firstWord(run)}\` with a script of its own` };
      const template = os === 'windows' ? `& '{script}'` : `sh '{script}'`;
      const what = 'a script of its own, in place of the executor’s command';
      return { prompt, executor: { ...executor, run: template }, script, agent: false, what };
    }
    case 'mock':
      return { prompt, executor, script: null, agent: false, what: 'the mock' };
    case 'codex':
    case 'claude-code':
    case 'http':
      return { prompt, executor, script: null, agent: true, what: `${executor.adapter} with a prompt of one line` };
  }
}

export function answerOf(id: string): string {
  return `[review] smoke ${id}`;
}

/** `/bin/bash -e '{script}'` → `bash` */
function firstWord(template: string): string {
  const [, word = ''] = /^\s*(?:&\s*)?['"]?([^\s'"]+)/.exec(template) ?? [];
  return word.replace(/^.*[\\/]/, '').toLowerCase();
}

function posixScript(answer: string): NonNullable<TinyRun['script']> {
  return { name: 'smoke.sh', text: `echo '${answer}'\n` };
}

function powershellScript(answer: string): NonNullable<TinyRun['script']> {
  return { name: 'smoke.ps1', text: `Write-Output '${answer}'\r\n` };
}
