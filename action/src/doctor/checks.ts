/** What was seen of a terminal → its rows, in the order of {@link CHECKS}. Pure. */
import { reposOf } from './ask.ts';
import { checkEnvironment, checkShell, checkSystem, checkTools, checkUser, withoutFacts } from './check-machine.ts';
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

const OF_MACHINE = [
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
  if ('problem' in visit) return withoutFacts([...OF_MACHINE, 'busy_processes'] satisfies CheckName[], false);
  const { machine, processes } = visit;
  const busy = checkBusy(processes, terminal);
  if (machine === null) return [...withoutFacts(OF_MACHINE, true), busy];
  return [
    { ...checkSystem(machine, terminal), facts: machine },
    checkUser(machine, terminal, visit.route),
    checkShell(machine),
    checkEnvironment(machine),
    checkRunRoot(
      run_root ?? '',
      machine.run_root,
      reposOf(name, terminal, config),
      terminal.os,
      machine.windows?.sid ?? null,
    ),
    checkDisk(machine.run_root),
    ...checkRepositories(machine, terminal),
    checkWorktrees(machine, terminal),
    ...checkExecutors(machine, name, terminal, config),
    checkWrap(machine, terminal),
    checkTools(machine),
    ...checkMac(machine, terminal, config),
    checkSurvival(machine, terminal),
    ...checkWindows(machine, terminal, config),
    busy,
  ];
}
