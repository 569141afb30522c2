import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commandLine } from '../../../action/src/executors/terminal/template.ts';
import { thriftyPwsh } from '../../transports/shells/powershell/thrifty.ts';
import type { Case, Word } from '../hostile-values.ts';
import { BREAKERS, CANARY, HOSTILE, IMPOSSIBLE, anyTemplate, everywhere, hostileText } from '../hostile-values.ts';
import { removeFolder } from '../../folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'agentd-quoting-'));
afterAll(() => removeFolder(folder));

const POSIX_WORDS: readonly Word[] = [
  { written: '@', arrives: '@' },
  { written: '--x=@', arrives: '--x=@' },
  { written: '-o@y', arrives: '-o@y' },
  { written: "'@'", arrives: '@' },
  { written: "'a @ b'", arrives: 'a @ b' },
  { written: '"@"', arrives: '@' },
  { written: '"a @ $NOTHING"', arrives: 'a @ ' },
  { written: `'service_tier="@"'`, arrives: 'service_tier="@"' },
  { written: `"it's @"`, arrives: "it's @" },
  { written: `'a'@"b"`, arrives: 'a@b' },
];
const POWERSHELL_WORDS: readonly Word[] = [
  { written: '@', arrives: '@' },
  { written: '--x=@', arrives: '--x=@' },
  { written: "'@'", arrives: '@' },
  { written: "'a @ b'", arrives: 'a @ b' },
  { written: "-o'@'", arrives: '-o@' },
  { written: `'service_tier="@"'`, arrives: 'service_tier="@"' },
  { written: '\u2018@\u2019', arrives: '@' },
];

const SHELLS: Readonly<Record<string, readonly string[]>> = {
  sh: ['/bin/sh'],
  dash: ['/usr/bin/dash'],
  bash: ['/usr/bin/bash'],
  'bash as sh': ['/usr/bin/bash', '--posix'],
  busybox: ['/usr/bin/busybox', 'sh'],
  'zsh as sh': ['/usr/bin/zsh', '--emulate', 'sh'],
  ksh: ['/usr/bin/ksh'],
  mksh: ['/usr/bin/mksh'],
};

function casesOf(words: readonly Word[], random: number): readonly Case[] {
  const values = [...HOSTILE, ...fc.sample(hostileText, random)];
  return values.map((value) => everywhere(value, words));
}

function lineOf({ template, tier_arg, values, wrap }: Case, os: 'linux' | 'windows', program?: string): string {
  const bins = program === undefined ? {} : { agent: program };
  const words = program === undefined ? [...wrap] : wrap.map((word) => (word === 'agent' ? program : word));
  const line = commandLine(template, values, { tier_arg, perm: "--perm='a b'" }, { os, bins, wrap: words });
  return line;
}

const REFUSED: unknown = expect.objectContaining({ problem: expect.objectContaining({ code: 'value-unquotable' }) });

/** The calls that were recorded, each as its arguments. */
function callsIn(text: string): string[][] {
  const words = text.split('\0');
  const calls: string[][] = [];
  for (let at = 0; at < words.length - 1;) {
    const count = Number(words[at]);
    calls.push(words.slice(at + 1, at + 1 + count));
    at += 1 + count;
  }
  return calls;
}

describe('a value, whatever it is and wherever its placeholder stands,', () => {
  for (const [name, [program = '', ...options]] of Object.entries(SHELLS)) {
    const missing = existsSync(program) ? '' : `: there is no ${program}`;
    it.skipIf(missing !== '')(`arrives as it is, and runs nothing, in ${name}${missing}`, () => {
      const cases = casesOf(POSIX_WORDS, 150);
      const script = join(folder, 'script');
      const recorder = `agent(){ printf '%s\\0' $# "$@";}`;
      writeFileSync(script, [recorder, ...cases.map((one) => lineOf(one, 'linux')), ''].join('\n'));
      const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' };
      const said = execFileSync(program, [...options, script], { cwd: folder, env, maxBuffer: 2 ** 28 });
      expect(callsIn(said.toString('utf8'))).toEqual(cases.map(({ arrives }) => [...arrives]));
      expect(existsSync(join(folder, CANARY))).toBe(false);
    });
  }

  const program = thriftyPwsh();
  const missing = program === null ? ': there is none here; run .ci/tools, which needs the dotnet command' : '';
  it.skipIf(program === null)(`arrives as it is, and runs nothing, in PowerShell${missing}`, () => {
    const cases = casesOf(POWERSHELL_WORDS, 100);
    const recorder = join(folder, 'record');
    writeFileSync(recorder, `#!/bin/sh\nprintf '%s\\0' $# "$@" >>'${folder}/calls'\n`, { mode: 0o755 });
    const lines = cases.map((one) => Buffer.from(lineOf(one, 'windows', recorder), 'utf8').toString('base64'));
    const script = join(folder, 'script.ps1');
    const run = '& ([ScriptBlock]::Create([Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($Line))))';
    writeFileSync(script, `foreach($Line in Get-Content '${folder}/lines'){${run}}\n`);
    writeFileSync(join(folder, 'lines'), lines.join('\n'));
    const env = {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      LC_ALL: 'C.UTF-8',
    };
    execFileSync(program ?? '', ['-NoProfile', '-NonInteractive', '-File', script], { cwd: folder, env });
    const expected = cases.map(({ arrives }) => arrives.map((word) => (word === 'agent' ? recorder : word)));
    expect(callsIn(readFileSync(join(folder, 'calls'), 'utf8'))).toEqual(expected);
    expect(existsSync(join(folder, CANARY))).toBe(false);
  });

  /** Command lines of random templates, as far as these take a value: each with each of the values. */
  function linesOf(os: 'linux' | 'windows', count: number): readonly string[] {
    const values = { repo: '', effort: '', tier: '', out: '', thread: '', script: '', run_dir: '' };
    const lines = fc.sample(anyTemplate(os), count).flatMap((template) => {
      try {
        return BREAKERS.map((model) => commandLine(template, { ...values, model }, {}, { os, bins: {} }));
      } catch {
        return [];
      }
    });
    expect(lines.length).toBeGreaterThan(count);
    return lines;
  }

  // In ksh93 an error within `( )` ends the whole script.
  const present = Object.entries(SHELLS).filter(([name, [path = '']]) => name !== 'ksh' && existsSync(path));
  it.each(present)('is never run in a template that %s reads in its own way', (_name, [path = '', ...options]) => {
    const inner = mkdtempSync(join(folder, 'x'));
    const quoted = (line: string): string => `'${line.replaceAll("'", String.raw`'\''`)}'`;
    const tried = (line: string): string =>
      `(eval ${quoted(line)}) </dev/null >/dev/null 2>&1; [ ! -e ${CANARY} ] || { echo ${quoted(line)}; exit; }`;
    const script = join(inner, 'lines.sh');
    writeFileSync(script, [...linesOf('linux', 80).map(tried), 'exit 0', ''].join('\n'));
    const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' };
    expect(execFileSync(path, [...options, script], { cwd: inner, env, encoding: 'utf8' })).toBe('');
  });

  it.skipIf(program === null)(`is never run in a template that PowerShell reads in its own way${missing}`, () => {
    const inner = mkdtempSync(join(folder, 'x'));
    const lines = linesOf('windows', 150).map((line) => Buffer.from(line, 'utf8').toString('base64'));
    const script = join(inner, 'lines.ps1');
    const text = [
      `foreach($Line in Get-Content '${inner}/lines'){`,
      '$Text=[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($Line));$Errors=$null',
      '$Tree=[Management.Automation.Language.Parser]::ParseInput($Text,[ref]$null,[ref]$Errors)',
      // What it cannot parse it does not run.
      'if($Errors){continue}',
      "$Found=$Tree.Find({param($One)$One -is [Management.Automation.Language.CommandAst] -and $One.GetCommandName() -eq 'touch'},$true)",
      'if($Found){[Console]::Out.Write($Text);exit}',
      '}',
    ];
    writeFileSync(script, text.join('\n'));
    writeFileSync(join(inner, 'lines'), lines.join('\n'));
    const env = {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      LC_ALL: 'C.UTF-8',
    };
    const options = ['-NoProfile', '-NonInteractive', '-File', script];
    expect(execFileSync(program ?? '', options, { cwd: inner, env, encoding: 'utf8' })).toBe('');
  });

  it.each(['--%', 'a --% b'])('is refused where PowerShell would stop to quote: %s', (value) => {
    expect(() => lineOf(everywhere(value, POWERSHELL_WORDS), 'windows')).toThrow(REFUSED);
  });

  it.each(IMPOSSIBLE)('is refused, and in no shell a part of it runs, where it is %j', (value) => {
    for (const [os, words] of [
      ['linux', POSIX_WORDS],
      ['windows', POWERSHELL_WORDS],
    ] as const) {
      for (const word of words) {
        const one = everywhere(value, [word]);
        for (const wrap of [one.wrap, []]) {
          expect(() => lineOf({ ...one, wrap }, os)).toThrow(REFUSED);
        }
      }
    }
  });
});
