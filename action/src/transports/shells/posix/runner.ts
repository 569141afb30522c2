/** The runner: the script in the run directory that runs the agent's command, records its end, and keeps its limits. */
import type { Launch } from '../../../ports/launch.ts';
import { BOOT, CLAIM, DETACH, NAP, PLAIN, PROCESSES, REAL } from './library.ts';
import { KIN, LABELS } from './kin.ts';
import { RECORD, SLAY } from './kill.ts';
import type { Machine } from './machine.ts';
import { LOGIN_PATH } from './login-path.ts';
import { RUNNER_PROOF } from './proof.ts';
import { quote } from './quote.ts';
import { SCOPE } from './scope.ts';
import { WATCHDOG } from './watchdog.ts';

/**
 * `ways`: sets y to the search path of the agent. The user's own shell is asked once a day, and when the program that is to
 * be run is nowhere to be found; what it says is kept for all runs under this run root, and so is that it says nothing.
 */
const WAYS = `ways(){
f=\${D%/*}/.agentd/path x=
[ -f "$f" ]&&[ ! -L "$f" ]&&[ -O "$f" ]&&read -r x <"$f"
merge;[ "$(find "$f" -mtime -1)" ]&&{ [ ! "$TOOL" ]||seek "$TOOL";}&&return
z=$x;login "$D/.login";rm -f "$D/.login";x=\${x:-$z}
echo "$x" >"$f.$$"&&mv -f "$f.$$" "$f"||rm -f "$f.$$"
merge
}
`;

/**
 * `raise`: lets the agent open as many files as the hard limit says, up to 65,536: macOS begins with 256, and programs that close
 * every number up to the limit before they start another take long with a limit of a thousand million. Where the system takes
 * less than it says, as macOS does of an unlimited one, half of it is tried.
 * `go COMMAND…`: becomes it, with the signals that a background job has ignored (INT, QUIT) reset where the system can.
 * `run`: 1. `begin`, or nothing; 2. the identity, or exit record 98; 3. the search path, in the wrapper itself, so that it is over
 * with it; 4. the watchdog, which has to have read its script before an
 * agent can take it away; 5. the repository, or 97; 6. the command, its end, the record. The record is written by a shell between
 * the wrapper and the agent, which waits in the foreground: where signals come in, `wait` loses exit codes (bash answers -1).
 * If that shell is killed, the wrapper ends what is left and writes its death down. A TERM that reached only the wrapper is
 * passed on to the group; not when a kill or the watchdog is at work, which have told the agent themselves.
 * The command line may have lines of ours in it (`worktree.ts`): bash is privileged, so that no function of the environment and no
 * file named by BASH_ENV changes them; the agent's own shells get both as ever.
 */
const MAIN = `give_up(){ echo "agentd: $2" >>"$D/stderr.txt";record "$1";exit;}
raise(){
x=$(ulimit -H -n);case $x in *[!0-9]*)x=65536;;esac
[ "$x" -le 65536 ]||x=65536
while z=$(ulimit -S -n)&&[ "$z" -lt "$x" ];do ulimit -S -n "$x"&&return;x=$((x/2));done
} 2>/dev/null
go(){
if env --default-signal=INT,QUIT true >/dev/null 2>&1;then exec env --default-signal=INT,QUIT "$@"
elif command -v perl >/dev/null 2>&1;then exec perl -e '$SIG{INT}=$SIG{QUIT}="DEFAULT";exec {$ARGV[0]} @ARGV' "$@"
else exec "$@";fi
}
run(){
cd /&&boot&&born $$||exit
p=$$ s=$x b=$B
claim run "$p" "$s" "$b" "$NS" "$MC"||exit
date +%Y-%m-%dT%H:%M:%S%z >"$D/started.txt"
{ printf '%s\\n' "$p" "$s" "$b" "$T" "$O" "$NS" "$MC" "$KEEP" "$TOOL" >"$D/.pid"&&mv -f "$D/.pid" "$D/pid.txt";}||give_up 98 'the identity of the run could not be written; is the disk full?'
ways
true >"$D/.guard";detach "$SH" "$D/run.sh" guard 0 "$p" "$s" >/dev/null
j=0;while [ -e "$D/.guard" ]&&[ $j -lt 250 ];do sleep 0.02 2>/dev/null||nap;j=$((j+1));done
(cd "$W")||give_up 97 "cannot enter $W"
i="$D/prompt.md";[ -f "$i" ]||i=/dev/null
export AGENTD_RUN="$T" DISABLE_AUTOUPDATER="\${DISABLE_AUTOUPDATER-1}" CLAUDE_CODE_DISABLE_BACKGROUND_TASKS="\${CLAUDE_CODE_DISABLE_BACKGROUND_TASKS-1}"
trap : TERM INT HUP
(trap : TERM INT HUP
(cd "$W"||exit 97
raise;umask "\${AGENTD_UMASK:-022}";PATH=$y
if [ "$AGENTD_LC" ];then LC_ALL=$AGENTD_LC;else unset LC_ALL;fi
unset AGENTD_UMASK AGENTD_PATH AGENTD_LC
if c=$(command -v bash);then go "$c" -p -c "$C";else go "$SH" -c "$C";fi) <"$i" >"$D/$O" 2>"$D/stderr.txt"
record $?) 2>/dev/null &
kid=$!;born $kid;y=$x
while :;do
wait $kid;z=$?;Q=;up $kid "$y"||break
nap;[ -e "$D/ended.txt" ]||{ Q=;up $kid "$y"&&trap '' TERM&&kill -TERM -"$p";trap : TERM;}
done 2>/dev/null
plain exit.txt||{ [ $z -ge 0 ]||z=;w=$z V= LS=;Q=;kin;[ ! "$V" ]||sweep;plain exit.txt||record "$w";}
}
umask 077
case $1 in guard)guard "$@";;scoped)run;;*)scoped&&exec systemd-run $g --unit="$T.scope" "$SH" "$D/run.sh" scoped "$T";run;;esac;exit
`;

/** The functions that a runner shares with the scripts of visits; a script that starts runs carries them once. */
export const RUNNER_LIBRARY: readonly string[] = [
  BOOT,
  PROCESSES,
  LABELS,
  PLAIN,
  KIN,
  NAP,
  REAL,
  DETACH,
  CLAIM,
  RECORD,
  SLAY,
];

/** What a runner has besides its header and {@link RUNNER_LIBRARY}. */
export const RUNNER_MAIN = RUNNER_PROOF + LOGIN_PATH + SCOPE + WAYS + WATCHDOG + MAIN;

/** The whole runner of a run. */
export function runnerOf(launch: Launch, machine: Machine): string {
  return [runnerHeader(launch, machine), ...RUNNER_LIBRARY, RUNNER_MAIN].join('');
}

/** Seconds between two looks of the watchdog: 1 for short runs, 5 where the shorter limit is half an hour or more. */
function every(launch: Launch): number {
  const limits = [launch.limit_s, launch.stall_s].filter((seconds) => seconds > 0);
  return Math.max(1, Math.min(5, Math.floor(Math.min(...limits, 1800) / 360)));
}

/** The lines before the rest that make it the runner of this run: variables, all quoted. */
export function runnerHeader(launch: Launch, machine: Machine): string {
  return [
    `#!${machine.sh}`,
    '# agentd: runs one agent, records its end in exit.txt, keeps its limits.',
    `D=${quote(launch.dir)} T=${quote(launch.task)} W=${quote(launch.cwd)} O=${quote(launch.stdout_name)}`,
    `SH=${quote(machine.sh)} P=${quote(machine.proc)} Y=${quote(machine.systemd)} LC_ALL=C LIMIT=${launch.limit_s} STALL=${launch.stall_s} EVERY=${every(launch)} LINGER=${machine.linger_s}`,
    `C=${quote(launch.command)} TOOL=${quote(launch.program ?? '')} KEEP=${launch.survivors ?? 'end'}`,
    'export LC_ALL',
    '',
  ].join('\n');
}
