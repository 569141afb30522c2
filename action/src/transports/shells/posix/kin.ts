/**
 * Shell functions that find what belongs to a run. A process does
 *   1. by the marker: its environment holds `AGENTD_RUN=<task>`; or
 *   2. by the run's cgroup, where the run got a scope of its own: `/<task>.scope` is in its path; or
 *   3. because the run's watchdog has seen it, pinned by pid and start time; or
 *   4. by descent: its parent belongs; or
 *   5. by its session or group: the leader belongs; or the leader is dead, it was the wrapper or the watchdog has seen that number
 *      in the run, and another process in it belongs by itself, or it is surely the same group still (`held_groups`). So a number
 *      that came back to strangers never counts, nor does the session of the shell that launched the run, whose leader is not the run's.
 * A process whose environment cannot be read counts by 2 to 5 alone. Whoever is to live on says so: a session of its own,
 * in which every process has the marker cleared (`AGENTD_RUN=`, present and empty); it counts by 1 alone. No marker at all
 * (`env -i`) says nothing. Where sessions are not known (ps), a group takes the place of a session.
 *
 * Further shared variables:
 *   KL  markers and scopes, see `labels`          V   what belongs, but for the wrapper: `pid:start …`
 *   I   those of V that a signal to the wrapper's group does not reach     own  the wrapper lives, verified
 *   LS  numbers of sessions and groups that the watchdog has seen           MS GS  members' pids; their groups and sessions
 *   aw  why the recorded identity means nothing here (`away` in state.ts); empty: it is of this place
 *   gl  numbers of groups with a dead leader that are surely the run's still     gw  the same, as the watchdog knows it
 *   po to  what becomes of survivors (`keep`, else they are ended); name of the agent's program
 */

/**
 * `labels`: fills KL with lines `pid task` (marker), `pid ` (a cleared marker) and `pid +task` (scope). The file's name and
 * the variable's have to stand where they belong, so a value that pretends to be another line does not count. macOS's ps shows
 * environments with `-E`, others' with `e`; Apple's own binaries show none, but the runner has its task among its arguments.
 */
export const LABELS = `labels(){
KL=$({
if [ ! "$P" ];then { ps -Eaxww -o pid=,command=||ps axeww -o pid=,command=;}|sed -n -e 's|^ *\\([0-9]*\\) .* AGENTD_RUN=\\([^ ]*\\).*|\\1 \\2|p' -e t -e 's|^ *\\([0-9]*\\) .*/run\\.sh \\(agentd-[^ ]*\\).*|\\1 \\2|p'
else { if printf 'a\\0b'|grep -zxFq a;then grep -azHs '^AGENTD_RUN=' "$P"/[0-9]*/environ|tr '\\n\\0' ' \\n'
else for f in $(grep -lsF AGENTD_RUN= "$P"/[0-9]*/environ);do tr '\\n\\0' ' \\n' <"$f"|sed -n "s|^AGENTD_RUN=|$f:&|p";done;fi
grep -aHs '/agentd-[^/]*[.]scope' "$P"/[0-9]*/cgroup;}|sed -n 's|^[^:]*/\\([0-9]*\\)/environ:AGENTD_RUN=|\\1 |p;s|^[^:]*/\\([0-9]*\\)/cgroup:.*/\\(agentd-[^/]*\\)[.]scope.*|\\1 +\\2|p'
fi
} 2>/dev/null);KL="$n$KL$n"
}
`;

/**
 * `pinned`: sets V and LS to what the watchdog has written down. It is a file, so what is older than the wrapper is not
 * believed of it (`belongs`).
 * `kin`: finds what belongs among the processes of Q, and keeps those of V that still live; this script is never part of it. Only rows
 * with a number that matters are looked at, so that a machine full of other processes costs little.
 * `spared`: what is left may live on: `keep`, the run ended by itself and not by a signal, and no program of the agent's name is left,
 * by the first two words of its command line (the second is the script of an interpreter).
 * `moment LSTART`: sets l to a number that grows with such a time; fails where it is none.
 * `latest NAME…`: sets l to such a number for the youngest of these files of the run, and 5 s more, in which no system comes round
 * with its numbers. Files have the clock of their file system (_n says what it shows); one that is ahead of it was written before that
 * clock was set back, and says nothing.
 * `held_groups`: where only ps tells, all processes of a run may hide their environments. A number is not given to a process while a
 * group has it, so a group is the run's still if one of its processes was there when the run surely had it: the wrapper's group when the
 * wrapper or the watchdog wrote last, another when the watchdog did. An exit record with 137 may be a visit's, written long after.
 */
export const KIN = `moment(){
case $1 in *[:_][:_]*)return 1;;[A-Z][a-z][a-z]_[A-Z][a-z][a-z]_[1-9]_??:??:??_[12][0-9][0-9][0-9]|[A-Z][a-z][a-z]_[A-Z][a-z][a-z]_[0-9][0-9]_??:??:??_[12][0-9][0-9][0-9]);;*)return 1;;esac
case \${1#????????} in *[!0-9:_]*)return 1;;esac
o=$IFS;IFS=_:;set -- $1;IFS=$o
l=JanFebMarAprMayJunJulAugSepOctNovDec;l=\${l%%"$2"*}
l=$((((($7*400+\${#l}*11+\${3#0})*24+1$4-100)*60+1$5-100)*60+1$6-100))
}
mtime(){ stat -c %Y "$1"||stat -f %m "$1";}
latest(){
l=0
for f do plain $f&&f=$(mtime "$D/$f")&&[ "$f" -gt "$l" ]&&l=$f;done
[ "$l" -le "$_n" ]||l=0
l=$((l+5+$(date +%s)-_n)) f=+%a_%b_%d_%T_%Y;moment "$(date -ur $l $f||date -ud @$l $f)"||l=0
}
held_groups(){
_n=
while read -r a e t x y d;do case " $p$LS" in *" $y "*)
[ "$_n" ]||{ f=\${D%/*}/.agentd;[ ! -L "$f" ]&&touch -c "$f/lock"&&_n=$(mtime "$f/lock")||return
latest watch.txt;_l=$l;rd exit.txt;case $x in exit=137\\ *)x=;;*)x=exit.txt;;esac;latest begin watch.txt $x;_t=$l;}
x=$_l;[ "$y" != "$p" ]||x=$_t
moment "$e"&&[ "$l" -le "$x" ]&&gl="$gl $y ";;esac;done <<E
$Q
E
}
pinned(){
V= LS=' '
[ ! "$aw" ]&&plain watch.txt||return
{ read -r l;read -r V;read -r LS;} <"$D/watch.txt"
case $V$LS in *[!0-9A-Za-z:_\\ ]*)V= LS=;;esac
LS=" $LS "
} 2>/dev/null
freed(){
case $KL in *"$n$a $n"*);;*)return 1;;esac
_x=$d;[ "$d" != - ]||_x="$y -"
case $_x in "$p"|"$p -")return 1;;esac
for _x in $(echo "$Q"|sed -n "s/^\\([0-9]*\\) .* $_x\\$/\\1/p");do case $KL in *"$n$_x $n"*);;*)return 1;;esac;done
return 0
}
belongs(){
case $KL in *"$n$a $T$n"*)return 0;;esac
freed&&return 1
case $KL in *"$n$a +$T$n"*)return 0;;esac
case $o in *" $a:$e "*){ [ ! "$P" ]||[ "$e" -ge "\${s:-0}" ];}&&return 0;;esac
for l in $x $y $d;do case $MS in *" $l "*)return 0;;esac;done
for l in $y $d;do case " $p$LS" in *" $l "*)case $gl$GS in *" $l "*)case $Q in *"$n$l "*);;*)return 0;;esac;;esac;;esac;done
return 1
}
kin(){
[ "$Q" ]||{ rows;KL=;};[ "$KL" ]||labels
o=" $V " V= I= own= MS=' ' GS=' ' Z=x gl=$gw
case $p in *[!0-9]*);;?*)Z=$p;[ "$aw" ]||{ up "$p" "$s"&&mine "$p" "$s"&&own=1 MS=" $p " GS=" $p ";};;esac
_o=$o;[ "$own$aw$P$gl" ]||[ $Z = x ]||held_groups
for e in $gl;do Z="$Z|$e";done
o=$_o;for e in $o;do Z="$Z|\${e%%:*}";done
while read -r a m;do { [ "$m" = "$T" ]||[ "$m" = "+$T" ];}&&Z="$Z|$a";done <<E
$KL
E
c=1;while [ "$c" ];do c=
r=$(echo "$Q"|grep -E "^($Z) | ($Z) | ($Z)\\$")
while read -r a e t x y d;do
case $a in ''|0|1|$$)continue;;esac
case $MS in *" $a "*)continue;;esac
belongs||continue
MS="$MS$a " GS="$GS$y $d " V="$V $a:$e" Z="$Z|$a|$y" c=1
[ "$d" = - ]||Z="$Z|$d"
{ [ "$own" ]&&[ "$y" = "$p" ];}||I="$I $a"
done <<E
$r
E
done
} 2>/dev/null
spared(){
[ "$po" = keep ]&&[ ! -e "$D/ended.txt" ]||return 1
rd exit.txt;case $x in exit=129\\ *|exit=1[3-8]?\\ *|exit=19[0-2]\\ *)return 1;;exit=[0-9]*);;*)return 1;;esac
for e in $V;do e=\${e%%:*}
{ if [ "$P" ];then tr '\\0' '\\n' <"$P/$e/cmdline";else ps -ww -o command= -p "$e"|tr ' ' '\\n';fi|sed 's|.*/||;2q'|grep -Fqx -e "\${to##*/}";} 2>/dev/null&&return 1;done
return 0
}
`;
