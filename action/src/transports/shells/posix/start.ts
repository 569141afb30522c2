/** Shell functions that start, void and forget runs. All of them run with the lock held (`guarded`). */

/**
 * `begin_run KEY REPLACED…`: makes D and launches in it; sets y to `started` or `evidence`, or w to a refusal. It calls
 * `files`, which the script defines for each start, and which checks with `sized` that the disk took all. When something fails, nothing of it stays.
 * A directory that is there without any evidence may be used: the runner's own `begin` still lets only one begin. Nothing is
 * written through a link or into a pipe, whoever put it there.
 * id: who the wrapper is, `PID START BOOT PIDNS MACHINE`, from the shell that launched it and the process table alone; empty: it
 * could not be made out. The agent's own folder `out` is made here, and the marker given to the wrapper itself.
 */
export const START = `evident(){
for f in pid.txt launch.pid exit.txt begin;do [ -e "$D/$f" ]||continue
k=;[ "$f" = begin ]&&plain begin&&{ read -r k <"$D/begin";} 2>/dev/null
if [ "$k" = void ];then no run-void;else no haspid;fi;return 0;done
return 1
}
sized(){ [ $(($(wc -c <"$D/$1"))) = "$2" ];}
put(){ if [ $# = 3 ];then printf %s "$3";else unb64;fi >"$D/$1"&&sized "$1" "$2";}
begin_run(){
y= made= id= K0="$A/locks/$1" D0=$D T0=$T;shift
for D do voided&&continue;[ "$w" ]||y=evidence;D=$D0;return;done
D=$D0;[ -L "$D" ]&&{ no run-dir-blocked;return;}
evident&&return
[ ! -e "$D" ]||[ -d "$D" ]||{ no run-dir-blocked;return;}
if there "$K0";then
H0=;file "$K0"&&{ read -r H0 <"$K0";} 2>/dev/null
[ "$H0" ]||{ no item-lock-unreadable "$K0";return;}
if ! alike "$H0" "$D0";then
D=$H0 T=agentd-\${H0##*/};busy&&no item-locked "$H0"||w=
D=$D0 T=$T0;[ "$w" ]&&return;fi
fi
[ -d "$D" ]||{ mkdir "$D" 2>/dev/null&&made=1;}||{ no write-failed "$D";return;}
[ "$made" ]||[ ! "$(find "$D" ! -type d ! -type f)" ]||{ no run-dir-blocked;return;}
if { fresh "$K0.new" "$D"&&mv -f "$K0.new" "$K0"&&{ [ -d "$D/out" ]||mkdir "$D/out";}&&files&&printf '%-63s\\n' '' >"$D/.exit"&&printf '%-7s\\n' '' >"$D/.ended";} 2>/dev/null
then p=$(detach env AGENTD_RUN="$T" "$SH" "$D/run.sh" "$T") y=started
born "$p"&&id="$p $x $B $NS $MC"
{ echo "$p" >"$D/launch.pid";} 2>/dev/null
else rm -f "$K0" "$K0.new";[ "$made" ]&&rm -rf "$D";no write-failed "$D";fi
}
begun(){
Q= j=0;while [ ! -e "$D/begin" ]&&[ $j -lt 100 ];do sleep 0.01 2>/dev/null||{ sleep 1;j=100;};j=$((j+1));done
}
`;

/** `void_run`: sets y to `void` or `evidence`. */
export const VOID_RUN = `void_run(){
y=void;voided||y=evidence
}
`;

/** `forget_run KEY`: removes the item lock if it names D and no run can live there. */
export const FORGET = `forget_run(){
K0="$A/locks/$1" H0=;[ -f "$K0" ]||return
{ read -r H0 <"$K0";} 2>/dev/null
alike "$H0" "$D"&&! busy&&rm -f "$K0"
w=
}
`;
