/**
 * How a script reaches a POSIX machine by command lines alone, and how its answer comes back. Each command is one text
 * without quotes, dollars, backslashes, `!` or line ends, because on its way it may be quoted again by the relay command
 * and read by the login shell of the target (bash, dash, zsh, fish, tcsh): a small program and its data, both as base64.
 */
import { gzipSync } from 'node:zlib';

/** Characters of a script in one command. Linux takes 131,071 bytes in one word. */
const CHUNK = 60_000;

/** Appends data to a file that only this user can read, and says how long that is by now. Words: nonce, number, data. */
const PUT = String.raw`{
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
const RUN = String.raw`{
f=\${TMPDIR:-/tmp}/agentd-relay-$1 k=0 n=$1 z=$4 d=$5
void(){ echo;echo "VOID=$n.$1.$n";exit 0;}
unb64(){
if command -v base64 >/dev/null 2>&1;then
if base64 -d </dev/null >/dev/null 2>&1;then base64 -d;else base64 -D;fi
else openssl base64 -d -A;fi
}
b64(){
if command -v base64 >/dev/null 2>&1;then base64|tr -d '\n';else openssl base64 -A;fi
}
unpack(){ if [ "$z" = 0 ];then cat;else gzip -dc;fi;}
exec 3</dev/null
if [ "$2" -gt 0 ];then
[ -f "$f" ]&&[ ! -h "$f" ]||void lost
k=$(($(wc -c<"$f")));exec 3<"$f";rm -f "$f"
fi
[ $((k+\${#d})) = "$3" ]||void size
[ "$z" = 0 ]||command -v gzip >/dev/null 2>&1||void gzip
o=$({ cat<&3;printf %s "$d";}|unb64|unpack|/bin/sh -s 3<&-|b64)
echo;echo "B64=$n.$o.\${#o}.$n"
find "\${TMPDIR:-/tmp}/." ! -name . -prune -type f -name 'agentd-relay-*' -mtime +0 -exec rm -f {} + 2>/dev/null
exit 0
}
`.replaceAll('\\$', '$');

/**
 * Commands to be run one after the other, each only when the one before has said what {@link saidOf} reads as its part.
 * A script that does not fit into one command is packed first, because calls take ten seconds and more.
 * @param packs whether the machine can unpack it; where it cannot, its word is `gzip`, and nothing has been run.
 */
export function posixCommands(script: string, nonce: string, packs: boolean): readonly string[] {
  const plain = Buffer.from(script, 'utf8');
  const short = plain.toString('base64');
  const packed = packs && short.length > CHUNK;
  const data = packed ? gzipSync(plain, { level: 9 }).toString('base64') : short;
  const parts = data.match(new RegExp(`.{1,${CHUNK}}`, 'g')) ?? [''];
  const rest = parts.pop() ?? '';
  return [
    ...parts.map((part, index) => command(PUT, [nonce, String(index), part])),
    command(RUN, [nonce, String(parts.length), String(data.length), packed ? '1' : '0', rest]),
  ];
}

/** How long the data is on the machine after so many commands. */
export function lengthAfter(count: number): number {
  return count * CHUNK;
}

/** Old macOS knows only `-D`. */
function command(program: string, words: readonly string[]): string {
  const text = Buffer.from(program).toString('base64');
  return `(echo ${text}|base64 -d||echo ${text}|base64 -D)|/bin/sh -s ${words.join(' ')}`;
}
