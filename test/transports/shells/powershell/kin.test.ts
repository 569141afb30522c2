/** What belongs to a run on Windows, told from tables of processes. Pids stay in children whose parent is gone. */
import { describe, expect, it } from 'vitest';
import { KIN } from '../../../../action/src/transports/shells/powershell/kin.ts';
import { SWEEP } from '../../../../action/src/transports/shells/powershell/kill.ts';
import { FILES } from '../../../../action/src/transports/shells/powershell/library.ts';
import { PROCESS_WAYS } from '../../../../action/src/transports/shells/powershell/process-ways.ts';
import { withPowerShell } from './pwsh.ts';

interface Row {
  readonly pid: number;
  readonly parent: number;
  readonly start: number;
  readonly command?: string;
}

const WRAPPER = 'powershell.exe -File "/runs/a/run.ps1" -Mark AGENTD_RUN=agentd-a';
/** The run's wrapper, and two processes of the system. */
const MACHINE: readonly Row[] = [
  { pid: 4, parent: 0, start: 1 },
  { pid: 50, parent: 4, start: 20 },
  { pid: 100, parent: 50, start: 1000, command: WRAPPER },
];
const WITHOUT_WRAPPER = MACHINE.slice(0, 2);

interface Scene {
  readonly rows: readonly Row[];
  /** What `watch.txt` says: pid → start. */
  readonly pins?: Readonly<Record<string, number>>;
  readonly until?: number;
  readonly extra?: string;
}

withPowerShell('the kin of a run', ({ server }) => {
  const prepared = ({ rows, pins = {}, until, extra = '' }: Scene): string => {
    const list = rows.map(({ pid, parent, command = 'x' }) => `@{p='${pid}';q='${parent}';c='${command}'}`);
    const table = rows.map(({ pid, start }) => `'${pid}'='${start}'`);
    const pinned = Object.entries(pins).map(([pid, start]) => `'${pid}'='${start}'`);
    return `${FILES}${PROCESS_WAYS}${KIN}${SWEEP}
$Dir='/runs/a';$Task='agentd-a';$List=[Collections.ArrayList]@(${list.join(',')});$Table=@{${table.join(';')}}
$State.p='100';$State.s='1000';$State.b='b';$State.aw=''
$State.pins=@{${pinned.join(';')}};$State.filed=$State.pins.Clone();$State.until='${until ?? ''}'
function born($id){$Table[$id]}
function up($id,$since,$when){$Table[$id] -eq $since}
function rows{@($List)}
${extra}`;
  };
  const kin = async (scene: Scene): Promise<readonly number[]> => {
    const answer = await server().ask(`${prepared(scene)}\ngather;@{mine=@($State.mine.Keys)}`);
    return (answer as { mine: readonly string[] }).mine.map(Number).toSorted((a, b) => a - b);
  };

  describe('is', () => {
    it('the descendants of the wrapper, whether it lives or not, and not the wrapper', async () => {
      const rows = [
        { pid: 101, parent: 100, start: 1001 },
        { pid: 102, parent: 101, start: 1002 },
        { pid: 60, parent: 50, start: 1003 },
      ];
      expect(await kin({ rows: [...MACHINE, ...rows] })).toEqual([101, 102]);
      expect(await kin({ rows: [...WITHOUT_WRAPPER, ...rows] })).toEqual([101, 102]);
    });

    it('what has the marker as a word of its command line, and its descendants', async () => {
      const rows = [
        { pid: 70, parent: 9, start: 2000, command: 'cmd /c "x" agent "AGENTD_RUN=agentd-a" more' },
        { pid: 71, parent: 70, start: 2001 },
        { pid: 72, parent: 9, start: 2002, command: 'cmd AGENTD_RUN=agentd-abc' },
      ];
      expect(await kin({ rows: [...WITHOUT_WRAPPER, ...rows] })).toEqual([70, 71]);
    });

    it('who was seen before, and the children of one that has been seen and is gone', async () => {
      const rows = [
        { pid: 110, parent: 999, start: 1100 },
        { pid: 111, parent: 120, start: 1200 },
        { pid: 112, parent: 111, start: 1201 },
      ];
      const pins = { 110: 1100, 120: 1150 };
      expect(await kin({ rows: [...MACHINE, ...rows], pins, until: 1300 })).toEqual([110, 111, 112]);
    });
  });

  describe('is not', () => {
    it('a stranger who got a pid that was seen, nor the children of that stranger', async () => {
      const rows = [
        { pid: 120, parent: 50, start: 1500 },
        { pid: 121, parent: 120, start: 1501 },
        { pid: 122, parent: 120, start: 1300 },
      ];
      // The child that is older than the stranger is the run’s.
      expect(await kin({ rows: [...MACHINE, ...rows], pins: { 120: 1150 }, until: 1400 })).toEqual([122]);
    });

    it('a child of a pid that only a file names, from after that file was written', async () => {
      const rows = [{ pid: 130, parent: 120, start: 1800 }];
      expect(await kin({ rows: [...MACHINE, ...rows], pins: { 120: 1150 }, until: 1400 })).toEqual([]);
    });

    it('older than its parent, or older than the wrapper where a file names it', async () => {
      const rows = [
        { pid: 140, parent: 100, start: 900 },
        { pid: 141, parent: 50, start: 950 },
      ];
      expect(await kin({ rows: [...MACHINE, ...rows], pins: { 141: 950 }, until: 1400 })).toEqual([]);
    });

    it('anything of an earlier boot, but for what has the marker here', async () => {
      const rows = [
        { pid: 101, parent: 100, start: 1001 },
        { pid: 102, parent: 9, start: 1001, command: 'cmd AGENTD_RUN=agentd-a' },
      ];
      expect(await kin({ rows: [...WITHOUT_WRAPPER, ...rows], extra: `$State.aw='boot'` })).toEqual([102]);
    });
  });

  describe('where something is not told', () => {
    const told = async (scene: Scene): Promise<unknown> =>
      server().ask(
        `${prepared(scene)}\ngather;@{mine=@($State.mine.Keys|Sort-Object);dark=@($State.dark.Keys);hidden=[bool](hidden)}`,
      );
    const silent = (pid: number): string =>
      `function born($id){if($id -eq '${pid}'){throw 'Access denied'};$Table[$id]}`;

    it('is found beside a stranger who does not tell when it began', async () => {
      const rows = [
        { pid: 60, parent: 50, start: 1003 },
        { pid: 101, parent: 100, start: 1001 },
      ];
      const scene = { rows: [...MACHINE, ...rows], extra: silent(60) };
      expect(await told(scene)).toEqual({ mine: ['101'], dark: [], hidden: false });
    });

    it('may be a child that does not tell when it began: it is never ended, and the run not gone', async () => {
      const rows = [
        { pid: 101, parent: 100, start: 1001 },
        { pid: 102, parent: 101, start: 1002 },
      ];
      const scene = { rows: [...WITHOUT_WRAPPER, ...rows], extra: silent(102) };
      expect(await told(scene)).toEqual({ mine: ['101'], dark: ['102'], hidden: true });
    });

    it('is pinned or marked after a restart or a change of the clock; a child of the dead wrapper only may be', async () => {
      const rows = [
        { pid: 101, parent: 100, start: 1001 },
        { pid: 102, parent: 100, start: 1002 },
        { pid: 103, parent: 102, start: 1003 },
        { pid: 104, parent: 9, start: 1001, command: 'cmd AGENTD_RUN=agentd-a' },
      ];
      const pins = { 102: 1002 };
      const scene = { rows: [...WITHOUT_WRAPPER, ...rows], pins, until: 1500, extra: `$State.aw='clock'` };
      expect(await told(scene)).toEqual({ mine: ['102', '103', '104'], dark: ['101'], hidden: true });
      expect(await told({ ...scene, extra: `$State.aw='boot'` })).toEqual({
        mine: ['102', '103', '104'],
        dark: [],
        hidden: false,
      });
    });

    it('is by a list of pids alone what was pinned, and that may not be all', async () => {
      const rows = [100, 101, 102].map((pid) => ({ pid, parent: 0, start: 900 + pid, command: '' }));
      const scene = { rows, pins: { 102: 1002 }, until: 1500, extra: '$State.bare=$true' };
      expect(await told(scene)).toEqual({ mine: ['102'], dark: [], hidden: true });
    });
  });

  const sweptFrom = async (extra: string): Promise<readonly string[]> => {
    const rows = [
      { pid: 101, parent: 100, start: 1001 },
      { pid: 102, parent: 101, start: 1002 },
    ];
    const ending = `$Ended=[Collections.ArrayList]::new()
function end_one($id){[void]$Ended.Add($id);$Table.Remove($id)
${extra}}`;
    const said = await server().ask(
      `${prepared({ rows: [...MACHINE, ...rows], extra: ending })}\nsweep;@{ended=@($Ended)}`,
    );
    return (said as { ended: readonly string[] }).ended;
  };

  it('is looked for again after a sweep, because what was just ended may have started more', async () => {
    const ended = await sweptFrom(`if($id -eq '101'){$Table['103']='1400';[void]$List.Add(@{p='103';q='101';c='x'})}`);
    expect(ended.toSorted()).toEqual(['101', '102', '103']);
  });

  it.each([
    ['dies while its tree is about to be ended', "$Table.Remove('100')", []],
    ['is ended with its tree', '', ['137']],
  ])('may be left, where only pids are told, of a wrapper that %s', async (_what, dies, codes) => {
    const extra = `$State.bare=$true;$Known=@{p='100'};$Records=[Collections.ArrayList]::new()
function end_tree($id){$Table.Remove($id);$true}
function end_one($id){}
function there($name){$false}
function record($code){[void]$Records.Add([string]$code)}
gather;${dies}`;
    const said = await server().ask(`${prepared({ rows: MACHINE, extra })}\nsweep;closed;@{codes=@($Records)}`);
    expect(said).toEqual({ codes });
  });

  it('is ended only while it is the very process that was seen', async () => {
    const stranger = `$other=if($id -eq '101'){'102'}else{'101'}
foreach($row in $List){if($row.p -eq $other){$row.q='9'}};$Table[$other]='7777'`;
    expect(await sweptFrom(stranger)).toHaveLength(1);
  });
});
