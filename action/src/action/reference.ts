/** What is generated from the definition of inputs and outputs: `action.yml`, and what docs/action.md says of them. */
import type { z } from 'zod';
import { DEFAULTS, Inputs, Outputs } from './action-yml.ts';
import type { InputName, Notes } from './action-yml.ts';

interface InputRow extends Notes {
  readonly name: InputName;
  readonly default: string;
}

export function inputRows(): InputRow[] {
  return Inputs.keyof().options.map((name) => ({
    name,
    default: DEFAULTS[name] ?? '',
    ...notesOf(Inputs.shape[name]),
  }));
}

export function outputRows(): { readonly name: string; readonly description: string }[] {
  return Outputs.keyof().options.map((name) => ({ name, description: Outputs.shape[name].description ?? '' }));
}

function notesOf(schema: z.ZodType): Notes {
  const meta = schema.meta() ?? {};
  const text = (key: keyof Notes): string => (typeof meta[key] === 'string' ? meta[key] : '');
  return { description: text('description'), values: text('values'), permission: text('permission') };
}

/** The text of `action.yml`. */
export function actionYaml(): string {
  return [
    '# Generated from action/src/action/action-yml.ts; `npm run generate` writes it.',
    'name: agentd for Plane',
    `description: ${quoted('Assign a Plane work item to a bot; a coding agent on one of your machines does the work; the answer comes back as a comment.')}`,
    'branding:',
    '  icon: check-square',
    '  color: purple',
    '',
    'inputs:',
    ...inputRows().flatMap(inputLines),
    '',
    'outputs:',
    ...outputRows().flatMap(({ name, description }) => [`  ${name}:`, `    description: ${quoted(description)}`]),
    '',
    'runs:',
    '  using: node24',
    '  main: dist/index.js',
    '',
  ].join('\n');
}

function inputLines({ name, description, values, permission, default: given }: InputRow): string[] {
  const parts = [description, `Allowed: ${values}.`, ...(permission === '' ? [] : [`Needs: ${permission}.`])];
  const lines = [
    `  ${name}:`,
    `    description: ${quoted(parts.join(' ').replaceAll('`', ''))}`,
    '    required: false',
  ];
  return given === '' ? lines : [...lines, `    default: ${quoted(given)}`];
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Markdown: one entry for each input. */
export function inputList(): string {
  return inputRows()
    .map(({ name, default: given, description, values, permission }) => {
      const fallback = given === '' ? '' : `, default \`${given}\``;
      const needs = permission === '' ? '' : ` Needs ${permission}.`;
      return `- **\`${name}\`**${fallback}: ${description} Allowed: ${values}.${needs}`;
    })
    .join('\n');
}

/** Markdown. */
export function outputTable(): string {
  const rows = outputRows().map(({ name, description }) => row(`\`${name}\``, description));
  return [row('output', 'is'), row('---', '---'), ...rows].join('\n');
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
