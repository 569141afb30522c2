/**
 * How a script reaches a POSIX machine by command lines alone, and how its answer comes back. Each command is one text of
 * letters, digits, blanks and `+/=|-`, which bash, dash, zsh, fish and tcsh read alike, whether the relay command quotes
 * it for a shell or leaves it to the login shell of the target: a small program and its data, both as base64.
 */
import { gzipSync } from 'node:zlib';
import { READER, WITHOUT_FUNCTIONS } from '../../shells/posix/proof.ts';

export interface PosixTarget {
  readonly os: 'linux' | 'darwin';
  /** Whether it can unpack; a machine that cannot says `gzip`, and has run nothing. */
  readonly packs: boolean;
}

/** Characters of a script in one command. Linux takes 131,071 bytes in one word. */
const CHUNK = 60_000;

/** Appends data to a file that only this user can read, and says how long that is by now. Words: nonce, number, data. */
const PUT = String.raw`${WITHOUT_FUNCTIONS}
{
umask 077;f=\${TMPDIR:-/tmp}/agentd-relay-$1
[ "$2" = 0 ]&&{ (set -C;:>"$f")||exit 1;}
[ -f "$f" ]&&[ ! -h "$f" ]||exit 1
printf %s "$3">>"$f"
echo;echo "PART=$1.$2.$(($(wc -c<"$f"))).$1"
exit 0
}
`.replaceAll('\\$', '$');

/**
 * Puts the data together, takes the file away, and runs what the data is; then removes files that an upload left there
 * more than a day ago. Words: nonce, count of parts before, length of all, whether it is packed, data.
 */
const RUN = String.raw`${WITHOUT_FUNCTIONS}
{
f=\${TMPDIR:-/tmp}/agentd-relay-$1 k=0 n=$1 z=$4 d=$5
void(){ echo;echo "VOID=$n.$1.$n";exit 0;}
unb64(){
if base64 -d </dev/null >/dev/null 2>&1;then base64 -d;else base64 -D;fi
}
b64(){ base64|tr -d '\n';}
unpack(){ if [ "$z" = 0 ];then cat;else gzip -dc;fi;}
exec 3</dev/null
if [ "$2" -gt 0 ];then
[ -f "$f" ]&&[ ! -h "$f" ]||void lost
k=$(($(wc -c<"$f")));exec 3<"$f";rm -f "$f"
fi
[ $((k+\${#d})) = "$3" ]||void size
[ "$z" = 0 ]||command -v gzip >/dev/null 2>&1||void gzip
o=$({ cat<&3;printf %s "$d";}|unb64|unpack|${READER} 3<&-|b64)
echo;echo "B64=$n.$o.\${#o}.$n"
find "\${TMPDIR:-/tmp}/." ! -name . -prune -type f -name 'agentd-relay-*' -mtime +0 -exec rm -f {} + 2>/dev/null
exit 0
}
`.replaceAll('\\$', '$');

/**
 * Commands to be run one after the other, each only when the one before has said what {@link saidOf} reads as its part.
 * A script that does not fit into one command is packed first, because calls take ten seconds and more.
 */
export function posixCommands(script: string, nonce: string, { os, packs }: PosixTarget): readonly string[] {
  const plain = Buffer.from(script, 'utf8');
  const short = plain.toString('base64');
  const packed = packs && short.length > CHUNK;
  const data = packed ? gzipSync(plain, { level: 9 }).toString('base64') : short;
  const parts = data.match(new RegExp(`.{1,${CHUNK}}`, 'g')) ?? [''];
  const rest = parts.pop() ?? '';
  return [
    ...parts.map((part, index) => command(os, PUT, [nonce, String(index), part])),
    command(os, RUN, [nonce, String(parts.length), String(data.length), packed ? '1' : '0', rest]),
  ];
}

/** How long the data is on the machine after so many commands. */
export function lengthAfter(count: number): number {
  return count * CHUNK;
}

/** macOS has its own, and old ones know only `-D`; others may stand before it in PATH. A path is no name of a function. */
const DECODE: Readonly<Record<PosixTarget['os'], string>> = {
  linux: '/usr/bin/env base64 -d',
  darwin: '/usr/bin/base64 -D',
};

function command(os: PosixTarget['os'], program: string, words: readonly string[]): string {
  return `/usr/bin/env echo ${Buffer.from(program).toString('base64')}|${DECODE[os]}|/bin/sh -s ${words.join(' ')}`;
}
