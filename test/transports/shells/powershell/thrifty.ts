/**
 * PowerShell for processes that live for seconds. The `pwsh` of a dotnet tool starts a small .NET program, which then starts the real one:
 * the program that is given here is the real one at once, in the same process.
 */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pwsh } from '../../../../scripts/test-tools.ts';

/** Nothing is measured or compiled a second time, compiled code is mapped once, and little memory is collected. */
const THRIFTY = {
  DOTNET_TieredPGO: '0',
  DOTNET_TC_CallCounting: '0',
  DOTNET_gcConcurrent: '0',
  DOTNET_GCgen0size: '0x4000000',
  DOTNET_EnableWriteXorExecute: '0',
  POWERSHELL_TELEMETRY_OPTOUT: '1',
};

/** Path of a program that is PowerShell 7; it holds no quote. Null: there is none here. */
export function thriftyPwsh(): string | null {
  const tool = pwsh();
  if (tool === null) return null;
  const dotnet = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'dotnet'));
  const words = [dotnet.find((path) => existsSync(path)), libraryOf(tool)];
  const program = words.includes(undefined) ? [tool] : words;
  const values = Object.entries(THRIFTY).map(([name, value]) => `export ${name}=${value}`);
  const text = ['#!/bin/sh', ...values, `exec ${program.map((word) => `'${word}'`).join(' ')} "$@"`, ''].join('\n');
  const key = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const path = join(testLibrary(), key, 'pwsh');
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const made = `${path}.${randomBytes(6).toString('hex')}`;
    writeFileSync(made, text, { mode: 0o755 });
    renameSync(made, path);
  }
  return path;
}

/** Where these tests keep what is made once for a machine. */
export function testLibrary(): string {
  return join(tmpdir(), `agentd-test-library-${process.getuid?.() ?? 0}`);
}

/** The PowerShell that a tool of dotnet starts; undefined: it is no such tool. */
function libraryOf(tool: string): string | undefined {
  const only = (folder: string): string => join(folder, readdirSync(folder)[0] ?? '');
  try {
    const release = only(join(only(join(dirname(tool), '.store', 'powershell')), 'powershell'));
    return [join(only(join(release, 'tools')), 'any', 'unix', 'pwsh.dll')].find((path) => existsSync(path));
  } catch {
    return undefined;
  }
}
