/** The PowerShell of these tests, and what they share: one process that runs scripts, and the stand-ins for Windows. */
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { TransportVerbs } from '../../../../action/src/ports/transport.ts';
import { powershellShell } from '../../../../action/src/transports/shells/powershell/shell.ts';
import { createTransport } from '../../../../action/src/transports/transport.ts';
import { USER_ENV, openPlace, trueRandom } from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { pwshServer } from './channel.ts';
import type { PwshServer } from './channel.ts';
import { makeListingLibrary } from './listing.ts';
import { standIns } from './stand-ins.ts';
import type { StandIns } from './stand-ins.ts';
import { thriftyPwsh } from './thrifty.ts';
import { removeFolder } from '../../../folders.ts';

/** A PowerShell takes a second to start, and many on a busy machine: what hangs is said by `until`, long before. */
const SLOW = 600_000;

export interface Windows {
  /** Holds the stand-in of the task scheduler in `tasks`. */
  readonly base: string;
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
  server(): PwshServer;
  connect(changes?: Partial<StandIns>): (run_root: string) => TransportVerbs;
  at(work: (place: Place) => Promise<void>, changes?: Partial<StandIns>): Promise<void>;
}

/** Tests that need a PowerShell; without one they are skipped and say so. */
export function withPowerShell(name: string, tests: (windows: Windows) => void): void {
  const program = thriftyPwsh();
  const missing = program === null ? ': there is none here; run .ci/tools, which needs the dotnet command' : '';
  describe.skipIf(program === null)(`${name}, in PowerShell${missing}`, { timeout: SLOW }, () => {
    const windows = prepared(program ?? 'pwsh');
    afterAll(() => {
      windows.server().stop();
      // Whatever the scripts ended was a process of these tests.
      expect(foreignIn(windows.base)).toBe('');
      removeFolder(windows.base);
    });
    beforeAll(() => {
      makeListingLibrary(windows.program);
      windows.server();
    });
    tests(windows);
  });
}

function prepared(program: string): Windows {
  const base = mkdtempSync(join(tmpdir(), 'agentd-windows-'));
  mkdirSync(join(base, 'tasks'));
  mkdirSync(join(base, 'home'));
  const env = {
    ...USER_ENV,
    XDG_CACHE_HOME: join(base, 'home'),
    TEST_STANDINS: base,
  };
  let started: PwshServer | null = null;
  const server = (): PwshServer => (started ??= pwshServer(program, env));
  const connect: Windows['connect'] = (changes = {}) => {
    const shell = powershellShell(standIns(base, { pwsh: program, agent: 'bash', ...changes }));
    return (run_root) =>
      createTransport(shell, server().channel, { run_root, random: trueRandom, timeout_ms: 300_000, home: '/home/x' });
  };
  return {
    base,
    program,
    env,
    server,
    connect,
    at: async (work, changes) => {
      const place = openPlace(connect(changes));
      try {
        await work(place);
      } finally {
        await place.dispose();
      }
    },
  };
}

function foreignIn(base: string): string {
  try {
    return readFileSync(join(base, 'foreign'), 'utf8');
  } catch {
    return '';
  }
}
