/** Starts programs and waits for what they say. */
import { spawn } from 'node:child_process';
import process from 'node:process';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Started {
  readonly pid: number;
  readonly ended: Promise<Ended>;
  /** What it has printed so far. */
  stdout(): string;
  /** Closes our end of its stdout. */
  hangUp(): void;
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** A program with an environment of its own: of ours it gets only what finds programs. */
export function start(command: readonly string[], { env = {}, cwd = '/' }: StartOptions = {}): Started {
  const [file = '', ...args] = command;
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(file, args, { cwd, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (stderr += text));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  return { pid: child.pid ?? 0, ended, stdout: () => stdout, hangUp: () => child.stdout.destroy() };
}

const LOOK_MS = 20;

/**
 * Resolves when `done` says so. @throws {Error} naming `what` after as many looks as a machine without load makes in
 * `limit_ms`: under load everything takes longer, the looks too.
 */
export async function until(what: string, done: () => boolean | Promise<boolean>, limit_ms = 20_000): Promise<void> {
  for (let looks = 0; !(await done()); looks += 1) {
    if (looks > limit_ms / LOOK_MS) throw new Error(`In ${looks} looks there was not: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
