/** The watchdog of a run: it keeps the limits, remembers what belongs to the run, and sweeps after it. */

/**
 * `guard ELAPSED PID START`: watches the wrapper that its arguments name, whatever files say, from ELAPSED seconds on or from
 * what `watch.txt` holds, if that is more: the count never falls. It belongs to no group, session or family of the run,
 * carries no marker, and counts the sleeps it made: time in which the machine itself slept does not count.
 *
 * While the wrapper lives it keeps the limits, and ends a wrapper that still lives LINGER seconds after an exit record: such
 * a record is not the wrapper's, or the wrapper hangs. Once the wrapper is dead it ends what is left (`spared` may stay), writes the
 * record of a death that nobody recorded, and goes only when nothing is left. Where only ps tells it has
 * looked a moment ago which groups the run has, so what is in them is the run's; not if it was stopped for minutes, in which numbers may
 * have come round. A table of processes in which this one is missing tells of no death: ps could not be started.
 *
 * `walk`: finds what descends from the wrapper, or from what was seen before, by reading the kernel's own lists of children: a
 * machine may have hundreds of runs, and a table of all processes for each of them, each second, would take all its time.
 * `look`: remembers what belongs to the run by descent, session and group: where the kernel has such lists by `walk`, else,
 * and at times, by `kin` without markers (which need no memory, and cost a read of every environment). It writes
 * `watch.txt` anew, never through a link; after a run's first seconds only when something is new, or every five seconds:
 *   elapsed, quiet, period (seconds), the watchdog's own pid and start time
 *   `pid:start …` of what belongs, but for the wrapper
 *   numbers of the run's sessions and groups whose leader belonged when it was seen, and which are not empty
 * The directory keeps the time at which the run began: who looks for what is old shall not find a fresh one each second.
 */
export const WATCHDOG = `seen(){
[ "$1" != $$ ]&&fields "$1"||return
set -- "$1" $l
case $2 in Z|X|x)return;;esac
MS="$MS$1 " GS="$GS$4 $5 " V="$V $1:\${21}" w="$w $1"
}
walk(){
o=$V V= MS=" $p " GS=" $p " w=$p
for e in $o;do up "\${e%%:*}" "\${e#*:}"&&seen "\${e%%:*}";done
while [ "$w" ];do set -- $w;w=
for a do for f in "$P/$a"/task/*/children;do l=;{ read -r l <"$f";} 2>/dev/null
for x in $l;do case $MS in *" $x "*);;*)seen "$x";;esac;done
done;done;done
}
look(){
lk=$((lk+1))
if [ -r "$P/$$/task/$$/children" ]&&[ $((lk%60)) != 1 ];then walk;x=$LS
else [ "$Q" ]||rows;KL=$n;kin;x=' ';fi
for l in $GS;do case $x in *" $l "*)continue;;esac
case "$MS$LS" in *" $l "*)x="$x$l ";;esac;done;LS=$x
case $V$LS in "$lv")[ $el -le 10 ]||[ $((el%5)) = 0 ]||return 0;;esac
lv=$V$LS
(home||exit;rm -rf .watch;only watch.txt;set -C
printf '%s\\n' "$el $qu 5 $me" "$V" "$LS" >.watch&&mv -f .watch watch.txt
touch -r begin .)
}
guard(){
rm -f "$D/.guard";cd /&&boot
el=$2 qu=0 p=$3 s=$4 b=$B pn=$NS mc=$MC aw= po=$KEEP to=$TOOL V= LS=' ' lg=0 lk=0 lv=x
rd watch.txt;set -- $x
case $1/$2 in 0?*/*|*/0?*|*[!0-9/]*|/*|*/|??????????*/*|*/??????????*);;*)[ "$1" -gt "$el" ]&&el=$1 qu=$2;;esac
born $$;me="$$ $x"
zz=$(ls -ln "$D/$O" "$D/stderr.txt")
look
while sleep "$EVERY";do
el=$((el+EVERY))
[ "$STALL" -gt 0 ]&&{ x=$(ls -ln "$D/$O" "$D/stderr.txt");if [ "$x" = "$zz" ];then qu=$((qu+EVERY));else qu=0;fi;zz=$x;}
Q= gw=;if up "$p" "$s"&&mine "$p" "$s";then
w=;if plain exit.txt;then lg=$((lg+EVERY));[ $lg -lt "$LINGER" ]||w=kill;else lg=0;fi
[ "$STALL" -gt 0 ]&&[ $qu -ge "$STALL" ]&&w=stall
[ "$LIMIT" -gt 0 ]&&[ $el -ge "$LIMIT" ]&&w=limit
[ "$w" ]&&slay "$w"
else
[ "$P" ]||case $Q in *"$n$$ "*);;*)continue;;esac
[ "$P" ]||[ ! "\${LS# }" ]||[ ! "$(find "$D/watch.txt" -prune -mmin -2)" ]||gw=$LS
Q=;kin
if [ "$V" ]&&! spared;then sweep;fi
if [ ! "$V" ]||spared;then plain exit.txt||record 137;exit;fi
fi
look
done
} 2>/dev/null
`;

/**
 * `watch_run ELAPSED`: starts the watchdog of a wrapper that lives again, if there is none. Run with the lock held.
 * What `watch.txt` says of the watchdog is a claim; the process table decides. One that was stopped is none, and is ended.
 */
export const WATCH = `dogs(){
if [ "$P" ];then for f in $(grep -lF -e "/\${D##*/}/run.sh" "$P"/[0-9]*/cmdline 2>/dev/null);do f=\${f%/cmdline};f=\${f##*/};guards "$f"&&echo "$f";done
else rows;while read -r a x;do guards "$a"&&echo "$a";done <<E
$CL
E
fi
}
watch_run(){
Q=;state;[ $v = r ]||return 0
for a in $(dogs);do if stopped "$a";then kill -KILL "$a";else return 0;fi;done
plain run.sh&&[ -O "$D/run.sh" ]&&detach "$SH" "$D/run.sh" guard "$1" "$p" "$s" >/dev/null
}
`;
