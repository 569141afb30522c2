import { describe } from 'vitest';
import { silent, speaks } from './cases.ts';
import { SECOND, WINDOWS } from '../base.ts';

const shell = (text: string) => ({ 'executors/shell/run': text });
const claude = (options: string) => ({ 'executors/claude/run': `claude -p --output-format json ${options}` });

/** Words of a template → where its placeholder stands. */
const UNSAFE: Readonly<Record<string, string>> = {
  backticks: 'x `echo {script}`',
  'a command that is put in': `x "$(echo '{script}')"`,
  'a command that is put in without quotes': `x $(echo '{script}')`,
  'a here-document': "cat <<'E'\n{script}\nE",
  arithmetic: 'x $(( {script} + 1 ))',
  'a condition of bash': "[[ '{script}' -eq 1 ]]",
  'a comment': "x # it's {script}",
  'an ANSI-C string': "x $'{script}'",
  'a string that is translated': 'x $"{script}"',
  'an expansion': 'x ${y:-"{script}"}',
  'a word behind a backslash': 'x \\{script}',
  'double quotes behind a backslash': 'x "\\{script}"',
};

describe('the rules of placeholders', () => {
  for (const [what, text] of Object.entries(UNSAFE)) {
    speaks('placeholders-have-a-place', what, 'error executors.shell.run', shell(text), /script on the machine/);
  }
  speaks(
    'placeholders-have-a-place',
    'options in quotes',
    'error executors.claude.run',
    [claude("--settings '{perm}'")],
    /by itself/,
  );
  speaks('placeholders-have-a-place', 'a tier in backticks', 'error executors.codex.tier_arg', {
    'executors/codex/tier_arg': '-c `echo {tier}`',
  });
  silent('double quotes', claude('--model "{model}" --effort "x\\"{effort}"'));
  silent('no quotes', claude('--model={model} -e{effort} {thread}'));
  silent('quotes within quotes', claude(`--settings '{"effort":"{effort}"}' --x "it's {model}"`));
  silent('values behind a command that is put in', claude(`-d "$(cd "$(dirname 'x')" && pwd)" --model '{model}'`));
  silent('several commands', shell(`cd '{repo}' && (make; X={script} ./go 2>&1 | tee "\${LOG}") && bash '{script}'`));
  silent('a variable of the shell', shell("x '${script}' ${script} '{script}'"));
  silent('a string that is a here-string', shell("cat <<<'{script}'"));

  const windows = (text: string) => ({ ...WINDOWS, ...shell(text) });
  const PLACES: Readonly<Record<string, string>> = {
    'double quotes on Windows': 'x "{script}"',
    'typographic double quotes on Windows': 'x \u201c{script}"',
    'a here-string on Windows': "x @'\n{script}\n'@",
    'a word beside a quoted text on Windows': "x 'a'{script}",
    'a word behind a backtick on Windows': 'x `{script}',
    'what is not parsed on Windows': "x --% '{script}'",
    'a comment on Windows': "x <# it's {script} #>",
    'a command in a string on Windows': `x "$(y "z")" '{script}'`,
    'a statement that is no call on Windows': '{script} x',
  };
  for (const [what, text] of Object.entries(PLACES)) {
    speaks('placeholders-have-a-place', what, 'error executors.shell.run', windows(text));
  }
  speaks(
    'placeholders-have-a-place',
    'double quotes where one of two terminals is Windows',
    'error executors.shell.run',
    [SECOND, { ...shell('x "{script}"'), 'terminals/second/os': 'windows', 'terminals/second/repo': 'C:\\eng' }],
  );
  silent('quotes on Windows', windows(`& 'x' -a'{script}' --b={script} '"{script}"' \u2018it''s {script}\u2019 # end`));

  for (const text of ["'{model}' x", 'a; {model}', "X=1 exec '{effort}'", 'cd x && sudo -n {model}', '"{thread}"/x']) {
    speaks(
      'values-name-no-program',
      `a program by a label: ${text}`,
      'error executors.shell.run',
      shell(`${text} '{script}'`),
    );
  }
  speaks('values-name-no-program', 'a call on Windows', 'error executors.shell.run', windows("& '{model}' '{script}'"));
  silent('a program by the configuration', shell("'{script}' '{model}'"), claude(''));
  silent('a variable for a program', shell("MODEL='{model}' X={effort} bash '{script}'"));

  for (const [key, text] of Object.entries({ tier_arg: "-c 'x={tier}", perm: '--x "y' })) {
    speaks('options-are-closed', `a quote that is left open in ${key}`, `error executors.codex.${key}`, {
      [`executors/codex/${key}`]: text,
    });
  }
  for (const text of ['--x \\', '--x # why', '--x `date`', '--x $(date']) {
    speaks('options-are-closed', `options that end in ${text}`, 'error executors.claude.perm', {
      'executors/claude/perm': text,
    });
  }
  silent('options with quotes', { 'executors/claude/perm': `--a 'b "c' "d'" $(date) e\\ f`, ...claude('{perm}') });

  const CODE = [
    `bash -lc "run '{script}'"`,
    `sh -o pipefail -c 'x {script}'`,
    `eval '{script}'`,
    String.raw`sh -c "agent \" '{script}'\""`,
    `ssh host "x '{script}'"`,
    `env -S 'x {script}'`,
    `su agent -c "x '{script}'"`,
    `python3 -c 'print("{script}")'`,
    `perl -we 'print "{script}"'`,
    `cmd.exe /c '{script}'`,
    `powershell -NoProfile -Command "x '{script}'"`,
  ];
  for (const text of CODE) {
    speaks('values-are-no-code', `code: ${text}`, 'error executors.shell.run', shell(text), /as an argument/);
  }
  speaks('values-are-no-code', 'code in a sandbox command', 'error terminals.box.wrap.2', {
    'terminals/box/wrap': ['sh', '-c', 'cd {repo} && exec "$@"', 'sh'],
  });
  silent('code with arguments', shell(`bash -c 'exec "$1"' sh '{script}'`));
  silent('arguments of a script', shell("bash ./x -c '{script}'"));

  speaks('wrap-reads-nothing-twice', 'a second machine', 'error terminals.box.wrap', {
    'terminals/box/wrap': ['sudo', 'ssh', 'other'],
  });
  speaks('wrap-reads-nothing-twice', 'a shell', 'error terminals.box.wrap', { 'terminals/box/wrap': ['bash', '-c'] });
  silent('a sandbox', {
    'terminals/box/wrap': ['docker', 'run', '-v', '{repo}:/x', 'ssh', 'sh', '-c', 'exec "$@"', 'sh'],
  });
});
