/** A transport that answers as it is told to, and notes what it was asked. */
import type { Operation, OperationResult } from '../../action/src/ports/operation.ts';
import type { TransportVerbs } from '../../action/src/ports/transport.ts';
import type { Fence } from '../../action/src/ports/fleet.ts';

export interface FakeTerminal extends TransportVerbs {
  /** Every batch, in order, with its fence. */
  readonly batches: readonly { readonly operations: readonly Operation[]; readonly fence: Fence | null }[];
}

/** `answer` says what comes of each operation, or throws what the channel throws. */
export function fakeTerminal(answer: (operation: Operation) => OperationResult | undefined): FakeTerminal {
  const batches: { operations: readonly Operation[]; fence: Fence | null }[] = [];
  const unused = (): never => {
    throw new Error('a fleet asks by batches alone');
  };
  return {
    batches,
    os: 'linux',
    run_root: '/runs',
    route: 'fake',
    get round_trips() {
      return batches.length;
    },
    join: (...parts) => parts.join('/'),
    quote: (value) => `'${value}'`,
    defaultRunRoot: () => '/runs',
    async batch(operations, fence) {
      batches.push({ operations, fence });
      const answers = operations.map(answer);
      const last = answers.findLastIndex((one) => one !== undefined);
      return Promise.resolve(answers.slice(0, last + 1).flatMap((one) => (one === undefined ? [] : [one])));
    },
    mkdir: unused,
    probe: unused,
    writeText: unused,
    readText: unused,
    grepFirst: unused,
    tail: unused,
    runner: unused,
    launch: unused,
    startRun: unused,
    fetch: unused,
    kill: unused,
    forget: unused,
    processCount: unused,
    close: () => Promise.resolve(),
  };
}
