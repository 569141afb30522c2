/**
 * Where the state probably is, from the bare text of the configuration. Reading YAML and checking it takes longer than asking
 * GitHub for a file, so the question goes out first; what comes back counts only if the checked configuration says the same.
 * Pure.
 */
import type { Config } from '../config/schema.ts';
import { STATE_DEFAULTS } from '../config/state-defaults.ts';
import { stateSection } from '../config/state-section.ts';
import { isForeignEvent } from './foreign-events.ts';
import { inputVariable } from './input-variable.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What decides which file is read. */
export type GuessedPlace = Pick<Config['state'], 'store' | 'branch' | 'path' | 'repository'>;

/** null: it is no branch, or cannot be told without reading the configuration properly. */
export function guessState(text: string, env: Env): GuessedPlace | null {
  const input = (name: string): string => (env[inputVariable(name)] ?? '').trim();
  const ticks = ['', 'tick', 'plan'].includes(input('mode')) && !isForeignEvent(env['GITHUB_EVENT_NAME'] ?? '');
  if (!ticks || input('projects') !== '') return null;
  const section = stateSection(text);
  const value = (key: string): string | null =>
    new RegExp(`(?:^|[\\s{,"'])${key}["']?\\s*:\\s*["']?([A-Za-z0-9][A-Za-z0-9._/-]*)["']?\\s*(?:[,}#\\n]|$)`).exec(
      section,
    )?.[1] ?? null;
  const store = input('state-store') || value('store');
  if (store !== 'branch') return null;
  const repository = value('repository');
  return {
    store,
    branch: input('state-branch') || (value('branch') ?? STATE_DEFAULTS.branch),
    path: input('state-path') || (value('path') ?? STATE_DEFAULTS.path),
    ...(repository === null ? {} : { repository }),
  };
}

export function isSamePlace(one: GuessedPlace, other: GuessedPlace): boolean {
  return (['store', 'branch', 'path', 'repository'] as const).every((key) => one[key] === other[key]);
}
