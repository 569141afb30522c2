/**
 * How a script reaches PowerShell on a terminal: by stdin (ssh), or in pieces by the command line alone (relay). Both kinds
 * of command are only letters, digits, a dot and `+/=`, so they mean the same to cmd, PowerShell and POSIX shells as login shell.
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { LANGUAGE, READER } from './reader.ts';

/** cmd takes 8,191 characters. */
const LONGEST_COMMAND = 8000;
const POWERSHELL =
  'powershell.exe -NoLogo -NoProfile -NonInteractive -ExecutionPolicy Bypass -OutputFormat Text -EncodedCommand';

/** Any error ends in exit code 3 and one line on stderr, which begins with its id, because its words are in the language of Windows; a constrained language in one line on stdout. */
const guarded = (text: string): string =>
  `${LANGUAGE};$ErrorActionPreference='Stop';$ProgressPreference='SilentlyContinue';try{${text}}catch{[Console]::Error.WriteLine('agentd: '+$_.FullyQualifiedErrorId+': '+$_);exit 3};exit 0`;

function encoded(text: string): string {
  return `${POWERSHELL} ${Buffer.from(guarded(text), 'utf16le').toString('base64')}`;
}

/**
 * The constant command that reads a script from stdin to its end and runs it. Its first line, `#agentd NONCE`, and its last,
 * `#end NONCE`, must agree: some versions of Windows OpenSSH cut stdin. Stdin has to be closed, or it waits. Where the first line
 * is missing, something else has read it, and what that has printed is the answer.
 */
export function bootstrapCommand(): string {
  return encoded(
    [
      '$m=[IO.MemoryStream]::new();[Console]::OpenStandardInput().CopyTo($m)',
      '$t=[Text.Encoding]::UTF8.GetString($m.ToArray()).Trim()',
      "if($t -notmatch '^#agentd ([0-9a-f]+)\\s'){exit 0}",
      "if(!$t.EndsWith([char]10+'#end '+$matches[1])){throw 'the script did not arrive whole'}",
      `${READER};& ([ScriptBlock]::Create($t))`,
    ].join(';'),
  );
}

/** One command of a relay. */
export interface RelayCommand {
  /** At most 8,000 characters. */
  readonly command: string;
  /** The line by which the terminal says that it has this piece; null for the last command, whose output is the answer. */
  readonly expects: string | null;
}

/**
 * Commands that carry a script in their own text, to be run one after the other, each only when the one before gave what
 * it `expects`. Pieces are kept in the user's temporary folder under the nonce; the last command puts them together,
 * deletes them and those that a delivery left there more than a day ago, compares the SHA-256, and runs the script.
 */
export function relayCommands(script: string, nonce: string): readonly RelayCommand[] {
  const bytes = gzipSync(Buffer.from(script, 'utf8'), { level: 9 });
  const digest = createHash('sha256').update(bytes).digest('hex').toUpperCase();
  const text = wide(bytes);
  const pieces: string[] = [];
  const room = roomIn(piece('', nonce, 999, 9999).command);
  const lastRoom = roomIn(last('', nonce, { count: 999, size: 9_999_999, digest }).command);
  let from = 0;
  while (text.length - from > lastRoom) {
    pieces.push(text.slice(from, from + room));
    from += room;
  }
  return [
    ...pieces.map((part, index) => piece(part, nonce, index, part.length)),
    last(text.slice(from), nonce, { count: pieces.length, size: bytes.length, digest }),
  ];
}

/** The first of the 16,384 ideographs that stand for 14 bits each. */
const FIRST = 0x4e00;

/**
 * Bytes as ideographs. Each character of a script costs the same in a command, whatever it is, so base64 would need more
 * than twice the room. None of these is a quote, a control character or half of a pair.
 */
function wide(bytes: Uint8Array): string {
  let text = '';
  let value = 0;
  let bits = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    if (bits < 14) continue;
    bits -= 14;
    text += String.fromCharCode(FIRST + (value >> bits));
    value &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + String.fromCharCode(FIRST + (value << (14 - bits)));
}

/** Characters that still fit: each becomes two bytes, and three bytes become four characters. */
function roomIn(command: string): number {
  return Math.floor(((LONGEST_COMMAND - command.length) * 3) / 8) - 4;
}

const fileOf = (nonce: string, index: string): string => `[IO.Path]::GetTempPath()+'agentd-${nonce}-${index}'`;

function piece(part: string, nonce: string, index: number, length: number): RelayCommand {
  const said = `[string][char]10+'${nonce} PART ${index} '+[IO.File]::ReadAllText($p).Length+[char]10`;
  const text = `$p=${fileOf(nonce, String(index))};[IO.File]::WriteAllText($p,'${part}');[Console]::Out.Write(${said})`;
  return { command: encoded(text), expects: `${nonce} PART ${index} ${length}` };
}

interface Whole {
  readonly count: number;
  readonly size: number;
  readonly digest: string;
}

/** Pieces of deliveries that were broken off. */
const LEFT =
  "foreach($o in [IO.Directory]::EnumerateFileSystemEntries([IO.Path]::GetTempPath(),'agentd-*-*')){if($o -match 'agentd-[0-9a-f]{24}-\\d+$' -and [IO.File]::GetLastWriteTimeUtc($o) -lt [DateTime]::UtcNow.AddMinutes(-1440)){try{[IO.File]::Delete($o)}catch{}}}";

function last(rest: string, nonce: string, { count, size, digest }: Whole): RelayCommand {
  const text = [
    `$s='';for($i=0;$i -lt ${count};$i++){$p=${fileOf(nonce, '')}+$i;$s+=[IO.File]::ReadAllText($p);[IO.File]::Delete($p)}`,
    `$s+='${rest}'`,
    LEFT,
    '$b=[IO.MemoryStream]::new();$v=0;$n=0',
    `foreach($c in $s.ToCharArray()){$v=($v -shl 14) -bor ([int]$c-${FIRST});$n+=14;while($n -ge 8){$n-=8;$b.WriteByte(($v -shr $n) -band 255)};$v=$v -band ((1 -shl $n)-1)}`,
    `$b.SetLength(${size});$b.Position=0`,
    '$h=[Security.Cryptography.SHA256CryptoServiceProvider]::new()',
    `if([BitConverter]::ToString($h.ComputeHash($b)).Replace('-','') -ne '${digest}'){throw 'the script did not arrive whole'}`,
    '$b.Position=0;$z=[IO.Compression.GZipStream]::new($b,[IO.Compression.CompressionMode]::Decompress)',
    '$m=[IO.MemoryStream]::new();$z.CopyTo($m)',
    `${READER};& ([ScriptBlock]::Create([Text.Encoding]::UTF8.GetString($m.ToArray())))`,
  ].join(';');
  return { command: encoded(text), expects: null };
}
