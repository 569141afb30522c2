/** Shell functions that look at all that runs have left, and the reading of what they say. */

/**
 * `inventory OPTION FORMAT`: says everything as base64 of lines `kind|…`; the arguments make stat print `time|name`.
 *
 * Where only ps tells, processes may hide their markers: what belongs to a directory's run is told as well.
 *
 *   d NAME STATE PID LEGIBLE   a directory      l NAME, x NAME   a link, something else     o BASE64   an odd name
 *   p PID NAME   a process      k KEY NAME   an item lock     w KEY WORK   a worktree
 *   m TIME NAME, n TIME KEY, t TIME KEY   times of entries, locks, worktrees
 */
export const INVENTORY = `dirs(){
IP= Q= KL=
for D in "$R"/*;do
[ -e "$D" ]||[ -L "$D" ]||continue
f=\${D##*/}
case $f in worktrees)continue;;*[!A-Za-z0-9._-]*)echo "o|$(printf %s "$f"|b64)";continue;;esac
if [ -L "$D" ];then echo "l|$f"
elif [ ! -d "$D" ];then echo "x|$f"
else
state;q=1
if [ -e "$D/pid.txt" ];then case $p in ''|0|1|*[!0-9]*)q=0;;*)[ "$s" ]&&[ "$b" ]||q=0;;esac;fi
[ $v != x ]||q=0
[ $q = 1 ]||p=
echo "d|$f|$v|$p|$q"
[ "$P" ]||{ T=agentd-$f;pinned;kin;for e in $V;do echo "p|\${e%%:*}|\${D##*/}";done;}
fi
done
}
marks(){
Q=;labels;while read -r a m;do case $m in *[!A-Za-z0-9._-]*);;agentd-?*)[ "$a" != $$ ]&&born "$a"&&up "$a" "$x"&&echo "p|$a|\${m#agentd-}";;esac;done <<E
$KL
E
}
held(){
for f in "$A"/locks/*;do
[ -f "$f" ]||continue
H0=;{ read -r H0 <"$f";} 2>/dev/null
m=;[ "\${H0%/*}" -ef "$R" ]&&m=\${H0##*/}
case $m in *[!A-Za-z0-9._-]*)m=;;esac
echo "k|\${f##*/}|$m"
done
}
trees(){
for W in "$R"/worktrees/*;do
f=\${W##*/};case $f in *[!A-Za-z0-9._-]*)continue;;esac
[ -d "$W" ]||continue
work;echo "w|$f|$z"
done
}
dates(){
k=$1;shift
cd "$1" 2>/dev/null&&stat "$2" "$k|$3" ./* 2>/dev/null|grep -a "^$k|[0-9]*|\\./"
}
inventory(){
x=$({ dirs;marks;held;trees;(dates m "$R" "$@");(dates n "$A/locks" "$@");(dates t "$R/worktrees" "$@");}|b64)
say "c|$(date +%s)|$x"
}
`;

/**
 * `work`: sets z to what the worktree W holds that is nowhere else, and lk to the links to folders outside, which are none (`outward`
 * finds them among the lines of git's status; `within` goes up from folder to folder, because a path may have several spellings).
 * Work is on another branch of the repository that is checked out in its own folder, or on a remote, as far as was last fetched;
 * ignored files are none.
 * The agent could write W, its `.git` too, so the git directory g is the one that a repository of the configuration knows for W
 * (`tree`; `repos` calls it for each, H0), and nothing in W is run: no hooks, no filters but Git LFS (`tgit`), no look into
 * embedded repositories. Those, and pipes, at which git would wait forever, leave it unknown.
 */
export const WORK = `wgit(){ (unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_COMMON_DIR GIT_OBJECT_DIRECTORY;exec git -c core.hooksPath=/dev/null -c core.fsmonitor=false -c status.showUntrackedFiles=normal "$@") </dev/null 2>/dev/null;}
tgit(){ (set -f;IFS=$n
for k in $(wgit --git-dir="$c" config --name-only --get-regexp '^filter[.].*[.](clean|smudge|process)$');do
k=\${k%.*};[ "$k" = filter.lfs ]||set -- -c "$k.process=" -c "$k.required=true" "$@";done
wgit "$@");}
tree(){
c=$(cd "$H0" 2>/dev/null&&c=$(wgit rev-parse --git-common-dir)&&cd "$c"&&pwd -P)||return
for g in "$c"/worktrees/*;do
{ IFS= read -r x <"$g/gitdir";} 2>/dev/null&&(cd "$g"&&[ "\${x%/.git}" -ef "$W" ])&&return
done
return 1
}
within(){ (cd -P "$1"&&while ! [ . -ef "$W" ];do [ . -ef / ]&&exit 1;cd -P ..||exit 1;done) 2>/dev/null;}
outward(){
while IFS= read -r l;do case $l in '?? '*)l=\${l#[?][?] };[ -L "$W/$l" ]&&[ -d "$W/$l/" ]&&! within "$W/$l"&&echo "$l";;esac;done
}
work(){
z=unknown lk=
real git||return
[ -L "$W" ]||[ -L "\${W%/*}" ]&&return
[ -d "$W" ]&&repos||return
x=$(wgit --git-dir="$g" symbolic-ref -q HEAD)||return
[ "$x" = "refs/heads/agentd/\${W##*/}" ]||return
x=$(cd "$W"&&find . -path ./.git -prune -o \\( -name '.[gG][iI][tT]' -o -type p \\) -print|sed 1q)
[ "$x" ]&&return
x=$(wgit --git-dir="$g" ls-files -s|sed -n '/^160000/{p;q;}')
[ "$x" ]&&return
x=$(tgit -c core.quotePath=false -C "$W" --git-dir="$g" --work-tree="$W" status --porcelain --untracked-files=normal --ignore-submodules=dirty)||return
lk=$(echo "$x"|outward);x=$(echo "$x"|while IFS= read -r l;do case "$n$lk$n" in (*"$n\${l#[?][?] }$n"*);;(*)echo "$l";;esac;done)
[ "$x" ]&&{ z=uncommitted;return;}
x=$(wgit --git-dir="$c" rev-parse HEAD)||return
x=$(wgit --git-dir="$g" rev-list -n 1 HEAD --not --remotes "$x")||return
if [ "$x" ];then z=unpushed;else z=none;fi
}
`;

/**
 * `drop_worktree`: removes W if it holds no work and nobody is in it; git itself looks once more. Run with the lock held.
 * `in_use`: a run of that item lives under this run root, of whatever state, or another lineage than L has runs of such an item, or
 * a process works in W, which Linux tells, and lsof of macOS: a folder of that name, which is W itself or in it, or whose path it shows
 * with escapes. Where it does not even tell of this shell, one may. It asks nothing of file systems (`-b`): one of a server that is away
 * would hold it up, and with it the lock.
 */
export const DROP_WORKTREE = `in_use(){
for D in "$R"/????????-"\${W##*/}"-[0-9]*;do case \${D##*/} in ("$L"-*);;(*)[ -d "$D" ]&&return;;esac;done
x=$(marks|while IFS='|' read -r a q m;do case $m in (????????-"\${W##*/}"-[0-9]*)[ -d "$R/$m" ]&&echo "$m";;esac;done)
[ "$x" ]&&return
IP= Q= KL=;[ "$P" ]||for D in "$R/$L-\${W##*/}"-[0-9]*;do T=agentd-\${D##*/};[ -d "$D" ]||continue;state;pinned;kin;[ ! "$own$V" ]||return 0;done
[ "$P" ]||{ command -v lsof >/dev/null||return
y=$n$(lsof -b -w -a -u "$(id -u)" -d cwd -Fn 2>/dev/null|sed 's|$|/|')
case $y in *"\${n}n/"*)[ "$(printf '%s\\n' "$y"|grep -Fi -e "/\${W##*/}/"|while IFS= read -r l;do case $l in (*\\\\*)echo "$l";;(*)within "\${l#n}"&&echo "$l";;esac;done)" ];;esac;return;}
x=$(cd "$W"&&pwd -P)||return
ls -ld "$P"/[0-9]*/cwd 2>/dev/null|sed 's|$|/|'|grep -Fq -e "-> $x/"
}
drop_worktree(){
[ -e "$W" ]||return
in_use&&{ no worktree-in-use;return;}
work;[ $z = none ]||{ no worktree-kept "$z";return;}
[ ! "$lk" ]||echo "$lk"|while IFS= read -r l;do [ -L "$W/$l" ]&&rm -f "$W/$l";done
tgit --git-dir="$c" worktree remove "$W"&&[ ! -e "$W" ]||no worktree-kept unknown
}
`;
