import { describe, expect, it } from 'vitest';
import type { TemplateValues } from '../../../action/src/executors/terminal/template.ts';
import { commandLine, quoteWord } from '../../../action/src/executors/terminal/template.ts';

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

  it('quotes a value where its placeholder stands without quotes, and escapes it in double ones', () => {
    const values = { ...VALUES, model: `a'b"c$d`, effort: null };
    const template = 'agent {model} -m={model} "x {model}" ${model} {tier} {effort}';
    expect(commandLine(template, values, { tier_arg: '-t {tier}' }, LINUX)).toBe(
      String.raw`agent 'a'\''b"c$d' -m='a'\''b"c$d' "x a'b\"c\$d"` + " ${model} -t 'fast' ",
    );
  });

  it('puts a tier in behind quotes of its own in PowerShell', () => {
    const windows = { os: 'windows', bins: {}, wrap: undefined } as const;
    const command = commandLine("agent {tier} '{model}'", { ...VALUES, tier: 'a\u2019b' }, EXECUTOR, windows);
    expect(command).toBe(`agent -c 'service_tier="a\u2019\u2019b"' 'gpt-5'`);
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
