import { describe } from 'vitest';
import { silent, speaks } from './cases.ts';

const run = (text: string) => ({ 'executors/codex/run': text });
const resume = (text: string) => ({ 'executors/codex/resume': text });
const claude = (text: string) => ({ 'executors/claude/run': text });

const LATE = [
  "-C '{repo}'",
  "-C'{repo}'",
  "--cd '{repo}'",
  "--cd='{repo}'",
  '-s workspace-write',
  '-sread-only',
  '--sandbox read-only',
  '--sandbox=read-only',
  '-p work',
  '--profile=work',
  '--add-dir /x',
  '--color never',
  '--oss',
  '--local-provider ollama',
];

describe('the rules of command templates', () => {
  for (const option of LATE) {
    const text = `codex exec --json {tier} -o '{out}' resume '{thread}' ${option} -`;
    speaks(
      'codex-resume-options',
      `${option} after resume`,
      'error executors.codex.resume',
      resume(text),
      /Move it before/,
    );
  }
  speaks(
    'codex-resume-options',
    'an option between resume and the thread',
    'error executors.codex.resume',
    resume("codex exec --json {tier} -o '{out}' resume -s read-only '{thread}' -"),
  );
  speaks(
    'codex-resume-options',
    'a resume in run',
    'error executors.codex.run',
    run("codex.exe exec --json {tier} -m '{model}' -o '{out}' resume --last -s read-only -"),
  );
  silent(
    'all of them before resume',
    resume(
      "codex exec --json -C '{repo}' -s workspace-write -p work --color never --add-dir /x {tier} -o '{out}' resume '{thread}' -",
    ),
  );
  silent(
    'the sandbox as a setting after resume',
    resume(
      `codex exec --json {tier} -o '{out}' resume '{thread}' -c 'sandbox_mode="workspace-write"' --skip-git-repo-check -`,
    ),
  );

  speaks(
    'codex-exec-options',
    'an approval policy after exec',
    'error executors.codex.run',
    run("codex exec -a never --json {tier} -m '{model}' -o '{out}' -"),
  );
  speaks(
    'codex-exec-options',
    'an option that is gone',
    'warning executors.codex.run',
    run("codex exec --full-auto --json {tier} -m '{model}' -o '{out}' -"),
  );
  silent('an approval policy before exec', run("codex -a never exec --json {tier} -m '{model}' -o '{out}' -"));

  speaks(
    'codex-output',
    'codex without --json',
    'error executors.codex.run',
    run("codex exec {tier} -m '{model}' -o '{out}' -"),
    /--json/,
  );
  speaks(
    'codex-output',
    'codex without -o',
    'warning executors.codex.run',
    run("/usr/bin/codex exec --json {tier} -m '{model}' -"),
    /-o '\{out\}'/,
  );
  speaks(
    'codex-output',
    'codex with -o elsewhere',
    'warning executors.codex.run',
    run("codex exec --json {tier} -m '{model}' -o /tmp/x -"),
  );
  speaks(
    'codex-output',
    'codex behind another command',
    'error executors.codex.run',
    run("nice codex exec {tier} -m '{model}' -o '{out}' -"),
  );
  silent(
    'other spellings of the options',
    run("/opt/codex exec --experimental-json {tier} -m '{model}' --output-last-message='{out}' -"),
  );
  silent('short options that are joined', run("codex exec --json {tier} -m'{model}' -o'{out}' -"));
  silent('a wrapper script', run("my-codex '{model}' {tier} '{out}'"));

  speaks(
    'claude-output',
    'claude without an output format',
    'error executors.claude.run',
    claude('claude -p'),
    /stream-json --verbose/,
  );
  speaks('claude-output', 'claude with text', 'error executors.claude.run', claude('claude -p --output-format text'));
  speaks(
    'claude-output',
    'claude with stream-json alone',
    'error executors.claude.run',
    claude('claude -p --output-format=stream-json'),
    /Add `--verbose`/,
  );
  speaks(
    'claude-output',
    'claude with a format at the end of the line',
    'error executors.claude.run',
    claude('claude -p --output-format'),
  );
  silent('json without --verbose', claude('claude -p --output-format json'));

  speaks('resume-names-the-thread', 'claude that continues the newest', 'error executors.claude.resume', {
    'executors/claude/resume': 'claude -p --output-format json --continue',
  });
  speaks(
    'resume-names-the-thread',
    'codex that continues the newest',
    'error executors.codex.resume',
    resume("codex exec --json {tier} -o '{out}' resume --last -"),
  );

  silent(
    'double quotes within single quotes',
    claude(`claude -p --output-format json --settings '{"effort":"{effort}"}'`),
  );
  silent('options that are put in as they are', claude('claude -p --output-format json {perm}'));

  speaks(
    'placeholders-are-known',
    'a misspelt placeholder',
    'warning executors.claude.run',
    claude("claude -p --output-format json --model '{modle}'"),
    /`\{model\}`\?/,
  );
  silent(
    'braces that mean something else',
    claude("claude -p --output-format json --settings '{\"a\":{}}' ${repo} '{print}'"),
  );
});
