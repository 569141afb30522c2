/**
 * Shell functions that tell the state of a run directory without a fork, and say it in one line.
 *
 * Further shared variables:
 *   N nonce   i number of the operation   R run root   k first word of `begin`   x what was read last
 *   v state: n none, v void, s starting, r running, f finished, g gone, b gone with an earlier boot
 *   M files whose modification times are asked for all at once at the end (`ages`)
 */

/**
 * `state`: sets v (and p s b u k) for D. The exit record is looked at before and after the process, so that a run that
 * ends in between is finished, not gone.
 */
export const STATE = `ident(){
k= p= s= b= u=
[ -e "$D/begin" ]&&{ { read -r k p s b <"$D/begin";} 2>/dev/null;[ "$k" ]||k=?;}
[ -s "$D/pid.txt" ]&&{ { read -r p;read -r s;read -r b;read -r u;read -r u;} <"$D/pid.txt";} 2>/dev/null
}
state(){
v=n;[ -d "$D" ]||{ p= s= b=;return;}
ident
v=v;[ "$k" = void ]&&return
v=f;[ -e "$D/exit.txt" ]&&return
v=s;[ "$p" ]||return
v=b;[ "$b" = "$B" ]||return
if up "$p" "$s";then v=r;[ -e "$D/pid.txt" ]||v=s;return;fi
v=f;[ -e "$D/exit.txt" ]||v=g
}
`;

/**
 * `report C H`: says the state; collects by the function `cC` when the run has ended and `hH` while it runs.
 * `look I NAME [C H]`: all that an inspection is, for a directory with its usual place and task.
 * `rd NAME`: sets x to the first line of a small record of ours; whatever else is in there reads as empty.
 * A missing directory counts as none only where the run root can be looked into or surely is not there either; then the
 * processes with its marker are counted.
 */
export const REPORT = `rd(){
x=
[ -e "$D/$1" ]&&{ read -r x <"$D/$1";} 2>/dev/null
case $x in *[!0-9A-Za-z=:.+\\ -]*)x=;;esac
[ \${#x} -le 80 ]||x=
}
report(){
case $v in
n)if [ -d "$R" ];then [ -r "$R" ]&&[ -x "$R" ]||v='x|run-root-unreadable|'
else case $(ls -d "$R" 2>&1) in *'No such file'*);;*)v='x|run-root-unreadable|';;esac;fi
[ $v != n ]||{ set -- $(marked);[ $# = 0 ]||v="n|$*";}
say "$v";;
s)M="$M$n$D";say s;;
r)rd started.txt;a=$x c=0 e= f=$D/stderr.txt
[ "$u" ]&&[ -f "$D/$u" ]&&{ [ "$f" -nt "$D/$u" ]||f=$D/$u;}
[ -f "$f" ]&&{ M="$M$n$f";c=1;}
h$2;say "r|$a|$c|$e";;
f)rd started.txt;a=$x;rd ended.txt;e=$x;rd exit.txt;say "f|$x|$a|$e";c$1;;
g)a=$1;set -- $(marked);say "g|$*";c$a;;
b)say b;c$1;;
*)say "$v";;esac
}
look(){ i=$1 D=$R/$2 T=agentd-$2;state;report \${3-0} \${4-0};}
ages(){
[ "$M" ]||return
o=$IFS;IFS=$n;set -f;set -- $(mtimes $M 2>/dev/null);set +f;IFS=$o
echo "$N m $*"
}
`;

/**
 * `take J OP NAME BYTES [NEEDLE]`: one thing to read back, nothing of a link (an agent could point it anywhere), as one line of base64; what is longer than 600 bytes is packed
 * where gzip is at hand.
 * `many KEY BYTES NEEDLE FILES`: the first line with NEEDLE of every file (one a line), by one search for all of them.
 */
export const COLLECT = `z=b;command -v gzip >/dev/null 2>&1&&z=z
enc(){
if [ $z = z ];then gzip -c|b64;else b64;fi
}
pick(){
case $2 in
r)head -c "$4" <"$D/$3";;
t)tail -c "$4" <"$D/$3";;
g)grep -am1 -F -e "$5" <"$D/$3"|head -c "$4";;
l)grep -a -F -e "$5" <"$D/$3"|tail -n 1|head -c "$4";;
esac 2>/dev/null
}
take(){
[ -e "$D/$3" ]||{ echo "$N $i.$1 -";return;}
{ [ -f "$D/$3" ]&&[ -s "$D/$3" ]&&[ ! -L "$D/$3" ];}||{ echo "$N $i.$1 b";return;}
x=$(pick "$@"|head -c 600|b64)
if [ \${#x} -lt 800 ];then echo "$N $i.$1 b $x"
else printf '%s' "$N $i.$1 $z ";pick "$@"|enc;echo;fi
}
many(){
[ "$4" ]||return
printf '%s' "$N $1 $z ";o=$IFS;IFS=$n;set -f
grep -aHm1 -F -e "$3" $4 2>/dev/null|cut -b "1-$2"|enc
set +f;IFS=$o;echo
}
`;
