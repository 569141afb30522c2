/** The boot of a Windows machine, told by its clock and by how long it is up, and what proves that an earlier boot is over. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FILES } from '../../../../action/src/transports/shells/powershell/library.ts';
import { TIMES } from '../../../../action/src/transports/shells/powershell/windows-times.ts';
import { withPowerShell } from './pwsh.ts';

const SECOND = 10_000_000n;
const MINUTE = 60n * SECOND;
const HOUR = 60n * MINUTE;
const DAY = 24n * HOUR;
/** 2026-11-01, as ticks of .NET. */
const BOOT = 639_130_176_000_000_000n;

interface Case {
  readonly what: string;
  /** How long the machine is up, and its boot as it is told by the clock. */
  readonly up: bigint;
  readonly boot: bigint;
  /** Boot and start that were recorded. */
  readonly recorded: bigint;
  readonly start: bigint;
  /** When the oldest process began that is there; null: nobody tells. */
  readonly eldest: bigint | null;
  readonly same: boolean;
  readonly over?: boolean;
}

const CASES: readonly Case[] = [
  {
    what: 'the same boot, by WMI then and by the clock now',
    up: DAY,
    boot: BOOT,
    recorded: BOOT + SECOND,
    start: BOOT + HOUR,
    eldest: BOOT,
    same: true,
  },
  {
    what: 'the same boot after months in which the clock was corrected bit by bit',
    up: 200n * DAY,
    boot: BOOT + 40n * MINUTE,
    recorded: BOOT,
    start: BOOT + HOUR,
    eldest: BOOT,
    same: true,
  },
  {
    what: 'a boot as far from this one, without the months',
    up: 2n * DAY,
    boot: BOOT + 40n * MINUTE,
    recorded: BOOT,
    start: BOOT + HOUR,
    eldest: BOOT,
    same: false,
    over: false,
  },
  {
    what: 'a restart, seen before the machine is up for as long as it was',
    up: 5n * MINUTE,
    boot: BOOT + DAY,
    recorded: BOOT,
    start: BOOT + 23n * HOUR,
    eldest: null,
    same: false,
    over: true,
  },
  {
    what: 'a restart that is seen later: no process is as old as the run was',
    up: 10n * DAY,
    boot: BOOT + DAY,
    recorded: BOOT,
    start: BOOT + HOUR,
    eldest: BOOT + DAY + SECOND,
    same: false,
    over: true,
  },
  {
    what: 'the same, where nobody tells how old processes are',
    up: 10n * DAY,
    boot: BOOT + DAY,
    recorded: BOOT,
    start: BOOT + HOUR,
    eldest: null,
    same: false,
    over: false,
  },
  {
    what: 'a clock that was set forward by hours: the oldest process is as old as the old boot',
    up: DAY,
    boot: BOOT + 9n * HOUR,
    recorded: BOOT,
    start: BOOT + HOUR,
    eldest: BOOT,
    same: false,
    over: false,
  },
  {
    what: 'a clock that was set back by hours',
    up: DAY,
    boot: BOOT - 9n * HOUR,
    recorded: BOOT,
    start: BOOT + HOUR,
    eldest: BOOT,
    same: false,
    over: false,
  },
];

withPowerShell('the boot of a Windows machine', ({ server }) => {
  it('is told without WMI: the clock less the time that it is up', async () => {
    const boot = (await server().ask(`${FILES}${TIMES.boot}\nboot`)) as string;
    const [, seconds = ''] = /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8')) ?? [];
    const real = 621_355_968_000_000_000n + BigInt(seconds) * SECOND;
    const apart = BigInt(boot) - real;
    expect(apart < 2n * MINUTE && apart > -2n * MINUTE).toBe(true);
    expect(BigInt(boot) % MINUTE).toBe(0n);
  });

  it.each(CASES)('is compared, and an end of it proven: $what', async (one) => {
    const said = await server().ask(`${TIMES.boot}
${TIMES.same}
function uptime{[long]${one.up}}
function eldest{${one.eldest === null ? '' : `[long]${one.eldest / 10n}`}}
$Boot='${one.boot}'
@{same=same '${one.recorded}';over=restarted '${one.start / 10n}' '${one.recorded}'}`);
    expect(said).toMatchObject({ same: one.same, ...(one.over === undefined ? {} : { over: one.over }) });
  });

  it('is another one, and nothing proven, where what was recorded is no time', async () => {
    const said = await server().ask(
      `${TIMES.boot}\n${TIMES.same}\n$Boot='${BOOT}'\n@{same=same 'x';over=restarted '' 'x'}`,
    );
    expect(said).toEqual({ same: false, over: false });
  });
});
