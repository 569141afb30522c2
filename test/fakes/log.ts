/** Where log lines go that no test looks at, and where those go that one does. */
import type { Log } from '../../action/src/ports/host.ts';

const nothing = (): void => {};

export const silentLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

export interface KeptLog extends Log {
  /** `warn: …`, oldest first. */
  readonly lines: readonly string[];
}

export function keptLog(): KeptLog {
  const lines: string[] = [];
  const keep = (level: string) => (message: string) => void lines.push(`${level}: ${message}`);
  return { lines, debug: keep('debug'), info: keep('info'), warn: keep('warn'), error: keep('error') };
}
