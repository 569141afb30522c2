import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { TemplateValues } from '../../action/src/executors/template.ts';
import { commandLine, quoteWord } from '../../action/src/executors/template.ts';

const VALUES: TemplateValues = {
  repo: "/srv/it's",
  model: 'gpt-5',
  effort: 'high',
  tier: 'fast',
  out: '/runs/1/last.md',
  thread: 'abc',
  script: 'build',
  run_dir: '/runs/1',
};
const LINUX = { os: 'linux', bins: {}, wrap: undefined } as const;
const EXECUTOR = { tier_arg: `-c 'service_tier="{tier}"'`, perm: '--yes' };

describe('a command template', () => {
  it('has its placeholders filled, quotes escaped, and unknown ones left as they are', () => {
    const template =
      "agent -C '{repo}' -m '{model}' {tier} {perm} -o '{out}' '{thread}' '{script}' {nothing} '{run_dir}'";
    expect(commandLine(template, VALUES, EXECUTOR, LINUX)).toBe(
      String.raw`agent -C '/srv/it'\''s' -m 'gpt-5' -c 'service_tier="fast"' --yes -o '/runs/1/last.md' 'abc' 'build' {nothing} '/runs/1'`,
    );
  });

  it('has no tier argument where there is no tier', () => {
    expect(commandLine('agent {tier} -', { ...VALUES, tier: null }, EXECUTOR, LINUX)).toBe('agent  -');
  });

  it('takes its first word from the bins of the terminal, called with & on Windows', () => {
    const bins = { agent: '/opt/my tools/agent' };
    expect(commandLine('agent -x agent', VALUES, EXECUTOR, { ...LINUX, bins })).toBe("'/opt/my tools/agent' -x agent");
    const windows = { os: 'windows', bins: { agent: 'C:\\tools\\agent.exe' }, wrap: undefined } as const;
    expect(commandLine('agent -x', VALUES, EXECUTOR, windows)).toBe("& 'C:\\tools\\agent.exe' -x");
  });

  it('runs behind the sandbox command of the terminal', () => {
    const wrap = ['bwrap', '--bind', '{repo}', '/srv/repo', '--'];
    expect(commandLine('agent -', VALUES, EXECUTOR, { ...LINUX, wrap })).toBe(
      String.raw`bwrap --bind '/srv/it'\''s' /srv/repo -- agent -`,
    );
  });

  it('lets no value leave its single quotes in a POSIX shell', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (model) => {
        const text = model.replace(/[\0\r\n]/g, ' ');
        const command = commandLine("printf %s '{model}'", { ...VALUES, model }, EXECUTOR, LINUX);
        expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' })).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it('doubles all that ends a quoted word in PowerShell, the typographic quotes among them', () => {
    const windows = { os: 'windows', bins: {}, wrap: undefined } as const;
    const model = "a'b\u2018c\u2019d\u201ae\u201bf";
    expect(commandLine("agent '{model}'", { ...VALUES, model }, EXECUTOR, windows)).toBe(
      "agent 'a''b\u2018\u2018c\u2019\u2019d\u201a\u201ae\u201b\u201bf'",
    );
    expect(quoteWord('a,b', 'windows')).toBe("'a,b'");
    expect(quoteWord('@x', 'windows')).toBe("'@x'");
  });
});
