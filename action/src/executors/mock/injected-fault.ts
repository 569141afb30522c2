/** Faults that the configuration of the mock executor asks for (`mock.fail_start`, `mock.fail_answer`). */
import type { Problem } from '../../errors.ts';

/** `fail_start`: nothing is started. `fail_answer`: it is started, and the answer is taken for lost. */
export type InjectedFault = 'fail_start' | 'fail_answer';

export const INJECTED_FAULT: Problem = {
  code: 'injected-fault',
  message: 'The mock executor was told to fail here.',
  remedy: 'Take fail_start or fail_answer out of its config.',
  retry: true,
};
