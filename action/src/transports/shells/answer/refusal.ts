/** What a refusal's code means, in sentences for people. Pure. */
import type { Problem } from '../../../errors.ts';
import type { Operation } from '../../../ports/operation.ts';
import { icacls } from './icacls.ts';

/** The sentences for a refusal by the terminal. `detail` is what it named: a path, a number, a run. */
export function refusal(code: string, operation: Operation, detail: string): Problem {
  const where = whereOf(operation);
  const problem = (message: string, remedy: string, retry: boolean): Problem => ({ code, message, remedy, retry });
  switch (code) {
    case 'haspid':
      return problem(
        `HASPID: ${where} already holds a run.`,
        'Nothing needs doing: the run that is there is the one to look at. A further start takes a new directory.',
        false,
      );
    case 'run-void':
      return problem(
        `${where} was made void before this start arrived, so nothing was started in it.`,
        'Nothing needs doing: a later start took its place.',
        false,
      );
    case 'fence-lost':
      return problem(
        `The terminal has already obeyed a later tick (fence ${detail}), so nothing was done for ${where}.`,
        'Nothing needs doing: the later tick goes on with the work.',
        false,
      );
    case 'fence-unreadable':
      return problem(
        `The fence file ${detail} on the terminal does not hold a number, so nothing was done for ${where}.`,
        'Remove that file when no other tick is running; the next tick writes it anew.',
        true,
      );
    case 'item-locked':
      return problem(
        `Another run of the same item may still be alive in ${detail}, so nothing was started for ${where}.`,
        'Wait until that run has ended, or end it. It may belong to another agentd state.',
        true,
      );
    case 'item-lock-unreadable':
      return problem(
        `The item lock ${detail} on the terminal does not name a run, so nothing was started for ${where}.`,
        'Remove that file when no agent works on the item.',
        true,
      );
    case 'terminal-locked':
      return problem(
        `Another script held the lock ${detail} on the terminal for ten seconds, so nothing was done for ${where}.`,
        'Try again. If it stays, look for a hung agentd script on the terminal.',
        true,
      );
    case 'run-alive':
      return problem(
        `A run may still live in ${where}${detail === '' ? '' : ` (processes ${detail})`}, so it was not removed.`,
        'Wait until it has ended, or end it; then try again.',
        true,
      );
    case 'worktree-kept':
      return problem(
        `The worktree ${where} was kept: what work it holds is ${detail === 'unknown' ? 'not known' : detail}.`,
        'Look into it: commit and push what is to be kept, then remove it with `git worktree remove`.',
        false,
      );
    case 'worktree-in-use':
      return problem(
        `A run or another process works in the worktree ${where}, or may, so it was kept.`,
        'Wait until it has ended, or leave that folder; then try again.',
        true,
      );
    case 'run-dir-link':
      return problem(
        `${where} is a symbolic link, so it was not touched.`,
        'Find out who put it there, and remove it by hand.',
        false,
      );
    case 'run-root-link':
    case 'run-root-foreign':
      return problem(
        `The run root for ${where} ${code === 'run-root-link' ? 'is a symbolic link' : 'belongs to another user'}; runs are kept only in a directory of our own.`,
        'Set `run_root` to a directory that the terminal’s user owns, not a link.',
        false,
      );
    case 'run-root-unreadable':
      return problem(
        `The run root of ${where} cannot be looked into, so what is there is unknown.`,
        'Check that the file system of `run_root` is mounted and readable by the terminal’s user.',
        true,
      );
    case 'other-machine':
      return problem(
        `The run in ${where} was started on another machine than the one that answered, so what became of it is unknown.`,
        'Give each machine a terminal and a `run_root` of its own: machines behind one name or with a shared home are not told apart by their files.',
        true,
      );
    case 'other-namespace':
      return problem(
        `The run in ${where} was started in another pid namespace of the machine (another container, say), so what became of it is unknown.`,
        'Let the terminal always lead into the same container. If that one was made anew, the run is gone: `agentd release KEY`.',
        true,
      );
    case 'other-boot-alive':
      return problem(
        `The run in ${where} was started under another boot, and its watchdog has written there a moment ago, so it may live elsewhere.`,
        'After a restart the next tick sees it stand still. If it stays, another machine shares this `run_root`: give each its own.',
        true,
      );
    case 'processes-hidden':
      return problem(
        `What still runs of ${where} is unknown: the terminal does not let agentd see it (${detail}).`,
        'Let the terminal’s user read WMI (namespace `root\\cimv2`: Enable Account, Execute Methods, Remote Enable), or let the virus scanner pass agentd’s script. If surely nothing of it runs, `agentd release KEY`, and remove that folder.',
        true,
      );
    case 'processes-unlisted':
      return problem(
        `What still runs of ${where} is unknown: ps on the terminal told nothing.`,
        'The next tick looks again. If it stays, run `ps -ax` there as that user: too many processes (`ulimit -u`) or too little memory are the usual causes.',
        true,
      );
    case 'tree-hidden':
      return problem(
        `The run in ${where} goes on: its processes cannot be seen (${detail}), and Windows would not end them all.`,
        'End it on the terminal by hand, all that its PowerShell has started. Then let the terminal’s user read WMI (namespace `root\\cimv2`), or let the virus scanner pass agentd’s script.',
        true,
      );
    case 'run-dir-blocked':
      return problem(
        `${where} is there and is no directory of our own: a file, a link, or one with links in it.`,
        'Move it out of the run root.',
        false,
      );
    case 'write-failed':
      return problem(
        `The terminal could not write ${detail === '' ? where : detail}; the disk may be full.`,
        'Free space on the terminal, and check who owns the run root.',
        true,
      );
    case 'run-root-open': {
      const [own = '', ...others] = detail.split(' ');
      return problem(
        `Others of the machine (${others.join(', ')}) may change what lies in the run root of ${where}, scripts that run as the terminal’s user among it; so nothing was started.`,
        `Look through it for what is not yours, then run there: \`${icacls(where.replace(/[\\/][^\\/]*$/, ''), own)}\`.`,
        false,
      );
    }
    case 'launch-failed':
      return problem(
        `Windows would start the runner in ${where} by no way. ${detail}`,
        'Give the terminal’s user the right _Log on as a batch job_ (`secpol.msc`, Local Policies, User Rights Assignment), or log that user on; `agentd doctor` tries each way alone and says what it needs.',
        true,
      );
    case 'terminal-failed':
      return problem(
        `The terminal failed at ${operation.op} for ${where}: ${detail}`,
        'Nothing needs doing at once: the next tick asks again. If it stays, look at what it names on the terminal.',
        true,
      );
    case 'outside-run-root':
      return problem(
        `${where} does not lie right under the terminal’s run root.`,
        'Check `run_root` in the configuration: run directories are made only there.',
        false,
      );
    case 'bad-file-name':
      return problem(
        `A file for ${where} has a name that is not plain or is the runner’s own.`,
        'Use letters, digits, dot, dash and underscore.',
        false,
      );
    case 'value-has-nul':
      return problem(
        `A path, name or command line for ${where} contains a NUL character.`,
        'Remove the NUL character from the configuration or from the item that it comes from.',
        false,
      );
    default:
      return problem(`The terminal refused ${operation.op} for ${where} (${code}).`, 'Look at the terminal.', false);
  }
}

function whereOf(operation: Operation): string {
  switch (operation.op) {
    case 'start':
      return operation.launch.dir;
    case 'void':
    case 'inspect':
    case 'kill':
    case 'watch':
    case 'forget':
    case 'discard':
    case 'probe':
    case 'fetch':
      return operation.dir;
    case 'mkdir':
    case 'write':
    case 'remove_worktree':
      return operation.path;
    case 'inventory':
    case 'process_count':
    case 'facts':
    case 'machine_facts':
      return operation.op;
  }
}
