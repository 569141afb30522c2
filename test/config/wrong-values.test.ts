import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../action/src/config/parse.ts';
import { replace } from './replace.ts';

const EXAMPLE = readFileSync(resolve(import.meta.dirname, '../../config/agentd.example.yml'), 'utf8');

/** Places of a terminal and of the bastion, and what may stand there by mistake. */
describe('one wrong value', () => {
  const places = [
    ...['host', 'port', 'user', 'ssh_key', 'host_keys', 'tofu', 'vault_config', 'relay_env'].map((key) => [
      'warpgate',
      key,
    ]),
    ...['transport', 'os', 'repo', 'run_root', 'auth', 'plane_user', 'executors', 'concurrency', 'bins', 'wrap'].map(
      (key) => ['terminals', 'linux-box', key],
    ),
  ];
  const values = [null, [], {}, '', '\u0000', '\u001b[31m', -1, 1e308, [[1]], [null], { a: { b: 1 } }, true];
  it.each(places.map((path) => [path.join('.'), path] as const))(
    'of %s is at most one problem there',
    (_name, path) => {
      const parsed = parseConfig(EXAMPLE);
      if (!parsed.ok) throw new Error('The example is not valid.');
      for (const value of values) {
        const copy = structuredClone(parsed.config);
        replace(copy, path, value);
        const found = parseConfig(JSON.stringify(copy));
        const there = (found.ok ? [] : found.problems).filter(
          (problem) => problem.severity === 'error' && problem.path === path.join('.'),
        );
        expect([value, there.length > 1 ? there : []]).toEqual([value, []]);
        expect(JSON.stringify(there)).not.toMatch(/undefined|\[object|Invalid|\\u001b\[|\.ts:/);
      }
    },
  );
});
