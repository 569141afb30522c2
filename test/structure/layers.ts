/**
 * The layers of the sources: every file has one, and imports point down only. A new file or folder gets its line here
 * and in the map of AGENTS.md. The longest entry that matches a path counts; an entry ending in `/` is a folder.
 */
const LAYERS: Readonly<Record<string, number>> = {
  // 7: entries
  'action/src/entry.ts': 7,
  'action/src/main.ts': 7,
  'action/src/cli.ts': 7,
  'action/src/node-check.ts': 7,
  'action/src/commands/': 7,
  'action/src/action/': 7,
  // 6: wiring
  'action/src/host.ts': 6,
  'action/src/compose.ts': 6,
  'action/src/compose-smoke.ts': 6,
  'action/src/compose-doctor.ts': 6,
  'action/src/github-host.ts': 6,
  // 5: the shell around the core
  'action/src/tick.ts': 5,
  'action/src/observe.ts': 5,
  'action/src/observe-projects.ts': 5,
  'action/src/perform.ts': 5,
  'action/src/pr-status.ts': 5,
  'action/src/fleet.ts': 5,
  'action/src/prepare.ts': 5,
  'action/src/report.ts': 5,
  'action/src/save.ts': 5,
  'action/src/claim.ts': 5,
  'action/src/reap.ts': 5,
  'action/src/tidy.ts': 5,
  'action/src/own-claim.ts': 5,
  'action/src/speak.ts': 5,
  'action/src/spoken.ts': 5,
  'action/src/careful-plane.ts': 5,
  'action/src/prompt.ts': 5,
  'action/src/prompt-file.ts': 5,
  'action/src/default-prompt.ts': 5,
  'action/src/web-url.ts': 5,
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
  'action/src/http.ts': 3,
  'action/src/local-file.ts': 3,
  'action/src/undici-request.ts': 3,
  'action/src/undici-parts.d.ts': 3,
  'action/src/executors/': 3,
  // 2: pure decisions and renderings
  'action/src/core/': 2,
  'bot/': 2,
  // 1: ports
  'action/src/ports.ts': 1,
  'action/src/desk-port.ts': 1,
  'action/src/trial-ports.ts': 1,
  'action/src/operations.ts': 1,
  'action/src/survey.ts': 1,
  'action/src/census.ts': 1,
  'action/src/plane-reads.ts': 1,
  'action/src/config/': 1,
  'bot/message.ts': 1,
  'bot/pr-message.ts': 1,
  // 0: words
  'bot/invisible.ts': 0,
  'action/src/model.ts': 0,
  'action/src/reasons.ts': 0,
  'action/src/git-outcome.ts': 0,
  'action/src/usage.ts': 0,
  'action/src/errors.ts': 0,
  'action/src/version.ts': 0,
  'action/src/node-version.ts': 0,
};

/** In these layers a file imports only from its own part, or from below: pure parts and edges do not know each other. */
const KEPT_APART: readonly number[] = [2, 4];

/** All of `action/` that `bot/` may know. */
export const BOT_MAY_IMPORT: readonly string[] = ['action/src/model.ts', 'action/src/errors.ts', 'action/src/ports.ts'];

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
