/**
 * Shell functions that both the script of a visit and the runner of a run need. Plain POSIX sh without `local`, arrays
 * or `set -e`; everything that can be is done by builtins, because a fork costs more than all the rest of a line.
 *
 * Variables that the functions share:
 *   P  where processes are described (`/proc`); empty: only `ps` can tell     B  id of this boot; `-`: unknown
 *   D  run directory     T  task, the value of the marker AGENTD_RUN          n  a line end
 *   p s b u  recorded pid, start time, boot id and stdout name of the run     Q  table of processes, see `rows`
 * A process is identified by pid, start time and boot id. The start time is field 22 of `/proc/PID/stat` (ticks since
 * boot), or `lstart` of ps in UTC, which macOS keeps through clock changes.
 */

/** Finds out how processes can be looked at, and which boot this is. */
export const BOOT = `n='
'
boot(){
B=
if [ -r "$P/self/stat" ];then { read -r B <"$P/sys/kernel/random/boot_id";} 2>/dev/null
else P=;B=$(sysctl -n kern.bootsessionuuid 2>/dev/null)||{ B=$(sysctl -n kern.boottime 2>/dev/null);B=\${B#*sec = };B=\${B%%,*};};fi
[ "$B" ]||B=-
}
`;

/**
 * `up PID START`: that very process lives; a zombie does not.
 * `born PID`: sets x to its start time.
 * `rows`: fills Q with one line a process, `pid start state ppid pgid sid`; sid is `-` where only ps can tell. It is
 * looked up by one pattern, because shells cut long texts in quadratic time, and shortened by sed, because dash reads
 * byte by byte.
 */
export const PROCESSES = `up(){
case $1 in ''|0|1|*[!0-9]*)return 1;;esac
if [ "$P" ];then { read -r l <"$P/$1/stat";} 2>/dev/null||return 1
l=\${l##*') '};set -- "$2" $l;[ "$1" = "\${21}" ]||return 1
case $2 in Z|X|x)return 1;;esac
else [ "$Q" ]||rows;case $Q in *"$n$1 $2 "[!ZXx]*);;*)return 1;;esac;fi
}
born(){
x=
if [ "$P" ];then { read -r l <"$P/$1/stat";} 2>/dev/null||return 1;l=\${l##*') '};set -- $l;x=\${20}
else rows;while read -r _a _b _c;do [ "$_a" = "$1" ]&&x=$_b;done <<E
$Q
E
fi
[ "$x" ]
}
rows(){
Q=$n
if [ "$P" ];then Q="$n$(cat "$P"/[0-9]*/stat 2>/dev/null|sed -n 's/^\\([0-9]*\\) (.*) \\([^ ]* [^ ]* [^ ]* [^ ]*\\) \\([^ ]* \\)\\{15\\}\\([0-9]*\\) .*$/\\1 \\4 \\2/p')$n"
else while read -r _a _b _c _d _e _f _g _h _i;do [ "$_a" ]&&Q="$Q$_a \${_e}_\${_f}_\${_g}_\${_h}_$_i $_d $_b $_c -$n";done <<E
$(TZ=UTC0 ps -axo pid=,ppid=,pgid=,stat=,lstart= 2>/dev/null)
E
fi
}
`;

/**
 * `marked`: prints the pids of living processes whose environment holds this run's marker, one a line. macOS's ps shows
 * environments with `-E`, others' with `e`.
 */
export const MARKED = `marked(){
if [ "$P" ];then
if printf 'a\\0b'|grep -zxFq a 2>/dev/null;then for f in $(grep -lzxF -e "AGENTD_RUN=$T" "$P"/[0-9]*/environ 2>/dev/null);do f=\${f%/environ};echo "\${f##*/}";done
else for f in $(grep -lF -e "AGENTD_RUN=$T" "$P"/[0-9]*/environ 2>/dev/null);do tr '\\0' '\\n' <"$f" 2>/dev/null|grep -xFq -e "AGENTD_RUN=$T"&&{ f=\${f%/environ};echo "\${f##*/}";};done;fi
else { ps -Eaxww -o pid=,command=||ps axeww -o pid=,command=;} 2>/dev/null|while read -r a x;do case " $x " in *" AGENTD_RUN=$T "*)echo "$a";;esac;done;fi
}
`;

/** Decodes and encodes base64; old macOS knows only `-D`, and some systems only openssl. */
export const BASE64 = `unb64(){
if command -v base64 >/dev/null 2>&1;then
[ "$b64d" ]||{ b64d=-d;base64 -d </dev/null >/dev/null 2>&1||b64d=-D;}
base64 $b64d
else openssl base64 -d;fi
}
b64(){
if command -v base64 >/dev/null 2>&1;then base64|tr -d '\\n';else openssl base64 -A;fi
}
`;

/** `nap`: a fifth of a second, or a second where sleep takes no fractions; counts what it took in j, in fifths. */
export const NAP = `nap(){ j=$((j+1));sleep 0.2 2>/dev/null||{ sleep 1;j=$((j+4));};}
`;

/**
 * `detach COMMAND…`: goes on in the background as the leader of a session of its own, where the system has any way to
 * make one, with nothing held open that a caller could wait for. With L set, its pid is written to that file.
 */
export const DETACH = `det(){
if command -v setsid >/dev/null 2>&1;then exec setsid "$@"
elif command -v perl >/dev/null 2>&1;then exec perl -e 'use POSIX;POSIX::setsid();exec {$ARGV[0]} @ARGV' "$@"
elif command -v python3 >/dev/null 2>&1;then exec python3 -c 'import os,sys
os.setsid();os.execvp(sys.argv[1],sys.argv[1:])' "$@"
else trap '' HUP;exec "$@";fi
}
detach(){
(cd /;unset AGENTD_RUN;exec </dev/null >/dev/null 2>&1 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-
command -v setsid||command -v perl||command -v python3||set -m
det "$@" & [ "$L" ]&&echo $! >"$L")
}
`;

/** `claim WORD…`: creates `begin` with that content, complete or not at all; fails if it is there already. */
export const CLAIM = `claim(){
x="$D/.begin.$$"
{ echo "$*" >"$x";} 2>/dev/null||{ rm -f "$x";return 1;}
ln "$x" "$D/begin" 2>/dev/null;c=$?;rm -f "$x"
[ $c = 0 ]&&return 0
[ -e "$D/begin" ]&&return 1
(set -C;echo "$*" >"$D/begin") 2>/dev/null
}
`;
