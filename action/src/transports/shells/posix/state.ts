/**
 * Shell functions that tell the state of a run directory without a fork, and say it in one line.
 *
 * Further shared variables:
 *   N nonce   i number of the operation   R run root   k first word of `begin`   x what was read last
 *   IP IS IB IN IM  pid, start, boot, pid namespace and machine of the wrapper as `start` said them; IP empty: only files tell
 *   ow  `begin` is the run's own     aw  why p and s mean nothing here: `boot`, `other-machine`, `other-namespace`; empty: they do
 *   v state: n none, v void, s starting, r running, f finished, g gone, b gone with an earlier boot, x unknown (xc: why)
 *   M files whose modification times are asked for all at once at the end (`ages`)
 */

/**
 * `ident`: who the wrapper is. What `start` answered outranks every file; `begin` outranks `pid.txt`, which the executor contract has. An agent
 * that is the same user can write all of them, so by files alone only a process with the run's path in its command line is a wrapper.
 * `away`: compares where the wrapper was recorded with where this is. A machine without an id (`-`) says nothing: then the boot
 * decides, which no two machines share, and after another boot the watchdog's file (`still`).
 * `still`: the watchdog's file has stood still for more than three of its periods, by the clock of the file system: a machine that shares
 * it may have another clock. Where nothing of the watchdog is there yet, a minute since the beginning has to do.
 * `state`: sets v (and p s b u k) for D.
 *   - A living wrapper is running, whatever its records say; a zombie is dead.
 *   - Finished is a dead wrapper with an exit record beside our own `begin`; the record is looked for after the process, so
 *     that a run that ends in between is finished, not gone. With one it is finished on any machine and after any boot.
 *   - Without one: after a restart of this machine, gone; where another boot's watchdog goes on, on another machine or in
 *     another pid namespace, unknown. A restart is another boot, no other machine, and a watchdog that stands still.
 *   - `void` counts only where nothing shows that the run has begun.
 */
export const STATE = `ident(){
k=
if plain begin;then { read -r k p s b pn mc l <"$D/begin";} 2>/dev/null;[ "$k" ]||k=?
elif there "$D/begin";then k=?;fi
[ "$k" = run ]||p= s= b= pn= mc=
if plain pid.txt;then _p= _s= _b= _n= _m=
{ read -r _p;read -r _s;read -r _b;read -r u;read -r u;read -r _n;read -r _m;read -r po;read -r to;} <"$D/pid.txt" 2>/dev/null
[ "$k" = run ]||p=$_p s=$_s b=$_b pn=$_n mc=$_m;fi
[ "$k" = run ]&&{ [ ! "$IP" ]||[ "$p $s $b" = "$IP $IS $IB" ];}&&ow=1
[ "$s" ]&&[ "$b" ]||p=
[ ! "$IP" ]||p=$IP s=$IS b=$IB pn=$IN mc=$IM
case $u in */*)u=;;esac
}
away(){
case \${mc:--}/$MC in -/*|*/-|"$MC/$MC");;*)aw=other-machine;return;;esac
[ "$b" = "$B" ]||{ aw=boot;return;}
case \${pn:--}/$NS in -/*|*/-|"$NS/$NS");;*)aw=other-namespace;;esac
}
still(){
_x=$D/watch.txt;[ -f "$_x" ]||{ _x=$D/begin;[ -f "$_x" ]||_x=$D/pid.txt;[ "$(find "$_x" -prune -mmin +1 2>/dev/null)" ];return;}
l=;[ -L "$A" ]||{ touch -c "$A/lock"&&set -- $(mtimes "$A/lock" "$_x")&&{ read -r _a _b l _c <"$_x";};} 2>/dev/null
case $l in [1-9]|[1-9][0-9]);;*)l=5;;esac
if [ $# = 2 ];then [ $(($1-$2)) -gt $((3*l)) ];else [ "$(find "$_x" -prune -mmin +1 2>/dev/null)" ];fi
}
state(){
v=n k= u= po= to= aw= ow= xc= p=$IP s=$IS b=$IB pn=$IN mc=$IM
{ [ -d "$D" ]&&[ ! -L "$D" ];}||{ [ ! "$p" ]||away;return;}
ident
[ ! "$p" ]||away
if [ "$p" ]&&[ ! "$aw" ]&&up "$p" "$s"&&{ [ "$IP" ]||mine "$p" "$s";};then
v=r;[ "$IP" ]||[ -e "$D/pid.txt" ]||v=s;return;fi
[ ! "$p" ]||[ "$aw" ]||! blind||{ v=x xc=processes-unlisted;return;}
h=;for _x in pid.txt started.txt exit.txt watch.txt;do [ -e "$D/$_x" ]&&h=1;done
v=v;[ "$k" = void ]&&[ ! "$h" ]&&return
v=s;{ [ "$h$k" ]&&[ "$h$p" ];}||return
v=f;[ "$ow" ]&&plain exit.txt&&return
v=g
case $aw in '');;boot)if still;then v=b;else v=x xc=other-boot-alive;fi;;*)v=x xc=$aw;;esac
}
`;

/**
 * `report C H`: says the state; collects by the function `cC` when the run has ended and `hH` while it runs.
 * `look I NAME [C H [PID START]]`: all that an inspection is, for a directory with its usual place and task.
 * A missing directory counts as none only where the run root can be looked into or surely is not there either, and nothing of
 * what is not there says anything of a run that was started on another machine or in another pid namespace.
 * `others`: sets y to the pids that are to be ended before the run is over; what of them still lives is looked at again.
 * `counted`: sets y to what the watchdog has counted, `ELAPSED QUIET ALIVE`; empty: it has written nothing.
 * Of a directory that is not the run's own nothing is read.
 */
export const REPORT = `others(){
pinned;kin;y=
[ $v != f ]||! spared||V=
for e in $V;do up "\${e%%:*}" "\${e#*:}"&&y="$y \${e%%:*}";done
[ ! "$own" ]||y="$y $p"
y=\${y# }
}
counted(){
rd watch.txt;y=;set -- $x
case $1$2 in ''|*[!0-9]*)return;;esac
y="$1 $2 0";up "$4" "$5"&&guards "$4"&&! stopped "$4"&&y="$1 $2 1"
}
report(){
case $v$aw in [nsv]other-*)v=x xc=$aw;;esac
! blind||v=x xc=processes-unlisted
case $v in
n)if [ -d "$R" ];then [ -r "$R" ]&&[ -x "$R" ]||v=x xc=run-root-unreadable
else case $(ls -d "$R" 2>&1) in *'No such file'*);;*)v=x xc=run-root-unreadable;;esac;fi
if [ $v = n ];then others;say "n|$y";else say "x|$xc|";fi;;
s)M="$M$n$D";say s;;
r)rd started.txt;a=$x c=0 e= f=$D/stderr.txt
[ "$u" ]&&[ -f "$D/$u" ]&&{ [ "$f" -nt "$D/$u" ]||f=$D/$u;}
[ -f "$f" ]&&{ M="$M$n$f";c=1;}
counted;h$2;say "r|$a|$c|$e|$y";;
f)others;rd started.txt;a=$x;rd ended.txt;e=$x;rd exit.txt;say "f|$x|$a|$e|$y";c$1;;
g|b|v)others;[ "$v$y" = v ]&&{ say v;return;}
case $v in b)e=b;;*)e=g;;esac
say "$e|$y|$ow";[ ! "$ow" ]||c$1;;
x)say "x|$xc|";;
esac
}
look(){ i=$1 D=$R/$2 T=agentd-$2 IP=\${5-} IS=\${6-};state;report \${3-0} \${4-0};}
ages(){
[ "$M" ]||return
o=$IFS;IFS=$n;set -f;set -- $(mtimes $M 2>/dev/null);set +f;IFS=$o
echo "$N m $*"
}
`;
