/** The host keys of one process: those that state had, and those that were learned since. */
import { BASTION } from '../../../ports/known-hosts.ts';
import type { KnownHosts } from '../../../ports/known-hosts.ts';

export function knownHosts(): KnownHosts {
  const known = new Map<string, readonly string[]>();
  const news = new Map<string, readonly string[]>();
  return {
    know: (keys) => {
      for (const [alias, lines] of keys) known.set(alias, lines);
    },
    recall: (alias) => [...(known.get(alias) ?? []), ...(news.get(alias) ?? [])],
    learned: (alias, line) => void news.set(alias, [...(news.get(alias) ?? []), line]),
    news: (alias) => news.get(alias) ?? [],
  };
}

/** What was learned on the way to a terminal by the channel of that name. */
export function newsOf(hosts: KnownHosts, terminal: string, route: string): readonly string[] {
  return hosts.news(route === 'warpgate-ssh' ? BASTION : terminal);
}
