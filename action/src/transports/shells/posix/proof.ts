/**
 * Who reads a script. The command that is sent asks for `/bin/sh -s agentd`, but a startup file may put another program
 * in its place (`exec zsh -l`, `exec fish`, `exec tmux`), which then reads the script from the same stdin. Shells differ
 * where it is deadly: zsh does not split what a variable holds, so living processes would count as dead. Measured with
 * dash, bash, busybox, zsh, ksh93, mksh, fish 3.6, tcsh and tmux.
 */
import type { Machine } from './machine.ts';

/** First argument of the shell that was asked for, which no other one has. */
export const ORDERED = 'agentd';

/** What reads a script from stdin: constant, and understood alike by sh, bash, zsh, fish, tcsh and nushell. */
export const READER = `/bin/sh -s ${ORDERED}`;

/**
 * bash takes functions (`export -f kill`) and options from its environment, under the name `sh` too, and they would stand
 * in for what our scripts call. In its privileged mode it takes none, and hands them on to whatever is started. bash reads
 * a pipe byte by byte, so the next one goes on where it is.
 */
export const WITHOUT_FUNCTIONS = `case \${BASH_VERSION+$-} in ''|*p*);;*)exec "$BASH" -p -s "$@";;esac`;

/**
 * Lines that may be lost: a startup file that reads a line or two eats them. Then, where the reader is to be the one that
 * was asked for, a line of its own: another POSIX shell says its name, and one of those that read a pipe byte by byte
 * becomes the right one, which reads on. dash and busybox read ahead, so a successor would begin in the middle: they
 * end. fish, tcsh and others fail at the line, and run nothing.
 */
export function head(nonce: string, { ordered }: Machine): readonly string[] {
  const line = `case \${1-} in ${ORDERED});;*)${says(nonce)};[ "${BYTEWISE}" ]||exit 0;exec ${READER} "$0";;esac`;
  return ['# agentd', '#', '#', ...(ordered ? [line] : []), WITHOUT_FUNCTIONS];
}

/** Empty in shells that read ahead. */
const BYTEWISE = '${BASH_VERSION-}${ZSH_VERSION-}${KSH_VERSION-}';

/** bash hands its options on where they were exported once, and the next one would take itself for privileged. */
const UNOPTED = '[ "$BASH_VERSION" ]&&export -n SHELLOPTS BASHOPTS';

/** Variables that change what our tools say, or where `cd` leads. */
const MEDDLING = 'CDPATH GREP_OPTIONS GZIP PS_FORMAT PS_PERSONALITY';

/**
 * The first lines of every script, inside of its brace group: whoever reads it is the one that was asked for, splits words
 * as POSIX says, and has no functions, options or variables that mean something else; else the script says the reader's
 * name, and ends.
 */
export function proof(nonce: string, { ordered }: Machine): readonly string[] {
  const good = ordered ? `b${ORDERED}` : 'b';
  return [
    "set +aefuvxC;IFS=' \t\n' x='a b';for x in $x;do :;done",
    `case $x${ordered ? '$1' : ''}\${BASH_VERSION+$-} in ${good}|${good}*p*);;*)${says(nonce)};exit 0;;esac`,
    `unset ${MEDDLING};${UNOPTED}`,
  ];
}

/** The same for a runner, which is read from its file: where words are not split nothing begins. */
export const RUNNER_PROOF = `case \${BASH_VERSION+$-} in ''|*p*);;*)exec "$BASH" -p "$0" "$@";;esac
x='a b';for x in $x;do :;done;[ "$x" = b ]||{ echo "agentd: $SH does not split words as POSIX says" >>"$D/stderr.txt";exit;}
`;

function says(nonce: string): string {
  return `echo;echo "${nonce} READ $0"`;
}
