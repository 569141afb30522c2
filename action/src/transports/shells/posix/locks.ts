/**
 * Shell functions that keep scripts of overlapping ticks apart on one machine: a lock around every change under the
 * run root, the fence, and one lock per work item.
 *
 * Further shared variables:
 *   A  `<run_root>/.agentd`     F  fence number of this script, empty: none     G  file that holds the largest number seen
 *   w  why something was refused, `code|base64 of a detail`; empty: nothing was
 */

/**
 * `guarded COMMAND…`: runs it with the lock held, if the run root is ours and the fence is not lost; else w is set.
 * A fence that cannot be written down (full disk) stops every command but `:`, which kills ask with;
 * they do not wait for ever for the lock either, which any process of the same user can hold: an agent would keep itself from being ended.
 * `alike DIR DIR`: one run directory, however the folders above it are spelled: file systems may not regard letter case.
 * The lock is one of the kernel on descriptor 9, so it goes with the process that holds it. Where neither flock, perl
 * nor python3 exists it is a file that names its holder; who finds the holder dead may break it, and for each holder
 * only one can: the one that makes the directory named after that holder.
 */
export const GUARD = `alike(){ [ "$1" = "$2" ]||{ [ "\${1##*/}" = "\${2##*/}" ]&&[ "\${1%/*}" -ef "\${2%/*}" ];};}
fresh(){ rm -rf "$1";(set -C;echo "$2" >"$1") 2>/dev/null;}
no(){ w="$1|";[ -z "$2" ]||w="$w$(printf %s "$2"|b64)";}
lock(){
j=0;while :;do
if command -v flock >/dev/null 2>&1;then flock -n 9 9>&9&&return
elif command -v perl >/dev/null 2>&1;then perl -e 'open F,">&=9";exit!flock F,6' 9>&9&&return
elif real python3;then python3 -c 'import fcntl;fcntl.flock(9,6)' 9>&9 2>/dev/null&&return
else born $$
only "$A/lock.held"
(set -C;echo "$$ $x $B" >"$A/lock.held") 2>/dev/null&&{ held=1;return;}
la= lb=;{ read -r la lx lb <"$A/lock.held";} 2>/dev/null
if [ "$la" ]&&{ Q=;[ "$lb" != "$B" ]||{ ! up "$la" "$lx"&&! blind;};}&&mkdir "$A/lock.$la-$lx" 2>/dev/null;then
x=;{ read -r x <"$A/lock.held";} 2>/dev/null;[ "$x" = "$la $lx $lb" ]&&rm -f "$A/lock.held";rmdir "$A/lock.$la-$lx";fi
fi
[ $j -lt 50 ]||return 1
nap;done
}
fence(){
[ "$F" ]||return 0
m=0;if there "$G";then m=;file "$G"&&{ read -r m <"$G";} 2>/dev/null;fi
case $m in ''|*[!0-9]*)no fence-unreadable "$G";return 1;;esac
[ "$m" -le "$F" ]||{ no fence-lost "$m";return 1;}
[ "$m" = "$F" ]||{ fresh "$G.new" "$F"&&mv -f "$G.new" "$G"||{ rm -f "$G.new";[ "$1" = : ]||{ no write-failed "$G";return 1;};};}
}
inside(){
ok=1 held=
lock||[ "$1" = : ]||{ no terminal-locked "$A/lock";return;}
fence "$1"&&"$@"
[ "$held" ]&&rm -f "$A/lock.held"
}
guarded(){
w= ok=
for f in "$R" "$A" "$A/locks";do [ -L "$f" ]&&{ no run-root-link;return;};done
[ -d "$A/locks" ]||mkdir -p "$A/locks" 2>/dev/null||{ no write-failed "$A";return;}
[ -O "$R" ]||{ no run-root-foreign;return;}
only "$A/lock"
{ inside "$@" 9>>"$A/lock";} 2>/dev/null
[ "$ok" ]||no write-failed "$A/lock"
}
`;

/**
 * `voided`: makes sure that the launch of D never begins; fails if it has begun: if a record of it is there, or if processes with its
 * marker stay, whoever wrote `void`. A launch that only now comes to its first line sees it and goes, which is waited for. Sets w if it
 * cannot write.
 * `busy`: a run may live in D, or something of it. What never began within a minute is made void here, and is then not busy.
 */
export const VOID = `voided(){
[ -L "$D" ]&&{ no run-dir-blocked;return 1;}
k=;if there "$D/begin";then k=?;[ -f "$D/begin" ]&&{ read -r k <"$D/begin";} 2>/dev/null;fi
case $k in ''|void);;*)return 1;;esac
for f in pid.txt exit.txt started.txt watch.txt;do [ -e "$D/$f" ]&&return 1;done
if [ ! "$k" ];then
[ -d "$D" ]||mkdir "$D" 2>/dev/null||{ no write-failed "$D";return 1;}
claim void||{ [ -e "$D/begin" ]||no write-failed "$D";return 1;}
fi
k=void j=0
while labels;do case $KL in *" agentd-\${D##*/}$n"*);;*)Q=;blind||return 0;;esac
[ $j -lt 10 ]||return 1
nap;done
}
busy(){
Q= V= own= IP=;state
case $v in
r|x)return 0;;
s)[ "$k" ]&&return
[ "$(find "$D" -prune -mmin +1 2>/dev/null)" ]&&voided&&return 1
return 0
esac
pinned;kin;! blind||return 0
[ "$own$V" ]||return 1
[ $v = f ]&&spared&&return 1
return 0
}
`;
