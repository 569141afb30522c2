/**
 * What GitHub's runner itself takes as the `uses` of a step: `ConvertToStep` in `PipelineTemplateConverter.cs` and
 * `TryParseSelfRepository` in `PipelineConstants.cs` of actions/runner 2.336.0, said again. The language service takes more,
 * such as a bare `$/`. Runners before 2.336 and GitHub Enterprise Server know no `$/` at all.
 */
import { z } from 'zod';

export type Reference =
  | { readonly kind: 'image'; readonly image: string }
  /** A folder of the workspace: something must have been checked out before. */
  | { readonly kind: 'workspace'; readonly path: string }
  /** A folder of the repository that holds the file, at the commit of the file. */
  | { readonly kind: 'own-repository'; readonly path: string }
  | { readonly kind: 'repository'; readonly name: string; readonly path: string; readonly ref: string };

export interface Runner {
  /** From 2.336 on. */
  readonly knows_own_repository: boolean;
}

export const RUNNER_2_336: Runner = { knows_own_repository: true };
export const OLDER_RUNNER: Runner = { knows_own_repository: false };

/** null: the runner fails the job before its first step. */
export function referenceOf(uses: string, runner: Runner): Reference | null {
  if (uses.startsWith('docker://')) return { kind: 'image', image: uses.slice('docker://'.length) };
  if (uses.startsWith('./') || uses.startsWith('.\\')) return { kind: 'workspace', path: uses };
  if (runner.knows_own_repository && uses.startsWith('$/')) {
    const path = uses.slice(2).replace(/^\/+/, '');
    if (path !== '') return { kind: 'own-repository', path };
  }
  const [place = '', ref = '', ...more] = uses.split('@');
  const [owner, name, ...folders] = place.split(/[/\\]/).filter((part) => part !== '');
  if (owner === undefined || name === undefined || ref === '' || more.length > 0) return null;
  return { kind: 'repository', name: `${owner}/${name}`, path: folders.join('/'), ref };
}

/** Every `uses` of a step in a parsed workflow or composite action, wherever it stands. */
export function usesIn(parsed: unknown): string[] {
  if (Array.isArray(parsed)) return parsed.flatMap(usesIn);
  const steps = z.object({ steps: z.array(z.object({ uses: z.string().optional() })) }).safeParse(parsed);
  const own = steps.success ? steps.data.steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses])) : [];
  const inside = typeof parsed === 'object' && parsed !== null ? Object.values(parsed) : [];
  return [...own, ...inside.flatMap(usesIn)];
}
