/** A configuration that cannot be used: each problem at its place in the file, in whatever mode the job runs. */
import { relative } from 'node:path';
import { readConfigText } from '../wiring/load-config.ts';
import { parseConfig } from '../config/parse.ts';
import type { ConfigProblem } from '../config/problem.ts';
import { ConfigError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { Job } from './job.ts';

/** Its problems have been annotated. */
export class PlacedConfigError extends ConfigError {}

/** @throws {PlacedConfigError} for a `config-invalid` of `read`. */
export async function placed<T>(job: Pick<Job, 'host' | 'console' | 'inputs'>, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ConfigError) || error.problem.code !== 'config-invalid') throw error;
    const { host, inputs } = job;
    const { path, text } = await readConfigText(host, inputs.config);
    const parsed = parseConfig(text);
    if (parsed.ok) throw error;
    for (const problem of parsed.problems) annotateProblem(job, problem, relative(host.cwd, path));
    throw new PlacedConfigError(told(error.problem), { cause: error });
  }
}

/** @param file relative to the workspace. */
export function annotateProblem(
  { console }: Pick<Job, 'console'>,
  { severity, code, line, column, path, message, remedy }: ConfigProblem,
  file: string,
): void {
  const sentence = `${path === '' ? '' : `${path}: `}${message} ${remedy}`.trim();
  console.annotate(severity, code, code, sentence, { file, line, column });
}

function told(problem: Problem): Problem {
  return { ...problem, remedy: 'Mend the file; mode check-config tells whether it is right.' };
}
