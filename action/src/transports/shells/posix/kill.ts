/** Shell functions that end a run's processes and write down how it ended; used by kills, by the wrapper and by the watchdog. */
import { MOST_BYTES, OUTPUTS, PIECE_BYTES } from '../output-cap.ts';

/**
 * `cap`, in the run directory: of an output that is too large the two ends stay, with a line between them that says how much is left out. It is a new
 * file: what still writes to the old one writes to nothing that stays. On a disk without room for it the old one stays.
 * `record CODE`: the exit record, after that. The space was taken when the run was made, so it can be written on a full disk.
 * An agent may have put links or folders there; nothing is written through the ones, not even one in the place of the run directory (`home`),
 * and the others go.
 * `mark WHO`: writes down, once, who ends the run; before the first signal.
 */
export const RECORD = `cap(){
for f in ${OUTPUTS.join(' ')};do
file "$f"&&x=$(($(wc -c <"$f")))&&[ $x -gt ${MOST_BYTES} ]||continue
rm -rf "$f.cap";(set -C;{ head -c ${PIECE_BYTES} "$f";printf '\\nagentd: %s bytes are left out here\\n' $((x-2*${PIECE_BYTES}));tail -c ${PIECE_BYTES} "$f";} >"$f.cap")&&mv -f "$f.cap" "$f"||rm -rf "$f.cap"
done 2>/dev/null
}
record(){
(home||exit
cap
only .exit
printf '%-63s\\n' "exit=$1 at $(date +%Y-%m-%dT%H:%M:%S%z)" 1<>.exit
only exit.txt
mv -f .exit exit.txt)
}
mark(){
(home||exit
only .ended
printf '%-7s\\n' "$1" 1<>.ended
only ended.txt
ln .ended ended.txt||[ -e ended.txt ]||mv .ended ended.txt)
}
`;

/**
 * `sweep`: TERM to the wrapper's group, if the wrapper is verified, and to what else belongs; up to 5 s of grace; KILL to all but
 * the wrapper; and another look, because what was just ended may have started more. Each is signalled only while it is
 * the very process that was seen to belong, by pid and start. What is stopped is continued, so that it can heed TERM. Before it
 * comes to KILL, the wrapper's whole group is stopped in one step: what forks faster than anybody can look stands still, and is seen.
 * `slay WHO`: ends a run. A record that is there while the wrapper lives may be the last thing before its end, so that is
 * waited for. The record is written by a child of the wrapper: with no such child it is the run's own, and stands; with
 * one it is nobody's, and goes. The wrapper is killed last, so that the record can be written; if nobody could, that
 * is done here. A run that has recorded its own end is not marked as ended by WHO.
 */
export const SLAY = `left(){ Q=;for e in $V;do up "\${e%%:*}" "\${e#*:}"&&return;done;return 1;}
send(){ for a in $I;do for e in $V;do [ "\${e%%:*}" = "$a" ]&&up "$a" "\${e#*:}"&&kill -$1 "$a";done;done;}
sweep(){
[ "$own" ]&&{ kill -TERM -"$p";kill -CONT -"$p";}
send TERM;send CONT
j=0 g=$(date +%s);while left&&[ $j -lt 24 ]&&[ $(($(date +%s)-g)) -lt 5 ];do nap;done
Q= hs=;[ "$own" ]&&[ "$p" != $$ ]&&up "$p" "$s"&&mine "$p" "$s"&&kill -STOP -"$p"&&hs=1
for h in 1 2 3;do Q=;kin;h=
for e in $V;do up "\${e%%:*}" "\${e#*:}"&&kill -KILL "\${e%%:*}"&&h=1;done
[ "$h" ]||break;nap;done
[ "$hs" ]&&kill -CONT "$p"
[ ! "$V" ]||{ Q=;kin;}
} 2>/dev/null
slay(){
Q=;kin;h=
if [ "$own" ]&&plain exit.txt;then
j=0;while [ $j -lt 10 ]&&Q=&&up "$p" "$s";do nap;done
Q=;kin
[ "$own" ]&&[ "$(echo "$Q"|grep "^[0-9]* [^ ]* [^ ]* $p ")" ]&&(home&&rm -f exit.txt)
fi
[ "$own$V" ]||return
plain exit.txt||mark "$1"
sweep
[ "$aw" ]&&return
j=0;while [ $j -lt 10 ]&&Q=&&up "$p" "$s";do nap;done
Q=;up "$p" "$s"&&mine "$p" "$s"&&{ kill -KILL "$p";nap;}
Q=;up "$p" "$s"||blind||plain exit.txt||record 137
} 2>/dev/null
`;

/**
 * `kill_run`: what never began is made void; all that belongs to the run is ended, whatever its records say, but for
 * what may live on after a normal end (`spared`). Of a place that is not this one only what carries the marker here is ended.
 * It is run in the background, so that several runs share one time of grace.
 */
export const KILL = `kill_run(){
state
case $v in n|x);;*)[ "$k" ]||voided;;esac
j=0;while [ $v = s ]&&[ $j -lt 5 ];do state;[ $v = s ]&&nap;done
pinned
if [ $v = f ];then Q=;kin;spared&&return;fi
slay kill
}
`;
