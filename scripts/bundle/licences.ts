/** The licences of what the bundle holds. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Of each module of a package that was joined with others: its path from `folder`, where ncc was started. */
const JOINED = /^;\/\/ CONCATENATED MODULE: (\S*node_modules\/(?:@[^/\s]+\/)?[^/\s]+)\//gm;

/**
 * ncc takes the nearest package.json of a module for that of its package, and forgets the package where that has no name, as in folders
 * that only say `"type": "module"`.
 *
 * @param licences as ncc wrote them: name, licence, and text of each package.
 * @param texts files of the bundle, not minified yet.
 * @returns what they lack of `licences`, in the same form.
 * @throws for a package without a licence.
 */
export function missingLicences(licences: string, texts: readonly string[], folder: string): string {
  const named = new Set(licences.split('\n'));
  const joined = new Set(texts.flatMap((text) => [...text.matchAll(JOINED)].map(([, path = '']) => path)));
  const packages = new Map([...joined].toSorted().map((path) => [path.split('node_modules/').at(-1) ?? '', path]));
  const lacking = [...packages].filter(([name]) => !named.has(name));
  return lacking.map(([name, path]) => licenceOf(name, resolve(folder, path))).join('');
}

function licenceOf(name: string, folder: string): string {
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license?: string };
  const file = readdirSync(folder).find((each) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(each));
  if (license === undefined || file === undefined) throw new Error(`The package ${name} comes without a licence.`);
  return `${name}\n${license}\n${readFileSync(join(folder, file), 'utf8').trim()}\n\n`;
}
