import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inActionWords, withoutBackticks } from '../../action/src/action/words.ts';

describe('in a workflow', () => {
  it.each([
    ['run `agentd release ENG-1`.', 'run mode release with item ENG-1.'],
    ['`agentd check-config` prints the env block.', 'mode check-config prints the env block.'],
    ['give it up with `agentd release`', 'give it up with mode release'],
    ['`agentd release --hold box/codex` ends it', 'mode release with hold box/codex ends it'],
    ['(`agentd smoke ENG box`)', '(mode smoke with project ENG and terminal box)'],
    ['`agentd smoke ENG box --executor codex`', 'mode smoke with project ENG, terminal box and executor codex'],
    ['`agentd reap laptop` ends it', 'mode reap with terminal laptop ends it'],
    ['`agentd tick --init` does it', 'mode tick with init on and dry-run off does it'],
    ['`agentd plan --init` shows it', 'mode plan with init on shows it'],
    ['Name the file with --config FILE, or make one.', 'Name the file in the input config, or make one.'],
    ['`agentd read-run /x --adapter codex`', '`agentd read-run /x --adapter codex`'],
    ['`agentd` and `git`', '`agentd` and `git`'],
  ])('%s becomes %s', (given, words) => {
    expect(inActionWords(given)).toBe(words);
  });

  it('no sentence of the layers below names a command or an option of agentd that is a mode or an input', () => {
    const source = resolve(import.meta.dirname, '../../action/src');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !/^(?:commands|action|transports|cli|executors)/.test(name),
    );
    const sentences = files.flatMap((name) =>
      readFileSync(join(source, name), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(?:\*|\/\*|\/\/)/.test(line))
        .flatMap((line) => line.match(/'[^']{20,}'|`(?:[^`\\]|\\.){20,}`|"[^"]{20,}"/g) ?? [])
        .map((text) => text.replaceAll('\\`', '`')),
    );
    const named = sentences.filter((text) => /`agentd \w|--config FILE|with --[a-z]/.test(text));
    expect(named.length).toBeGreaterThan(5);
    const left = named
      .map(inActionWords)
      .filter((text) => /`agentd (?!read-run)\w|--config FILE|with --[a-z]/.test(text));
    expect(left).toEqual([]);
  });

  it('a backtick is only a backtick, so names stand in quotation marks', () => {
    expect(withoutBackticks('Set `A` and `B`.')).toBe('Set “A” and “B”.');
    expect(withoutBackticks('one ` alone')).toBe('one ` alone');
  });
});
