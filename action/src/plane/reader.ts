/** Typed reads over the client: one object, or the pages of a list. */
import type { z } from 'zod';
import type { Caller, PlaneClient } from './client.ts';
import { PlaneError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { Log } from '../ports/host.ts';
import type { Path } from './routes.ts';
import { issuesOf, Page, readAs } from './schema.ts';

/** Plane's page size must be the same for every page of a walk; Cloud takes 100 at most. */
const PER_PAGE = 100;
/** A list of more pages than this is taken for one that does not end. */
const MAX_PAGES = 200;

export type Query = Readonly<Record<string, string>>;

/** What was seen of a list. `partial`: why that may not be all of it; what is not among the rows is then unknown, not absent. */
export interface Listed<T> {
  readonly rows: readonly T[];
  readonly partial: Problem | null;
}

type Envelope = z.infer<typeof Page>;

export class Reader {
  readonly client: PlaneClient;
  readonly #log: Log;

  constructor(client: PlaneClient, log: Log) {
    this.client = client;
    this.#log = log;
  }

  /** @throws {PlaneError} also `plane-answer-unreadable` when a field that is read is missing or odd. */
  async one<T>(schema: z.ZodType<T>, path: Path, query: Query, caller: Caller): Promise<T> {
    const { as, purpose } = caller;
    const body = await this.client.send({ method: 'GET', path, query, as, purpose });
    return readAs(schema, body, (faults) => unreadable(path, faults));
  }

  /**
   * Hands the pages of a list to `take`, in the server's order, until it has enough or the list ends. A list that comes whole,
   * as an array, is one page.
   * @returns why the list broke off after its first page: a page that fails, or one without a new entry although more is
   * said to follow (the same page for ever, new cursors with old entries); or that entries were taken out of it while it
   * was read, for pages are counted, and what moves up to a page that was read already is not shown; null: none of this.
   * @throws {PlaneError} the first page cannot be read.
   */
  async walk(
    path: Path,
    query: Query,
    { as, purpose }: Caller,
    take: (page: readonly unknown[]) => 'more' | 'enough',
  ): Promise<Problem | null> {
    const seen = new Set<string>();
    let total: number | null = null;
    let shrank = false;
    let cursor: string | null = null;
    for (let number = 1; number <= MAX_PAGES; number += 1) {
      const paging: Query = { ...query, per_page: String(PER_PAGE), ...(cursor === null ? {} : { cursor }) };
      let envelope: Envelope;
      try {
        const body = await this.client.send({ method: 'GET', path, query: paging, as, purpose });
        envelope = Array.isArray(body) ? whole(body) : readAs(Page, body, (faults) => unreadable(path, faults));
      } catch (error) {
        if (number > 1 && error instanceof PlaneError) return failed(path, number, error.problem);
        throw error;
      }
      const ids = idsOf(envelope.results).filter((id) => !seen.has(id));
      const repeats = ids.length === 0 && envelope.next_page_results;
      if (repeats && number === 1) throw unreadable(path, 'its first page is empty, and more is said to follow');
      if (repeats) return cut(path, `its pages repeat after ${seen.size} entries`);
      for (const id of ids) seen.add(id);
      const count = envelope.total_results ?? null;
      shrank ||= total !== null && count !== null && count < total;
      total = count;
      if (take(envelope.results) === 'enough' || !envelope.next_page_results) return shrank ? moved(path) : null;
      cursor = envelope.next_cursor ?? `${PER_PAGE}:${number}:0`;
    }
    return cut(path, `it has more than ${MAX_PAGES} pages`);
  }

  /** The list, each row once (a list that moves while it is read repeats some). What is not whole says so. */
  async all<T extends { readonly id: string }>(
    schema: z.ZodType<T>,
    path: Path,
    query: Query,
    caller: Caller,
  ): Promise<Listed<T>> {
    const rows = new Map<string, T>();
    const partial = await this.walk(path, query, caller, (page) => {
      for (const row of this.rows(schema, page, path)) if (!rows.has(row.id)) rows.set(row.id, row);
      return 'more';
    });
    return { rows: [...rows.values()], partial };
  }

  /** The rows that can be read. One that cannot must not hide the others; it is named in the log. */
  rows<T>(schema: z.ZodType<T>, page: readonly unknown[], path: Path): T[] {
    return page.flatMap((raw) => {
      const result = schema.safeParse(raw);
      if (result.success) return [result.data];
      this.#log.warn(
        `Plane: a row of ${path.join('/')}/ (${idOf(raw) ?? 'no id'}) cannot be read: ${issuesOf(result.error)}`,
      );
      return [];
    });
  }
}

export function unreadable(path: Path, faults: string, method = 'GET'): PlaneError {
  const message = `The answer of Plane to ${method} ${path.join('/')}/ cannot be read: ${faults}.`;
  const remedy = 'Check plane.base_url and the version of Plane; if both are right, report this.';
  return new PlaneError({ code: 'plane-answer-unreadable', message, remedy, retry: true }, { status: null });
}

/** Ids of the rows that have one. */
export function idsOf(page: readonly unknown[]): string[] {
  return page.map(idOf).filter((id) => id !== null);
}

function whole(results: readonly unknown[]): Envelope {
  return { results: [...results], next_page_results: false };
}

/** What a list broke off for when the key has no requests left: reading it again at once would spend the next ones, too. */
const SPENT: ReadonlySet<string> = new Set(['plane-budget', 'plane-rate-limited']);

function failed(path: Path, page: number, { code, message, remedy, retry }: Problem): Problem {
  const kind = SPENT.has(code) ? 'plane-list-spent' : 'plane-list-partial';
  return readInPart(kind, path, `page ${page} failed (${message.replace(/\.+$/, '')})`, { remedy, retry });
}

export function cut(path: Path, why: string): Problem {
  const remedy =
    'Check what stands between agentd and Plane: a cache that ignores the query shows one page for ever, or another one.';
  return readInPart('plane-list-partial', path, why, { remedy, retry: true });
}

function moved(path: Path): Problem {
  return readInPart('plane-list-partial', path, 'it became shorter meanwhile', { remedy: '', retry: true });
}

function readInPart(code: string, path: Path, why: string, more: Pick<Problem, 'remedy' | 'retry'>): Problem {
  const message = `GET ${path.join('/')}/ was read in part: ${why}. What was seen of it is used, and what was not is taken for unknown.`;
  return { code, message, ...more };
}

function idOf(raw: unknown): string | null {
  return typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string' ? raw.id : null;
}
