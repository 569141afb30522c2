/** Rules about machines: paths, what a transport needs, and never two agents in one checkout. */
import type { Path } from '../problem.ts';
import { listed, shown } from '../problem.ts';
import { didYouMean } from '../nearest.ts';
import type { Config, TerminalConfig } from '../schema.ts';
import { readTemplate } from '../template.ts';
import { WAY_KEYS } from '../terminal-schema.ts';
import type { Hit, Rule } from './rule.ts';
import { each, entry, error, reposByTerminal, samePath, warning } from './rule.ts';

/** `C:\…`, `C:/…` or `\\server\share` on Windows, `/…` elsewhere; `~` and relative paths depend on who asks. */
export function isAbsolute(path: string, os: TerminalConfig['os']): boolean {
  if (os === 'windows') return /^[A-Za-z]:[\\/]/.test(path) || /^[\\/]{2}[^\\/]+[\\/][^\\/]/.test(path);
  return path.startsWith('/');
}

function pathHits(value: string, os: TerminalConfig['os'], at: Path, osPath: Path): Hit[] {
  const example = os === 'windows' ? '`C:\\agents\\eng` (in single quotes or none)' : '`/srv/eng`';
  const relies = [osPath];
  if (/[\p{Cc}\p{Cs}]/u.test(value)) {
    const message = 'The path contains a tab, a line break or the like, as `\\t` or `\\n` in double quotes makes it.';
    return [error(at, message, 'Use single quotes: in them a backslash is just a backslash.', { relies })];
  }
  if (isAbsolute(value, os)) return [];
  const why = value.startsWith('~') ? '`~` depends on who asks' : `${shown(value)} is not an absolute path on ${os}`;
  return [
    error(at, `${why.charAt(0).toUpperCase()}${why.slice(1)}.`, `Write the whole path, such as ${example}.`, {
      relies,
    }),
  ];
}

const pathsAreAbsolute: Rule = {
  name: 'paths-are-absolute',
  check: ({ config }) => {
    const hits: Hit[] = [];
    for (const [name, terminal] of Object.entries(config.terminals)) {
      const path = ['terminals', name];
      const osPath = [...path, 'os'];
      hits.push(...pathHits(terminal.repo, terminal.os, [...path, 'repo'], osPath));
      if (terminal.run_root !== undefined)
        hits.push(...pathHits(terminal.run_root, terminal.os, [...path, 'run_root'], osPath));
      for (const [word, bin] of Object.entries(terminal.bins)) {
        hits.push(...pathHits(bin, terminal.os, [...path, 'bins', word], osPath));
      }
    }
    for (const [key, project] of Object.entries(config.projects)) {
      for (const [name, repo] of Object.entries(project.repos)) {
        const terminal = entry(config.terminals, name);
        if (terminal === null) continue;
        hits.push(...pathHits(repo, terminal.os, ['projects', key, 'repos', name], ['terminals', name, 'os']));
      }
    }
    return hits;
  },
};

const transportHasWhatItNeeds: Rule = {
  name: 'transport-needs',
  check: each('terminals', (terminal, path) => {
    const { transport } = terminal;
    if (transport === 'local') return [];
    const relies: Path[] = [[...path, 'transport']];
    const hits: Hit[] = [];
    if (transport === 'direct-ssh' && terminal.host === undefined) {
      hits.push(
        error([...path, 'host'], 'The transport `direct-ssh` needs a host.', 'Add `host`: a name or an address.', {
          relies,
        }),
      );
    }
    if (terminal.run_root === undefined) {
      const remedy = 'Add `run_root`: an absolute path on the machine, outside the repository.';
      hits.push(
        error([...path, 'run_root'], `The transport \`${transport}\` needs a place for run directories.`, remedy, {
          relies,
        }),
      );
    }
    if (transport === 'direct-ssh' && terminal.auth === 'key' && terminal.ssh_key === undefined) {
      hits.push(
        error(
          [...path, 'ssh_key'],
          '`auth: key` needs a key.',
          'Add `ssh_key`: the name of the variable that holds it.',
          { relies },
        ),
      );
    }
    return hits;
  }),
};

/** Runs of a machine without a channel are started by its POSIX shell. */
const localIsPosix: Rule = {
  name: 'local-is-posix',
  check: each('terminals', ({ transport, os }, path) => {
    if (transport !== 'local' || os !== 'windows') return [];
    const message = 'The transport `local` works on linux and darwin only.';
    const remedy = 'Run agentd on a Linux or macOS machine, and reach this one with `transport: direct-ssh`.';
    return [error([...path, 'transport'], message, remedy, { relies: [[...path, 'os']] })];
  }),
};

const transportKeysFit: Rule = {
  name: 'transport-keys-fit',
  check: each('terminals', (terminal, path) => {
    const idle: readonly (typeof WAY_KEYS)[number][] =
      terminal.transport === 'local'
        ? WAY_KEYS
        : terminal.transport === 'warpgate-ssh'
          ? WAY_KEYS.filter((key) => key !== 'target')
          : terminal.fallback === undefined
            ? ['target']
            : [];
    return idle
      .filter((key) => terminal[key] !== undefined)
      .map((key) =>
        warning(
          [...path, key],
          `\`${key}\` has no effect with \`transport: ${terminal.transport}\`.`,
          'Remove it, or choose another transport.',
          {
            at: 'key',
            relies: [
              [...path, 'transport'],
              [...path, 'fallback'],
            ],
          },
        ),
      );
  }),
};

/**
 * Without worktrees a run works in the checkout itself, so a terminal can use no more slots than it has repositories.
 */
const slotsHaveCheckouts: Rule = {
  name: 'slots-have-checkouts',
  check: ({ config }) => {
    const repos = reposByTerminal(config);
    return Object.entries(config.terminals).flatMap(([name, { isolation, concurrency }]) => {
      const count = repos.get(name)?.size ?? 1;
      if (isolation === 'worktree' || concurrency <= count) return [];
      const where = count === 1 ? 'one repository' : `${count} repositories`;
      const message = `${concurrency} runs at once in ${where} would put two agents into one checkout.`;
      const remedy = `Add \`isolation: worktree\`, or set \`concurrency: ${count}\`.`;
      const path = ['terminals', name];
      const relies = [[...path, 'isolation'], [...path, 'repo'], ['projects']];
      return [error([...path, 'concurrency'], message, remedy, { relies })];
    });
  },
};

const pushHasABranch: Rule = {
  name: 'push-has-a-branch',
  check: each('terminals', ({ isolation, push }, path) => {
    const at = [...path, 'isolation'];
    if (push === undefined || isolation === 'worktree') return [];
    const message = 'Without `isolation: worktree` there is no branch of an item to push.';
    return [error([...path, 'push'], message, 'Add `isolation: worktree`, or leave `push` out.', { relies: [at] })];
  }),
};

/** Names under which two entries would be one machine. */
function machinesOf(name: string, terminal: TerminalConfig): string[] {
  if (terminal.transport === 'local') return ['local'];
  const target = `target ${(terminal.target ?? name).toLowerCase()}`;
  if (terminal.transport === 'warpgate-ssh') return [target];
  const host = `host ${(terminal.host ?? '').toLowerCase()}`;
  return terminal.fallback === undefined ? [host] : [host, target];
}

/** Two entries for one machine whose runs would work in one checkout; a worktree of its own keeps one out of the way. */
const checkoutsAreApart: Rule = {
  name: 'checkouts-are-apart',
  check: ({ config }) => {
    const repos = reposByTerminal(config);
    const owners = new Map<string, string>();
    return Object.entries(config.terminals).flatMap(([name, terminal]) => {
      if (terminal.isolation === 'worktree') return [];
      const hits: Hit[] = [];
      for (const repo of repos.get(name) ?? []) {
        const places = machinesOf(name, terminal).map((machine) => `${machine}\n${repo}`);
        const other = places.map((place) => owners.get(place)).find((owner) => owner !== undefined && owner !== name);
        if (other !== undefined) hits.push(sharedCheckout(name, other, repo));
        for (const place of places) if (!owners.has(place)) owners.set(place, name);
      }
      return hits;
    });
  },
};

function sharedCheckout(name: string, other: string, repo: string): Hit {
  const message = `${shown(name)} and ${shown(other)} are one machine and both work in ${shown(repo)}: two agents in one checkout.`;
  const remedy = 'Add `isolation: worktree` to one of them, or give them different repositories.';
  const keys = ['transport', 'host', 'target', 'isolation', 'repo'];
  const relies: Path[] = [name, other].flatMap((terminal) => keys.map((key) => ['terminals', terminal, key]));
  return error(['terminals', name, 'repo'], message, remedy, { relies: [...relies, ['projects']] });
}

/** An agent that tidies up its checkout (`git clean`) would take its own run away. */
const runRootIsOutside: Rule = {
  name: 'run-root-is-outside',
  check: ({ config }) => {
    const repos = reposByTerminal(config);
    return Object.entries(config.terminals).flatMap(([name, { run_root, os }]) => {
      if (run_root === undefined) return [];
      const root = samePath(run_root, os);
      const around = [...(repos.get(name) ?? [])].find((repo) => root === repo || root.startsWith(`${repo}/`));
      if (around === undefined) return [];
      const path: Path = ['terminals', name];
      const message = `Run directories would lie in the repository ${shown(around)}, where agents work and git cleans up.`;
      const remedy = 'Set `run_root` to a folder outside of every repository.';
      return [warning([...path, 'run_root'], message, remedy, { relies: [[...path, 'repo'], ['projects']] })];
    });
  },
};

/** First words of the commands a terminal may run. */
function commandWords(terminal: TerminalConfig, config: Config): string[] {
  const templates = [...new Set(terminal.executors)].flatMap((name) => {
    const executor = entry(config.executors, name);
    return [executor?.run, executor?.resume].filter((text) => text !== undefined);
  });
  return [...new Set(templates.flatMap((text) => readTemplate(text).words.slice(0, 1)))];
}

const binsAreUsed: Rule = {
  name: 'bins-are-used',
  check: each('terminals', (terminal, path, { config }) => {
    const words = commandWords(terminal, config);
    return Object.keys(terminal.bins)
      .filter((bin) => !words.includes(bin))
      .map((bin) => {
        const remedy = (): string => didYouMean(bin, words, `The first words are ${listed(words, 'and')}.`);
        const message = `No command of this terminal begins with ${shown(bin)}.`;
        return warning([...path, 'bins', bin], message, remedy, {
          at: 'key',
          relies: [[...path, 'executors'], ['executors']],
        });
      });
  }),
};

const accountsAreOfExecutors: Rule = {
  name: 'accounts-are-of-executors',
  check: each('terminals', (terminal, path) =>
    Object.keys(terminal.accounts)
      .filter((name) => !terminal.executors.includes(name))
      .map((name) =>
        warning(
          [...path, 'accounts', name],
          `${shown(name)} is not among the \`executors\` of this terminal.`,
          `Those are ${listed(terminal.executors, 'and')}.`,
          {
            at: 'key',
            relies: [[...path, 'executors']],
          },
        ),
      ),
  ),
};

export const TERMINAL_RULES: readonly Rule[] = [
  pathsAreAbsolute,
  transportHasWhatItNeeds,
  localIsPosix,
  transportKeysFit,
  slotsHaveCheckouts,
  pushHasABranch,
  checkoutsAreApart,
  runRootIsOutside,
  binsAreUsed,
  accountsAreOfExecutors,
];
