/**
 * Loaded into a process before everything else (`node --import`): ends it with SIGKILL at one of its own effects, so
 * that a test can have it die exactly there. `DIE_AT` names the effect:
 *
 *     rename:before:1   right before the first file is given its name (the draft of a save becomes the state)
 *     rename:after:1    right after it
 *     shell:before:1    before the first shell is started
 *     shell:sent:1      when the whole script is in the shell's pipe
 *     shell:ended:1     when the shell has ended, before its answer is read to the end
 *     effect:5          at the fifth effect of any of these kinds
 */
import childProcess from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const wanted = process.env['DIE_AT'] ?? '';
const counts = new Map<string, number>();

function at(effect: string): void {
  for (const name of [effect, 'effect']) {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (`${name}:${count}` === wanted) process.kill(process.pid, 'SIGKILL');
  }
}

const { rename } = fs;
fs.rename = async (from, to) => {
  at('rename:before');
  await rename(from, to);
  at('rename:after');
};

const { spawn } = childProcess;
childProcess.spawn = ((...args: Parameters<typeof spawn>): ChildProcess => {
  at('shell:before');
  const child = spawn(...args);
  child.stdin?.once('finish', () => at('shell:sent'));
  child.once('exit', () => at('shell:ended'));
  return child;
}) as typeof spawn;

syncBuiltinESMExports();
