import { describe, expect, it } from 'vitest';
import { parseConfig, requireConfig } from '../../action/src/config/parse.ts';
import { problemLine } from '../../action/src/config/problem.ts';
import { ConfigError } from '../../action/src/errors.ts';
import { BASE, patched, said, saidAfter } from './base.ts';

const BROKEN = `plane:
  base_url: plane.example.com/api
  workspace: acme
  tokn_key: PLANE_TOKEN
state: { store: brnch }
allowed_authors: ada@example.com
projects:
  eng:
    states: { working: Doing, review: Review, question: Input, blocked: Blocked }
    routing: { by_assignee: { bot: box } }
    default_executor: codex
  OPS:
    states: { working: Doing, review: Review, question: Input, blocked: Blocked }
    routing:
      by_assignee: { bot: bocks }
    default_executor: nothing
terminals:
  box:
    transport: local
    os: linux
    repo: src/eng
    plane_user: bot
    executors: [codex]
    concurrency: two
executors:
  codex:
    adapter: codex
    run: codex exec -o '{out}' -
    resume: codex exec --json -o '{out}' resume '{thread}' -s read-only -
limits:
  run_s: 0
  stall_s: 1.5
colour: red
`;

describe('parsing a configuration', () => {
  it('gives the configuration with its defaults when all is well', () => {
    const parsed = parseConfig(JSON.stringify(BASE));
    expect(parsed.ok && parsed.warnings).toEqual([]);
    expect(parsed.ok && parsed.config.limits.run_s).toBe(7200);
  });

  it('says everything that is wrong at once, each with path, line and remedy', () => {
    const lines = said(parseConfig(BROKEN)).map((problem) => problemLine(problem, 'agentd.yml'));
    expect(lines).toMatchInlineSnapshot(`
      [
        "agentd.yml:1:1: error: plane.token_key: \`token_key\` is missing. Add \`token_key\`: a text.",
        "agentd.yml:2:13: error: plane.base_url: \`base_url\` is not an http or https address. Write it in full, such as \`https://plane.example.com\`.",
        "agentd.yml:4:3: error: plane.tokn_key: The key \`tokn_key\` is not known here. Did you mean \`token_key\`?",
        "agentd.yml:5:17: error: state.store: \`store\` is \`brnch\`, which is none of \`file\`, \`branch\` or \`artifact\`. Did you mean \`branch\`?",
        "agentd.yml:6:18: error: allowed_authors: \`allowed_authors\` must be a list and is \`ada@example.com\`. Put it in brackets: \`[a, b]\`.",
        "agentd.yml:8:3: error: projects.eng: The name \`eng\` cannot be used. Use the project identifier, upper case.",
        "agentd.yml:15:27: error: projects.OPS.routing.by_assignee.bot: There is no terminal \`bocks\`. Add it under \`terminals\`, or name one of \`box\`.",
        "agentd.yml:16:23: error: projects.OPS.default_executor: There is no executor \`nothing\`. Add it under \`executors\`, or name one of \`codex\`.",
        "agentd.yml:18:3: error: terminals.box.token_key: \`token_key\` is missing. Add \`token_key\`: a text.",
        "agentd.yml:21:11: error: terminals.box.repo: \`src/eng\` is not an absolute path on linux. Write the whole path, such as \`/srv/eng\`.",
        "agentd.yml:24:18: error: terminals.box.concurrency: \`concurrency\` must be a number and is \`two\`. Write digits only, without quotes or unit.",
        "agentd.yml:28:10: error: executors.codex.run: Without \`--json\` codex prints nothing that can be read back. Add \`--json\` after \`codex exec\`.",
        "agentd.yml:29:13: error: executors.codex.resume: codex does not take \`-s/--sandbox\` after the word \`resume\`. Move it before: \`codex exec … -s … resume '{thread}' -\`.",
        "agentd.yml:31:10: error: limits.run_s: \`run_s\` is too small. The least is 1.",
        "agentd.yml:32:12: error: limits.stall_s: \`stall_s\` must be a whole number and is \`1.5\`. Write a whole number.",
        "agentd.yml:33:1: error: colour: The key \`colour\` is not known here. Remove it; known here: \`$schema\`, \`plane\`, \`state\`, \`allowed_authors\`, \`projects\`, \`terminals\`, \`warpgate\`, \`executors\`, \`iteration_cap\`, \`agentd\`, \`limits\`, \`retry\` and ….",
      ]
    `);
  });

  it('draws no conclusions from what it could not read', () => {
    const codes = saidAfter({ 'terminals/box/token_key': undefined, 'terminals/box/repo': 'relative' }).map(
      (p) => `${p.code} ${p.path}`,
    );
    expect(codes).toEqual(['missing terminals.box.token_key', 'paths-are-absolute terminals.box.repo']);
    expect(saidAfter({ 'terminals/box/os': 'lunix' }).map((p) => p.code)).toEqual(['wrong-value']);
    expect(saidAfter({ 'terminals/box': 'here' }).map((p) => p.code)).toEqual(['wrong-type']);
    expect(saidAfter({ 'terminals/box/plane_user': ['x'] }).map((p) => p.code)).toEqual(['wrong-type']);
    expect(saidAfter({ 'terminals/box/executors': [] }).map((p) => p.code)).toEqual(['empty']);
    expect(saidAfter({ 'executors/codex/adapter': 'codecs' }).map((p) => p.code)).toEqual(['wrong-value']);
    expect(saidAfter({ 'projects/ENG/routing/by_assignee/bot-linux': 'a b' }).map((p) => p.code)).toEqual([
      'wrong-format',
    ]);
    expect(saidAfter({ 'projects/ENG/states': undefined }).map((p) => p.code)).toEqual(['missing']);
    expect(saidAfter({ terminals: undefined }).map((p) => p.code)).toEqual(['missing']);
  });

  it('hints at the nearest key, or at the place where the key belongs', () => {
    const remedy = (path: string) =>
      saidAfter({ [path]: 'x' }).find((problem) => problem.code === 'unknown-key')?.remedy;
    expect(remedy('plane/token')).toBe('Did you mean `token_key`?');
    expect(remedy('terminals/box/tokenkey')).toBe('Did you mean `token_key`?');
    expect(remedy('terminals/box/runroot')).toBe('Did you mean `run_root`?');
    expect(remedy('executors/codex/resumes')).toBe('Did you mean `resume`?');
    expect(remedy('concurrency')).toBe('It belongs under `projects.<name>` or `terminals.<name>`.');
    expect(remedy('state/zzz')).toBe('Remove it; known here: `store`, `path`, `branch`, `repository` and `workflow`.');
    expect(remedy('constructor')).toMatch(/^Remove it; known here: `\$schema`, `plane`/);
  });

  it.each([
    ['l\u0456mits', /The key `.*` is not known here\. It holds `U\+0456`: no key does\.$/],
    ['limits\u200b', /It holds `U\+200B`: no key does\.$/],
    ['l\u00ebmit\u0455', /It holds `U\+00EB` and `U\+0455`: no key does\.$/],
  ])('names letters of the key %j that are not what they look like', (key, words) => {
    const [problem] = saidAfter({ [key]: { run_s: 60 } });
    expect(problem?.message).toMatch(words);
    expect(problem?.remedy).toMatch(/Did you mean `limits`\?/);
  });

  it('says what is missing, empty, of the wrong type or out of range in plain words', () => {
    const one = (path: string, value?: null | boolean | number | string | string[]) => {
      const [first, ...rest] = saidAfter({ [path]: value });
      expect(rest).toEqual([]);
      return `${first?.message} ${first?.remedy}`;
    };
    expect(one('plane/workspace')).toBe('`workspace` is missing. Add `workspace`: a text.');
    expect(one('state/store')).toBe('`store` is missing. Add `store`: `file`, `branch` or `artifact`.');
    expect(one('plane/workspace', null)).toMatch(/^`workspace` is empty\. Give it a value: a text, or remove the key/);
    expect(one('plane/workspace', '')).toBe('`workspace` is empty. Give it a value, or remove the key.');
    expect(one('plane/workspace', ['a'])).toMatch(/^`workspace` must be a text and is a list\./);
    expect(one('limits', null)).toMatch(/^`limits` is empty\./);
    expect(one('iteration_cap', '5')).toBe(
      '`iteration_cap` must be a number and is `5`. Write digits only, without quotes or unit.',
    );
    expect(one('iteration_cap', 0)).toBe('`iteration_cap` is too small. The least is 1.');
    expect(one('terminals/box/port', 70000)).toMatch(/^`port` is too large\. The most is 65535\./);
    expect(one('projects/ENG/respect_blockers', 'yes')).toBe(
      '`respect_blockers` must be `true` or `false` and is `yes`. Write `true` or `false`, without quotes.',
    );
    expect(one('allowed_authors', 'ada@example.com')).toMatch(
      /^`allowed_authors` must be a list and is .* Put it in brackets: `\[a, b\]`\./,
    );
    expect(one('state/store', 'brnch')).toBe(
      '`store` is `brnch`, which is none of `file`, `branch` or `artifact`. Did you mean `branch`?',
    );
    expect(one('plane/token_key', 'my token')).toBe(
      '`token_key` has the wrong form. Name an environment variable, such as PLANE_TOKEN.',
    );
    for (const slug of ['..', 'a b', 'x/', 'a?b']) {
      expect(one('plane/workspace', slug)).toMatch(/^`workspace` has the wrong form\. Write it as in the address bar/);
    }
    for (const host of ['box:2222', 'me@box', '-oProxyCommand=x', 'ssh://box', 'a b', '1:2', '[x]']) {
      expect(one('terminals/box/host', host)).toMatch(/^`host` has the wrong form\. Write the name or address alone/);
    }
    expect(one('terminals/box/target', '-oProxyCommand=x')).toMatch(/^`target` has the wrong form\. No name/);
    expect(one('terminals/box/env/pass', ['1X'])).toMatch(/^`1X` has the wrong form\. /);
    expect(one('plane/base_url', 'plane.example.com')).toMatch(/^`base_url` is not an http or https address\./);
  });

  it.each(['box', 'box.tail1.ts.net', 'bücher.example', '10.0.0.1', '::1', 'fd7a::1', 'fe80::1%eth0', '[fd7a::1]'])(
    'takes the host %s',
    (host) =>
      expect(saidAfter({ 'terminals/box/host': host }).filter(({ severity }) => severity === 'error')).toEqual([]),
  );

  it('refuses names that cannot be used, and says how they may look', () => {
    const [problem] = saidAfter({ 'projects/eng': BASE.projects.ENG });
    expect(problem).toMatchObject({
      code: 'bad-name',
      path: 'projects.eng',
      remedy: 'Use the project identifier, upper case.',
    });
  });

  it('says one thing of a file that is empty, a list, or a word', () => {
    for (const text of ['', '\n', '# nothing\n', '---\n'])
      expect(said(parseConfig(text)).map((p) => p.code)).toEqual(['empty']);
    for (const text of ['[]', 'hello', '42'])
      expect(said(parseConfig(text)).map((p) => p.code)).toEqual(['wrong-type']);
  });

  it('counts what it does not list', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`zz${i}`, 'x']));
    const all = said(parseConfig(JSON.stringify({ ...BASE, ...many })));
    expect(all).toHaveLength(201);
    expect(all.at(-1)?.message).toBe('There are 300 more problems.');
  });

  it('throws all errors as one ConfigError where a configuration is required', () => {
    expect(requireConfig(JSON.stringify(BASE), 'a.yml').plane.workspace).toBe('acme');
    expect(() => requireConfig(BROKEN, 'a.yml')).toThrow(ConfigError);
    expect(() => requireConfig(BROKEN, 'a.yml')).toThrow(
      /^a\.yml:1:1: error: plane\.token_key: .*\na\.yml:2:13: (.*\n)+a\.yml:33:1: error: colour/,
    );
  });
});

describe('a secret in the file', () => {
  const SECRETS: Readonly<Record<string, string>> = {
    'plane/token_key': 'plane_api_0123456789abcdef0123456789abcdef',
    'plane/webhook_secret_key': '9f86d081884c7d659a2feaa0c55ad015',
    'terminals/box/token_key': 'abCD1234efGH5678ijKL',
    'terminals/box/ssh_key': '-----BEGIN OPENSSH PRIVATE KEY-----\nabc',
    'executors/claude/run': 'ANTHROPIC_API_KEY=sk-ant-api03-0123456789abcdef claude -p --output-format json',
    'plane/base_url': 'https://ada:hunter22@plane.example.com',
    'state/store': 'ghp_0123456789abcdef0123',
    'terminals/box/tokn': 'plane_api_0123456789abcdef',
    notices: 'https://hooks.slack.com/services/T0/B0/xyz',
  };

  it.each(Object.keys(SECRETS))('is found in %s and never shown', (path) => {
    const secret = SECRETS[path] ?? '';
    const all = saidAfter({ [path]: secret });
    expect(all.map((problem) => problem.code)).toContain('secret-in-file');
    const text = JSON.stringify(all);
    for (const piece of secret.split(/[^A-Za-z0-9]+/).filter((part) => /\d/.test(part) && part.length > 7))
      expect(text).not.toContain(piece);
  });

  it('is not seen in names of variables', () => {
    for (const key of ['PLANE_TOKEN', 'plane_token_linux_2', 'TOKEN_FOR_THE_2ND_MACHINE_IN_2026', '_X1']) {
      expect(saidAfter({ 'plane/token_key': key })).toEqual([]);
    }
  });

  it('is not seen in a path, an address without a password, or a shell variable', () => {
    const quiet = {
      'terminals/box/repo': '/srv/sk-learn-experiments-2026',
      'plane/base_url': 'https://plane.example.com:8443',
      'executors/shell/run': "git clone https://bot:${TOKEN}@git.example.com/a.git; bash '{script}'",
    };
    expect(saidAfter(quiet)).toEqual([]);
  });

  it('is found in YAML with its line', () => {
    const text = JSON.stringify(patched({ 'plane/token_key': 'plane_api_0123456789abcdef' }), null, 2);
    expect(said(parseConfig(text))[0]).toMatchObject({ code: 'secret-in-file', path: 'plane.token_key', line: 5 });
  });
});
