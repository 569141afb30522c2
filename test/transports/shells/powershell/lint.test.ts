/**
 * Windows PowerShell 5.1 is not at hand, so what it lacks is looked for in the syntax trees of all scripts: newer syntax,
 * commands, parameters and .NET members, and the traps of names without case.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { inWindowsWorktree } from '../../../../action/src/executors/terminal/worktree-windows.ts';
import { worktreeOf } from '../../../../action/src/executors/terminal/worktree.ts';
import type { Launch } from '../../../../action/src/ports/launch.ts';
import type { Operation } from '../../../../action/src/ports/operation.ts';
import { powershellShell } from '../../../../action/src/transports/shells/powershell/shell.ts';
import { bootstrapCommand, relayCommands } from '../../../../action/src/transports/shells/powershell/deliver.ts';
import { NATIVE } from '../../../../action/src/transports/shells/powershell/windows-native.ts';
import { BREAKAWAY_SCRIPT } from '../../../../action/src/transports/shells/powershell/windows-breakaway.ts';
import { withPowerShell } from './pwsh.ts';

/** Commands of Windows PowerShell 5.1 and of modules that Windows 10 brings, with the parameters that are used. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  'ForEach-Object': [],
  'Get-Item': ['LiteralPath', 'Force'],
  'Get-Acl': ['LiteralPath'],
  'Get-CimInstance': ['ClassName', 'Filter', 'Property'],
  'Get-ExecutionPolicy': ['Scope'],
  'Get-Location': [],
  'Get-WinEvent': ['ErrorAction', 'FilterXPath', 'LogName', 'MaxEvents'],
  'Invoke-CimMethod': ['Arguments', 'ClassName', 'MethodName'],
  'New-Object': ['ComObject'],
  'Out-Null': [],
  'Select-Object': ['First', 'Last', 'Unique'],
  'Set-Location': ['LiteralPath'],
  'Test-Path': ['LiteralPath'],
  'Where-Object': [],
  git: ['c'],
};

/** Static members and constructors, each of which the .NET Framework 4.5 has. */
const STATICS: ReadonlySet<string> = new Set([
  'Array::Copy',
  'Array::IndexOf',
  'BitConverter::ToInt32',
  'BitConverter::ToInt64',
  'BitConverter::ToString',
  'Collections.ArrayList::new',
  'Console::Error',
  'Console::OpenStandardInput',
  'Console::Out',
  'Console::OutputEncoding',
  'Convert::FromBase64String',
  'Convert::ToBase64String',
  'Convert::ToByte',
  'DateTime::UtcNow',
  'DateTimeOffset::Now',
  'Diagnostics.Process::GetCurrentProcess',
  'Diagnostics.Process::GetProcessById',
  'Diagnostics.Process::GetProcesses',
  'Diagnostics.Process::GetProcessesByName',
  'Diagnostics.Process::Start',
  'Diagnostics.ProcessStartInfo::new',
  'Diagnostics.Stopwatch::Frequency',
  'Diagnostics.Stopwatch::GetTimestamp',
  'Diagnostics.Stopwatch::StartNew',
  'Environment::GetEnvironmentVariable',
  'Environment::GetEnvironmentVariables',
  'Environment::GetFolderPath',
  'Environment::SetEnvironmentVariable',
  'Environment::UserName',
  'Globalization.CultureInfo::InvariantCulture',
  'Guid::NewGuid',
  'IO.Compression.CompressionMode::Compress',
  'IO.Compression.CompressionMode::Decompress',
  'IO.Compression.GZipStream::new',
  'IO.Directory::CreateDirectory',
  'IO.Directory::Delete',
  'IO.Directory::EnumerateFileSystemEntries',
  'IO.Directory::Exists',
  'IO.Directory::GetDirectories',
  'IO.Directory::GetFiles',
  'IO.Directory::Move',
  'IO.Directory::GetLastWriteTimeUtc',
  'IO.DriveInfo::new',
  'IO.File::AppendAllText',
  'IO.File::Delete',
  'IO.File::Exists',
  'IO.File::GetAttributes',
  'IO.File::GetLastWriteTimeUtc',
  'IO.File::Move',
  'IO.File::Open',
  'IO.File::ReadAllText',
  'IO.File::Replace',
  'IO.File::SetLastWriteTimeUtc',
  'IO.File::WriteAllBytes',
  'IO.File::WriteAllText',
  'IO.FileInfo::new',
  'IO.MemoryStream::new',
  'IO.Path::Combine',
  'IO.Path::DirectorySeparatorChar',
  'IO.Path::GetDirectoryName',
  'IO.Path::GetFileName',
  'IO.Path::GetFullPath',
  'IO.Path::GetPathRoot',
  'IO.Path::GetTempPath',
  'IO.Path::IsPathRooted',
  'IO.Path::PathSeparator',
  'IO.StreamReader::new',
  'IntPtr::Size',
  'IntPtr::Zero',
  'Math::Abs',
  'Math::Floor',
  'Math::Max',
  'Math::Min',
  'Microsoft.Win32.Registry::GetValue',
  'Microsoft.Win32.RegistryKey::OpenBaseKey',
  'NullString::Value',
  'PowerShell::Create',
  'Reflection.AssemblyName::new',
  'Reflection.Emit.AssemblyBuilder::DefineDynamicAssembly',
  'Runtime.InteropServices.Marshal::AllocHGlobal',
  'Runtime.InteropServices.Marshal::Copy',
  'Runtime.InteropServices.Marshal::FreeHGlobal',
  'Runtime.InteropServices.Marshal::PtrToStringUni',
  'Runtime.InteropServices.Marshal::ReadInt16',
  'Runtime.InteropServices.Marshal::ReadIntPtr',
  'ScriptBlock::Create',
  'Security.Cryptography.SHA256CryptoServiceProvider::new',
  'Security.Principal.WindowsBuiltInRole::Administrator',
  'Security.Principal.WindowsIdentity::GetCurrent',
  'Security.Principal.WindowsPrincipal::new',
  'StringComparison::Ordinal',
  'StringComparison::OrdinalIgnoreCase',
  'Text.Encoding::GetEncoding',
  'Text.Encoding::UTF8',
  'Text.Encoding::Unicode',
  'Text.StringBuilder::new',
  'Text.UTF8Encoding::new',
  'Threading.Thread::Sleep',
  'byte[]::new',
  'char[]::new',
  'regex::Escape',
  'regex::Matches',
  'string::new',
  // Of the type that is emitted.
  '::CloseHandle',
  '::NtQueryInformationProcess',
  '::NtQuerySystemInformation',
  '::OpenProcess',
  // The function that was emitted.
  '::CreateProcessW',
  'ComponentModel.Win32Exception::new',
  'Environment::OSVersion',
  'IntPtr::Size',
  'IntPtr::Zero',
  'Microsoft.Win32.Registry::LocalMachine',
  'Microsoft.Win32.Registry::Users',
  'Reflection.AssemblyName::new',
  'Reflection.Emit.AssemblyBuilder::DefineDynamicAssembly',
  'Reflection.Emit.CustomAttributeBuilder::new',
  'Runtime.InteropServices.CharSet::Unicode',
  'Runtime.InteropServices.Marshal::AllocHGlobal',
  'Runtime.InteropServices.Marshal::Copy',
  'Runtime.InteropServices.Marshal::GetLastWin32Error',
  'Runtime.InteropServices.Marshal::ReadInt32',
  'Runtime.InteropServices.Marshal::WriteInt32',
  'Security.AccessControl.DirectorySecurity::new',
  'Security.SecurityElement::Escape',
]);

/** Methods of objects, those of the task service's COM objects among them; overloads with the arguments that are used are as old. */
const METHODS: ReadonlySet<string> = new Set([
  'AddRange',
  'Clear',
  'StartsWith',
  'Add',
  'AddArgument',
  'AddMinutes',
  'AddScript',
  'Append',
  'BeginInvoke',
  'Clone',
  'Close',
  'ComputeHash',
  'Contains',
  'ContainsKey',
  'CopyTo',
  'CreateType',
  'DefineDynamicModule',
  'DefinePInvokeMethod',
  'DefineType',
  'Dispose',
  'EndsWith',
  'Flush',
  'GetBytes',
  'GetOwner',
  'GetString',
  'GetValue',
  'IndexOf',
  'IsInRole',
  'Kill',
  'LastIndexOf',
  'OpenSubKey',
  'PadRight',
  'Read',
  'ReadBlock',
  'ReadToEndAsync',
  'Remove',
  'RemoveAt',
  'Replace',
  'Seek',
  'SetImplementationFlags',
  'SetLength',
  'Stop',
  'Substring',
  'ToArray',
  'ToCharArray',
  'ToString',
  'ToUniversalTime',
  'Trim',
  'TrimEnd',
  'Wait',
  'WaitForExit',
  'Write',
  'WriteByte',
  'WriteLine',
  'Connect',
  'CreateType',
  'DefineDynamicModule',
  'DefineMethod',
  'DefineType',
  'DeleteTask',
  'GetAccessRules',
  'GetConstructor',
  'GetField',
  'GetFolder',
  'GetSubKeyNames',
  'GetTask',
  'GetTasks',
  'RegisterTask',
  'Run',
  'SetCustomAttribute',
  'SetSecurityDescriptorSddlForm',
]);

/** Default aliases of Windows PowerShell 5.1 that are words or short names: PowerShell takes an alias before a function. */
const ALIASES = new Set(
  (
    '% ? ac asnp cat cd chdir clc clear clhy cli clp cls clv cnsn compare copy cp cpi cpp curl cvpa dbp del diff dir dnsn ' +
    'ebp echo epal epcsv epsn erase etsn exsn fc fhx fl foreach ft fw gal gbp gc gcb gci gcm gcs gdr ghy gi gin gjb gl gm gmo ' +
    'gp gps gpv group gsn gsnp gsv gtz gu gv gwmi h history icm iex ihy ii ipal ipcsv ipmo ipsn irm ise iwmi iwr kill lp ls ' +
    'man md measure mi mount move mp mv nal ndr ni nmo npssc nsn nv ogv oh popd ps pushd pwd r rbp rcjb rcsn rd rdr ren ri ' +
    'rjb rm rmdir rmo rni rnp rp rsn rsnp rujb rv rvpa rwmi sajb sal saps sasv sbp sc scb select set shcm si sl sleep sls ' +
    'sort sp spjb spps spsv start stz sujb sv swmi tee trcm type wget where wjb write'
  ).split(' '),
);

/** Variables that PowerShell sets, and those among them that a script may set too. */
const AUTOMATIC = ['_', 'executioncontext', 'false', 'global:lastexitcode', 'lastexitcode', 'matches', 'null', 'pid', 'pscommandpath', 'pshome', 'psversiontable', 'true', '?']; // prettier-ignore
/** Set by the commands that deliver scripts, for the scripts; and by a script for the block that it makes. */
const HANDED = ['agentd', 'state'];
const MAY_BE_SET = ['erroractionpreference', 'global:lastexitcode', 'outputencoding', 'progresspreference'];

interface Findings {
  readonly errors: readonly string[];
  readonly newer: readonly string[];
  readonly functions: readonly string[];
  readonly commands: readonly string[];
  readonly statics: readonly string[];
  readonly methods: readonly string[];
  readonly variables: readonly string[];
  readonly assigned: readonly string[];
}

const ANALYSIS = String.raw`
,@(foreach($b64 in $texts){
$tokens=$null;$errors=$null
$ast=[Management.Automation.Language.Parser]::ParseInput([Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($b64)),[ref]$tokens,[ref]$errors)
$found=@{};$known=@{};foreach($key in 'errors','newer','functions'){$found[$key]=[Collections.ArrayList]::new()}
foreach($key in 'commands','statics','methods','variables','assigned'){$found[$key]=[Collections.Generic.HashSet[string]]::new()}
foreach($one in $errors){[void]$found.errors.Add($one.Message)}
foreach($token in $tokens){if($token.Kind -eq 'Number' -and $token.Text -notmatch '^-?\d+$'){[void]$found.newer.Add($token.Text)}}
foreach($node in $ast.FindAll({$true},$true)){
$old=$true
if($node.NullConditional){$old=$false}
switch($node.GetType().Name){
{$_ -in 'PipelineChainAst','TernaryExpressionAst','UsingStatementAst','TypeDefinitionAst'}{$old=$false}
'PipelineAst'{$old=!$node.Background}
'NamedBlockAst'{$old="$($node.BlockKind)" -ne 'Clean'}
'BinaryExpressionAst'{$old="$($node.Operator)" -notlike 'QuestionQuestion*'}
'AssignmentStatementAst'{$old="$($node.Operator)" -notlike 'QuestionQuestion*'
foreach($left in $node.Left.FindAll({$args[0] -is [Management.Automation.Language.VariableExpressionAst]},$false)){[void]$found.assigned.Add($left.VariablePath.UserPath);break}}
'ForEachStatementAst'{[void]$found.assigned.Add($node.Variable.VariablePath.UserPath)}
'ParameterAst'{[void]$found.assigned.Add($node.Name.VariablePath.UserPath)}
'FunctionDefinitionAst'{if(!$known[$node.Extent.Text]){$known[$node.Extent.Text]=1;[void]$found.functions.Add($node.Name)}}
'VariableExpressionAst'{[void]$found.variables.Add($node.VariablePath.UserPath)}
'CommandAst'{$name=$node.GetCommandName()
if($name){[void]$found.commands.Add($name+'|'+(@(foreach($part in $node.CommandElements){if($part -is [Management.Automation.Language.CommandParameterAst]){$part.ParameterName}})-join ','))}}
{$_ -in 'MemberExpressionAst','InvokeMemberExpressionAst'}{
if($node.Static){[void]$found.statics.Add($node.Expression.TypeName.FullName+'::'+$node.Member.Value)}
elseif($_ -eq 'InvokeMemberExpressionAst'){[void]$found.methods.Add($node.Member.Value)}}
}
if(!$old){[void]$found.newer.Add($node.Extent.Text)}
}
$found})`;

const launch: Launch = {
  task: 'agentd-0a1b2c3d-ENG-1-1',
  dir: String.raw`C:\runs\0a1b2c3d-ENG-1-1`,
  item_id: 'item',
  cwd: String.raw`C:\repo ü`,
  command: "& 'codex' exec 'x'",
  stdout_name: 'events.jsonl',
  files: { 'prompt.md': 'p' },
  limit_s: 60,
  stall_s: 60,
};
const at = { dir: launch.dir, task: launch.task } as const;
const collect = [
  { op: 'read', file: 'last.md', max_bytes: 10 },
  { op: 'grep', file: 'events.jsonl', needle: 'x', pick: 'first', max_bytes: 10 },
] as const;
const WHO = { pid: 7, start: '63900000000000000', boot: '639000000000000000', pid_ns: '-', machine: '0b-1' };
const EVERY: readonly Operation[] = [
  { op: 'start', launch, replaces: [launch.dir] },
  { op: 'void', dir: launch.dir },
  { op: 'inspect', identity: null, ...at, collect, collect_running: collect },
  { op: 'inspect', identity: WHO, ...at, collect, collect_running: collect },
  { op: 'kill', identity: null, ...at, collect },
  { op: 'kill', identity: WHO, ...at, collect },
  { op: 'watch', identity: WHO, ...at, elapsed_s: 5 },
  { op: 'forget', ...at, item_id: 'item' },
  { op: 'discard', ...at },
  { op: 'inventory', repos: [String.raw`C:\repo ü`] },
  {
    op: 'remove_worktree',
    path: String.raw`C:\runs\worktrees\ENG-1`,
    repos: [String.raw`C:\repo ü`],
    lineage: '0a1b2c3d',
  },
  { op: 'process_count', name: 'codex.exe' },
  { op: 'facts' },
  {
    op: 'machine_facts',
    programs: [{ word: 'codex', version: true }],
    repos: [String.raw`C:\repo ü`],
    files: [{ path: 'a', folder: String.raw`C:\repo ü`, executed: true }],
  },
  { op: 'mkdir', path: launch.dir, clean: true },
  { op: 'probe', dir: launch.dir, names: ['exit.txt'] },
  { op: 'write', path: launch.dir, text: 'x' },
  { op: 'fetch', dir: launch.dir, items: collect },
];

/** The text that a command hands to PowerShell. */
function decoded(command: string): string {
  return Buffer.from(command.split(' ').at(-1) ?? '', 'base64').toString('utf16le');
}

const envelope = {
  nonce: 'ab'.repeat(12),
  fence: { lineage: 'a', number: 1 },
  run_root: String.raw`C:\runs`,
  plain: true,
};
const shell = powershellShell();
const scripts: Readonly<Record<string, string>> = {
  visit: shell.script(EVERY, envelope),
  packed: shell.script(EVERY, { ...envelope, plain: false }),
  runner: shell.runner(launch),
  breakaway: BREAKAWAY_SCRIPT,
  worktree: inWindowsWorktree(
    'exit 0',
    worktreeOf('ENG-1-1', (key) => `C:\\runs\\${key}`, 'origin', 'C:\\runs\\git.txt'),
  ),
  native: NATIVE,
  bootstrap: decoded(bootstrapCommand()),
  ...Object.fromEntries(
    relayCommands(shell.script(EVERY, envelope), envelope.nonce).map(({ command }, at) => [
      `relay ${at}`,
      decoded(command),
    ]),
  ),
};
const singles = EVERY.map((operation) => shell.script([operation], envelope));

withPowerShell('for Windows PowerShell 5.1', ({ server }) => {
  let found: ReadonlyMap<string, Findings> = new Map();
  let alone: readonly Findings[] = [];
  beforeAll(async () => {
    const texts = [...Object.values(scripts), ...singles];
    const list = texts.map((text) => `'${Buffer.from(text, 'utf8').toString('base64')}'`).join(',');
    const answers = (await server().ask(`$texts=@(${list})\n${ANALYSIS}`)) as readonly Findings[];
    const names = Object.keys(scripts);
    found = new Map(answers.slice(0, names.length).map((findings, at) => [names[at] ?? '', findings]));
    alone = answers.slice(names.length);
  }, 600_000);

  describe.each(Object.keys(scripts))('the script %s', (name) => {
    const of = (): Findings => {
      const findings = found.get(name);
      if (findings === undefined) throw new Error(`nothing was found out about ${name}`);
      return findings;
    };

    it('has no error and no newer syntax', () => {
      expect(of().errors).toEqual([]);
      expect(of().newer).toEqual([]);
    });

    it('is ASCII without backticks and carriage returns, but for the ideographs of a relay', () => {
      expect(scripts[name]).toMatch(name.startsWith('relay') ? /^[\n -_a-~\u4e00-\u8dff]*$/ : /^[\n -_a-~]*$/);
    });

    it('calls only its own functions and known commands with known parameters', () => {
      const own = new Set(of().functions);
      const unknown = of().commands.filter((call) => {
        const [command = '', parameters = ''] = call.split('|');
        const known = COMMANDS[command];
        if (known === undefined) return !own.has(command);
        return parameters.split(',').some((parameter) => parameter !== '' && !known.includes(parameter));
      });
      expect(unknown).toEqual([]);
    });

    it('names no function like an alias of Windows', () => {
      expect(of().functions.filter((own) => ALIASES.has(own.toLowerCase()))).toEqual([]);
    });

    it('defines each function once, because a later one takes the place of an earlier', () => {
      const own = of().functions.map((one) => one.toLowerCase());
      expect(own.filter((one, at) => own.indexOf(one) !== at)).toEqual([]);
    });

    it('uses only members that the .NET Framework has', () => {
      expect(of().statics.filter((member) => !STATICS.has(member))).toEqual([]);
      expect(of().methods.filter((method) => !METHODS.has(method))).toEqual([]);
    });

    it('reads no variable that nobody sets, and sets none of PowerShell’s own', () => {
      const set = new Set(of().assigned.map((variable) => variable.toLowerCase()));
      const unset = of().variables.filter((variable) => {
        const name = variable.toLowerCase();
        const known = set.has(name) || [...AUTOMATIC, ...HANDED, ...MAY_BE_SET].includes(name);
        return !known && !name.startsWith('env:');
      });
      expect(unset).toEqual([]);
      const automatic = [
        'args',
        'error',
        'home',
        'host',
        'input',
        'matches',
        'pid',
        'profile',
        'pwd',
        'shellid',
        'this',
      ];
      expect([...set].filter((variable) => automatic.includes(variable))).toEqual([]);
    });

    it('writes each variable in one way, because case makes no difference', () => {
      const ways = new Map<string, Set<string>>();
      for (const variable of of().variables) {
        const key = variable.toLowerCase();
        ways.set(key, (ways.get(key) ?? new Set()).add(variable));
      }
      expect([...ways.values()].filter((names) => names.size > 1).map((names) => [...names])).toEqual([]);
    });
  });

  it('would be told of what is newer', async () => {
    const text =
      '$a=$b ?? 1;$a ??= 2;${a}?.c;x && y;$c ? 1 : 2;5u;sleep 5 &;class X{};gi x -Parallel;[Convert]::ToHexString(1)';
    const list = `'${Buffer.from(text, 'utf8').toString('base64')}'`;
    const [findings] = (await server().ask(`$texts=@(${list})\n${ANALYSIS}`)) as readonly Findings[];
    expect(findings?.newer.toSorted()).toEqual(
      ['$a ??= 2', '$b ?? 1', '$c ? 1 : 2', '${a}?.c', '5u', 'class X{}', 'sleep 5', 'x && y'].toSorted(),
    );
    expect(findings?.commands).toContain('gi|Parallel');
    expect(findings?.statics).toEqual(['Convert::ToHexString']);
  });

  it.each(EVERY.map(({ op }, at) => [op, at] as const))(
    'a visit that only does %s brings all that it calls',
    (_op, index) => {
      const findings = alone[index];
      const own = new Set(findings?.functions);
      const calls = findings?.commands.map((call) => call.split('|')[0] ?? '') ?? ['nothing'];
      expect(calls.filter((command) => !own.has(command) && COMMANDS[command] === undefined)).toEqual([]);
    },
  );
});
