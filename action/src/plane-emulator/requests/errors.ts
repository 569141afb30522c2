/** Answers of refusal, in the shapes of Plane v1.3.1 (Django REST framework). */
import type { Json } from '../../model/basics.ts';

/** Ends a view with an answer that is not a success. Rows written before stay written, as in Plane. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** Sent as JSON; a text is sent as an HTML page without any of the usual headers. */
  readonly body: Json;

  constructor(status: number, body: Json) {
    super(`refused with ${String(status)}`);
    this.status = status;
    this.body = body;
  }
}

export const badRequest = (body: Json): Refusal => new Refusal(400, body);
/** A rule of the database was broken. */
export const payloadInvalid = (): Refusal => badRequest({ error: 'The payload is not valid' });
/** A value that no column of the database takes. */
export const detailInvalid = (): Refusal => badRequest({ error: 'Please provide valid detail' });
export const notFound = (): Refusal => new Refusal(404, { error: 'The requested resource does not exist.' });
export const taken = (what: string, id: string): Refusal => new Refusal(409, { error: what, id });
/** What Plane answers where its code breaks. */
export const broken = (): Refusal => new Refusal(500, { error: 'Something went wrong please try again later' });
/** A query that the database cannot read at all breaks outside of the API's error handling. */
export const brokenPage = (): Refusal => new Refusal(500, BROKEN_PAGE);

const BROKEN_PAGE = `
<!doctype html>
<html lang="en">
<head>
  <title>Server Error (500)</title>
</head>
<body>
  <h1>Server Error (500)</h1><p></p>
</body>
</html>
`;
