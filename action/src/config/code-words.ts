/**
 * Words of a command that another program reads as code: `sh -c TEXT`, `ssh HOST TEXT`. A value may arrive there as it
 * is, and still become a command, because its quotes are those of the first shell.
 */

const SHELL = /^(?:ba|da|z|k|mk|pdk|fi|tc|c|a|ya)?sh$|^(?:python|pypy)[\d.]*$/;
/** They take their own arguments before `-c`. */
const CARRIES_C = /^(?:su|runuser|script|flock)$/;
const EVALUATES_E = /^(?:perl|ruby|node|bun|lua|php)$/;
/** Everything behind them is code. */
const ALL_CODE = /^(?:eval|ssh|rsh|mosh|iex|invoke-expression|watch)$/;
/** Words that only say how the next one is called. */
const CARRIERS = /^(?:&|env|sudo|exec|command|nohup|nice|setsid|time|xargs|busybox|-.*|\w+=.*)$/;

/** Indexes, in order. `words`: without their quotes, as `readTemplate` gives them. */
export function codeWords(words: readonly string[]): readonly number[] {
  const code: number[] = [];
  words.forEach((word, index) => {
    const program = programName(word);
    const next = (holds: (option: string) => boolean, past = (_word: string): boolean => false): void => {
      for (let at = index + 1; at < words.length && !isJoint(words[at] ?? ''); at += 1) {
        if (past(words[at] ?? '') && !/^[-+][oO]$/.test(words[at - 1] ?? '')) return;
        if (holds(words[at] ?? '')) code.push(at + 1);
      }
    };
    const takesC = (option: string): boolean => /^-\w*c$|^--(?:session-)?command$/.test(option);
    // Behind the name of a script stand its own arguments.
    if (SHELL.test(program)) next(takesC, (other) => /^[^-+]/.test(other));
    else if (CARRIES_C.test(program)) next(takesC);
    else if (EVALUATES_E.test(program)) next((option) => /^-\w*[er]$|^--(?:eval|print)$|^-p$/.test(option));
    else if (/^(?:pwsh|powershell)$/.test(program)) next((option) => /^[-/\u2013-\u2015]c(?:o\w*)?$/i.test(option));
    else if (program === 'cmd') next((option) => /^\/[ck]$/i.test(option));
    else if (program === 'env') next((option) => /^-S$|^--split-string$/.test(option));
    else if (ALL_CODE.test(program) && words.slice(0, index).every((before) => CARRIERS.test(programName(before)))) {
      code.push(...[...words.keys()].slice(index + 1));
    }
  });
  return code.filter((at) => at < words.length);
}

/** `/usr/bin/bash`, `bash.exe` → `bash` */
function programName(word: string): string {
  return word
    .replace(/^.*[\\/]/, '')
    .replace(/\.(?:exe|cmd|bat)$/i, '')
    .toLowerCase();
}

function isJoint(word: string): boolean {
  return /^(?:;|\||\|\||&&|&)$/.test(word);
}
