/** A small project beside this one, with its tools and settings and other files. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface Planted {
  readonly folder: string;
  /** Runs a module of `node_modules`; colours off, `CI` as given. */
  readonly run: (module: string, args: readonly string[], ci?: string) => Ran;
}

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Calls `work` with a project that has `settings` of this one and `files`, and removes it afterwards. */
export function withPlanted<T>(
  settings: readonly string[],
  files: Readonly<Record<string, string>>,
  work: (planted: Planted) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'agentd-planted-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    for (const path of ['package.json', ...settings]) cpSync(join(root, path), join(folder, path), { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return work({
      folder,
      run: (module, args, ci = '') => {
        const env: NodeJS.ProcessEnv = { PATH: process.env['PATH'], HOME: folder, NO_COLOR: '1', CI: ci };
        const command = [join(root, 'node_modules', module), ...args];
        return spawnSync(process.execPath, command, { cwd: folder, env, encoding: 'utf8' });
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
