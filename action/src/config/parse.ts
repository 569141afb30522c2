/** Text of a configuration file → configuration, or everything that is wrong with it at once, each with its place. */
import { ConfigError } from '../errors.ts';
import { keyIndex } from './keys.ts';
import type { ConfigProblem, Finding, Path, Place } from './problem.ts';
import { pathText, problemLine } from './problem.ts';
import { rewordIssues } from './reword.ts';
import { checkRules, ruleInput } from './rules.ts';
import type { RuleInput } from './rules/rule.ts';
import { salvage } from './salvage.ts';
import { Config } from './schema.ts';
import { writtenSecrets } from './secrets.ts';
import type { SourceNode } from './source.ts';
import { readSource } from './source.ts';
import { typedValue } from './typed.ts';

export type ParsedConfig =
  | { readonly ok: true; readonly config: Config; readonly warnings: readonly ConfigProblem[] }
  /** `problems` holds the warnings too; at least one is an error. */
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

/** More are counted and not listed. */
const MAX_PROBLEMS = 200;

/** YAML or JSON; never throws. */
export function parseConfig(text: string): ParsedConfig {
  const source = readSource(text);
  if (source.root === null)
    return { ok: false, problems: located(source.findings.length > 0 ? source.findings : [EMPTY], null) };
  const { value, findings: growth } = typedValue(source.root, Config);
  const early = [...source.findings, ...growth];
  if (early.some((finding) => finding.code === 'too-large'))
    return { ok: false, problems: located(early, source.root) };

  const parsed = Config.safeParse(value);
  const issues = parsed.success ? [] : rewordIssues(parsed.error.issues, value, keyIndex(Config));
  const { config, repaired } = parsed.success ? { config: parsed.data, repaired: [] } : salvage(value);
  const rules = config === null ? [] : checkRules({ config, declared: declaredIn(source.root, config) }, repaired);
  const secrets = writtenSecrets(value).map(secretFinding);
  // Where a secret stands, nothing else is said: another sentence could quote it.
  const others = [...early, ...issues, ...rules].filter(
    ({ path }) => !secrets.some((secret) => samePath(secret.path, path)),
  );
  const problems = located([...secrets, ...others], source.root);
  const failed = problems.some((problem) => problem.severity === 'error');
  return parsed.success && !failed ? { ok: true, config: parsed.data, warnings: problems } : { ok: false, problems };
}

/** @throws {ConfigError} `config-invalid` with one line for each error. */
export function requireConfig(text: string, filename: string): Config {
  const parsed = parseConfig(text);
  if (parsed.ok) return parsed.config;
  const errors = parsed.problems.filter((problem) => problem.severity === 'error');
  throw new ConfigError({
    code: 'config-invalid',
    message: errors.map((problem) => problemLine(problem, filename)).join('\n'),
    remedy: 'Mend the file; `agentd check-config` tells whether it is right.',
    retry: false,
  });
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

function samePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((part, i) => part === b[i]);
}

/** Names as the file has them: an entry that cannot be read is still there for those who point to it. */
function declaredIn(root: SourceNode, config: Config): RuleInput['declared'] {
  const { declared } = ruleInput(config);
  const names = (section: keyof RuleInput['declared']): ReadonlySet<string> => {
    const node = root.kind === 'map' ? root.entries.get(section)?.value : undefined;
    return node?.kind === 'map' ? new Set(node.entries.keys()) : declared[section];
  };
  return { projects: names('projects'), terminals: names('terminals'), executors: names('executors') };
}

function located(findings: readonly Finding[], root: SourceNode | null): ConfigProblem[] {
  const seen = new Set<string>();
  const problems: ConfigProblem[] = [];
  for (const { code, path, at, place, message, remedy, severity } of findings) {
    const spot = place ?? (root === null ? null : placeIn(root, path, at ?? 'value'));
    const problem = {
      code,
      path: pathText(path),
      line: spot?.line ?? null,
      column: spot?.column ?? null,
      message,
      remedy,
      severity,
    };
    const print = JSON.stringify(problem);
    if (!seen.has(print)) problems.push(problem);
    seen.add(print);
  }
  problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  return problems.length <= MAX_PROBLEMS ? problems : shortened(problems);
}

function shortened(problems: readonly ConfigProblem[]): ConfigProblem[] {
  const errorsFirst = [...problems].sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
  const rest = problems.length - MAX_PROBLEMS;
  const message = `There are ${rest} more problems.`;
  const more = {
    code: 'more',
    path: '',
    line: null,
    column: null,
    message,
    remedy: 'Mend these first.',
    severity: 'error',
  } as const;
  return [...errorsFirst.slice(0, MAX_PROBLEMS), more];
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
