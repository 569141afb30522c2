/** Plane as publishing sees it: no copy of an item that is older than what is known, and no write when time is up. */
import { isPossible } from '../core/items/plane-times.ts';
import { isGone } from '../core/items/detect-changes.ts';
import type { ItemRecord } from '../core/state/state.ts';
import { AgentdError, PlaneError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { Clock } from '../ports/host.ts';
import type { ItemWriter } from '../ports/item-writer.ts';
import type { Tracker } from '../ports/tracker.ts';
import { NO_TIME_LEFT } from './no-time-left.ts';

/** A replica may answer with a copy from before our last move: such a copy tells neither what is done nor who moved it. */
export function currentItems(tracker: Tracker, known: ItemRecord | undefined, clock: Clock): Pick<Tracker, 'item'> {
  return {
    item: async (...args) => {
      const item = await tracker.item(...args);
      const times = [known?.seen.updated_at ?? 0, known?.left?.updated_at ?? 0];
      const newest = Math.max(0, ...times.filter((time) => isPossible(time, clock.now())));
      const young = known !== undefined && !isGone(known, clock.now());
      if (item === null && young) throw new AgentdError(NOT_SHOWN);
      if (item !== null && item.updated_at < newest) throw new AgentdError(TOO_OLD);
      return item;
    },
  };
}

const TOO_OLD: Problem = {
  code: 'plane-read-too-old',
  message: 'Plane answered with an older copy of the work item than is known.',
  remedy: '',
  retry: true,
};

const NOT_SHOWN: Problem = {
  code: 'plane-item-not-shown',
  message: 'Plane does not show the work item: it was deleted or archived just now, or is too new to be seen.',
  remedy: '',
  retry: true,
};

/** Asks once more right before each write: what was read or rendered since may have taken until the claim's end. */
export class GuardedWriter implements Pick<ItemWriter, 'putComment' | 'move' | 'putLink'> {
  /** A write was sent, and whether Plane carries it out is not known. */
  in_doubt = false;
  readonly #writer: ItemWriter;
  readonly #mayAct: () => boolean;

  constructor(writer: ItemWriter, mayAct: () => boolean) {
    this.#writer = writer;
    this.#mayAct = mayAct;
  }

  putComment(...args: Parameters<ItemWriter['putComment']>): ReturnType<ItemWriter['putComment']> {
    return this.#write(() => this.#writer.putComment(...args));
  }

  move(...args: Parameters<ItemWriter['move']>): ReturnType<ItemWriter['move']> {
    return this.#write(() => this.#writer.move(...args));
  }

  putLink(...args: Parameters<ItemWriter['putLink']>): ReturnType<ItemWriter['putLink']> {
    return this.#write(() => this.#writer.putLink(...args));
  }

  async #write<T>(send: () => Promise<T>): Promise<T> {
    if (!this.#mayAct()) throw new AgentdError(NO_TIME_LEFT);
    try {
      return await send();
    } catch (error) {
      const lost = error instanceof PlaneError && (error.status === null || error.status >= 500);
      this.in_doubt = lost && !error.unsent;
      throw error;
    }
  }
}
