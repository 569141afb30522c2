/**
 * State as text: parse with migrations, print with sorted keys. A text that cannot be used is refused and left as it
 * is: cut or foreign (`state-unreadable`), made by a later version (`state-from-future`).
 */
import { StateError } from '../../errors.ts';
import { sortedJson, sortedJsonOf } from './sorted-json.ts';
import { STATE_VERSION, State } from './state.ts';

type Raw = Record<string, unknown>;

/**
 * From version n to n + 1, in order; index 0 lifts version 1. Version 2 knows the identities of wrappers and what their
 * watchdogs counted; of older runs neither is known.
 */
const MIGRATIONS: readonly ((raw: Raw) => Raw)[] = [(raw) => ({ ...raw, version: 2 })];

/** What was read last: whoever reads the same text again need not check it again. A state is never changed in place. */
let last: { readonly text: string; readonly state: State } | null = null;

/**
 * @param where the place it comes from, for messages.
 * @throws {StateError} `state-unreadable`, `state-from-future`
 */
export function parseState(text: string, where: string): State {
  if (last?.text === text) return last.state;
  const unreadable = (what: string, cause?: unknown): StateError => unreadableState(where, what, cause);
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (cause) {
    throw unreadable(`it is not JSON (${text.length} characters; cut in half, or a merge conflict?)`, cause);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw unreadable('it is not a JSON object');
  let current = raw as Raw;
  const version = current['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) throw unreadable('it has no version');
  if (version > STATE_VERSION) {
    throw fromFuture(where, `has version ${version}; this agentd knows versions up to ${STATE_VERSION}`);
  }
  for (const migrate of MIGRATIONS.slice(version - 1)) current = migrate(current);
  const parsed = State.safeParse(current);
  if (!parsed.success) {
    const { issues } = parsed.error;
    const later = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
    // A version knows more keys than the one before it, and lacks none.
    if (issues.every(({ code }) => code === 'unrecognized_keys')) {
      const keys = [...new Set(later)].toSorted().slice(0, KEYS_NAMED).join(', ');
      throw fromFuture(where, `has keys that this agentd does not know (${keys}): a later one has saved it`);
    }
    const [first] = issues;
    throw unreadable(`at ${first?.path.join('.') ?? '?'}: ${first?.message ?? 'invalid'}`);
  }
  last = { text, state: parsed.data };
  return parsed.data;
}

const KEYS_NAMED = 5;

function fromFuture(where: string, what: string): StateError {
  return new StateError({
    code: 'state-from-future',
    message: `The state in ${where} ${what}. It was left as it is.`,
    remedy: 'Run the newer agentd that wrote it, or name another state path.',
    retry: false,
  });
}

function unreadableState(where: string, what: string, cause?: unknown): StateError {
  return new StateError(
    {
      code: 'state-unreadable',
      message: `The state in ${where} cannot be used: ${what}. It was left as it is.`,
      remedy:
        'Restore an earlier version: a branch has its history; of artifacts delete this one, and the one before counts. Only if none is left, move it away or name another state.path, then make a first state with `agentd tick --init`, which replaces nothing that is there.',
      retry: false,
    },
    { cause },
  );
}

/** Sorted keys; one line for each entry of the big tables, so that a diff shows what changed. */
export function printState(state: State): string {
  const lines = Object.keys(state)
    .toSorted()
    .map((key) => {
      const value = state[key as keyof State];
      if (!isTable(value)) return `  ${JSON.stringify(key)}: ${sortedJson(value)}`;
      const rows = Object.keys(value)
        .toSorted()
        .map((row) => `    ${JSON.stringify(row)}: ${sortedJsonOf(value[row] ?? {})}`);
      return rows.length === 0
        ? `  ${JSON.stringify(key)}: {}`
        : `  ${JSON.stringify(key)}: {\n${rows.join(',\n')}\n  }`;
    });
  return `{\n${lines.join(',\n')}\n}\n`;
}

function isTable(value: unknown): value is Record<string, object> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((entry) => typeof entry === 'object' && entry !== null)
  );
}
