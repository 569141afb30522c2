/**
 * systemd ends what a unit leaves behind: a service when it stops (`KillMode=control-group`), a login session with
 * `KillUserProcesses`, a user's manager without linger with the last session. A run in a scope of its own outlives them.
 */

/**
 * `scoped`: a scope can be had that outlives whatever starts the run; sets g to the options of systemd-run. root gets one of
 * the system, others one of their own manager, but only if they linger: without, it would die with their last session, and
 * the run would be worse off than without a scope. It is tried with a scope that does nothing, since systemd-run becomes
 * the command (its pid stays) and could not come back. From systemd 253 on a scope is stopped when the kernel kills
 * one of its processes for memory, unless told otherwise; earlier ones do not know that option.
 *   Y  where systemd keeps its state while it runs
 */
export const SCOPE = `scoped(){
g=;[ -d "$Y/system" ]&&command -v systemd-run >/dev/null 2>&1||return
x=$(id -u)
if [ "$x" != 0 ];then
lingers||return
[ "$XDG_RUNTIME_DIR" ]||[ ! -d "\${Y%/*}/user/$x" ]||export XDG_RUNTIME_DIR="\${Y%/*}/user/$x"
g=--user;fi
for x in '-p OOMPolicy=continue' '';do
set -- systemd-run $g --scope --quiet $x
"$@" --unit="agentd-try-$$.scope" true </dev/null >/dev/null 2>&1&&{ shift;g=$*;return;}
done
return 1
}
lingers(){
x=$(id -un)
case $(loginctl show-user "$x" -p Linger 2>/dev/null) in *=yes)return;;esac
[ -e "/var/lib/systemd/linger/$x" ]
}
`;
