/** Where the state is, when the configuration as a whole cannot say it. Pure. */
import { StateConfig } from './schema.ts';
import type { Config } from './schema.ts';
import { readSource } from './source.ts';
import { stateSection } from './state-section.ts';
import type { Plain } from './typed.ts';
import { typedValue } from './typed.ts';

export type StatePlace = Config['state'];

/**
 * Each key as the `state:` block says, as far as that can be read by itself, else its default.
 * @param text of the file; null: there is none.
 * @param store what is documented where none is named: `branch` in the Action, `file` on the command line.
 */
export function placeOfState(text: string | null, store: StatePlace['store']): StatePlace {
  const read: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(text === null ? {} : blockIn(text))) {
    if (isKey(key) && StateConfig.shape[key].safeParse(value).success) read[key] = value;
  }
  return StateConfig.parse({ store, ...read });
}

function isKey(key: string): key is keyof typeof StateConfig.shape {
  return Object.hasOwn(StateConfig.shape, key);
}

function blockIn(text: string): { readonly [key: string]: Plain } {
  const { root } = readSource(`state:${stateSection(text)}`);
  const block = root?.kind === 'map' ? root.entries.get('state')?.value : undefined;
  if (block === undefined) return {};
  const { value } = typedValue(block, StateConfig);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
