/** Shell functions for the single steps of a transport, and for facts about the machine. */
import { quote } from './quote.ts';
import type { Machine } from './machine.ts';

/**
 * `make PATH [1]`: the directory, with `1` emptied. A directory that shows a launch, or that was made void, is refused.
 * `probe DIR NAME…`: one digit for each name: there or not.
 * `write PATH BYTES`: base64 on stdin becomes the file, whole or not at all.
 */
export const FILES = `make(){
if [ "$2" ];then for f in pid.txt launch.pid begin;do [ -e "$1/$f" ]&&{ say "x|haspid|";return;};done
rm -rf "$1";fi
mkdir -p "$1" 2>/dev/null&&say ok||say "x|write-failed|"
}
probe(){
D=$1 x=;shift
for f do if [ -e "$D/$f" ];then x=\${x}1;else x=\${x}0;fi;done
say "p|$x"
}
write(){
if { unb64 >"$1.new";} 2>/dev/null&&[ $(($(wc -c <"$1.new"))) = "$2" ]&&mv -f "$1.new" "$1";then say ok
else rm -f "$1.new";say "x|write-failed|";fi
}
`;

/**
 * `count PATTERN NAME`: how many processes have exactly that name, by pgrep or else by ps; `-` where neither can tell.
 * Without a match pgrep exits with 1.
 */
export const PROCESS_COUNT = `count(){
if command -v pgrep >/dev/null 2>&1;then x=$(pgrep -x -- "$1" 2>/dev/null);c=$?
[ $c -le 1 ]&&{ set -- $x;say "p|$#";return;};fi
x=$(ps -axo comm= 2>/dev/null)||x=$(ps -o comm 2>/dev/null)||{ say 'p|-';return;}
c=0;while read -r a;do [ "\${a##*/}" = "$2" ]&&c=$((c+1));done <<E
$x
E
say "p|$c"
}
`;

/** Arguments of `count`. Kernels keep so many characters of a process's name, and pgrep takes a pattern. */
export function countArguments(name: string, os: Machine['os']): string {
  const kept = name.slice(0, os === 'linux' ? 15 : 16);
  return `${quote(kept.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))} ${quote(os === 'linux' ? kept : name)}`;
}

/** `facts`: the clock in seconds, the offset of the local zone, the boot. */
export const FACTS = `facts(){ say "t|$(date '+%s|%z')|$B";}
`;
