/** The list of processes from the kernel: what is emitted, and what is read out of its bytes. */
import { expect, it } from 'vitest';
import { packed } from '../../../../action/src/transports/shells/powershell/quote.ts';
import { FILES } from '../../../../action/src/transports/shells/powershell/library.ts';
import { UNPACKED } from '../../../../action/src/transports/shells/powershell/verbs.ts';
import { PROCESS_WAYS } from '../../../../action/src/transports/shells/powershell/process-ways.ts';
import {
  BOUND,
  NATIVE,
  NATIVE_CALLS,
  TABLE,
} from '../../../../action/src/transports/shells/powershell/windows-native.ts';
import { PROCESSES } from '../../../../action/src/transports/shells/powershell/windows-processes.ts';
import { withPowerShell } from './pwsh.ts';

/** 2026-11-30 12:00:00.1234567 UTC, as 100 ns since 1601 and as microseconds since year 1. */
const MADE = 134_249_688_001_234_567n;
const START = '63916092000123456';

interface Entry {
  readonly pid: number;
  readonly parent: number;
  readonly made: bigint;
}

/** `SYSTEM_PROCESS_INFORMATION` by its documented fields, with a thread or two behind each entry. */
function information(entries: readonly Entry[], pointer: 4 | 8): Buffer {
  const after = pointer === 8 ? 256 + 80 : 184 + 64;
  const parts = entries.map(({ pid, parent, made }, at) => {
    const entry = Buffer.alloc(after, 0xee);
    entry.writeInt32LE(at === entries.length - 1 ? 0 : after, 0);
    entry.writeBigInt64LE(made, 32);
    // UNICODE_STRING ImageName at 56, KPRIORITY BasePriority behind it, then the pids, each as wide as a pointer.
    const name = 56;
    const priority = name + 2 * pointer;
    const id = priority + pointer;
    entry.fill(0, id, id + 2 * pointer);
    entry.writeUInt32LE(pid, id);
    entry.writeUInt32LE(parent, id + pointer);
    return entry;
  });
  return Buffer.concat([...parts, Buffer.alloc(64, 0xee)]);
}

withPowerShell('processes as the kernel tells them', ({ server }) => {
  it('are asked for through a type that is emitted, without a compiler', async () => {
    const said = await server().ask(String.raw`${BOUND}
$api=bound @(,@('libc','getpid',[int],@()))
$calc=bound @(,@('libc','abs',[int],@(,[int])))
@{pid=$api::getpid() -eq $PID;abs=$calc::abs(-5)}`);
    expect(said).toEqual({ pid: true, abs: 5 });
  });

  it.each([4, 8] as const)('are read from bytes with pointers of %i bytes', async (pointer) => {
    const bytes = information(
      [
        { pid: 0, parent: 0, made: 0n },
        { pid: 4, parent: 0, made: MADE },
        { pid: 70_000, parent: 4, made: MADE + 10n },
      ],
      pointer,
    );
    const rows = await server().ask(
      `${TABLE}\n,@(table ([Convert]::FromBase64String('${bytes.toString('base64')}')) ${pointer})`,
    );
    expect(rows).toEqual([
      { p: '0', q: '0', c: '', s: '' },
      { p: '4', q: '0', c: '', s: START },
      { p: '70000', q: '4', c: '', s: String(BigInt(START) + 1n) },
    ]);
  });

  /** The ladder of Windows itself, on a machine without any of its libraries, and with a block of that text. */
  const listed = async (block: string): Promise<unknown> =>
    server().ask(String.raw`${FILES}${UNPACKED}${PROCESS_WAYS}${NATIVE_CALLS}
${PROCESSES.plain_rows}
$Native='${packed(Buffer.from(block, 'utf8'))}'
function wmi_rows{throw 'Access denied'}
$all=@(rows)
@{own=@($all|Where-Object{$_.p -eq [string]$PID}).Count;bare=$State.bare;why=(hid)}`);

  it('have no command line where the kernel gives none, which keeps nobody from those of the others', async () => {
    const spoken = /^function spoken[^]*?^}$/m.exec(NATIVE)?.[0] ?? '';
    const each = /^try{foreach\(\$row in \$all\).*$/m.exec(NATIVE)?.[0] ?? '';
    const said = await server().ask(String.raw`Add-Type -TypeDefinition 'public static class Kernel{
public static System.IntPtr OpenProcess(int may,int inherit,int id){return new System.IntPtr(id);}
public static int CloseHandle(System.IntPtr handle){return 1;}
public static int NtQueryInformationProcess(System.IntPtr handle,int kind,System.IntPtr to,int size,System.IntPtr told){
var text=handle.ToInt64()==7?"own words":"";
System.Runtime.InteropServices.Marshal.WriteInt16(to,(short)(2*text.Length));
System.Runtime.InteropServices.Marshal.WriteIntPtr(to,System.IntPtr.Size,text==""?System.IntPtr.Zero:System.Runtime.InteropServices.Marshal.StringToHGlobalUni(text));
return handle.ToInt64()==5?-1073741275:0;}}'
$State=@{api=[Kernel]}
${spoken}
$buffer=[Runtime.InteropServices.Marshal]::AllocHGlobal(64)
$all=@{p='0'},@{p='4'},@{p='5'},@{p='7'}
${each}
,@($all|ForEach-Object{$_.c})`);
    expect(said).toEqual(['', '', '', 'own words']);
  });

  it('end nothing else where the libraries or functions are not there', async () => {
    const said = await listed(NATIVE);
    expect(said).toMatchObject({ own: 1, bare: true, why: expect.stringContaining('NtQuerySystemInformation') });
  });

  it('end nothing else where a scanner objects to that script: it is compiled by itself', async () => {
    const said = await listed('this is { not a script');
    expect(said).toMatchObject({ own: 1, bare: true, why: expect.stringMatching(/wmi: Access denied; native: ./) });
  });
});
