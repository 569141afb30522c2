/**
 * Every way in which an SSH visit fails → what it means. Pure. What went wrong before the script was sent is `Unreached`
 * (nothing has run, another channel may be tried); afterwards nobody knows (`TransportError`); another machine than the
 * one that is known is `HostKeyError`, whenever it shows.
 */
import { HostKeyError, TransportError, Unreached } from '../../../errors.ts';
import { LOGIN_ROWS, REACH_ROWS, SENT_ROWS } from './failures.ts';
import type { Row } from './failures.ts';
import { Noticed } from './fault.ts';
import type { Fault, Phase, Seen } from './fault.ts';
import { saying } from '../../sanitize.ts';

/**
 * @param banner what the server said meanwhile, raw.
 * @param where the machine in words, for the message: `linux-box (agent@100.64.0.7 port 22)`.
 */
export function classify(error: unknown, phase: Phase, banner: string, where: string): Fault {
  const seen = seenOf(error, phase, banner);
  const row = rowsFor(phase).find((each) => each.when(seen));
  const retry = row?.retry ?? true;
  return {
    code: row?.code ?? (phase === 'sent' ? 'ssh-link-lost' : 'ssh-failed'),
    kind: row?.kind ?? (phase === 'sent' ? 'TransportError' : 'Unreached'),
    message: `${where}: ${row?.says(seen) ?? saysOther(seen)}${saying(banner)}`,
    remedy: row?.remedy ?? OTHER_REMEDY,
    retry,
    wait_s: row?.wait_s ?? 0,
  };
}

/** The error that a fault is thrown as. */
export function errorOf(fault: Fault, cause?: unknown): TransportError {
  const { code, message, remedy, retry } = fault;
  const options = cause === undefined ? {} : { cause };
  switch (fault.kind) {
    case 'Unreached':
      return new Unreached({ code, message, remedy, retry }, options);
    case 'HostKeyError':
      return new HostKeyError({ code, message, remedy, retry }, options);
    case 'TransportError':
      return new TransportError({ code, message, remedy, retry }, options);
  }
}

function rowsFor(phase: Phase): readonly Row[] {
  if (phase === 'sent') return SENT_ROWS;
  return phase === 'reach' ? REACH_ROWS : [...LOGIN_ROWS, ...REACH_ROWS];
}

function seenOf(error: unknown, phase: Phase, banner: string): Seen {
  const fields: Readonly<Record<string, unknown>> = { ...(error instanceof Error ? error : {}) };
  const { level, code, reason } = fields;
  return {
    message: error instanceof Error ? error.message : String(error),
    phase,
    banner,
    level: typeof level === 'string' ? level : null,
    code: typeof code === 'string' || typeof code === 'number' ? code : null,
    reason: typeof reason === 'number' ? reason : null,
    noticed: error instanceof Noticed ? error.what : null,
  };
}

const OTHER_REMEDY = 'Try `ssh` to the machine by hand. If that works, report this with the log.';

function saysOther({ phase, message }: Seen): string {
  if (phase === 'sent') return `the link was lost while the script ran (${message}); what it has done is unknown.`;
  return `it could not be reached (${message}).`;
}
