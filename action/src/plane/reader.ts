/** Typed reads over the client: one object, or the pages of a list. */
import type { z } from 'zod';
import type { Caller, PlaneClient } from './client.ts';
import { PlaneError } from '../errors.ts';
import type { Log } from '../ports.ts';
import type { Path } from './routes.ts';
import { issuesOf, Page, readAs } from './schema.ts';

/** Plane's page size must be the same for every page of a walk; Cloud takes 100 at most. */
const PER_PAGE = 100;
/** A list of more pages than this is taken for one that does not end. */
const MAX_PAGES = 200;

export type Query = Readonly<Record<string, string>>;

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
   * The pages of a list, in the server's order. A list that comes whole, as an array, is one page.
   * @throws {PlaneError} also when the server shows the same page again and again.
   */
  async *pages(path: Path, query: Query, caller: Caller): AsyncGenerator<readonly unknown[], void, void> {
    const { as, purpose } = caller;
    let cursor: string | null = null;
    const seen = new Set<string>();
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const paging: Query = { ...query, per_page: String(PER_PAGE), ...(cursor === null ? {} : { cursor }) };
      const body = await this.client.send({ method: 'GET', path, query: paging, as, purpose });
      if (Array.isArray(body)) {
        yield body;
        return;
      }
      const envelope = readAs(Page, body, (faults) => unreadable(path, faults));
      yield envelope.results;
      if (!envelope.next_page_results) return;
      cursor = envelope.next_cursor ?? `${PER_PAGE}:${page + 1}:0`;
      if (envelope.results.length === 0 || seen.has(cursor)) throw unreadable(path, 'its pages repeat');
      seen.add(cursor);
    }
    throw unreadable(path, `it has more than ${MAX_PAGES} pages`);
  }

  /** The whole list. Rows that are repeated (a list that moves while it is read) come once. */
  async all<T extends { readonly id: string }>(
    schema: z.ZodType<T>,
    path: Path,
    query: Query,
    caller: Caller,
  ): Promise<T[]> {
    const rows = new Map<string, T>();
    for await (const page of this.pages(path, query, caller)) {
      for (const row of this.rows(schema, page, path)) if (!rows.has(row.id)) rows.set(row.id, row);
    }
    return [...rows.values()];
  }

  /** The rows that can be read. One that cannot must not hide the others; it is named in the log. */
  rows<T>(schema: z.ZodType<T>, page: readonly unknown[], path: Path): T[] {
    return page.flatMap((raw) => {
      const result = schema.safeParse(raw);
      if (result.success) return [result.data];
      this.#log.warn(`Plane: a row of ${path.join('/')}/ (${idOf(raw)}) cannot be read: ${issuesOf(result.error)}`);
      return [];
    });
  }
}

export function unreadable(path: Path, faults: string): PlaneError {
  const message = `The answer of Plane to GET ${path.join('/')}/ cannot be read: ${faults}.`;
  const remedy = 'Check plane.base_url and the version of Plane; if both are right, report this.';
  return new PlaneError({ code: 'plane-answer-unreadable', message, remedy, retry: true }, { status: null });
}

function idOf(raw: unknown): string {
  return typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string' ? raw.id : 'no id';
}
