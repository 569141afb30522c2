/** A shell over a channel: batches, and the verbs of the executor contract as batches of one. */
import { ANSWER_INCOMPLETE } from '../ports/operation.ts';
import type { CollectItem, Operation, OperationResult } from '../ports/operation.ts';
import type { Channel } from '../ports/channel.ts';
import type { Shell } from '../ports/shell.ts';
import type { Transport, TransportVerbs } from '../ports/transport.ts';
import type { Random } from '../ports/host.ts';
import { ConfigError, TransportError } from '../errors.ts';

export interface TransportOptions {
  /** Absolute on the terminal. */
  readonly run_root: string;
  readonly random: Random;
  readonly timeout_ms: number;
  /** Home directory on the terminal, where it is known: gives the default run root. */
  readonly home?: string;
}

/** Bytes of a nonce: enough that no log can hold it by chance or by intent. */
const NONCE_BYTES = 12;
/** Cap for the single reads of a file. */
const READ_BYTES = 8 * 1024 * 1024;
/** Cap for the single search of a line. */
const LINE_BYTES = 1024 * 1024;

/**
 * @throws {TransportError} on every verb: the channel's errors, `answer-incomplete`, and for single verbs the refusal
 * of the terminal. `batch` returns refusals as results.
 */
export function createTransport(shell: Shell, channel: Channel, options: TransportOptions): TransportVerbs {
  const { run_root, random, timeout_ms, home } = options;
  let roundTrips = 0;
  let plain = false;

  const batch: Transport['batch'] = async (operations, fence) => {
    if (operations.length === 0) return [];
    const envelope = { nonce: random.hex(NONCE_BYTES), fence, run_root, plain };
    roundTrips += 1;
    const output = await channel.run(shell.script(operations, envelope), { timeout_ms });
    if (plain || !shell.asksForPlain(output, envelope)) return shell.parse(output, operations, envelope);
    plain = true;
    return batch(operations, fence);
  };

  /** A batch of one. The answer's `op` is the operation's. */
  async function one<O extends Operation['op']>(
    operation: Operation & { readonly op: O },
    fence: Parameters<Transport['batch']>[1] = null,
  ): Promise<Answered<O>> {
    const [result] = await batch([operation], fence);
    if (result === undefined || 'refused' in result) {
      throw new TransportError(result?.refused ?? ANSWER_INCOMPLETE);
    }
    return result as Answered<O>;
  }

  /** One thing from one file, given by its whole path. */
  async function read(path: string, item: (file: string) => CollectItem): Promise<string | null> {
    const cut = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
    const { collected } = await one({ op: 'fetch', dir: path.slice(0, cut), items: [item(path.slice(cut + 1))] });
    return collected[0] ?? null;
  }

  return {
    os: shell.os,
    run_root,
    get round_trips() {
      return roundTrips;
    },
    get route() {
      return channel.route ?? channel.name;
    },
    join: (...parts) => shell.join(...parts),
    quote: (value) => shell.quote(value),
    defaultRunRoot: () => {
      if (home === undefined) throw new ConfigError(noRunRoot());
      return shell.join(home, '.agentd', 'runs');
    },
    batch,
    mkdir: async (path, clean) => void (await one({ op: 'mkdir', path, clean })),
    probe: async (dir, names) => (await one({ op: 'probe', dir, names })).present,
    writeText: async (path, text) => void (await one({ op: 'write', path, text })),
    readText: (path) => read(path, (file) => ({ op: 'read', file, max_bytes: READ_BYTES })),
    grepFirst: async (path, needle) =>
      (await read(path, (file) => ({ op: 'grep', file, needle, pick: 'first', max_bytes: LINE_BYTES }))) || null,
    tail: (path, max_bytes) => read(path, (file) => ({ op: 'tail', file, max_bytes })),
    runner: (launch) => shell.runner(launch),
    launch: async (launch) => void (await one({ op: 'start', launch, replaces: [] })),
    startRun: async (launch, fence) => (await one({ op: 'start', launch, replaces: [] }, fence)).status,
    fetch: async (dir, items) => (await one({ op: 'fetch', dir, items })).collected,
    kill: async (task, dir) => (await one({ op: 'kill', identity: null, dir, task, collect: [] })).inspection,
    forget: async (task, dir, item_id) => void (await one({ op: 'forget', dir, task, item_id })),
    processCount: async (name) => (await one({ op: 'process_count', name })).count,
    close: () => channel.close(),
  };
}

type Answered<O extends Operation['op']> = Exclude<
  Extract<OperationResult, { readonly op: O extends 'inspect' | 'kill' ? 'inspect' | 'kill' : O }>,
  { readonly refused: unknown }
>;

function noRunRoot(): { code: string; message: string; remedy: string; retry: boolean } {
  return {
    code: 'run-root-missing',
    message: 'There is no default run root: the home directory on the terminal is not known.',
    remedy: 'Set `run_root` for the terminal to an absolute path on it.',
    retry: false,
  };
}
