/**
 * Shell functions that find the search path of the user's own shell, in which nvm, volta, asdf, mise, pnpm and the like
 * put their tools. Startup files may print what they like and may hang.
 *
 * Further shared variables:
 *   AGENTD_PATH  search path that the session came with     x  search path of the user's shell, empty: not known
 *   y  search path of a run, in this order: what only the session has, the user's own, folders where tools live
 */

/** Folders where tools live that no shell may be asked for, or that shells set only when they show a prompt. */
const HOME_DIRS = [
  '.local/bin',
  'bin',
  '.cargo/bin',
  '.bun/bin',
  '.volta/bin',
  '.asdf/shims',
  '.local/share/mise/shims',
  '.local/share/pnpm',
  'Library/pnpm',
  '.npm-global/bin',
  '.nix-profile/bin',
];
const MACHINE_DIRS = [
  '/nix/var/nix/profiles/default/bin',
  '/run/current-system/sw/bin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
  '/snap/bin',
  '/usr/bin',
  '/bin',
  '/usr/sbin',
  '/sbin',
];

/**
 * `login FILE`: asks the user's shell, as a login at a terminal would have it, in a session of its own and for at most
 * five seconds; what is left of it then is killed. FILE takes its output, after a line `shell=…`. Sets x. `printenv` says the
 * same in every shell, fish and tcsh included; tcsh takes `-l` only by itself. Schedulers say that SHELL is `/bin/sh`. A shell that
 * a startup file puts in its place (`exec zsh -l`) finds the question on its stdin.
 * `cut_off PID START`: kills that process with its children, its group and its session; fails if it has ended by itself.
 * `merge`: sets y from x.
 * `seek NAME`: the first folder of y that holds such a program, as d; fails if none does.
 */
export const LOGIN_PATH = `login(){
(unset AGENTD_RUN;h=$SHELL x=-lic
case $h in ""|/bin/sh)h=$(getent passwd "$(id -u)"||dscl . -read "/Users/$(id -un)" UserShell);h=\${h##*[: ]};h=\${h:-/bin/sh};;esac
case $h in *csh)x=-c;;esac
echo "shell=$h"
det env PATH="\${AGENTD_PATH:-$PATH}" TERM=dumb "$h" $x "echo;printenv PATH") <<E >"$1" 3>&- 9>&- &
echo;printenv PATH
E
k=$! j=0;born $k;g=$x;sleep 0.05
while Q=&&up $k "$g"&&[ $j -lt 25 ];do nap;done
cut_off $k "$g"
x=$(grep -a "^/.*bin" "$1"|tail -n 1)
}
cut_off(){
Q=;up $1 "$2"||return;rows;while read -r a e q c d o;do case $1 in "$a"|"$c"|"$d"|"$o")kill -KILL "$a";;esac;done <<E
$Q
E
}
merge(){
y= o=$IFS;IFS=:;set -f
for d in $AGENTD_PATH;do case $d in /*)case ":$x:" in *":$d:"*);;*)y=$y$d:;;esac;;esac;done
set +f;IFS=$o;y=$y\${x:+$x:};[ "$HOME" ]&&for d in ${HOME_DIRS.join(' ')};do y=$y$HOME/$d:;done
y=$y${MACHINE_DIRS.join(':')}
}
seek(){
o=$IFS;IFS=:;set -f
for d in $y;do [ -f "$d/$1" ]&&[ -x "$d/$1" ]&&break;d=;done
set +f;IFS=$o;[ "$d" ]
}
`;
