/** What was seen of a terminal → its rows, in the order of {@link CHECKS}. Pure. */
import { reposOf } from './ask.ts';
import { checkEnvironment, checkShell, checkSystem, checkTools, checkUser, surveyless } from './check-machine.ts';
import { checkDisk, checkRepositories, checkRunRoot, checkWorktrees } from './check-place.ts';
import { checkMac } from './check-mac.ts';
import { checkProjects } from './check-project.ts';
import { checkBusy, checkExecutors, checkWrap } from './check-programs.ts';
import { checkBreaker, checkClock, checkConfig, checkHostKey, checkReach, checkToken } from './check-way.ts';
import { checkWindows } from './check-windows.ts';
import { checkSurvival } from './check-survival.ts';
import { CHECKS } from './rows.ts';
import type { CheckName, DoctorRow, Finding } from './rows.ts';
import type { Seen } from './seen.ts';

const OF_SURVEY = [
  'system',
  'user',
  'shell',
  'environment',
  'run_root',
  'disk',
  'repository',
  'worktree',
  'executor',
  'wrap',
  'tools',
  'survival',
] as const;
const ORDER: readonly string[] = Object.keys(CHECKS);

export function rowsOf(seen: Seen): readonly DoctorRow[] {
  const findings = [
    ...checkConfig(seen),
    checkToken(seen),
    ...checkProjects(seen),
    checkReach(seen),
    checkHostKey(seen),
    checkClock(seen),
    ...ofVisit(seen),
    ...checkBreaker(seen),
  ];
  return findings
    .toSorted((a, b) => ORDER.indexOf(a.check) - ORDER.indexOf(b.check))
    .map((finding) => ({ terminal: seen.name, ...finding }));
}

function ofVisit({ visit, terminal, config, name, run_root }: Seen): readonly Finding[] {
  if ('problem' in visit) return surveyless([...OF_SURVEY, 'busy_processes'] satisfies CheckName[], false);
  const { survey, processes } = visit;
  const busy = checkBusy(processes, terminal);
  if (survey === null) return [...surveyless(OF_SURVEY, true), busy];
  return [
    { ...checkSystem(survey, terminal), facts: survey },
    checkUser(survey, terminal, visit.route),
    checkShell(survey),
    checkEnvironment(survey),
    checkRunRoot(
      run_root ?? '',
      survey.run_root,
      reposOf(name, terminal, config),
      terminal.os,
      survey.windows?.sid ?? null,
    ),
    checkDisk(survey.run_root),
    ...checkRepositories(survey, terminal),
    checkWorktrees(survey, terminal),
    ...checkExecutors(survey, name, terminal, config),
    checkWrap(survey, terminal),
    checkTools(survey),
    ...checkMac(survey, terminal, config),
    checkSurvival(survey, terminal),
    ...checkWindows(survey, terminal, config),
    busy,
  ];
}
