/** Shell functions that end a run's processes and write down how it ended; used by kills and by the watchdog. */

/**
 * `record CODE`: the exit record. The space was taken when the run was made, so it can be written on a full disk.
 * An agent may have put links there; nothing is written through them.
 * `mark WHO`: writes down, once, who ends the run; before the first signal.
 */
export const RECORD = `record(){
[ -L "$D/.exit" ]&&rm -f "$D/.exit"
printf '%-63s\\n' "exit=$1 at $(date +%Y-%m-%dT%H:%M:%S%z)" 1<>"$D/.exit"
mv -f "$D/.exit" "$D/exit.txt"
}
mark(){
[ -L "$D/.ended" ]&&rm -f "$D/.ended"
printf '%-7s\\n' "$1" 1<>"$D/.ended"
ln "$D/.ended" "$D/ended.txt"||[ -e "$D/ended.txt" ]||mv "$D/.ended" "$D/ended.txt"
}
`;

/**
 * `slay WHO`: TERM to the run's group, session, descendants and marked strays, up to 5 s of grace, KILL, and another
 * look. The group is signalled only while pid, start time and boot id are those that were recorded; marked processes
 * count only on the recorded boot, and each is known by its own pid and start time from the moment it was seen.
 * The wrapper is killed last, so that it can write the record; if nobody could, that is done here.
 * `snap`: adds what belongs to the run to V (`pid:start …`); I holds those that the signal to its group will not reach.
 * This script itself is never part of it.
 */
export const SLAY = `snap(){
rows;S=' ';for e in $V;do up "\${e%%:*}" "\${e#*:}"&&S="$S\${e%%:*} ";done
own=;up "$p" "$s"&&own=1
set -- $(marked);m=" $* ";c=1
while [ "$c" ];do c=
while read -r a e t x y d;do
case $a in ''|$$)continue;;esac
case $S in *" $a "*)continue;;esac
case $t in Z*|X*|x*)continue;;esac
if [ "$own" ]&&{ [ "$a" = "$p" ]||[ "$y" = "$p" ]||[ "$d" = "$p" ];};then :
else case $S in *" $x "*);;*)case $m in *" $a "*);;*)continue;;esac;;esac;fi
S="$S$a ";V="$V $a:$e";[ "$own" ]&&[ "$y" = "$p" ]||I="$I $a";c=1
done <<E
$Q
E
done
}
left(){ Q=;for e in $V;do up "\${e%%:*}" "\${e#*:}"&&return;done;return 1;}
slay(){
V= I=;[ "$b" = "$B" ]||return
snap;[ "$V" ]||return
mark "$1"
[ "$own" ]&&kill -TERM -"$p"
for a in $I;do kill -TERM "$a";done
j=0 g=$(date +%s);while left&&[ $j -lt 24 ]&&[ $(($(date +%s)-g)) -lt 5 ];do nap;done
for a in 1 2 3;do snap;h=
for e in $V;do [ "\${e%%:*}" = "$p" ]||{ up "\${e%%:*}" "\${e#*:}"&&kill -KILL "\${e%%:*}"&&h=1;};done
[ "$h" ]||break;nap;done
j=0;while [ $j -lt 10 ]&&Q=&&up "$p" "$s"&&[ ! -e "$D/exit.txt" ];do nap;done
Q=;up "$p" "$s"&&{ kill -KILL "$p";nap;}
Q=;up "$p" "$s"||[ -e "$D/exit.txt" ]||record 137
} 2>/dev/null
`;

/**
 * `kill_run`: what never began is made void; what has begun is slain, unless its exit record is there. Where the whole
 * directory is missing, what carries the run's marker is slain.
 * It is run in the background, so that several runs share one time of grace.
 */
export const KILL = `kill_run(){
state
if [ $v = s ];then
[ "$k" ]||voided
j=0;while [ $v = s ]&&[ $j -lt 5 ];do state;[ $v = s ]&&nap;done
[ $v = s ]&&[ "$p" ]&&up "$p" "$s"&&v=r
fi
[ $v = n ]&&b=$B
case $v in r|g|n)slay kill;;esac
}
`;
