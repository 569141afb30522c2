/**
 * What a run on Windows has in its environment: what its user has there, without what belongs to somebody else. The lists
 * are those of `config/environment.ts`; Windows does not regard the case of names.
 */
import { LEADS_GIT } from '../../../executors/terminal/worktree-windows.ts';
import { quote } from './quote.ts';

export interface Inherited {
  /** Variables that hold secrets of agentd's own; a terminal may be the machine that agentd itself runs on. */
  readonly secrets: readonly string[];
  /** Patterns of variables that runs get although they would be taken away: a name, or a beginning with `*` behind it. */
  readonly pass: readonly string[];
}

/** All of `FOREIGN`, and nothing else that has a meaning: scripts for Windows have to be short. */
export const NOT_INHERITED = `${LEADS_GIT}|^(ACTIONS|GITHUB|INPUT|RUNNER)_|^CLAUDECODE$|^CLAUDE_CODE_(ENTRYPOINT|SSE_PORT)$|^CODEX_SANDBOX|^SSH2?_(CLIENT|CONN|ORIG|TTY|USER)`;

/**
 * Statements for a runner, before it starts anything: what is not to be inherited goes, and folders of the user that a service or
 * WMI may have left out are set.
 */
export function cleaned({ secrets, pass }: Inherited): string {
  const kept = pass.length === 0 ? '' : ` -and $Variable -notmatch ${patternOf(pass)}`;
  const own = secrets.length === 0 ? '' : ` -or $Variable -match ${patternOf(secrets)}`;
  return [
    `foreach($Variable in @([Environment]::GetEnvironmentVariables().Keys)){if(($Variable -match '${NOT_INHERITED}'${kept})${own}){[Environment]::SetEnvironmentVariable($Variable,[NullString]::Value)}}`,
    `foreach($Variable in 'USERPROFILE','APPDATA','LOCALAPPDATA'){if(![Environment]::GetEnvironmentVariable($Variable)){[Environment]::SetEnvironmentVariable($Variable,[Environment]::GetFolderPath(($Variable -replace 'APP','Application')))}}`,
    'if(!$env:USERNAME){$env:USERNAME=[Environment]::UserName}',
    '',
  ].join('\n');
}

function patternOf(patterns: readonly string[]): string {
  const one = (pattern: string): string => {
    const whole = pattern.endsWith('*') ? pattern.slice(0, -1) : `${pattern}$`;
    return whole.replaceAll(/[^\w$]/g, '\\$&');
  };
  return quote(`^(${patterns.map(one).join('|')})`);
}
