/** Run directories that the real tools left behind (test/fixtures/agent-recordings/README.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunReading } from '../../action/src/executors/read-run.ts';
import type { RunContext } from '../../action/src/executors/terminal/run-context.ts';
import type { FileReader } from '../../action/src/executors/output/collect.ts';

const ROOT = resolve(import.meta.dirname, '../fixtures/agent-recordings');

export type Expected = { readonly [Key in keyof RunReading]?: RunReading[Key] } & {
  readonly also_ok?: Readonly<Record<string, readonly unknown[]>>;
  readonly context: RunContext;
};

export interface Recording {
  /** `codex-0.171.0/success` */
  readonly name: string;
  readonly adapter: 'codex' | 'claude-code';
  readonly stdout_name: string;
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly expected: Expected;
}

const FILES = ['events.jsonl', 'out.json', 'stderr.txt', 'last.md', 'exit.txt'];

export function recordings(): Recording[] {
  const tools = readdirSync(ROOT, { withFileTypes: true }).filter((it) => it.isDirectory());
  return tools.flatMap((tool) =>
    readdirSync(join(ROOT, tool.name)).map((scenario) => {
      const dir = join(ROOT, tool.name, scenario);
      const present = FILES.filter((name) => existsSync(join(dir, name)));
      const codex = tool.name.startsWith('codex');
      return {
        name: `${tool.name}/${scenario}`,
        adapter: codex ? 'codex' : 'claude-code',
        stdout_name: codex ? 'events.jsonl' : 'out.json',
        files: Object.fromEntries(present.map((name) => [name, new Uint8Array(readFileSync(join(dir, name)))])),
        expected: JSON.parse(readFileSync(join(dir, 'expect.json'), 'utf8')) as Expected,
      };
    }),
  );
}

export function reader(files: Readonly<Record<string, Uint8Array | string>>): FileReader {
  return (name) => files[name] ?? null;
}
