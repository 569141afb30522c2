/** The functions of Windows that start runs, for real, over commands that are denied as the real ones are. */
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { WindowsWay } from '../../../../action/src/ports/machine-facts.ts';
import { FILES } from '../../../../action/src/transports/shells/powershell/library.ts';
import { KIN } from '../../../../action/src/transports/shells/powershell/kin.ts';
import { START } from '../../../../action/src/transports/shells/powershell/start.ts';
import { OUTSIDE, WATCHDOG_WAYS, listOfWays } from '../../../../action/src/transports/shells/powershell/start-ways.ts';
import { MACHINE_FACTS, FACTS_BEGIN } from '../../../../action/src/transports/shells/powershell/machine-facts.ts';
import { UNPACK } from '../../../../action/src/transports/shells/powershell/verbs.ts';
import { BREAKAWAY_SCRIPT, EMITTED } from '../../../../action/src/transports/shells/powershell/windows-breakaway.ts';
import { WINDOWS } from '../../../../action/src/transports/shells/powershell/windows.ts';
import { quote } from '../../../../action/src/transports/shells/powershell/quote.ts';
import { leave } from '../../../contracts/place.ts';
import { withPowerShell } from './pwsh.ts';

const ORDER = ['by_schtasks', 'by_com', 'by_wmi', 'by_breakaway'] as const satisfies readonly WindowsWay[];
const COMBINATIONS = Array.from({ length: 16 }, (_none, bits) => ORDER.filter((_way, at) => (bits >> at) & 1));

/** What Windows says on its own. */
const SAYS = {
  by_schtasks: 'schtasks.exe: S4U: ERROR: Access is denied. (exit code 1)',
  by_com: 'task service by COM: Access is denied. (Exception from HRESULT: 0x80070005 (E_ACCESSDENIED))',
  by_wmi: 'WMI: Access denied',
  by_breakaway:
    'breakaway from the job: This script contains malicious content and has been blocked by your antivirus software.',
} as const;
const WORKS = {
  by_schtasks: 'task S4U by schtasks.exe',
  by_com: 'task S4U by task service by COM',
  by_wmi: 'process by WMI',
  by_breakaway: 'process by breakaway from the job',
} as const;

withPowerShell('a start on Windows', ({ server, base }) => {
  /** A system folder whose `schtasks.exe` notes its words, and keeps the file that it is given. */
  const system = join(base, 'windows');
  const program = (name: string, ...lines: readonly string[]): string => {
    mkdirSync(join(system, 'System32'), { recursive: true });
    const path = join(system, 'System32', name);
    leave(path, ['#!/bin/sh', ...lines, ''].join('\n'));
    chmodSync(path, 0o755);
    return path;
  };
  const ready = (denied: readonly WindowsWay[]): string => {
    program(
      'schtasks.exe',
      `printf '%s\\n' "$*" >>${base}/words`,
      `if [ "$1" = /Create ]; then cp "$5" ${base}/task.xml; fi`,
      ...(denied.includes('by_schtasks') ? ['echo "ERROR: Access is denied." >&2; exit 1'] : ['echo "SUCCESS"']),
    );
    const child = program(
      'child',
      denied.includes('by_breakaway')
        ? 'echo "This script contains malicious content and has been blocked by your antivirus software." >&2; exit 1'
        : `printf '%s' "$AGENTD_CALL" >${base}/call; echo "agentd 4242"`,
    );
    const com = denied.includes('by_com')
      ? `throw 'Access is denied. (Exception from HRESULT: 0x80070005 (E_ACCESSDENIED))'`
      : String.raw`$task=[pscustomobject]@{LastTaskResult=267009}
$task|Add-Member ScriptMethod Run {param($any)}
$folder=[pscustomobject]@{task=$task}
$folder|Add-Member ScriptMethod RegisterTask {param($name,$xml,$flags,$user,$password,$logon,$sddl) [IO.File]::WriteAllText('${base}/com.txt',"$name $flags $logon $xml");$this.task}
$folder|Add-Member ScriptMethod GetTask {param($name) $this.task}
$service=[pscustomobject]@{folder=$folder}
$service|Add-Member ScriptMethod Connect {}
$service|Add-Member ScriptMethod GetFolder {param($path) $this.folder}
$service`;
    return [
      `$env:SystemRoot='${system}'`,
      FILES + UNPACK,
      WINDOWS.self,
      WINDOWS.ask_tasks,
      WINDOWS.tasks,
      WINDOWS.task_said,
      WINDOWS.by_tasks,
      WINDOWS.by_wmi,
      WINDOWS.by_breakaway,
      OUTSIDE,
      `function sid{'S-1-5-21-1-2-3-1001'}`,
      `function ps_exe{'${child}'}`,
      'function signed_in{@()}',
      `function New-Object($ComObject){if($ComObject -ne 'Schedule.Service'){throw};${com}}`,
      `function Invoke-CimMethod($ClassName,$MethodName,$Arguments){${denied.includes('by_wmi') ? `throw 'Access denied '` : '@{ReturnValue=0;ProcessId=77}'}}`,
    ].join('\n');
  };
  const folder = (name: string): string => {
    const path = join(base, name);
    mkdirSync(path, { recursive: true });
    return path;
  };

  it('is by the best way that is left, whichever are denied, and keeps the words of each in their order', async () => {
    const file = join(folder('runs & "quoted"'), 'run.ps1');
    for (const denied of COMBINATIONS) {
      const text = `${ready(denied)}\n$how=outside 'agentd-a' ${quote(file)} '-Mark AGENTD_RUN=agentd-a' ${listOfWays(ORDER)}\n@{how="$how";tried=@($State.tried);child=[string]$State.child}`;
      const answer = await server().ask(text);
      const best = ORDER.find((way) => !(denied as readonly string[]).includes(way));
      const before = ORDER.slice(0, best === undefined ? 4 : ORDER.indexOf(best));
      expect(answer, `denied: ${denied.join(', ')}`).toEqual({
        how: best === undefined ? '' : WORKS[best],
        tried: before.map((way) => SAYS[way]),
        child: best === 'by_wmi' ? '77' : best === 'by_breakaway' ? '4242' : '',
      });
    }
    expect(readdirSync(join(file, '..'))).toEqual([]);
  });

  it('is tried each way alone by a machine, and so is each way to list processes: what is denied keeps none of the others back', async () => {
    const every = [...ORDER, 'query', 'native'] as const;
    for (const denied of [[], ...every.map((way) => [way]), every.filter((way) => way !== 'by_breakaway'), every]) {
      const no = (way: (typeof every)[number]): string => (denied.includes(way) ? `throw 'Access denied'` : `'x'`);
      const text = `${ready(ORDER.filter((way) => denied.includes(way)))}\n${MACHINE_FACTS}\n${FACTS_BEGIN}
function native_rows{${no('native')}}
function Get-CimInstance($ClassName,$Property){${no('query')}}
${WINDOWS.about}
about;$Facts.ToString()`;
      const lines = String(await server().ask(text)).split('\n');
      expect(lines, 'facts that another system has not are left out').toContain('os windows');
      for (const way of every)
        expect(
          lines.find((line) => line.startsWith(`way.${way} `)),
          `denied: ${denied.join(', ')}`,
        ).toMatch(denied.includes(way) ? / refused .*(?:denied|malicious)/ : / ok$/);
    }
  });

  it('of a watchdog is by a process where that may be, and else by a task', async () => {
    const start = (denied: readonly WindowsWay[]) =>
      server().ask(
        `${ready(denied)}\noutside 'agentd-a.watch' '${folder('w')}/run.ps1' '-Mode guard' ${listOfWays(WATCHDOG_WAYS)}`,
      );
    expect(await start([])).toBe(WORKS.by_wmi);
    expect(await start(['by_wmi'])).toBe(WORKS.by_breakaway);
    expect(await start(['by_wmi', 'by_breakaway'])).toBe(WORKS.by_schtasks);
  });

  it('hands schtasks a file of its own, which is gone at once, and nothing that would need quoting', async () => {
    rmSync(join(base, 'words'), { force: true });
    const file = join(folder('Läufe 目录'), 'run.ps1');
    await server().ask(`${ready([])}\nby_schtasks 'agentd-a' ${quote(file)} '-Mark AGENTD_RUN=agentd-a'`);
    const lines = readFileSync(join(base, 'words'), 'utf8').trim().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^\/Create \/TN agentd-a \/XML .*\/Läufe 目录\/\.task-[0-9a-f-]{36} \/F$/),
      '/Run /TN agentd-a',
    ]);
    expect(readdirSync(join(file, '..'))).toEqual([]);
    const bytes = readFileSync(join(base, 'task.xml'));
    expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xfe]);
    expect(bytes.subarray(2).toString('utf16le')).toContain('Läufe 目录/run.ps1');
  });

  it('defines a task that has no limit, minds no battery, and runs with no more rights than its user has', async () => {
    const read = `${ready([])}
$document=[xml](task_xml 'S4U' 'C:\\a & b <c>\\"x"\\run.ps1' '-Mark AGENTD_RUN=agentd-a')
function told($node){if(@($node.ChildNodes|Where-Object{$_.NodeType -eq 'Element'}).Count){$all=[ordered]@{};foreach($one in $node.ChildNodes){$all[$one.LocalName]=told $one};$all}else{$node.InnerText}}
@{version=$document.DocumentElement.version;namespace=$document.DocumentElement.NamespaceURI;task=(told $document.DocumentElement);context=$document.Task.Actions.Context;id=$document.Task.Principals.Principal.id}`;
    expect(await server().ask(read)).toEqual({
      version: '1.2',
      namespace: 'http://schemas.microsoft.com/windows/2004/02/mit/task',
      context: 'Author',
      id: 'Author',
      task: {
        Triggers: '',
        Principals: { Principal: { UserId: 'S-1-5-21-1-2-3-1001', LogonType: 'S4U', RunLevel: 'LeastPrivilege' } },
        Settings: {
          MultipleInstancesPolicy: 'IgnoreNew',
          DisallowStartIfOnBatteries: 'false',
          StopIfGoingOnBatteries: 'false',
          StartWhenAvailable: 'false',
          RunOnlyIfNetworkAvailable: 'false',
          Hidden: 'false',
          RunOnlyIfIdle: 'false',
          WakeToRun: 'false',
          IdleSettings: { StopOnIdleEnd: 'false', RestartOnIdle: 'false' },
          AllowHardTerminate: 'true',
          AllowStartOnDemand: 'true',
          Enabled: 'true',
          ExecutionTimeLimit: 'PT0S',
          Priority: '5',
        },
        Actions: {
          Exec: {
            Command: join(system, 'System32', 'child'),
            Arguments: String.raw`-NoLogo -NoProfile -NonInteractive -ExecutionPolicy Bypass -WindowStyle Hidden -File "C:\a & b <c>\"x"\run.ps1" -Mark AGENTD_RUN=agentd-a`,
          },
        },
      },
    });
  });

  it('is in the session of the user where one is there, and there behind a console that nobody sees', async () => {
    const asked = (lines: string): Promise<unknown> =>
      server().ask(
        `${ready([])}\n${lines}\n@{kinds=@(task_logons);xml=[string](task_xml @(task_logons)[0] 'C:\\run.ps1' '-Mark x')}`,
      );
    const open = `function signed_in{'7'}\nfunction session{@(signed_in).Count -gt 0}`;
    expect(await asked(open)).toEqual({
      kinds: ['Interactive', 'S4U'],
      xml: expect.stringContaining('<LogonType>InteractiveToken</LogonType>'),
    });
    expect(await asked(`${open}\nfunction headless{$true}`)).toMatchObject({
      xml: expect.stringMatching(
        /<Command>[^<]*\\System32\\conhost\.exe<\/Command><Arguments>--headless &quot;[^<]*child&quot; -NoLogo/,
      ),
    });
    // Nobody can tell: such a task would wait, so it is none of that session.
    expect(await asked(`function session{throw 'denied'}\nfunction headless{$true}`)).toEqual({
      kinds: ['S4U'],
      xml: expect.not.stringContaining('conhost'),
    });
  });

  it('that is refused with one logon is tried with the other', async () => {
    const text = ready([]);
    program(
      'schtasks.exe',
      `if [ "$1" = /Create ] && grep -q InteractiveToken "$5"; then :; fi`,
      `iconv -f UTF-16 -t UTF-8 "$5" 2>/dev/null | grep -q InteractiveToken && { echo denied >&2; exit 1; }`,
      'exit 0',
    );
    const how = await server().ask(
      `${text}\nfunction session{$true}\nby_schtasks 'agentd-a' '${folder('l')}/run.ps1' '-Mark x'`,
    );
    expect(how).toBe('task S4U');
  });

  it.each(['-2147023511', '2147943785', '-2147023570'])(
    'is by another way where Windows takes the task and then may not log its user on: %s',
    async (result) => {
      const asked = (results: string): Promise<unknown> =>
        server().ask(`${ready([])}
$Results=${results};$State.at=0
function task_result{$Results[[Math]::Min($State.at++,$Results.Count-1)]}
$how="$(outside 'agentd-a' '${folder('batch')}/run.ps1' '-Mark x' ${listOfWays(ORDER)})"
@{how=$how;tried=@($State.tried)}`);
      const why = `the task was taken, and its user could not be logged on for it (result ${result})`;
      expect(await asked(`@('267011','267045','${result}')`)).toEqual({
        how: WORKS.by_wmi,
        tried: [`schtasks.exe: S4U: ${why}`, `task service by COM: S4U: ${why}`],
      });
      // It runs, has ended at once, waits on, or nobody tells.
      for (const others of ["@('267011','267009')", "@('0')", "@('267045')", '@($null)'])
        expect(await asked(others)).toMatchObject({ how: WORKS.by_schtasks, tried: [] });
    },
  );

  it('leaves no task that may be registered and not be run, whose result would be told of another start', async () => {
    const text = ready([]);
    program(
      'schtasks.exe',
      `printf '%s\\n' "$1 $2 $3" >>${base}/unrun`,
      '[ "$1" != /Run ] || { echo "ERROR: Access is denied." >&2; exit 1; }',
    );
    const how = await server().ask(`${text}
function task_folder{
$task=[pscustomobject]@{}
$task|Add-Member ScriptMethod Run {param($any) throw 'Access is denied.'}
$folder=[pscustomobject]@{task=$task}
$folder|Add-Member ScriptMethod RegisterTask {param($name,$xml,$flags,$user,$password,$logon,$sddl) $this.task}
$folder|Add-Member ScriptMethod DeleteTask {param($name,$flags) [IO.File]::AppendAllText('${base}/unrun','COM '+$name)}
$folder
}
"$(outside 'agentd-a' '${folder('u')}/run.ps1' '-Mark x' ${listOfWays(ORDER)})"`);
    expect(how).toBe(WORKS.by_wmi);
    expect(readFileSync(join(base, 'unrun'), 'utf8').split('\n')).toEqual([
      '/Create /TN agentd-a',
      '/Run /TN agentd-a',
      '/Delete /TN agentd-a',
      'COM agentd-a',
    ]);
  });

  it('tells the result of a task that did not begin, by the task service or by the place of the column', async () => {
    const ask = (denied: readonly WindowsWay[], lines = '') =>
      server().ask(`${ready(denied)}\n${lines}\n"$(task_said 'agentd-a')"`);
    expect(await ask([], `function Get-WinEvent{throw 'denied'}`)).toBe('267009');
    expect(await ask([], `function Get-WinEvent{@{Message="Anmelden\nfehlgeschlagen"}}`)).toBe(
      '267009 Anmelden fehlgeschlagen',
    );
    const text = ready(['by_com']);
    program(
      'schtasks.exe',
      `echo '"HOST","\\agentd-a","N/A","Bereit","Interaktiv/Hintergrund","30.11.2026 10:00:00","2147943785","HOST\\a"'`,
    );
    expect(await server().ask(`${text}\n"$(task_said 'agentd-a')"`)).toBe('2147943785');
    expect(await ask(['by_com', 'by_schtasks'])).toBe('');
  });

  it('finds a task by either, and none where both are denied', async () => {
    const there = (denied: readonly WindowsWay[]) => server().ask(`${ready(denied)}\ntask_there 'agentd-a'`);
    expect(await there([])).toBe(true);
    expect(await there(['by_schtasks'])).toBe(true);
    expect(await there(['by_schtasks', 'by_com'])).toBe(false);
    const text = `${ready([])}\n${WINDOWS.task_names}`;
    program(
      'schtasks.exe',
      String.raw`printf '"\\agentd-a","N/A","Bereit"\r\n"\\Other","N/A","x"\r\n"\\agentd-b.watch","N/A","x"\r\n'`,
    );
    expect(await server().ask(`${text}\n,@(task_names)`)).toEqual(['agentd-a', 'agentd-b.watch']);
  });

  it('is told by the wrapper’s own record where command lines cannot be seen, and only before there can be an agent', async () => {
    const dir = folder('claimed');
    const ask = (begin: string, lines = ''): Promise<unknown> => {
      leave(join(dir, 'begin'), `${begin}\n`);
      rmSync(join(dir, 'watch.txt'), { force: true });
      return server().ask(`${ready([])}\n${START}\n${KIN}
$Dir='${dir}';$Task='agentd-a';$Boot='7';$Machine='m';$State.from='100';$State.child=''
function rows{@{p='42';q='1';c=''}}
function born($id){if($id -eq '42'){'120'}elseif($id -eq '43'){'99'}}
${lines}
recognised;[string]$State.id`);
    };
    expect(await ask('run 42 120 7 - m')).toBe('42 120 7 - m');
    expect(await ask('run 42 120 7 - m', "function rows{throw 'denied'}")).toBe('42 120 7 - m');
    expect(await ask('run 42 121 7 - m'), 'another process has that pid').toBe('');
    expect(await ask('run 43 99 7 - m'), 'it was there before the launch').toBe('');
    expect(await ask('run 44 120 7 - m'), 'nobody has that pid').toBe('');
    expect(await ask('void')).toBe('');
    expect(
      await ask('run 42 120 7 - m', "[IO.File]::WriteAllText((place 'watch.txt'),'x')"),
      'an agent may have written it',
    ).toBe('');
  });

  it('is not told by the console host that was given the wrapper’s command line', async () => {
    const dir = folder('hosted');
    leave(join(dir, 'begin'), 'run 42 120 7 - m\n');
    const line = `-NoLogo -File "${dir}/run.ps1" -Mark AGENTD_RUN=agentd-a`;
    const id = await server().ask(`${ready([])}\n${START}\n${KIN}
$Dir='${dir}';$Task='agentd-a';$Boot='7';$Machine='m';$State.from='100';$State.child=''
function rows{@{p='41';q='1';c='C:\\Windows\\System32\\conhost.exe --headless "C:\\ps.exe" ${line}'};@{p='42';q='41';c='"C:\\ps.exe" ${line}'}}
function born($id){if($id -eq '41'){'110'}else{'120'}}
recognised;$marked=@(@(rows)|Where-Object{$_.c -match (marker)}|ForEach-Object{$_.p})
@{id=[string]$State.id;marked=$marked}`);
    expect(id).toEqual({ id: '42 120 7 - m', marked: ['42'] });
  });

  it('can call a function of the system without compiling anything, and is told its error', async () => {
    const text = `${EMITTED}
$alone=emitted 'libc' 'getpid' ([int]) @()
$closing=emitted 'libc' 'close' ([int]) @([int])
$back=$closing::close(99999);$code=[Runtime.InteropServices.Marshal]::GetLastWin32Error()
@{pid=($alone::getpid() -eq $PID);back=$back;code=$code}`;
    expect(await server().ask(text)).toEqual({ pid: true, back: -1, code: 9 });
  });

  it('by a breakaway says what is wrong where the system has no such function, and ends nothing but its own script', async () => {
    const encoded = Buffer.from(BREAKAWAY_SCRIPT, 'utf8').toString('base64');
    const said = await server().ask(
      `$script=[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String('${encoded}')).Replace('exit 1','');$env:AGENTD_CALL='x';$old=[Console]::Error;$new=[IO.StringWriter]::new();[Console]::SetError($new);try{& ([ScriptBlock]::Create($script))}finally{[Console]::SetError($old)};$new.ToString()`,
    );
    expect(said).toMatch(/kernel32|CreateProcessW/);
    expect(existsSync(join(base, 'call'))).toBe(true);
  });
});
