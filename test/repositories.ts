/** Git repositories for tests: made once for a worker, and copied, which starts nothing. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { removeFolder } from './folders.ts';

const made = new Map<string, string>();

/** A repository at `path`, which is not there yet: branch `main`, one commit, with these files. No hooks, no configuration. */
export function copyRepository(path: string, files: Readonly<Record<string, string>> = {}): void {
  const key = JSON.stringify(files);
  const template = made.get(key) ?? makeRepository(files);
  made.set(key, template);
  cpSync(template, path, { recursive: true });
}

function makeRepository(files: Readonly<Record<string, string>>): string {
  const path = mkdtempSync(join(tmpdir(), 'agentd-template-'));
  process.once('exit', () => removeFolder(path));
  const git = (...args: string[]): unknown => execFileSync('git', ['-C', path, ...args]);
  git('init', '-q', '-b', 'main', '--template=');
  mkdirSync(join(path, '.git', 'hooks'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '-q', '--allow-empty', '-m', 'Begin');
  return path;
}
