/**
 * Writes what is derived from the sources: `action.yml`, `config/schema.json`, and in docs/ everything between
 * `<!-- generated:NAME -->` and `<!-- /generated:NAME -->`.
 *
 *   node build/scripts/generate.js            writes what differs
 *   node build/scripts/generate.js --check    fails and names what differs
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import { actionYaml, inputList, outputTable } from '../action/src/action/reference.ts';
import { configurationPage } from '../action/src/config/configuration-page.ts';
import { jsonSchemaText } from '../action/src/config/json-schema.ts';
import { doctorTable } from '../action/src/doctor/reference.ts';
import { DECISIONS, decisionIndex } from './decisions.ts';

const root = resolve(fileURLToPath(import.meta.url), '../../..');

/** Whole files. */
const FILES: Readonly<Record<string, () => string>> = {
  'action.yml': actionYaml,
  'config/schema.json': jsonSchemaText,
};

/** Parts of Markdown files, by the name in their marker. */
const SECTIONS: Readonly<Record<string, () => string>> = {
  config: configurationPage,
  decisions: () => decisionIndex(decisionPages()),
  doctor: doctorTable,
  inputs: inputList,
  outputs: outputTable,
};

async function generated(): Promise<Map<string, string>> {
  const texts = new Map(Object.entries(FILES).map(([path, make]) => [path, make()]));
  for (const path of markdownFiles()) {
    const text = readFileSync(join(root, path), 'utf8');
    if (text.includes('<!-- generated:')) texts.set(path, await withSections(path, text));
  }
  return texts;
}

function markdownFiles(): string[] {
  return readdirSync(join(root, 'docs'), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll(sep, '/')}`);
}

function decisionPages(): { readonly name: string; readonly text: string }[] {
  const folder = join(root, 'docs/decisions');
  const names = readdirSync(folder).filter((name) => DECISIONS.test(name));
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

async function withSections(path: string, text: string): Promise<string> {
  const replaced = text.replace(
    /(<!-- generated:([\w-]+) -->\n).*?(<!-- \/generated:\2 -->)/gs,
    (_all, open: string, name: string, close: string) => {
      const make = SECTIONS[name];
      if (make === undefined) throw new Error(`${path}: nothing generates \`${name}\`; see scripts/generate.ts.`);
      return `${open}\n${make().trim()}\n\n${close}`;
    },
  );
  const options = await prettier.resolveConfig(join(root, path));
  return prettier.format(replaced, { ...options, parser: 'markdown' });
}

const check = process.argv.includes('--check');
for (const [path, text] of await generated()) {
  const target = join(root, path);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
  if (check) {
    process.stderr.write(`${path} is not what the sources say. Run \`npm run generate\` and commit it.\n`);
    process.exitCode = 1;
  } else {
    writeFileSync(target, text);
    process.stdout.write(`${path} written\n`);
  }
}
