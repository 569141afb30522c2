/**
 * Makes the readable part of a broken configuration checkable by the cross-field rules, so that all problems come out
 * at once: what is wrong is taken out (then its default holds), and what is required and missing gets a stand-in.
 */
import type { Path } from './problem.ts';
import { Config } from './schema.ts';
import type { Plain } from './typed.ts';

export interface Salvaged {
  /** null: nothing useful is left. */
  readonly config: Config | null;
  /** Paths that were repaired. What a rule concludes from one of them would be about the repair, not about the file. */
  readonly repaired: readonly Path[];
}

type PlainMap = { [key: string]: Plain };

/** By path, with `*` for the name of a project, terminal or executor. Each satisfies the schema and is never shown. */
const STAND_INS: PlainMap = {
  plane: {},
  'plane.base_url': 'https://plane.invalid',
  'plane.workspace': 'unreadable',
  'plane.token_key': 'UNREADABLE',
  state: {},
  'state.store': 'file',
  projects: {},
  'projects.*.states': {},
  'projects.*.states.working': 'unreadable',
  'projects.*.routing': {},
  'projects.*.routing.by_assignee': {},
  'projects.*.default_executor': 'unreadable',
  terminals: {},
  'terminals.*.transport': 'local',
  'terminals.*.os': 'linux',
  'terminals.*.repo': '/unreadable',
  'terminals.*.plane_user': 'unreadable',
  'terminals.*.token_key': 'UNREADABLE',
  'terminals.*.executors': ['unreadable'],
  executors: {},
  'executors.*.adapter': 'mock',
};

export function salvage(value: Plain): Salvaged {
  const repaired: Path[] = [];
  if (!isMap(value)) return { config: null, repaired };
  const copy = structuredClone(value);
  // A pass may uncover the next thing that is missing; the depth of the schema bounds how often.
  for (let pass = 0; pass < 12; pass++) {
    const parsed = Config.safeParse(copy);
    if (parsed.success) return { config: parsed.data, repaired };
    for (const issue of parsed.error.issues) {
      const path = issue.path.filter((part) => typeof part !== 'symbol');
      // No rule reads an unknown key, so taking it out repairs nothing that a conclusion could rest on.
      if (issue.code === 'unrecognized_keys') for (const key of issue.keys) repair(copy, [...path, key]);
      else repaired.push(repair(copy, path));
    }
  }
  return { config: null, repaired };
}

/** Whether what is said of `path`, concluded also from `relies`, would be about a repair. */
export function restsOnRepair(path: Path, relies: readonly Path[], repaired: readonly Path[]): boolean {
  return repaired.some(
    (at) => isWithin(path, at) || relies.some((other) => isWithin(other, at) || isWithin(at, other)),
  );
}

function isWithin(path: Path, outer: Path): boolean {
  return outer.length <= path.length && outer.every((part, i) => part === path[i]);
}

/** Takes out what is at `path` (a list goes as a whole), or puts a stand-in there if nothing is. Returns what it changed. */
function repair(root: PlainMap, path: Path): Path {
  let at: PlainMap = root;
  for (const [depth, part] of path.entries()) {
    const here = path.slice(0, depth + 1);
    const key = String(part);
    if (!Object.hasOwn(at, key)) {
      const standIn =
        STAND_INS[here.map((name, i) => (i === 1 && here.length > 2 && isNamed(here) ? '*' : name)).join('.')];
      if (standIn !== undefined) at[key] = structuredClone(standIn);
      return here;
    }
    const next: Plain | undefined = at[key];
    if (depth === path.length - 1 || !isMap(next)) {
      delete at[key];
      return here;
    }
    at = next;
  }
  return path;
}

function isNamed(path: Path): boolean {
  return path[0] === 'projects' || path[0] === 'terminals' || path[0] === 'executors';
}

function isMap(value: Plain | undefined): value is PlainMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
