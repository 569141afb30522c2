/**
 * What the shell of a visit, and so the runs that it starts, have in their environment: that of the session, without what
 * belongs to somebody else, and with HOME and USER as they should be. The lists are those of `config/environment.ts`.
 */
import { FOREIGN, isLike } from '../../../config/environment.ts';
import type { Machine } from './machine.ts';

/**
 * `whose`: sets and exports HOME, USER and LOGNAME where they are missing; systemd’s own services have none of them. A home
 * that cannot be found out is left unset, never empty. `variables`: the names of what is exported, one a line; a line
 * of a value that looks alike is told apart by asking for the variable.
 */
export const ENVIRONMENT = `whose(){
[ "$USER" ]||{ USER=\${LOGNAME:-$(id -un 2>/dev/null)};export USER;}
[ "$LOGNAME" ]||{ LOGNAME=$USER;export LOGNAME;}
case $HOME in /*)return;;esac
x=$(id -un 2>/dev/null)
case $x in ''|*[!A-Za-z0-9._-]*)x=$(getent passwd "$(id -u)" 2>/dev/null);x=\${x%:*};x=\${x##*:};;*)eval "x=~$x";;esac
case $x in /*)HOME=$x;export HOME;;*)unset HOME;;esac
}
variables(){
for x in $(env|sed -n 's/^\\([A-Za-z_][A-Za-z0-9_]*\\)=.*/\\1/p');do eval "[ \\"\\\${$x+x}\\" ]"&&echo "$x";done
}
`;

/** Lines that take away what is not to be inherited. @param starts something is started, which inherits it. */
export function cleaned({ pass, secrets }: Pick<Machine, 'pass' | 'secrets'>, starts: boolean): readonly string[] {
  const names = FOREIGN.filter((pattern) => !pattern.endsWith('*') && !isLike(pattern, pass));
  const beginnings = FOREIGN.filter((pattern) => pattern.endsWith('*'));
  const keeps = pass.length === 0 ? '' : `${pass.join('|')});;`;
  return [
    `unset ${[...names, ...secrets].join(' ')}`,
    ...(starts
      ? [`for k in $(variables);do case $k in ${keeps}${beginnings.join('|')})unset $k;;esac;done`, 'whose']
      : []),
  ];
}
