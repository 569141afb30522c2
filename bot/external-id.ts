/**
 * Names of comments that stay the same however often they are posted. Plane answers 409 for one it has in the project,
 * whatever item that comment hangs on, so the item is part of the name; the lineage keeps a new state apart from an old one.
 */
import { createHash } from 'node:crypto';

/** Plane v1.3.1 refuses longer ones. */
export const EXTERNAL_ID_MAX = 255;

/** `<lineage8>:<item>:<run_id>:<kind>`; different parts never give the same id. */
export function externalId(lineage8: string, itemId: string, runId: string, kind: string): string {
  const whole = [lineage8, itemId, runId, kind].map(part).join(':');
  if (whole.length <= EXTERNAL_ID_MAX) return whole;
  const digest = createHash('sha256').update(whole).digest('hex');
  return `${whole.slice(0, EXTERNAL_ID_MAX - digest.length - 1)}~${digest}`;
}

/** Writes the separators (`:`, `~`), `%`, and all but visible ASCII as `%XX` bytes. */
function part(text: string): string {
  return text.replace(/[^!-9;-}]|%/gu, (char) => {
    const bytes = Buffer.from(char, 'utf8').toString('hex').toUpperCase();
    return bytes.replace(/../g, '%$&');
  });
}
