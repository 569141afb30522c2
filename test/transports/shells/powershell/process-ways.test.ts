/** Which way is taken where others are denied, and how often a denied one is asked. */
import { expect, it } from 'vitest';
import { FILES } from '../../../../action/src/transports/shells/powershell/library.ts';
import { TIMES } from '../../../../action/src/transports/shells/powershell/windows-times.ts';
import { PROCESS_WAYS } from '../../../../action/src/transports/shells/powershell/process-ways.ts';
import { withPowerShell } from './pwsh.ts';

/** Functions that count how often they are asked; the words of the arguments are what each does. */
function ways(wmi: string, native: string, asked: string, born = "throw 'Access denied'"): string {
  const one = (name: string, body: string): string =>
    `function ${name}($id){$Asked['${name}']=1+[int]$Asked['${name}'];${body}}`;
  return [
    FILES + PROCESS_WAYS,
    '$Asked=@{}',
    one('wmi_rows', wmi),
    one('native_rows', native),
    one('plain_rows', "@{p=[string]$PID;q='';c='';s=''},@{p='7';q='';c='';s=''}"),
    one('asked_born', asked),
    one('wmi_born', born),
    one('native_born', born),
    '',
  ].join('\n');
}

const DENIED = "throw 'Access denied'";
const LIST = (s: string): string => `@{p=[string]$PID;q='1';c='own';s='${s}'},@{p='7';q='1';c='x';s='5'}`;

withPowerShell('processes', ({ server }) => {
  it.each([
    ['by WMI', LIST('9'), LIST('8'), false, { wmi_rows: 3 }, 5],
    ['by the kernel where WMI is denied, which is asked once', DENIED, LIST('4'), false, { wmi_rows: 1, native_rows: 3 }, 4], // prettier-ignore
    ['by their pids alone where both are denied', DENIED, DENIED, true, { wmi_rows: 1, native_rows: 1, plain_rows: 3 }, null], // prettier-ignore
    ['not by a list that does not hold this very process', "@{p='7';q='1';c='x';s='5'}", '', true, { wmi_rows: 1, native_rows: 1, plain_rows: 3 }, null], // prettier-ignore
  ] as const)('are listed %s', async (_what, wmi, native, bare, counts, eldest) => {
    const said = await server().ask(
      `${ways(wmi, native, DENIED)}$State.rows=@(rows);$first=eldest;[void]@(rows);$count=@(rows).Count
@{asked=$Asked;bare=[bool]$State.bare;first=$first;some=$count -gt 0}`,
    );
    expect(said).toEqual({ asked: counts, bare, first: eldest, some: true });
  });

  it('are listed by a denied way again after a hundred lists, which is minutes', async () => {
    const said = await server().ask(
      `${ways(DENIED, DENIED, DENIED)}for($at=0;$at -lt 250;$at++){[void]@(rows)};$Asked`,
    );
    expect(said).toMatchObject({ wmi_rows: 3, native_rows: 3, plain_rows: 250 });
  });

  it.each([
    ['themselves', "'11'", DENIED, '11'],
    ['themselves, if they are not there', '', DENIED, null],
    ['by WMI or the kernel where they may not be asked', DENIED, "'12'", '12'],
    ['by those, if they are not there', DENIED, '', null],
    ['by nobody: that is an error, and no death', DENIED, DENIED, 'unknown'],
  ])('tell when they began %s', async (_what, asked, born, expected) => {
    const said = await server().ask(
      `${ways(DENIED, DENIED, asked, born)}$said=try{born '7'}catch{'unknown'}\n@{s=$said}`,
    );
    expect(said).toEqual({ s: expected });
  });

  it('of others, of which a way does not tell when they began, close that way to nothing else', async () => {
    const said = await server().ask(
      `${ways(LIST('9'), DENIED, DENIED, "'?'")}$said=try{born '7'}catch{'unknown'}\n[void]@(rows)\n@{s=$said;bare=[bool]$State.bare;shut=@($State.shut.Keys)}`,
    );
    expect(said).toEqual({ s: 'unknown', bare: false, shut: [] });
  });

  it('that may not be asked are no fault of a script, and what is said is of the process', async () => {
    // A property that cannot be read, as that of a process of another user.
    const asked = TIMES.asked_born.replace(
      '[Diagnostics.Process]::GetProcessById([int]$id)',
      '[Diagnostics.Process]::new()',
    );
    expect(await server().ask(`${asked}\ntry{asked_born '7'}catch{[string]$_}`)).toBe('the process does not tell it');
  });

  it('that WMI shows without a start are there, and nothing more is told', async () => {
    const said = await server().ask(
      `${TIMES.wmi_born}\nfunction wmi_time($date){$date}\nfunction Get-CimInstance($ClassName,$Filter,$Property){if($Filter -ne 'ProcessId=9'){@{CreationDate=$(if($Filter -eq 'ProcessId=8'){'5'})}}}\n@{none=wmi_born '9';told=wmi_born '8';other=wmi_born '7'}`,
    );
    expect(said).toEqual({ none: null, told: '5', other: '?' });
  });

  it('that surely are no PowerShell are not the wrapper, though nobody tells when they began', async () => {
    const said = await server().ask(
      `${ways(DENIED, DENIED, DENIED)}${TIMES.up}\n@{other=up '1' '5' '';none=up '4194303' '5' ''}`,
    );
    expect(said).toEqual({ other: false, none: false });
  });
});
