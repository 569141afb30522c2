/**
 * A session that is opened while the answer to a script is awaited, so that the next script finds its shell waiting: it
 * then costs one round trip instead of three. A tick that looks and then acts sends two scripts.
 */
import type { Client, ClientChannel } from 'ssh2';

export interface SpareSession {
  /** Opens one, unless there is one. A server that allows no further session is not asked again. */
  prepare(command: string): void;
  /** The one that there is, once; null: none. It may turn out that there is none, or that the server has ended it. */
  take(): Promise<ClientChannel | null> | null;
}

export function spareSession(client: Client): SpareSession {
  let spare: Promise<ClientChannel | null> | null = null;
  let allowed = true;
  return {
    prepare: (command) => {
      if (allowed) spare ??= open(client, command);
      void spare?.then((session) => {
        if (session === null) [allowed, spare] = [false, null];
      });
    },
    take: () => {
      const taken = spare;
      spare = null;
      return taken;
    },
  };
}

function open(client: Client, command: string): Promise<ClientChannel | null> {
  return new Promise((resolve) => {
    try {
      client.exec(command, (error, session) => {
        if (error !== undefined) return resolve(null);
        // What its startup files print stays in the session until it is read with the answer.
        session.on('error', () => {});
        resolve(session);
      });
    } catch {
      resolve(null);
    }
  });
}

/** For connections on which every session costs something, such as one that is recorded. */
export const NO_SPARE: SpareSession = { prepare: () => {}, take: () => null };
