/** Pages of a list: `per_page`, and a cursor of which only the page number counts. */
import type { Json } from '../../model/basics.ts';
import { queryOf, type Call } from './call.ts';
import { badRequest, broken } from './errors.ts';
import { intOf } from '../python/values.ts';

const MAX_PER_PAGE = 1000;

/** The envelope of Plane's lists. @throws {Refusal} 400 and 500 for what Plane cannot read. */
export function page<T>(call: Call, rows: readonly T[], show: (row: T) => Json): Json {
  const limit = perPage(queryOf(call, 'per_page'));
  const number = pageNumber(queryOf(call, 'cursor'));
  if (limit < 1 || !Number.isSafeInteger(limit * number)) throw broken();
  if (number < 0) throw badRequest({ detail: 'Error in parsing' });
  const start = limit * number;
  const results = rows.slice(start, start + limit);
  return {
    grouped_by: null,
    sub_grouped_by: null,
    total_count: rows.length,
    next_cursor: `${String(limit)}:${String(number + 1)}:0`,
    prev_cursor: `${String(limit)}:${String(number - 1)}:1`,
    next_page_results: rows.length > start + limit,
    prev_page_results: number > 0,
    count: results.length,
    total_pages: Math.ceil(rows.length / limit),
    total_results: rows.length,
    extra_stats: null,
    results: results.map(show),
  };
}

function perPage(sent: string | null): number {
  if (sent === null) return MAX_PER_PAGE;
  const limit = intOf(sent);
  if (limit === null) throw badRequest({ detail: 'Invalid per_page parameter.' });
  if (limit > MAX_PER_PAGE) {
    throw badRequest({ detail: `Invalid per_page value. Cannot exceed ${String(MAX_PER_PAGE)}.` });
  }
  return limit;
}

function pageNumber(sent: string | null): number {
  if (sent === null) return 0;
  const parts = sent.split(':');
  const [size = '', number = '', back = ''] = parts;
  const page = intOf(number);
  const isSize = size.includes('.') ? /^\s*[+-]?(\d+\.\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(size) : intOf(size) !== null;
  if (parts.length !== 3 || !isSize || page === null || intOf(back) === null) {
    throw badRequest({ detail: 'Invalid cursor parameter.' });
  }
  return page;
}
