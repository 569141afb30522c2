/** Shell functions that remove what a run has left. */

/**
 * `discard_run`: removes D and every item lock that names it; sets y to `removed` or `absent`, or w to a refusal. Run with
 * the lock held. D is a name right under the run root, which has been checked before; a link there is never followed.
 * `settle`: waits, without the lock, until the watchdog has seen that its run is over; z: how many are there after that.
 */
export const DISCARD = `watchdogs(){
x="/\${D##*/}/run.sh"
if [ "$P" ];then z=;printf 'a\\0b'|grep -zxFq a 2>/dev/null&&z=z
set -- $(printf %s "$x"|grep -l\${z}F -f - "$P"/[0-9]*/cmdline 2>/dev/null)
else set -- $(ps -axww -o pid=,command= 2>/dev/null|while read -r a b;do case "$b " in (*"$x "*)echo "$a";;esac;done);fi
z=$#
}
settle(){
j=0;while watchdogs;[ $z != 0 ]&&[ $j -lt 40 ];do nap;done
}
discard_run(){
y=absent
[ -L "$D" ]&&{ no run-dir-link;return;}
if [ -e "$D" ];then
[ -d "$D" ]||{ no run-dir-blocked;return;}
if busy||[ "$V" ];then x=;for e in $V;do x="$x \${e%%:*}";done;no run-alive "\${x# }";return;fi
w=;rm -rf "$D" 2>/dev/null
[ -e "$D" ]&&{ no write-failed "$D";return;}
y=removed
fi
for f in "$A"/locks/*;do
[ -f "$f" ]||continue
H0=;{ read -r H0 <"$f";} 2>/dev/null
alike "$H0" "$D"&&rm -f "$f"
done
}
`;
