import { describe, expect, it } from 'vitest';
import { Config } from '../../action/src/config/schema.ts';
import type { TerminalConfig } from '../../action/src/config/schema.ts';
import { checkMac } from '../../action/src/doctor/check-mac.ts';
import { checkRepositories } from '../../action/src/doctor/check-place.ts';
import type { MacFacts } from '../../action/src/ports/machine-facts.ts';
import { MACHINE_FACTS, seenWith } from './seen.ts';

const GOOD: MacFacts = {
  command_line_tools: true,
  keychain: 'closed',
  sleep_minutes: 0,
  filevault: false,
  key_helper: false,
  codex_login: true,
};
const { config, terminal } = seenWith({ terminal: { os: 'darwin' } });

function rowsOf(
  mac: Partial<MacFacts> | null,
  {
    variables = ['HOME'],
    run,
    tools = MACHINE_FACTS.tools,
  }: { variables?: readonly string[] | null; run?: string; tools?: readonly string[] } = {},
): readonly string[] {
  const known = Config.parse({
    ...config,
    executors: {
      claude: { adapter: 'claude-code', ...(run === undefined ? {} : { run }) },
      codex: { adapter: 'codex' },
    },
  });
  const machine = {
    ...MACHINE_FACTS,
    system: 'darwin',
    variables,
    tools,
    mac: mac === null ? null : { ...GOOD, ...mac },
  };
  const mine: TerminalConfig = { ...terminal, executors: ['claude', 'codex'] };
  return checkMac(machine, mine, known).map(({ check, status, detail }) => `${check} ${status} ${detail}`);
}

describe('the rows of a Mac', () => {
  it('are none on other systems', () => {
    expect(rowsOf(null)).toEqual([]);
  });

  it.each<[what: string, found: readonly string[], words: RegExp]>([
    ['a closed keychain and no token', rowsOf({}), /^login failed claude: .*keychain/],
    [
      'a token among the variables',
      rowsOf({}, { variables: ['CLAUDE_CODE_OAUTH_TOKEN'] }),
      /^login ok claude: by CLAUDE_CODE_OAUTH_TOKEN/,
    ],
    [
      'a token in the command',
      rowsOf({}, { run: 'CLAUDE_CODE_OAUTH_TOKEN=$(cat ~/t) claude -p' }),
      /^login ok claude: by its command/,
    ],
    ['a helper of its settings', rowsOf({ key_helper: true }), /^login ok claude: by `apiKeyHelper`/],
    ['a keychain that is open', rowsOf({ keychain: 'open' }), /^login ok claude: .*can open/],
    ['a keychain of which nothing is known', rowsOf({ keychain: null }), /^login unknown claude/],
    ['variables of which nothing is known', rowsOf({}, { variables: null }), /^login unknown claude/],
    ['a login of codex in its file', rowsOf({}), /^login ok codex: by its file/],
    ['none there', rowsOf({ codex_login: false }), /^login failed codex/],
    ['one that may lie in an open keychain', rowsOf({ codex_login: false, keychain: 'open' }), /^login warning codex/],
    ['stand-ins for git', rowsOf({ command_line_tools: false }, { tools: ['perl'] }), /^tools failed .*stand-ins/],
    ['no sleep', rowsOf({}), /^sleep ok/],
    ['sleep with power', rowsOf({ sleep_minutes: 10 }), /^sleep warning It sleeps after 10 idle minutes/],
    ['FileVault', rowsOf({ filevault: true }), /^sleep ok .*FileVault is on/],
    ['sleep of which nothing is known', rowsOf({ sleep_minutes: null }), /^sleep unknown/],
  ])('tell %s', (_what, found, words) => {
    expect(found).toContainEqual(expect.stringMatching(words));
  });

  it('say nothing of stand-ins where another git is there', () => {
    expect(rowsOf({ command_line_tools: false }).filter((row) => row.startsWith('tools'))).toEqual([]);
  });
});

it('two spellings of one checkout are one, by the number that its file system gives it', () => {
  const [repo] = MACHINE_FACTS.repos;
  if (repo === undefined) throw new Error('no repository');
  const other = { ...repo, path: '/SRV/eng', real: '/SRV/eng' };
  const told = (one: typeof other): readonly string[] =>
    checkRepositories({ ...MACHINE_FACTS, repos: [repo, one] }, { ...terminal, os: 'linux', isolation: 'none' }).map(
      (row) => row.detail,
    );
  expect(told(other)).toContainEqual(expect.stringMatching(/are one folder/));
  expect(told({ ...other, id: '64769:9' })).not.toContainEqual(expect.stringMatching(/are one folder/));
});
