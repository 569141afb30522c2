import { describe, expect, it } from 'vitest';
import { withPlanted } from './planted.ts';

/** One violation a rule. */
const PLANTED: Readonly<Record<string, string>> = {
  'typescript(no-floating-promises)': 'export function a(f: () => Promise<void>): void { f(); }',
  'typescript(no-misused-promises)': 'export const a = (f: () => Promise<boolean>): number => (f() ? 1 : 2);',
  'typescript(await-thenable)': 'export async function a(b: number): Promise<number> { return await b; }',
  'typescript(no-explicit-any)': 'export function a(b: any): void { void b; }',
  'typescript(no-non-null-assertion)': 'export const a = (b: string | null): string => b!;',
  'typescript(switch-exhaustiveness-check)':
    "export function a(b: 'x' | 'y'): number { switch (b) { case 'x': return 1; } return 2; }",
  'typescript(no-unnecessary-condition)': 'export const a = (b: string): number => (b === undefined ? 1 : 2);',
  'typescript(no-unsafe-assignment)': "export const a: { b: string } = { b: 'x', ...JSON.parse('{}') };",
  'typescript(only-throw-error)': "export function a(): never { throw 'text'; }",
  'typescript(ban-ts-comment)': '// @ts-ignore\nexport const a = 1;',
  'typescript(consistent-type-imports)': "import { Dirent } from 'node:fs';\nexport type A = Dirent;",
  'import(no-default-export)': 'export default function a(): void {}',
  'unicorn(prefer-node-protocol)': "export { readFileSync } from 'fs';",
  'eslint(eqeqeq)': "export const a = (b: string): boolean => b == 'x';",
};

const CYCLE = {
  'action/src/one.ts': "import { two } from './two.ts';\nexport const one = (): number => two();",
  'action/src/two.ts': "import { one } from './one.ts';\nexport const two = (): number => one();",
};

describe('the linter', () => {
  it('fails for a planted violation of every rule that matters', () => {
    const planted = Object.values(PLANTED).map((text, index) => [`action/src/planted-${index}.ts`, `${text}\n`]);
    const focused = "import { expect, it } from 'vitest';\nit.only('a', () => { expect(1).toBe(1); });\n";
    const skipped = "import { expect, it } from 'vitest';\nit.skip('a', () => { expect(1).toBe(1); });\n";
    const files = {
      ...Object.fromEntries(planted),
      ...CYCLE,
      'test/a.test.ts': focused,
      'test/b.test.ts': skipped,
    } as Record<string, string>;
    const expected = [
      ...Object.keys(PLANTED).map((rule, index) => `action/src/planted-${index}.ts ${rule}`),
      'action/src/one.ts import(no-cycle)',
      'action/src/two.ts import(no-cycle)',
      'test/a.test.ts vitest(no-focused-tests)',
      'test/b.test.ts vitest(no-disabled-tests)',
    ];
    withPlanted(['.oxlintrc.json', 'tsconfig.json'], files, ({ run }) => {
      const { stdout, status } = run('oxlint/bin/oxlint', ['--format', 'unix']);
      const found = stdout.split('\n').map((line) => line.replace(/^([^:]+):.*\[Error\/(.*)\]$/, '$1 $2'));
      expect(found).toEqual(expect.arrayContaining(expected));
      expect(status).toBe(1);
    });
  });

  it('passes sources that are in order', () => {
    const files = { 'action/src/a.ts': 'export const a = (b: number): number => b + 1;\n' };
    withPlanted(['.oxlintrc.json', 'tsconfig.json'], files, ({ run }) => {
      expect(run('oxlint/bin/oxlint', []).status).toBe(0);
    });
  });
});
