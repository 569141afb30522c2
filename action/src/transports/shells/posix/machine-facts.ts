/**
 * Shell functions that look at the machine itself and change nothing there. What they find is gathered in S, one fact a
 * line, `key value`, and printed at the end; a fact that could not be found out has no line.
 *
 * Further shared variables:
 *   S  facts     t  temporary folder, gone at the end     K  key of a job     V  jobs under way, `key:pid:start …`
 */
import { LOOK } from '../../../executors/terminal/file-notice.ts';

/**
 * `job COMMAND…`: runs it in a session of its own with the search path of a run; its first line becomes the fact K.
 * `ended`: waits for all jobs, five seconds at most, and kills those that still run (fact `late`).
 * `mac`: what only macOS has: Command Line Tools, keychain, sleep, FileVault, and logins of agents that lie in files.
 * `machine`: system, reader of the script, names of variables, user, login shell, tools, systemd. `root`: the run root. `repo NUMBER PATH`, `tool NUMBER WORD [1]`:
 * a repository; a program, with 1 its version. `called NUMBER FOLDER PATH [1]`: a file; git echoes a name that it cannot resolve.
 */
export const MACHINE_FACTS = `${LOOK}
fact(){
case $2 in '')return;;*"$n"*)set -- "$1" "$(printf %s "$2"|tr '\\n' ' ')";;esac
S="$S$1 $2$n"
}
job(){
[ "$t" ]||return
(cd /;unset AGENTD_RUN;PATH=$y;export PATH;det "$@") </dev/null >"$t/$K" 2>"$t/$K.e" 3>&- 9>&- &
k=$!;born $k;V="$V $K:$k:$x"
}
ended(){
j=0;while :;do Q= c=;for e in $V;do k=\${e#*:};up "\${k%%:*}" "\${k#*:}"&&c=1;done
[ "$c" ]&&[ $j -lt 25 ]||break;nap;done
for f in $V;do K=\${f%%:*};k=\${f#*:}
cut_off "\${k%%:*}" "\${k#*:}"&&fact late.$K 1
x=$(grep -am1 . "$t/$K"||grep -am1 . "$t/$K.e")
fact $K "$(printf %s "$x"|tr -d '\\000-\\037\\177'|cut -c 1-200)";done
}
yes_no(){ if "$@";then echo yes;else echo no;fi;}
machine(){
S= V= b0=$(date +%s)
t=$(mktemp -d "\${TMPDIR:-/tmp}/agentd.XXXXXX")||t=
trap 'rm -rf "$t";exit 1' HUP INT TERM
fact os "$(uname -s)";fact release "$(uname -r)"
fact name "$(sed -n 's/^PRETTY_NAME=//p' /etc/os-release|tr -d '"')";fact mac "$(sw_vers -productVersion)"
fact reader "$reader";fact names "$([ "$AGENTD_LC" ]||unset LC_ALL;variables)";[ -d "$Y/system" ]&&{ fact systemd yes;scoped&&case $g in *--user*)x=user;;*)x=system;;esac||x=none;fact scope $x;}
fact user "$(id -un)";fact uid "$(id -u)";fact home "$HOME"
x=;for a in setsid perl python3 flock base64 openssl gzip pgrep ps git bash loginctl;do real $a&&x="$x $a";done;fact tools "$x"
[ "$P" ]&&fact cgroup "$(cat "$P/self/cgroup")"
x=;[ "$t" ]&&{ login "$t/login";fact shell "$(sed -n 's/^shell=//p' "$t/login")";fact login "$x";}
[ ! "$x" ]&&[ -f "$A/path" ]&&[ ! -L "$A/path" ]&&[ -O "$A/path" ]&&read -r x <"$A/path"
merge;fact path "$y"
command -v loginctl >/dev/null&&{ K=linger;job loginctl show-user "$(id -un)" -p Linger;K=kills;job loginctl show-user -p KillUserProcesses;}
[ "$P" ]||mac
real git||return
K=git;job git --version
K=lfs;job git lfs version
}
mac(){
command -v xcode-select >/dev/null&&{ x=$(xcode-select -p)&&[ -d "$x" ];fact clt "$(yes_no test $? = 0)";}
command -v security >/dev/null&&{ K=keychain;job security show-keychain-info;}
command -v pmset >/dev/null&&{ K=sleep;job sh -c 'pmset -g custom|sed -n "/^AC Power/,999s/^ sleep  *\\([0-9]*\\).*/\\1/p"';}
command -v fdesetup >/dev/null&&{ K=vault;job fdesetup status;}
fact helper "$(yes_no grep -qs apiKeyHelper "\${CLAUDE_CONFIG_DIR:-$HOME/.claude}/settings.json")"
fact codex "$(yes_no test -s "\${CODEX_HOME:-$HOME/.codex}/auth.json")"
}
root(){
a=$R;while [ ! -e "$a" ]&&[ ! -L "$a" ]&&[ "$a" != / ];do a=\${a%/*};a=\${a:-/};done
if [ -L "$R" ];then x=link;elif [ -d "$R" ];then x=folder;elif [ -e "$R" ];then x=file;else x=none;fi
fact root.kind $x;fact root.nearest "$a"
folder root "$a"
fact root.mode "$(ls -ldn "$a"|cut -c 1-10)"
fact root.disk "$(df -Pk "$a"|tail -n 1)"
case $P in '')fact root.inodes "$(df -i "$a"|tail -n 1)";;*)fact root.inodes "$(df -Pi "$a"|tail -n 1)";;esac
x=no;while :;do [ -e "$a/.git" ]&&{ x=$a;break;};[ "$a" = / ]&&break;a=\${a%/*};a=\${a:-/};done;fact root.inside "$x"
}
folder(){ fact $1.own "$(yes_no test -O "$2")";fact $1.write "$(yes_no test -w "$2")";fact $1.real "$(cd "$2"&&pwd -P)";}
repo(){
if [ -d "$2" ];then fact repo$1.kind folder
elif [ -e "$2" ];then fact repo$1.kind file;return
else fact repo$1.kind none;return;fi
folder repo$1 "$2"
fact repo$1.sub "$(yes_no test -f "$2/.gitmodules")"
fact repo$1.id "$(stat -c %d:%i "$2"||stat -f %d:%i "$2")"
real git||return
K=repo$1.top;job env GIT_OPTIONAL_LOCKS=0 git -C "$2" rev-parse --show-toplevel
K=repo$1.head;job env GIT_OPTIONAL_LOCKS=0 git -C "$2" rev-parse --verify HEAD
K=repo$1.bare;job git -C "$2" rev-parse --is-bare-repository
K=repo$1.lfs;job env GIT_NO_LAZY_FETCH=1 git -C "$2" grep -l -e filter=lfs HEAD -- ':(glob)**/.gitattributes'
K=repo$1.filter;job git -C "$2" config --get filter.lfs.process
}
tool(){
x=;case $2 in /*)[ -f "$2" ]&&[ -x "$2" ]&&x=$2;;*)seek "$2"&&x=$d/$2;;esac
fact bin$1 "\${x:--}"
[ "$x" ]||return
a=$(PATH=$y;look "$x" 1);fact fault$1 "$a"
[ "$a" ]||[ ! "$3" ]||{ K=ver$1;job "$x" --version;}
}
called(){
case $3 in /*)x=$3;;*)x=$2/$3;;esac
x=$(PATH=$y;look "$x" $4);fact file$1 "\${x:-ok}"
real git||return
case $3 in /*);;*)K=file$1.head;job env GIT_OPTIONAL_LOCKS=0 git -C "$2" rev-parse "HEAD:./$3";;esac
}
told(){
ended;[ "$t" ]&&rm -rf "$t"
fact seconds $(($(date +%s)-b0))
printf '%s' "$N $i.0 $z ";printf %s "$S"|enc;echo;say ok
}
`;
