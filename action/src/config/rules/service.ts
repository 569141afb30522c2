/** Rules about Plane's address, the state's place, patterns and limits. */
import type { Path } from '../problem.ts';
import { shown } from '../problem.ts';
import type { Hit, Rule } from './rule.ts';
import { error, warning } from './rule.ts';

const planeAddress: Rule = {
  name: 'plane-address',
  check: ({ config }) =>
    (['base_url', 'web_url'] as const).flatMap((key) => {
      const value = config.plane[key];
      if (value === undefined || !URL.canParse(value)) return [];
      const url = new URL(value);
      const path = ['plane', key];
      const hits: Hit[] = [];
      if (/\/api(\/v1)?\/?$/.test(url.pathname)) {
        hits.push(
          error(
            path,
            `\`${key}\` includes the path of the API.`,
            `Write ${shown(`${url.origin}${url.pathname.replace(/\/api(\/v1)?\/?$/, '')}`)}; the rest is added.`,
          ),
        );
      }
      if (key === 'base_url' && /^app\.plane\.so$/i.test(url.hostname)) {
        const message = `${shown(url.hostname)} is where people open Plane; its API has an address of its own.`;
        hits.push(error(path, message, 'Write `https://api.plane.so`, and this one as `web_url`.'));
      }
      // `https://host/acme/projects/…`, as a browser shows it.
      const page =
        /^(.*)\/([\w-]+)\/(?:projects|browse|settings|workspace-views|analytics|drafts|stickies)(?:\/|$)/.exec(
          url.pathname,
        );
      if (page !== null) {
        const message = `\`${key}\` is the address of a page of Plane.`;
        const [, before = '', workspace = ''] = page;
        hits.push(
          error(path, message, `Write ${shown(`${url.origin}${before}`)}; the workspace is ${shown(workspace)}.`),
        );
      }
      if (url.search !== '' || url.hash !== '')
        hits.push(error(path, `\`${key}\` has a query or a fragment.`, `Write ${shown(url.origin)}.`));
      if (key === 'base_url' && url.protocol === 'http:' && !isLoopback(url.hostname)) {
        hits.push(warning(path, 'The API key would travel unencrypted.', 'Use an `https` address.'));
      }
      return hits;
    }),
};

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.');
}

const stateFitsItsStore: Rule = {
  name: 'state-fits-its-store',
  check: ({ config }) => {
    const { store, path, branch, repository } = config.state;
    const relies: Path[] = [['state', 'store']];
    const hits: Hit[] = [];
    if (store === 'file') {
      if (repository !== undefined) {
        hits.push(
          warning(['state', 'repository'], '`repository` has no effect with `store: file`.', 'Remove it.', {
            at: 'key',
            relies,
          }),
        );
      }
      return hits;
    }
    if (
      /^(?:[\\/~]|[A-Za-z]:)/.test(path) ||
      path.split(/[\\/]/).some((part) => part === '..' || part === '.' || part === '')
    ) {
      hits.push(
        error(
          ['state', 'path'],
          `With \`store: ${store}\` the path is one inside the repository.`,
          'Write it like `state/agentd-state.json`.',
          { relies },
        ),
      );
    }
    if (store === 'branch' && !isBranchName(branch)) {
      hits.push(
        error(
          ['state', 'branch'],
          `${shown(branch)} cannot be the name of a branch.`,
          'Use letters, digits, `-`, `_` and single slashes.',
          { relies },
        ),
      );
    }
    if (store === 'branch' && /^(?:main|master|trunk|develop)$/.test(branch)) {
      hits.push(
        error(
          ['state', 'branch'],
          'The state needs a branch of its own; every save is a commit.',
          'Remove the key to get `agentd-state`.',
          { relies },
        ),
      );
    }
    return hits;
  },
};

/** The part of git's rules for names of references that a person can run into. */
function isBranchName(name: string): boolean {
  return (
    !/[\s~^:?*[\\\u007f]|\.\.|@\{|\/\/|^[-/.]|[/.]$|\.lock$|\/\./.test(name) &&
    name !== '@' &&
    !name.startsWith('refs/')
  );
}

const patternsCompile: Rule = {
  name: 'patterns-compile',
  check: ({ config }) =>
    (['transient_patterns', 'env_patterns'] as const).flatMap((key) =>
      (config.retry[key] ?? []).flatMap((pattern, i) => {
        const path = ['retry', key, i];
        const fault = patternFault(pattern);
        return fault === null
          ? []
          : [
              error(
                path,
                `The pattern ${fault}.`,
                'Write a JavaScript regular expression without slashes around it, in single quotes.',
              ),
            ];
      }),
    ),
};

function patternFault(pattern: string): string | null {
  try {
    return new RegExp(pattern, 'i').test('') ? 'matches an empty text, and so everything' : null;
  } catch {
    return 'is not a valid regular expression';
  }
}

const limitsAgree: Rule = {
  name: 'limits-agree',
  check: ({ config: { limits, retry } }) => {
    const hits: Hit[] = [];
    if (limits.stall_s >= limits.run_s) {
      hits.push(
        warning(
          ['limits', 'stall_s'],
          `A run ends after ${limits.run_s} s, so ${limits.stall_s} s without output never comes.`,
          'Lower `stall_s`, raise `run_s`, or set `stall_s: 0`.',
        ),
      );
    }
    if (retry.max_s < retry.base_s) {
      hits.push(
        error(
          ['retry', 'max_s'],
          `The longest wait (${retry.max_s} s) is shorter than the first (${retry.base_s} s).`,
          'Raise `max_s` or lower `base_s`.',
        ),
      );
    }
    return hits;
  },
};

export const SERVICE_RULES: readonly Rule[] = [planeAddress, stateFitsItsStore, patternsCompile, limitsAgree];
