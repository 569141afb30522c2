/**
 * Where a test takes the time that something needs: its outcome then depends on how fast the machine is. A pure function
 * over texts; each finding says where and what.
 */
import { parseSync, Visitor, type ESTree } from 'vite';

/** What takes times without taking how long something took. */
const MOMENTS = 'test/moments.ts';
const STOPWATCHES = ['performance', 'hrtime'];
const WHY = 'count, wait for an event, or hand in a clock';

/** Findings `path:line: what`, in the order of the files. `files`: path below the repository → text. */
export function measurings(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([path, text]) => (path === MOMENTS ? [] : measuringsIn(path, text)));
}

function measuringsIn(path: string, text: string): string[] {
  const found: string[] = [];
  const add = (at: number, what: string): void => {
    found.push(`${path}:${text.slice(0, at).split('\n').length}: ${what}: ${WHY}`);
  };
  new Visitor({
    ImportSpecifier(node) {
      const name = node.imported.type === 'Literal' ? node.imported.value : node.imported.name;
      if (STOPWATCHES.includes(name)) add(node.start, `imports ${name}`);
    },
    MemberExpression(node) {
      if (isNamed(node, 'performance', 'now')) add(node.start, 'uses performance.now');
      if (isNamed(node, 'process', 'hrtime')) add(node.start, 'uses process.hrtime');
    },
    BinaryExpression(node) {
      if (node.operator === '-' && [node.left, node.right].some(isNow)) add(node.start, 'takes a difference to now');
    },
  }).visit(parseSync(path, text, { lang: 'ts' }).program);
  return found;
}

function isNow(node: ESTree.Node): boolean {
  if (node.type === 'CallExpression') return isNamed(node.callee, 'Date', 'now');
  return node.type === 'BinaryExpression' && [node.left, node.right].some(isNow);
}

function isNamed(node: ESTree.Node, object: string, property: string): boolean {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return false;
  return node.object.name === object && node.property.type === 'Identifier' && node.property.name === property;
}
