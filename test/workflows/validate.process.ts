/**
 * GitHub's own check of workflows and of `action.yml`: `validate.process.mjs FILE …` prints a list of findings as JSON.
 * A program of its own, because the package imports JSON in a way that only bundlers understand.
 */
import { readFileSync } from 'node:fs';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

const findings: string[] = [];
for (const path of process.argv.slice(2)) {
  const place = path.endsWith('action.yml')
    ? 'file:///w/action.yml'
    : `file:///w/.github/workflows/${path.replace(/^.*\//, '')}`;
  const document = TextDocument.create(place, 'yaml', 0, readFileSync(path, 'utf8'));
  for (const { range, message } of await validate(document)) {
    findings.push(`${path}:${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`);
  }
}
process.stdout.write(JSON.stringify(findings));
