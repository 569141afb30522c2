/** Rules about `wrap`: a sandbox command is put before one program, and before nothing else. */
import { shown } from '../problem.ts';
import type { TerminalConfig } from '../terminal-schema.ts';
import type { Hit, Rule } from './rule.ts';
import { each, entry, error, warning } from './rule.ts';

/** A pipe, a list of commands or a second line, outside of quotes; `2>&1` and the call operator of PowerShell are none. */
function hasParts(command: string, os: TerminalConfig['os']): boolean {
  const quoted = os === 'windows' ? /'[^']*'|"(?:`.|[^"`])*"|`./gs : /'[^']*'|"(?:\\.|[^"\\])*"|\\./gs;
  const bare = command.replace(quoted, '').replace(/^\s*&/, '');
  return /[;|\n]|(?<!>)&/.test(bare.trim());
}

const wrapCoversTheCommand: Rule = {
  name: 'wrap-covers-the-command',
  check: each('terminals', ({ os, wrap, executors }, path, { config }) => {
    if (wrap === undefined) return [];
    return executors.flatMap((name): Hit[] => {
      const executor = entry(config.executors, name);
      const parts = [executor?.run, executor?.resume].some((text) => text !== undefined && hasParts(text, os));
      if (!parts) return [];
      const message = `The command of ${shown(name)} has several parts, and \`wrap\` is put before the first: the others run outside.`;
      const remedy = 'Put the parts into one script on the machine, and call that.';
      return [
        warning([...path, 'wrap'], message, remedy, {
          relies: [
            ['executors', name],
            [...path, 'os'],
          ],
        }),
      ];
    });
  }),
};

/** `{run_dir}` as the start of the path of the folder of `{out}` is all that a sandbox needs of it. */
const OPENS_RECORDS = /\{run_dir\}(?![\\/]out(?![\w.-]))/;

const wrapHidesTheRecords: Rule = {
  name: 'wrap-hides-the-records',
  check: each('terminals', ({ os, wrap }, path) =>
    (wrap ?? []).flatMap((word, index) => {
      if (!OPENS_RECORDS.test(word)) return [];
      const message = `${shown(word)} opens the whole run directory to the agent, with the records of who runs and how it ended.`;
      const out = os === 'windows' ? '{run_dir}\\out' : '{run_dir}/out';
      const remedy = `Name ${shown(out)}: the folder of \`{out}\` is all that an agent writes there.`;
      return [warning([...path, 'wrap', String(index)], message, remedy, { relies: [[...path, 'os']] })];
    }),
  ),
};

/** Windows PowerShell 5.1 hands arguments on without escaping the double quotes in them. */
const wrapArrivesWhole: Rule = {
  name: 'wrap-arrives-whole',
  check: each('terminals', ({ os, wrap }, path) => {
    if (os !== 'windows') return [];
    return (wrap ?? []).flatMap((word, index) => {
      if (!word.includes('"')) return [];
      const message = `Windows PowerShell does not hand the double quotes in ${shown(word)} on to a program.`;
      const remedy = 'Put the command into a script on the machine, and name that.';
      return [error([...path, 'wrap', String(index)], message, remedy, { relies: [[...path, 'os']] })];
    });
  }),
};

export const WRAP_RULES: readonly Rule[] = [wrapCoversTheCommand, wrapHidesTheRecords, wrapArrivesWhole];
