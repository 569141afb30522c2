/** The facts of a look at the machine, `key value` a line, read. POSIX and PowerShell say them alike. Pure. */
import { shown } from '../../../../../bot/invisible.ts';
import type { Operation } from '../../../ports/operation.ts';
import type {
  AskedFile,
  MachineFacts,
  FileFacts,
  FolderFacts,
  MacFacts,
  ProgramFacts,
  RepositoryFacts,
} from '../../../ports/machine-facts.ts';

type Facts = ReadonlyMap<string, string>;

export function machineFactsOf(text: string, operation: Operation & { readonly op: 'machine_facts' }): MachineFacts {
  const facts = factsIn(text);
  const said = (key: string): string | null => facts.get(key) ?? null;
  const system = said('os')?.toLowerCase() ?? null;
  const mac = said('mac');
  const uid = said('uid');
  return {
    system,
    version: mac === null ? (said('name') ?? said('release')) : `macOS ${mac}`,
    user: said('user'),
    superuser: uid === null || !/^\d+$/.test(uid) ? null : uid === '0',
    home: said('home'),
    reader: said('reader'),
    variables:
      said('names')
        ?.split(' ')
        .filter((name) => !OURS.test(name)) ?? null,
    shell: said('shell'),
    login_path: said('login'),
    path: said('path'),
    tools: (said('tools') ?? '').split(' ').filter(Boolean),
    programs: operation.programs.map(({ word }, index) => programOf(word, index, facts)),
    files: (operation.files ?? []).map((file, index) => fileOf(file, `file${index}`, facts)),
    run_root: folderOf(facts),
    repos: operation.repos.map((path, index) => repoOf(path, `repo${index}`, facts)),
    lfs: lfsOf(said('lfs')),
    git: /^git version (\S+)/.exec(said('git') ?? '')?.[1] ?? null,
    linger: yesNo(said('linger')?.replace('Linger=', '')),
    kills_user_processes: yesNo(said('kills')?.replace('KillUserProcesses=', '')),
    scope: oneOf(said('scope'), ['system', 'user', 'none']),
    cgroup: said('cgroup'),
    windows:
      system === 'windows'
        ? {
            policy: said('policy'),
            long_paths: yesNo(said('long')),
            logon: oneOf(said('logon'), ['Interactive', 'S4U']),
            sid: said('sid'),
            scanners: said('amsi'),
            ways: {
              by_schtasks: wayOf(said('way.by_schtasks')),
              by_com: wayOf(said('way.by_com')),
              by_wmi: wayOf(said('way.by_wmi')),
              by_breakaway: wayOf(said('way.by_breakaway')),
              query: wayOf(said('way.query')),
              native: wayOf(said('way.native')),
            },
          }
        : null,
    mac: macOf(facts),
    seconds: wholeNumber(said('seconds')),
  };
}

/** What the look at the machine’s own script sets for itself. */
const OURS = /^(?:AGENTD_|_$|SHLVL$|PWD$|OLDPWD$)/;

/** Characters of a version line that are told. */
const MOST_OF_A_VERSION = 200;

/** Names of files and folders can hold them; in a person's terminal they would begin a line of their own. */
const BREAKS = /[\t\v\f\r\u0085\u2028\u2029]/g;

function factsIn(text: string): Facts {
  const facts = new Map<string, string>();
  for (const line of text.split('\n')) {
    const space = line.indexOf(' ');
    if (space > 0)
      facts.set(
        line.slice(0, space),
        // Others would colour, hide or overwrite what is said; where one stood is shown.
        shown(line.slice(space + 1).replace(BREAKS, '\ufffd'), '\ufffd').trim(),
      );
  }
  return facts;
}

function programOf(word: string, index: number, facts: Facts): ProgramFacts {
  const where = facts.get(`bin${index}`);
  return {
    word,
    found: where === undefined ? null : where !== '-',
    path: where === undefined || where === '-' ? null : where,
    version: facts.get(`ver${index}`)?.slice(0, MOST_OF_A_VERSION) ?? null,
    late: facts.has(`late.ver${index}`),
    fault: facts.get(`fault${index}`) ?? null,
  };
}

/** git prints the id of what it knows, and the name itself of what it does not. */
function fileOf(file: AskedFile, key: string, facts: Facts): FileFacts {
  const head = facts.get(`${key}.head`);
  const known =
    head === undefined ? null : /^[0-9a-f]{40,64}$/.test(head) ? true : head.startsWith('HEAD:') ? false : null;
  return { ...file, said: facts.get(key) ?? null, committed: known };
}

function folderOf(facts: Facts): FolderFacts {
  const inside = facts.get('root.inside');
  const above = facts.get('root.above');
  return {
    kind: oneOf(facts.get('root.kind'), ['folder', 'file', 'link', 'none']),
    nearest: facts.get('root.nearest') ?? null,
    real: facts.get('root.real') ?? null,
    link: facts.get('root.link') ?? null,
    own: yesNo(facts.get('root.own')),
    writable: yesNo(facts.get('root.write')),
    mode: facts.get('root.mode') ?? null,
    inside: inside === undefined ? null : inside === 'no' ? '' : inside,
    writers: writersOf(facts.get('root.open')),
    replaceable: above === undefined ? null : above === 'nobody' ? '' : above,
    free_bytes: scaled(beforePercent(facts.get('root.disk')), 1024),
    free_inodes: beforePercent(facts.get('root.inodes')),
  };
}

function repoOf(path: string, key: string, facts: Facts): RepositoryFacts {
  const top = facts.get(`${key}.top`);
  const head = facts.get(`${key}.head`);
  const bare = trueFalse(facts.get(`${key}.bare`));
  const born = head !== undefined && /^[0-9a-f]{40,64}$/.test(head);
  const isPath = top !== undefined && /^(?:[/\\]|[A-Za-z]:)/.test(top);
  return {
    path,
    kind: oneOf(facts.get(`${key}.kind`), ['folder', 'file', 'none']),
    id: facts.get(`${key}.id`) ?? null,
    real: facts.get(`${key}.real`) ?? null,
    link: facts.get(`${key}.link`) ?? null,
    own: yesNo(facts.get(`${key}.own`)),
    writable: yesNo(facts.get(`${key}.write`)),
    top: isPath ? top : null,
    complaint: top === undefined || isPath ? null : top,
    has_commit: head === undefined ? null : born ? true : isPath || bare === true ? false : null,
    bare,
    uses_lfs: foundIn(`${key}.lfs`, born, facts, (text) => text.startsWith('HEAD:')),
    lfs_filter: foundIn(`${key}.filter`, born, facts, (text) => text.includes('git-lfs')),
    submodules: yesNo(facts.get(`${key}.sub`)),
  };
}

/** git says nothing where there is nothing to find, and says nothing either where it came to no end. */
function foundIn(key: string, works: boolean, facts: Facts, isThere: (text: string) => boolean): boolean | null {
  const text = facts.get(key);
  if (text !== undefined) return isThere(text) ? true : null;
  return works && !facts.has(`late.${key}`) ? false : null;
}

/** `security` and `fdesetup` say it in words; what neither says is not known. */
function macOf(facts: Facts): MacFacts | null {
  if (facts.get('os') !== 'Darwin') return null;
  const keychain = facts.get('keychain') ?? '';
  const vault = /^FileVault is (On|Off)/.exec(facts.get('vault') ?? '')?.[1];
  return {
    command_line_tools: yesNo(facts.get('clt')),
    keychain: /^Keychain .*(?:timeout|lock-on-sleep)/.test(keychain)
      ? 'open'
      : /not allowed|could not be found|no default keychain/i.test(keychain)
        ? 'closed'
        : null,
    sleep_minutes: wholeNumber(facts.get('sleep')),
    filevault: vault === undefined ? null : vault === 'On',
    key_helper: yesNo(facts.get('helper')),
    codex_login: yesNo(facts.get('codex')),
  };
}

function lfsOf(text: string | null): boolean | null {
  if (text === null) return null;
  return text.startsWith('git-lfs/') ? true : text.includes('is not a git command') ? false : null;
}

function trueFalse(text: string | undefined): boolean | null {
  return text === 'true' ? true : text === 'false' ? false : null;
}

/** `ok`, or `refused` and why. */
function wayOf(text: string | null): string | null {
  if (text === 'ok') return '';
  return text?.startsWith('refused') === true ? text.slice(8) || 'no reason given' : null;
}

function writersOf(text: string | undefined): readonly string[] | null {
  if (text === undefined) return null;
  return text === 'nobody' ? [] : text.split(' ');
}

function yesNo(text: string | null | undefined): boolean | null {
  return text === 'yes' ? true : text === 'no' ? false : null;
}

function oneOf<T extends string>(text: string | null | undefined, words: readonly T[]): T | null {
  return words.find((word) => word === text) ?? null;
}

function wholeNumber(text: string | null | undefined): number | null {
  return text != null && /^\d+$/.test(text) ? Number(text) : null;
}

/** What `df` shows as free stands before the percentage, whatever the name of the disk; macOS shows inodes last. */
function beforePercent(line: string | undefined): number | null {
  const found = [...(line ?? '').matchAll(/(\d+)\s+\d+%/g)].at(-1)?.[1];
  return wholeNumber(found);
}

function scaled(value: number | null, factor: number): number | null {
  return value === null ? null : value * factor;
}
