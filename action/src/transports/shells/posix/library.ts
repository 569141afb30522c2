/**
 * Shell functions that both the script of a visit and the runner of a run need. Plain POSIX sh without `local`, arrays
 * or `set -e`; everything that can be is done by builtins, because a fork costs more than all the rest of a line. Inside
 * `$( )` the pattern of a `case` has both its brackets: bash 3.2, which macOS has, ends the substitution at a bare one.
 *
 * Variables that the functions share:
 *   P  where processes are described (`/proc`); empty: only `ps` can tell     n  a line end
 *   B  id of this boot     NS  number of this pid namespace     MC  id of this machine; each `-` where it is unknown
 *   D  run directory     T  task, the value of the marker AGENTD_RUN
 *   p s b pn mc  pid, start time, boot, pid namespace and machine of the run's wrapper     u  its stdout name
 *   Q  table of processes, see `rows`     CL  command lines of runners, where only ps can tell
 *
 * A process is identified by pid and start time, on one machine, since one boot, in one pid namespace. The start time is
 * field 22 of `/proc/PID/stat` (ticks since boot), or `lstart` of ps in UTC, which macOS keeps through clock changes.
 */

/**
 * Finds out how processes can be looked at, and where this is. The machine's id is `/etc/machine-id` or the one of D-Bus;
 * macOS has IOPlatformUUID.
 */
export const BOOT = `n='
'
boot(){
B= NS= MC= gw=
if [ -r "$P/self/stat" ];then { read -r B <"$P/sys/kernel/random/boot_id";} 2>/dev/null
NS=$(readlink "$P/self/ns/pid" 2>/dev/null);NS=\${NS#pid:?};NS=\${NS%?}
else P=;B=$(sysctl -n kern.bootsessionuuid 2>/dev/null)||{ B=$(sysctl -n kern.boottime 2>/dev/null);B=\${B#*sec = };B=\${B%%,*};}
MC=$(ioreg -rd1 -c IOPlatformExpertDevice 2>/dev/null|sed -n 's/.*"IOPlatformUUID" = "\\([0-9A-Fa-f-]*\\)".*/\\1/p');fi
for f in /etc/machine-id /var/lib/dbus/machine-id;do [ "$MC" ]||{ read -r MC <$f;} 2>/dev/null;done
case $MC in *[!0-9A-Fa-f-]*)MC=;;esac
case $NS in *[!0-9]*)NS=;;esac
B=\${B:--} NS=\${NS:--} MC=\${MC:--}
}
`;

/**
 * `up PID START`: that very process lives; a zombie does not.
 * `mine PID START`: its command line holds the path of the run's own script. Only such a process is taken for a wrapper by what files say, and only
 * such a wrapper is signalled.
 * `born PID`: sets x to its start time.
 * `blind`: ps could not be started, for example because there are too many processes: the list does not even hold this very shell, and
 * nobody is dead by it.
 * `rows`: fills Q with one line a living process, `pid start state ppid pgid sid`; sid is `-` where only ps can tell. It is
 * looked up by one pattern, because shells cut long texts in quadratic time, and shortened by sed, because dash reads
 * byte by byte. A process may have any name, with line ends in it: lines are joined until one has all its fields. What sed has to
 * keep in parentheses costs it ten times the rest, so it cuts out between marks. Of ps it makes both tables, with a tab between them.
 */
export const PROCESSES = `fields(){ l=;{ while read -r _a;do l="$l $_a";done <"$P/$1/stat";} 2>/dev/null;l=\${l##*') '};[ "$l" ];}
up(){
case $1 in ''|0|1|*[!0-9]*)return 1;;esac
if [ "$P" ];then fields "$1"||return 1
set -- "$2" $l;[ "$1" = "\${21}" ]||return 1
case $2 in Z|X|x)return 1;;esac
else [ "$Q" ]||rows;case $Q in *"$n$1 $2 "[!ZXx]*);;*)return 1;;esac;fi
}
blind(){ [ "$P" ]&&return 1;[ "$Q" ]||rows;case $Q in *"$n$$ "*)return 1;;esac;}
mine(){
l=
if [ "$P" ];then { read -r l <"$P/$1/cmdline";} 2>/dev/null
else [ "$Q" ]||rows;case $CL in *"$n$1 $2 "*)l=\${CL#*"$n$1 $2 "};l=\${l%%"$n"*};;esac;fi
case $l in *"/\${D##*/}/run.sh"*)return 0;;esac
return 1
}
born(){
x=
if [ "$P" ];then fields "$1"||return 1;set -- $l;x=\${20}
else set -- $(TZ=UTC0 ps -o lstart= -p "$1" 2>/dev/null);[ "$5" ]&&x=$1_$2_$3_$4_$5;fi
[ "$x" ]
}
rows(){
if [ "$P" ];then Q="$n$(cat "$P"/[0-9]*/stat 2>/dev/null|sed -n ':a
/) . [-0-9 ]\\{20\\}/!{N
s/\\n/ /
ba
}
s/ (.*) / /;s/ /:/21;s/:.*//;s/ /:/20;s/ /:/5;s/:.*:/ /;s/ \\(.*\\) \\(.*\\)/ \\2 \\1/
/^[0-9]* [0-9]* [ZXx]/!p')$n"
else o=$IFS;IFS='\t';set -f;set -- $(TZ=UTC0 ps -axww -o pid=,lstart=,stat=,ppid=,pgid=,command= 2>/dev/null|sed -n 'y/\t/ /;s/  */ /g;s/^ //;s/ /_/2;s/ /_/2;s/ /_/2;s/ /_/2
/^[0-9]* [^ ]* [^ZXx]/{
/\\/run[.]sh/H
s/ / -\\
/5
P
}
$!d
x
s/^/\t/p');set +f;IFS=$o;Q=$n$1 CL="$2$n";fi
}
`;

/** `stopped PID`: a signal has stopped it. `guards PID`: it runs the watchdog of D, by its command line. */
export const STOPPED = `stopped(){
if [ "$P" ];then fields "$1"||return 1;case $l in [Tt]*)return 0;;esac
else case $Q in *"$n$1 "*)l=\${Q#*"$n$1 "};l=\${l#* };case $l in [Tt]*)return 0;;esac;;esac;fi
return 1
}
guards(){
l=;if [ "$P" ];then { read -r l <"$P/$1/cmdline";} 2>/dev/null
else [ "$Q" ]||rows;l=\${CL#*"$n$1 "};l=\${l%%"$n"*};fi
case $l in *"/\${D##*/}/run.sh"guard*|*"/\${D##*/}/run.sh"?guard*)return 0;;esac
return 1
}
`;

/**
 * `there PATH`: something is there, be it a link to nothing. `file PATH`: a file that is no link. `plain NAME`: the same in the run
 * directory. `only PATH`: what is there and is no such file goes. An agent can put pipes there, whose readers would wait for ever.
 * `home`: goes into the run directory, and fails if it is elsewhere then, by a link that has just taken its place: it asks where it is, not what
 * the name leads to. What is written after that by bare names is written there, or nowhere.
 * `rd NAME`: sets x to the first line of a small record of ours; whatever else is in there reads as empty.
 */
export const PLAIN = `file(){ [ -f "$1" ]&&[ ! -L "$1" ];}
plain(){ file "$D/$1";}
there(){ [ -e "$1" ]||[ -L "$1" ];}
home(){ cd -P "$D"&&[ "\${PWD##*/}" = "\${D##*/}" ]&&[ .. -ef "\${D%/*}" ];}
only(){ if there "$1"&&! file "$1";then rm -rf "$1";fi;}
rd(){
x=;plain "$1"&&{ read -r x <"$D/$1";} 2>/dev/null
case $x in *[!0-9A-Za-z=:._+\\ -]*)x=;;esac
[ \${#x} -le 80 ]||x=
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
 * `real NAME`: there is such a program, and it is none of the stand-ins for git and python3 that macOS has beside xcode-select where the
 * Command Line Tools are not installed. Calling one opens a window on the desktop and does nothing.
 */
export const REAL = `real(){
_r=$(command -v "$1")||return
case $1$P in git|python3)[ -e "\${_r%/*}/xcode-select" ]||return 0
set -- "$1" "$("\${_r%/*}/xcode-select" -p)";[ "$2" ]&&[ -x "$2/usr/bin/$1" ];;esac
} 2>/dev/null
`;

/**
 * `detach COMMAND…`: goes on in the background as the leader of a session of its own, where the system has any way to
 * make one, with nothing held open that a caller could wait for. Prints its pid.
 */
export const DETACH = `det(){
if command -v setsid >/dev/null 2>&1;then exec setsid "$@"
elif command -v perl >/dev/null 2>&1;then exec perl -e 'use POSIX;POSIX::setsid();exec {$ARGV[0]} @ARGV' "$@"
elif real python3;then exec python3 -c 'import os,sys
os.setsid();os.execvp(sys.argv[1],sys.argv[1:])' "$@"
else trap '' HUP;exec "$@";fi
}
detach(){
(cd /;unset AGENTD_RUN;exec </dev/null 2>/dev/null 3>&- 4>&- 5>&- 6>&- 7>&- 8>&- 9>&-
{ command -v setsid||command -v perl||real python3||{ (set -m)&&set -m;};} >/dev/null
det "$@" >/dev/null &
echo $!)
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
