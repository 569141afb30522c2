/** Text of a configuration file → configuration, or everything that is wrong with it at once, each with its place. */
import { ConfigError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import { keyIndex } from './schema-keys.ts';
import type { ConfigProblem, Finding, Path, Place } from './problem.ts';
import { pathText, problemLine } from './problem.ts';
import { rewordIssues } from './reword.ts';
import { checkRules } from './rules.ts';
import type { RuleInput } from './rules/rule.ts';
import type { Salvaged } from './salvage.ts';
import { salvage } from './salvage.ts';
import { Config } from './schema.ts';
import { writtenSecrets } from './secrets.ts';
import type { SourceNode } from './source.ts';
import { readSource } from './source.ts';
import type { Plain } from './typed.ts';
import { typedValue } from './typed.ts';
import type { Remains } from './usable.ts';

export type ParsedConfig =
  | { readonly ok: true; readonly config: Config; readonly warnings: readonly ConfigProblem[] }
  | {
      readonly ok: false;
      /** The warnings too; at least one is an error. */
      readonly problems: readonly ConfigProblem[];
      /** null: nothing of it can be read. */
      readonly remains: Remains | null;
    };

/** More are counted and not listed. */
const MAX_PROBLEMS = 200;

/** YAML or JSON; never throws. */
export function parseConfig(text: string): ParsedConfig {
  const source = readSource(text);
  if (source.root === null)
    return {
      ok: false,
      problems: located(source.findings.length > 0 ? source.findings : [EMPTY], null),
      remains: null,
    };
  const { value, findings: growth } = typedValue(source.root, Config);
  const early = [...source.findings, ...growth];
  if (early.some((finding) => finding.code === 'too-large'))
    return { ok: false, problems: located(early, source.root), remains: null };

  const parsed = Config.safeParse(value);
  const issues = parsed.success ? [] : rewordIssues(parsed.error.issues, value, keyIndex(Config));
  const { config, repaired } = parsed.success ? { config: parsed.data, repaired: [] } : salvaged(value, issues.length);
  const rules = config === null ? [] : checkRules({ config, declared: declaredIn(source.root) }, repaired);
  const secrets = writtenSecrets(value).map(secretFinding);
  // Where a secret stands, nothing else is said: another sentence could quote it.
  const others = mostTelling([early, issues, rules]).filter(
    ({ path }) => !secrets.some((secret) => samePath(secret.path, path)),
  );
  const problems = located([...secrets, ...others], source.root);
  const failed = problems.some((problem) => problem.severity === 'error');
  if (parsed.success && !failed) return { ok: true, config: parsed.data, warnings: problems };
  const remains = config === null ? null : { config, broken: errorPaths([...secrets, ...early, ...issues, ...rules]) };
  return { ok: false, problems, remains };
}

function errorPaths(findings: readonly Finding[]): Path[] {
  return findings.filter(({ severity }) => severity === 'error').map(({ path }) => path);
}

/** Repairing costs time, and among so many problems nobody looks for those between sections. */
function salvaged(value: Plain, issues: number): Salvaged {
  return issues > MAX_PROBLEMS ? { config: null, repaired: [] } : salvage(value);
}

/** @throws {ConfigError} `config-invalid` with one line for each error. */
export function requireConfig(text: string, filename: string): Config {
  const parsed = parseConfig(text);
  if (parsed.ok) return parsed.config;
  throw new ConfigError(invalid(parsed.problems, filename));
}

/** All errors as one problem, a line for each. */
export function invalid(problems: readonly ConfigProblem[], filename: string): Problem {
  const errors = problems.filter((problem) => problem.severity === 'error');
  return {
    code: 'config-invalid',
    message: errors.map((problem) => problemLine(problem, filename)).join('\n'),
    remedy: 'Mend the file; `agentd check-config` tells whether it is right.',
    retry: false,
  };
}

const EMPTY: Finding = {
  code: 'empty',
  path: [],
  place: { line: 1, column: 1 },
  message: 'The file is empty.',
  remedy: 'Begin with `config/agentd.example.yml`.',
  severity: 'error',
};

function secretFinding(path: Path): Finding {
  const message = 'A secret itself seems to stand here; the file is no place for one.';
  const remedy =
    'Put it into an environment variable, write the name of the variable, and replace the secret: it may have been seen.';
  return { code: 'secret-in-file', path, message, remedy, severity: 'error' };
}

/** What reading, validation and rules found, in this order. Where one has found an error, what the later ones say follows from it. */
function mostTelling(stages: readonly (readonly Finding[])[]): readonly Finding[] {
  const wrong = new Set<string>();
  return stages.flatMap((findings) => {
    const told = findings.filter(({ path }) => path.length === 0 || !wrong.has(JSON.stringify(path)));
    for (const { path, severity } of told) if (severity === 'error') wrong.add(JSON.stringify(path));
    return told;
  });
}

function samePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((part, i) => part === b[i]);
}

/** Names as the file has them: an entry that cannot be read is still there for those who point to it. */
function declaredIn(root: SourceNode): RuleInput['declared'] {
  const names = (section: string): ReadonlySet<string> | null => {
    const node = root.kind === 'map' ? root.entries.get(section)?.value : undefined;
    return node?.kind === 'map' ? new Set(node.entries.keys()) : null;
  };
  return { projects: names('projects'), terminals: names('terminals'), executors: names('executors') };
}

/** What was found besides, at its places in the file. */
export function locate(text: string, findings: readonly Finding[]): ConfigProblem[] {
  return located(findings, readSource(text).root);
}

/** Looks the places up, puts one problem once, in the order of the file; errors first where there are too many. */
function located(findings: readonly Finding[], root: SourceNode | null): ConfigProblem[] {
  const placed = new Map<string, Finding & { spot: Place | null }>();
  for (const finding of findings) {
    const { code, path, at, place, message } = finding;
    const spot = place ?? (root === null ? null : placeIn(root, path, at ?? 'value'));
    placed.set(JSON.stringify([code, path, spot, message]), { ...finding, spot });
  }
  const sorted = [...placed.values()].toSorted(
    (a, b) => (a.spot?.line ?? 0) - (b.spot?.line ?? 0) || (a.spot?.column ?? 0) - (b.spot?.column ?? 0),
  );
  const errors = sorted.filter((finding) => finding.severity === 'error');
  const listed =
    sorted.length <= MAX_PROBLEMS ? sorted : [...errors, ...sorted.filter(isWarning)].slice(0, MAX_PROBLEMS);
  const problems: ConfigProblem[] = listed.map(({ code, path, spot, message, remedy, severity }) => ({
    code,
    path: pathText(path),
    line: spot?.line ?? null,
    column: spot?.column ?? null,
    message,
    remedy: typeof remedy === 'string' ? remedy : remedy(),
    severity,
  }));
  return sorted.length === listed.length
    ? problems
    : [...problems, more(sorted.length - listed.length, errors.length > 0)];
}

function isWarning(finding: Finding): boolean {
  return finding.severity === 'warning';
}

function more(count: number, failed: boolean): ConfigProblem {
  const message = `There are ${count} more problems.`;
  const severity = failed ? 'error' : 'warning';
  return { code: 'more', path: '', line: null, column: null, message, remedy: 'Mend these first.', severity };
}

/** The place of what is at a path; where nothing is, of the key of what should hold it. */
function placeIn(root: SourceNode, path: Path, at: 'key' | 'value'): Place {
  let node = root;
  let best = root.place;
  for (const [depth, part] of path.entries()) {
    const last = depth === path.length - 1;
    if (node.kind === 'map') {
      const found = node.entries.get(String(part));
      if (found === undefined) return best;
      best = last && at === 'value' ? found.value.place : found.key;
      node = found.value;
    } else if (node.kind === 'list' && typeof part === 'number') {
      const item = node.items[part];
      if (item === undefined) return best;
      best = item.place;
      node = item;
    } else return best;
  }
  return best;
}
