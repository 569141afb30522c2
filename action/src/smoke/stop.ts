/** Why a smoke run was stopped before its end. Pure. */
import type { Problem } from '../errors.ts';

export function stopProblem({ reason }: Pick<AbortSignal, 'reason'>): Problem {
  if (reason instanceof Error && reason.name === 'TimeoutError') {
    return {
      code: 'smoke-timeout',
      message: 'The time for the whole smoke run was up.',
      remedy: 'See which step took so long.',
      retry: true,
    };
  }
  return { code: 'interrupted', message: 'The smoke run was told to stop.', remedy: '', retry: true };
}
