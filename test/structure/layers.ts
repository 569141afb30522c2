/**
 * The layers of the sources: every file has one, and imports point down only. A new folder gets its line here and in the
 * map of AGENTS.md. The longest entry that matches a path counts; an entry ending in `/` is a folder.
 */
const LAYERS: Readonly<Record<string, number>> = {
  // 7: entries
  'action/src/entry.ts': 7,
  'action/src/main.ts': 7,
  'action/src/cli.ts': 7,
  'action/src/commands/': 7,
  'action/src/action/': 7,
  // 6: wiring
  'action/src/wiring/': 6,
  // 5: jobs: what acts around the core
  'action/src/tick/': 5,
  'action/src/reap/': 5,
  'action/src/doctor/': 5,
  'action/src/smoke/': 5,
  // 4: edges
  'action/src/plane/': 4,
  'action/src/plane-emulator/': 4,
  'action/src/transports/': 4,
  'action/src/stores/': 4,
  'action/src/github/': 4,
  'bot/post-step.ts': 4,
  'bot/notify.ts': 4,
  'bot/post-pull-comment.ts': 4,
  // 3: executors, and what all edges stand on
  'action/src/executors/': 3,
  'action/src/http/': 3,
  'action/src/files/': 3,
  // 2: pure decisions and renderings
  'action/src/core/': 2,
  'bot/': 2,
  // 1: ports
  'action/src/ports/': 1,
  'action/src/config/': 1,
  'bot/message.ts': 1,
  'bot/pull-message.ts': 1,
  // 0: words
  'action/src/model/': 0,
  'action/src/errors.ts': 0,
  'action/src/version.ts': 0,
  'bot/ansi.ts': 0,
  'bot/invisible.ts': 0,
};

/** In these layers a file imports only from its own part, or from below: pure parts and edges do not know each other. */
const KEPT_APART: readonly number[] = [2, 4];

/** Rooms of a folder in their order: imports go to the right only. What is not named here is left of all. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'action/src/core/': [
    'runs/',
    'queue/',
    'items/',
    'outbox/',
    'routing/',
    'terminals/',
    'holds/',
    'verdict/',
    'reap/',
    'pulls/',
    'actions.ts',
    'state/',
    'observations.ts',
  ],
};

/** All of `action/` that `bot/` may know. */
export const BOT_MAY_IMPORT: readonly string[] = ['action/src/model/', 'action/src/errors.ts', 'action/src/ports/'];

export interface Place {
  readonly layer: number;
  /** The table entry, e.g. `action/src/plane/`; for files of `bot/`, `bot/`. */
  readonly part: string;
  /** Its room, where the part has rooms in an order; null: it has none. */
  readonly room: { readonly name: string; readonly rank: number } | null;
}

/** Where a path stands; null: nobody has said. */
export function placeOf(path: string): Place | null {
  const found = longestOf(Object.keys(LAYERS), path);
  if (found === null) return null;
  return { layer: LAYERS[found] ?? 0, part: found.startsWith('bot/') ? 'bot/' : found, room: roomOf(found, path) };
}

function roomOf(part: string, path: string): Place['room'] {
  const rooms = ROOMS[part];
  if (rooms === undefined) return null;
  const name = longestOf(rooms, path.slice(part.length));
  return name === null ? { name: part, rank: -1 } : { name, rank: rooms.indexOf(name) };
}

function longestOf(entries: readonly string[], path: string): string | null {
  let found: string | null = null;
  for (const entry of entries) {
    const matches = entry.endsWith('/') ? path.startsWith(entry) : path === entry;
    if (matches && (found === null || entry.length > found.length)) found = entry;
  }
  return found;
}

/** Why `from` may not import `to`; null: it may. */
export function refusal(from: Place, to: Place): string | null {
  if (to.layer > from.layer) {
    return `which is above (layer ${to.layer}, this is layer ${from.layer}); take a port, or have the data handed in`;
  }
  if (to.layer === from.layer && to.part !== from.part && KEPT_APART.includes(from.layer)) {
    return `which is another part of layer ${from.layer}; let the layer above join the two`;
  }
  if (from.part === 'action/src/doctor/' && to.part === 'action/src/smoke/') {
    return 'which uses the checks of the doctor itself';
  }
  if (to.part === from.part && to.room !== null && from.room !== null && to.room.rank < from.room.rank) {
    return `which is in a room to the left (${to.room.name}, this is ${from.room.name}); see ROOMS in test/structure/layers.ts`;
  }
  return null;
}
