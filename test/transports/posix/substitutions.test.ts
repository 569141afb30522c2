/** bash 3.2, the `sh` of macOS, takes the bare bracket after a pattern of `case` for the end of the `$( )` around it. */
import { describe, expect, it } from 'vitest';
import type { Launch, Operation } from '../../../action/src/operations.ts';
import { posixShell } from '../../../action/src/transports/posix.ts';

/** Where what is quoted ends; `at` is right behind the opening quote. Substitutions in double quotes are noted. */
function quoted(text: string, from: number, quote: string, found: string[]): number {
  let at = from;
  while (at < text.length && text[at] !== quote) {
    if (quote === '"' && text[at] === '\\') at += 2;
    else if (quote === '"' && text.startsWith('$(', at)) at = substitution(text, at + 2, found);
    else at += 1;
  }
  return at + 1;
}

/** Where a substitution ends as bash 3.2 sees it: at the first bracket that nothing has opened. Its text is noted. */
function substitution(text: string, from: number, found: string[]): number {
  let depth = 0;
  let at = from;
  while (at < text.length) {
    const char = text[at] ?? '';
    if (char === "'" || char === '"') at = quoted(text, at + 1, char, found);
    else if (char === '\\') at += 2;
    else if (text.startsWith('$(', at)) at = substitution(text, at + 2, found);
    else {
      if (char === ')' && depth === 0) break;
      depth += char === '(' ? 1 : char === ')' ? -1 : 0;
      at += 1;
    }
  }
  found.push(text.slice(from, at));
  return at + 1;
}

/** Every substitution of a script, as bash 3.2 sees them. */
function substitutions(text: string): readonly string[] {
  const found: string[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text[at] ?? '';
    if (char === "'" || char === '"') at = quoted(text, at + 1, char, found);
    else if (char === '\\') at += 2;
    else if (text.startsWith('$(', at)) at = substitution(text, at + 2, found);
    else at += 1;
  }
  return found;
}

/** Those that end within a `case`. */
function cutShort(text: string): readonly string[] {
  const words = (part: string, word: RegExp): number => part.match(word)?.length ?? 0;
  return substitutions(text).filter((part) => words(part, /\bcase /g) !== words(part, /\besac\b/g));
}

const launch: Launch = {
  task: 'agentd-a',
  dir: '/r/a',
  item_id: 'i',
  cwd: '/',
  command: 'true',
  stdout_name: 'stdout.txt',
  files: {},
  limit_s: 60,
  stall_s: 0,
};
const at = { dir: '/r/a', task: 'agentd-a', identity: null };
const operations: readonly Operation[] = [
  { op: 'void', dir: '/r/a' },
  { op: 'inspect', ...at, collect: [{ op: 'read', file: 'x', max_bytes: 9 }], collect_running: [] },
  { op: 'kill', ...at, collect: [] },
  { op: 'watch', ...at, elapsed_s: 3 },
  { op: 'forget', ...at, item_id: 'i' },
  { op: 'discard', ...at },
  { op: 'census', repos: ['/srv'] },
  { op: 'remove_worktree', path: '/r/worktrees/A-1', repos: ['/srv'], lineage: 'ffffffff' },
  { op: 'process_count', name: 'x' },
  { op: 'facts' },
  {
    op: 'survey',
    programs: [{ word: 'x', version: true }],
    repos: ['/srv'],
    files: [{ path: 'a', folder: '/srv', executed: true }],
  },
  { op: 'mkdir', path: '/r/a', clean: true },
  { op: 'probe', dir: '/r/a', names: ['x'] },
  { op: 'write', path: '/r/a/x', text: 'x' },
];

describe('command substitutions', () => {
  it('are told apart by this test', () => {
    expect(cutShort('x=$(case $a in b)echo;;esac)')).toEqual(['case $a in b']);
    expect(cutShort(`x="$(case $a in (b)echo ')';;esac)"`)).toEqual([]);
  });

  it.each(['linux', 'darwin'] as const)('of every script for %s end where bash 3.2 sees them end', (os) => {
    const shell = posixShell(os);
    const envelope = { nonce: 'c'.repeat(24), fence: null, run_root: '/r', plain: true };
    const scripts = [shell.script(operations, envelope), shell.runner(launch)];
    expect(scripts.flatMap(substitutions).length).toBeGreaterThan(40);
    expect(scripts.flatMap(cutShort)).toEqual([]);
  });
});
