/** Where a person opens what a page names. Pure. */
import type { Config } from '../config/schema.ts';
import type { State } from '../core/state/state.ts';
import { itemUrl } from '../tick/item-url.ts';

export interface ItemLinks {
  readonly url: string;
  /** Pull requests that belong to the item. */
  readonly pulls: readonly { readonly name: string; readonly url: string }[];
}

/** By key. @param server_url of GitHub; null: unknown, and pull requests are not linked. */
export function itemLinks(
  keys: readonly string[],
  config: Config,
  state: State,
  server_url: string | null,
): Record<string, ItemLinks> {
  const known = Object.entries(state.pulls ?? {});
  return Object.fromEntries(
    keys.map((key): [string, ItemLinks] => {
      const pulls = known.flatMap(([name, { item_id }]) => {
        const [, repository, number] = /^([\w.-]+\/[\w.-]+)#(\d+)$/.exec(name) ?? [];
        if (server_url === null || state.items[item_id]?.key !== key || repository === undefined) return [];
        return [{ name: name.replace(/^.*\//, ''), url: `${server_url}/${repository}/pull/${number ?? ''}` }];
      });
      return [key, { url: itemUrl(config, key), pulls }];
    }),
  );
}

/** Address of the workflow run in the name of a claim's holder; null: it names none. */
export function runLink(holder: string, server_url: string | null): string | null {
  const path = /(?:^|[:\s])([\w.-]+\/[\w.-]+\/actions\/runs\/\d+)(?![\w/])/.exec(holder)?.[1];
  return path === undefined || server_url === null ? null : `${server_url}/${path}`;
}
