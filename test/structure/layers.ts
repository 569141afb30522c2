/**
 * The layers of the sources: every file has one, and imports point down only. A new file or folder gets its line here
 * and in the map of AGENTS.md. The longest entry that matches a path counts; an entry ending in `/` is a folder.
 */
const LAYERS: Readonly<Record<string, number>> = {
  // 7: entries
  'action/src/main.ts': 7,
  'action/src/cli.ts': 7,
  'action/src/wiring/node-check.ts': 7,
  'action/src/commands/': 7,
  'action/src/action/': 7,
  // 6: wiring
  'action/src/wiring/host.ts': 6,
  'action/src/wiring/compose-tick.ts': 6,
  'action/src/wiring/compose-smoke.ts': 6,
  'action/src/wiring/compose-doctor.ts': 6,
  'action/src/wiring/github-host.ts': 6,
  // 5: the shell around the core
  'action/src/tick/tick.ts': 5,
  'action/src/tick/observe.ts': 5,
  'action/src/tick/observe-projects.ts': 5,
  'action/src/tick/perform.ts': 5,
  'action/src/tick/pull-status.ts': 5,
  'action/src/executors/fleet.ts': 5,
  'action/src/tick/prepare.ts': 5,
  'action/src/tick/report.ts': 5,
  'action/src/tick/save.ts': 5,
  'action/src/tick/claim.ts': 5,
  'action/src/reap/reap.ts': 5,
  'action/src/reap/tidy.ts': 5,
  'action/src/reap/own-claim.ts': 5,
  'action/src/tick/publish-outbox.ts': 5,
  'action/src/tick/run-message.ts': 5,
  'action/src/tick/careful-plane.ts': 5,
  'action/src/tick/prompt.ts': 5,
  'action/src/files/prompt-file.ts': 5,
  'action/src/tick/default-prompt.ts': 5,
  'action/src/tick/item-url.ts': 5,
  'action/src/doctor/': 5,
  'action/src/smoke/': 5,
  // 4: edges
  'action/src/plane/': 4,
  'action/src/transports/': 4,
  'action/src/stores/': 4,
  'action/src/github/': 4,
  'bot/publish.ts': 4,
  'bot/notify.ts': 4,
  'bot/pr-publish.ts': 4,
  // 3: executors, and what all edges stand on
  'action/src/http/exchange.ts': 3,
  'action/src/files/local-file.ts': 3,
  'action/src/http/undici-request.ts': 3,
  'action/src/http/undici-parts.d.ts': 3,
  'action/src/executors/': 3,
  // 2: pure decisions and renderings
  'action/src/core/': 2,
  'bot/': 2,
  // 1: ports
  'action/src/ports/ports.ts': 1,
  'action/src/ports/item-writer.ts': 1,
  'action/src/ports/trial-items.ts': 1,
  'action/src/ports/operations.ts': 1,
  'action/src/ports/machine-facts.ts': 1,
  'action/src/ports/inventory.ts': 1,
  'action/src/ports/plane-reads.ts': 1,
  'action/src/config/': 1,
  'bot/message.ts': 1,
  'bot/pr-message.ts': 1,
  // 0: words
  'bot/invisible.ts': 0,
  'action/src/model/model.ts': 0,
  'action/src/model/reasons.ts': 0,
  'action/src/model/git-outcome.ts': 0,
  'action/src/model/usage.ts': 0,
  'action/src/errors.ts': 0,
  'action/src/version.ts': 0,
  'action/src/wiring/node-version.ts': 0,
};

/** In these layers a file imports only from its own part, or from below: pure parts and edges do not know each other. */
const KEPT_APART: readonly number[] = [2, 4];

/** All of `action/` that `bot/` may know. */
export const BOT_MAY_IMPORT: readonly string[] = [
  'action/src/model/model.ts',
  'action/src/errors.ts',
  'action/src/ports/ports.ts',
];

export interface Place {
  readonly layer: number;
  /** The table entry, e.g. `action/src/plane/`; for files of `bot/`, `bot/`. */
  readonly part: string;
}

/** Where a path stands; null: nobody has said. */
export function placeOf(path: string): Place | null {
  let found: string | null = null;
  for (const entry of Object.keys(LAYERS)) {
    const matches = entry.endsWith('/') ? path.startsWith(entry) : path === entry;
    if (matches && (found === null || entry.length > found.length)) found = entry;
  }
  if (found === null) return null;
  return { layer: LAYERS[found] ?? 0, part: found.startsWith('bot/') ? 'bot/' : found };
}

/** Why `from` may not import `to`; null: it may. */
export function refusal(from: Place, to: Place): string | null {
  if (to.layer > from.layer) {
    return `which is above (layer ${to.layer}, this is layer ${from.layer}); take a port, or have the data handed in`;
  }
  if (to.layer === from.layer && to.part !== from.part && KEPT_APART.includes(from.layer)) {
    return `which is another part of layer ${from.layer}; let the layer above join the two`;
  }
  return null;
}
