/** Which work item a pull request belongs to. Pure. */
import type { PullRequest } from '../../ports/pull-requests.ts';
import { keysSaid } from './pull-lines.ts';
import type { State } from '../state/state.ts';

/** `acme/app#12`: under this name state keeps what is known of a pull request. */
export function pullRef({ repository, number }: Pick<PullRequest, 'repository' | 'number'>): string {
  return `${repository}#${number}`;
}

/** In a text that anybody may write, more keys than these are not looked for. */
const KEYS_MAX = 50;

/**
 * The item's id; null: it belongs to none that is known. In this order: the name of its branch (`agentd/ENG-12`,
 * `feature/eng-12-login`), a key in its title, a line of its text that says so (`Plane: ENG-12`, `Closes ENG-12`). Only
 * keys of configured projects count, also those of before a rename. What state says of it decides only between items that are named alike: it was
 * found by the same words, and holds no longer than they do.
 *
 * What a stranger wrote into a pull request from a fork counts for nothing: it would show the item's state to them, and put
 * their link into Plane.
 */
export function itemOfPull(pull: PullRequest, state: State, projects: readonly string[]): string | null {
  if (pull.fork && !pull.insider) return null;
  const ids = idsByKey(state, projects);
  const prefixes = new Set([...ids.keys()].map((key) => key.slice(0, key.lastIndexOf('-'))));
  const known = state.pulls?.[pullRef(pull)]?.item_id;
  const said = keysSaid(pull.body).join(' ');
  for (const text of [pull.branch.replace(/[a-z]+/g, (part) => part.toUpperCase()), pull.title, said]) {
    const named = keysIn(text, [...prefixes]).flatMap((key) => ids.get(key) ?? []);
    const [first] = named;
    if (first !== undefined) return known !== undefined && named.includes(known) ? known : first;
  }
  return null;
}

/** A key that an item had before its project was renamed names it, too, unless another project is called so by now. */
function idsByKey(state: State, projects: readonly string[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const known = Object.entries(state.items);
  for (const [id, { former_keys }] of known) {
    for (const key of former_keys) if (!projects.includes(key.slice(0, key.lastIndexOf('-')))) ids.set(key, id);
  }
  // A project that was made again under its identifier has given keys a second time: the later item has it.
  const inOrder = known.toSorted(([, a], [, b]) => a.seen.created_at - b.seen.created_at);
  for (const [id, { key, project }] of inOrder) if (projects.includes(project)) ids.set(key, id);
  return ids;
}

/** `ENG-12`, each once, in order; `XENG-12` and `ENG-12a` hold none. */
export function keysIn(text: string, projects: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const [, project = '', number = ''] of text.matchAll(
    /(?<![\p{L}\p{N}_])([A-Z0-9_]{1,12})-([1-9]\d{0,8})(?![\p{L}\p{N}])/gu,
  )) {
    if (projects.includes(project)) found.add(`${project}-${number}`);
    if (found.size >= KEYS_MAX) break;
  }
  return [...found];
}
