/** The body of a request as Plane's parsers read it: JSON, or the fields of an HTML form. */
import type { Json } from '../../model/basics.ts';
import { badRequest, broken, Refusal } from './errors.ts';
import type { PlaneRequest } from '../http-message.ts';
import { JsonSyntaxError, parseJson } from '../python/json.ts';

/** Larger bodies are answered with 413 before anything else is looked at. */
export const BODY_LIMIT = 5 * 1024 * 1024;

/** @throws {Refusal} 400 for what cannot be parsed, 415 for another content type. */
export function readBody(request: PlaneRequest): Json {
  if (request.body.length === 0) return {};
  const type = request.headers['content-type'] ?? '';
  switch (type.split(';')[0]?.trim().toLowerCase()) {
    case 'application/json':
      return readJson(request.body);
    case 'application/x-www-form-urlencoded':
      return readForm(new URLSearchParams(new TextDecoder().decode(request.body)));
    case 'multipart/form-data':
      if (/boundary=/i.test(type)) break;
      throw badRequest({ detail: 'Multipart form parse error - Invalid boundary in multipart: None' });
    default:
  }
  throw new Refusal(415, { detail: `Unsupported media type "${type}" in request.` });
}

function readJson(bytes: Uint8Array): Json {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw badRequest({ detail: "JSON parse error - 'utf-8' codec can't decode the body" });
  }
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError) throw badRequest({ detail: `JSON parse error - ${error.message}` });
    if (error instanceof RangeError) throw broken();
    throw error;
  }
}

/** A name that occurs several times is a list; the views take the last entry where they expect one value. */
function readForm(form: URLSearchParams): Json {
  const fields = Object.create(null) as Record<string, Json>;
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return fields;
}
