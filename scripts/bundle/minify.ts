/** One file of the bundle, made small. Names of functions and classes stay: without source maps they are what a stack tells. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';

const KEPT = { function: true, class: true } as const;

/**
 * Names of private methods in what the compiler wrote into `folders`, with `#`. A minifier that renames variables renames these as well,
 * whatever it is told to keep; so the files that hold our own classes keep all their names.
 */
export function privateMethods(folders: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.js')) continue;
      for (const name of declared(readFileSync(join(folder, file), 'utf8'))) names.add(name);
    }
  }
  return names;
}

function declared(text: string): string[] {
  return [...text.matchAll(/^\s+(?:static )?(?:async )?\*?(#\w+)\(.*\{$/gm)].map(([, name = '']) => name);
}

/** Whether a file of the bundle holds one of them; it is not minified yet. */
export function holdsAny(text: string, methods: ReadonlySet<string>): boolean {
  return declared(text).some((method) => methods.has(method));
}

/**
 * @param name of the file, for errors.
 * @param names which are kept: those of functions and classes, or those of variables and private methods, too.
 */
export async function minified(name: string, text: string, names: 'functions' | 'all'): Promise<string> {
  const { code, errors } = await minify(name, text, {
    module: true,
    compress: { target: 'es2022', keepNames: KEPT },
    mangle: names === 'all' ? false : { keepNames: KEPT },
    codegen: { removeWhitespace: true, legalComments: 'none' },
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
