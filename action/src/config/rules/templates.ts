/**
 * Rules about command templates: what the tools refuse, and what their readers need. They look at commands that name
 * the tool itself; a wrapper script of one's own is left alone.
 */
import { nearest } from '../nearest.ts';
import type { Path } from '../problem.ts';
import { shown } from '../problem.ts';
import type { Template } from '../template.ts';
import { optionAt, optionValue, PLACEHOLDERS, readTemplate, uses } from '../template.ts';
import type { ExecutorConfig } from '../schema.ts';
import type { Hit, Rule } from './rule.ts';
import { each, error, warning } from './rule.ts';

interface Command extends Template {
  readonly key: 'run' | 'resume';
  readonly path: Path;
  readonly text: string;
}

function commandsOf(executor: ExecutorConfig, path: Path): Command[] {
  return (['run', 'resume'] as const).flatMap((key) => {
    const text = executor[key];
    return text === undefined ? [] : [{ key, text, path: [...path, key], ...readTemplate(text) }];
  });
}

/** A rule on each template of one adapter that calls `tool` by name, with the words after it. */
function onCommands(
  adapter: 'codex' | 'claude-code',
  tool: string,
  check: (command: Command, words: readonly string[]) => Hit[],
): Rule['check'] {
  const named = new RegExp(`(?:^|[\\\\/])${tool}(?:\\.exe|\\.cmd)?$`);
  return each('executors', (executor, path) => {
    if (executor.adapter !== adapter) return [];
    return commandsOf(executor, path).flatMap((command) => {
      const at = command.words.findIndex((word) => named.test(word));
      const hits = at < 0 ? [] : check(command, command.words.slice(at + 1));
      return hits.map((hit) => ({ ...hit, relies: [[...path, 'adapter']] }));
    });
  });
}

/** Options of `codex exec` that its `resume` does not know (it ends with code 2); all may stand before the word. */
const NOT_AFTER_RESUME: readonly (readonly string[])[] = [
  ['-C', '--cd'],
  ['-s', '--sandbox'],
  ['-p', '--profile'],
  ['--add-dir'],
  ['--color'],
  ['--oss'],
  ['--local-provider'],
];

const codexResumeOptions: Rule = {
  name: 'codex-resume-options',
  check: onCommands('codex', 'codex', (command, words) => {
    const resume = words.indexOf('resume');
    if (resume < 0) return [];
    const late = NOT_AFTER_RESUME.filter((options) => optionAt(words, options, resume + 1) >= 0).map((options) =>
      options.join('/'),
    );
    return late.map((option) =>
      error(
        command.path,
        `codex does not take \`${option}\` after the word \`resume\`.`,
        `Move it before: \`codex exec … ${option.split('/')[0]} … resume '{thread}' -\`.`,
      ),
    );
  }),
};

const codexExecOptions: Rule = {
  name: 'codex-exec-options',
  check: onCommands('codex', 'codex', (command, words) => {
    const exec = words.indexOf('exec');
    const hits: Hit[] = [];
    if (exec >= 0 && optionAt(words, ['-a', '--ask-for-approval'], exec + 1) >= 0) {
      hits.push(error(command.path, '`codex exec` does not take `-a`: it never asks.', 'Remove `-a` and its value.'));
    }
    if (words.includes('--full-auto')) {
      hits.push(
        warning(command.path, 'Newer versions of codex do not know `--full-auto`.', 'Use `-s workspace-write`.'),
      );
    }
    return hits;
  }),
};

const codexOutput: Rule = {
  name: 'codex-output',
  check: onCommands('codex', 'codex', (command, words) => {
    const hits: Hit[] = [];
    if (!words.includes('--json') && !words.includes('--experimental-json')) {
      hits.push(
        error(
          command.path,
          'Without `--json` codex prints nothing that can be read back.',
          'Add `--json` after `codex exec`.',
        ),
      );
    }
    if (!(optionValue(words, ['-o', '--output-last-message']) ?? '').includes('{out}')) {
      hits.push(
        warning(
          command.path,
          "Without `-o '{out}'` the answer is read from the events alone, and a very long one can be lost.",
          "Add `-o '{out}'`.",
        ),
      );
    }
    return hits;
  }),
};

const claudeOutput: Rule = {
  name: 'claude-output',
  check: onCommands('claude-code', 'claude', (command, words) => {
    const format = optionValue(words, ['--output-format']);
    if (format !== 'json' && format !== 'stream-json') {
      const message =
        format === null
          ? 'Without `--output-format` claude prints text that says nothing of success, thread or cost.'
          : `The output format ${shown(format)} cannot be read back.`;
      return [error(command.path, message, 'Add `--output-format stream-json --verbose`.')];
    }
    if (format === 'stream-json' && !words.includes('--verbose')) {
      return [
        error(command.path, 'claude refuses `--output-format stream-json` without `--verbose`.', 'Add `--verbose`.'),
      ];
    }
    return [];
  }),
};

const resumeNamesTheThread: Rule = {
  name: 'resume-names-the-thread',
  check: each('executors', (executor, path) => {
    if (executor.adapter !== 'codex' && executor.adapter !== 'claude-code') return [];
    return commandsOf(executor, path)
      .filter((command) => command.key === 'resume' && !uses(command, 'thread'))
      .map((command) =>
        error(
          command.path,
          '`resume` has no `{thread}`, so it cannot continue the right one.',
          "Add `'{thread}'` where the tool expects its id.",
          { relies: [[...path, 'adapter']] },
        ),
      );
  }),
};

/** Braces may be meant as text; only what is nearly a placeholder is spoken of. */
const placeholdersAreKnown: Rule = {
  name: 'placeholders-are-known',
  check: each('executors', (executor, path) =>
    commandsOf(executor, path).flatMap((command) =>
      command.placeholders.flatMap(({ name }) => {
        const meant = isPlaceholder(name) ? null : nearest(name, PLACEHOLDERS);
        if (meant === null) return [];
        return [
          warning(command.path, `\`{${name}}\` is no placeholder and stays as it is.`, `Did you mean \`{${meant}}\`?`),
        ];
      }),
    ),
  ),
};

function isPlaceholder(name: string): boolean {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}

export const TEMPLATE_RULES: readonly Rule[] = [
  codexResumeOptions,
  codexExecOptions,
  codexOutput,
  claudeOutput,
  resumeNamesTheThread,
  placeholdersAreKnown,
];
