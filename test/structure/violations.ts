/**
 * What the sources must never hold, found in their syntax trees. A pure function over texts, so that every rule can be
 * tried on a planted file. Each finding says where, what and why.
 */
import { posix } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { BOT_MAY_IMPORT, placeOf, refusal } from './layers.ts';

const MAX_LINES = 320;
/** Node modules that only compute; layers 0 to 2 may use these and no others. */
const COMPUTING = ['node:buffer', 'node:crypto', 'node:path', 'node:string_decoder', 'node:url', 'node:util'];
const HOST = 'action/src/wiring/host.ts';

/** Global reads that only the host may make: elsewhere the value is handed in, so that a run can be replayed. */
const HOST_ONLY: Readonly<Record<string, string>> = {
  'process.env': 'the environment is read in wiring/host.ts',
  'process.hrtime': 'take a Clock',
  'Date.now': 'take a Clock',
  'performance.now': 'take a Clock',
  'Math.random': 'take a Random',
  'crypto.randomUUID': 'take a Random',
  'crypto.getRandomValues': 'take a Random',
};
const HOST_ONLY_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'node:process': ['env', 'hrtime'],
  'node:perf_hooks': ['performance'],
  'node:crypto': ['randomBytes', 'randomFill', 'randomFillSync', 'randomInt', 'randomUUID', 'getRandomValues'],
};

/** Packages that belong to the entries. */
const ENTRY_ONLY: Readonly<Record<string, { allowed: readonly string[]; why: string }>> = {
  '@actions/core': { allowed: ['action/src/main.ts'], why: 'only main.ts talks to the runner' },
  commander: { allowed: ['action/src/cli.ts', 'action/src/commands/'], why: 'only the command line parses arguments' },
};

/** Findings `path:line: what, why`, in the order of the files. `files`: path below the repository → text. */
export function violations(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, text]) => violationsIn(path, text));
}

function violationsIn(path: string, text: string): string[] {
  const found: { at: number; what: string }[] = [];
  const add = (at: number, what: string) => found.push({ at, what });
  const place = placeOf(path);
  if (place === null) add(0, 'has no layer: add it to test/structure/layers.ts and to the map in AGENTS.md');
  const lines = text.split('\n').length - 1;
  if (lines > MAX_LINES) add(0, `has ${lines} lines, more than ${MAX_LINES}: which of its ideas is a file of its own?`);

  const { program, errors } = parseSync(path, text, { lang: 'ts' });
  for (const error of errors) add(0, `cannot be parsed: ${error.message}`);

  const checkImport = (node: { start: number }, source: string, names: readonly string[]) => {
    const problem = importProblem(path, source, names);
    if (problem !== null) add(node.start, problem);
  };
  const onlyHost = (at: number, what: string, why: string) => {
    if (path !== HOST) add(at, `uses ${what}: ${why}`);
  };

  new Visitor({
    ImportDeclaration(node) {
      checkImport(node, node.source.value, node.specifiers.map(importedName));
    },
    ExportNamedDeclaration(node) {
      if (node.source)
        checkImport(
          node,
          node.source.value,
          node.specifiers.map((it) => nameOf(it.local)),
        );
      if (node.specifiers.some((it) => nameOf(it.exported) === 'default')) add(node.start, NO_DEFAULT);
    },
    ExportAllDeclaration(node) {
      checkImport(node, node.source.value, []);
    },
    ExportDefaultDeclaration(node) {
      add(node.start, NO_DEFAULT);
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string') {
        checkImport(node, node.source.value, []);
      } else add(node.start, 'imports a computed name: bundles and this check cannot follow it');
    },
    TSImportType(node) {
      checkImport(node, node.source.value, []);
    },
    TSAnyKeyword(node) {
      add(node.start, 'uses `any`: say what it is, or `unknown`');
    },
    MemberExpression(node) {
      const name = memberName(node);
      const why = name === null ? undefined : HOST_ONLY[name];
      if (why !== undefined) onlyHost(node.start, String(name), why);
    },
    VariableDeclarator(node) {
      if (node.init?.type !== 'Identifier' || node.id.type !== 'ObjectPattern') return;
      for (const property of node.id.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const why = HOST_ONLY[`${node.init.name}.${property.key.name}`];
        if (why !== undefined) onlyHost(node.start, `${node.init.name}.${property.key.name}`, why);
      }
    },
    NewExpression(node) {
      if (isDate(node.callee) && node.arguments.length === 0) onlyHost(node.start, 'new Date()', 'take a Clock');
    },
    CallExpression(node) {
      if (isDate(node.callee)) onlyHost(node.start, 'Date()', 'take a Clock');
    },
  }).visit(program);

  return found.toSorted((a, b) => a.at - b.at).map(({ at, what }) => `${path}:${lineOf(text, at)}: ${what}`);
}

const NO_DEFAULT = 'exports a default: a name that every import shares can be searched for';

function importProblem(path: string, source: string, names: readonly string[]): string | null {
  if (source.startsWith('.')) return relativeProblem(path, posix.join(posix.dirname(path), source));
  const entry = ENTRY_ONLY[source];
  if (entry !== undefined && !entry.allowed.some((it) => path === it || (it.endsWith('/') && path.startsWith(it)))) {
    return `imports ${source}: ${entry.why}`;
  }
  const hostName = names.find((name) => HOST_ONLY_IMPORTS[source]?.includes(name));
  if (hostName !== undefined && path !== HOST) {
    return `imports ${hostName} of ${source}: clock, environment and randomness come in by ports`;
  }
  const layer = placeOf(path)?.layer;
  if (layer !== undefined && layer <= 2 && source.startsWith('node:') && !COMPUTING.includes(source)) {
    return `imports ${source} in layer ${layer}: up to layer 2 code only computes; let an edge act and hand the data in`;
  }
  return null;
}

function relativeProblem(path: string, target: string): string | null {
  if (target === 'package.json') return null;
  const [from, to] = [placeOf(path), placeOf(target)];
  if (
    path.startsWith('bot/') &&
    target.startsWith('action/') &&
    !BOT_MAY_IMPORT.some((it) => target === it || (it.endsWith('/') && target.startsWith(it)))
  ) {
    return `imports ${target}: bot/ knows nothing of action/ but ${BOT_MAY_IMPORT.join(', ')}`;
  }
  if (to === null) return `imports ${target}, which has no layer`;
  const reason = from === null ? null : refusal(from, to);
  return reason === null ? null : `imports ${target}, ${reason}`;
}

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string {
  return specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*';
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

/** `process.env` for `process.env`, `process['env']` and `globalThis.process.env`. */
function memberName(node: ESTree.MemberExpression): string | null {
  const { object, property } = node;
  let name: string;
  if (property.type === 'Identifier' && !node.computed) name = property.name;
  else if (property.type === 'Literal' && typeof property.value === 'string') name = property.value;
  else return null;
  if (object.type === 'Identifier') return `${object.name}.${name}`;
  if (object.type === 'MemberExpression' && object.property.type === 'Identifier')
    return `${object.property.name}.${name}`;
  return null;
}

function isDate(callee: ESTree.Expression): boolean {
  return callee.type === 'Identifier' && callee.name === 'Date';
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
