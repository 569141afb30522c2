import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, describe, it } from 'vitest';
import { OLDEST_NODE, nodeProblem } from '../../action/src/wiring/node-version.ts';
import { built } from '../e2e/built.ts';

/** For `node --import`: what Node 18 says of itself, and a few of the things that it lacks. */
const NODE_18 = `data:text/javascript,${encodeURIComponent(`
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.19.1' } });
  for (const name of ['toSorted', 'toReversed', 'with', 'findLast']) delete Array.prototype[name];
  delete String.prototype.toWellFormed;
  delete AbortSignal.any;
`)}`;

interface Ended {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

async function under18(...args: readonly string[]): Promise<Ended> {
  const { cli } = await built();
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', NODE_18, cli, ...args], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

describe('a Node', () => {
  it('is too old below what package.json asks for', () => {
    const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
    expect((JSON.parse(text) as { engines: { node: string } }).engines.node).toBe(`>=${OLDEST_NODE}`);
    for (const version of ['18.19.1', '20.18.0', '20.9.9', '9.99.99'])
      expect(nodeProblem(version), version).toMatchObject({ code: 'node-too-old' });
    for (const version of ['20.18.1', '20.18.10', '20.20.0', '22.0.0', '100.0.0', '24.0.0-nightly'])
      expect(nodeProblem(version), version).toBeNull();
  });

  it('that is too old is named with its remedy, by every command, before anything else is loaded', async () => {
    for (const args of [['--version'], ['status'], ['check-config'], ['tick', '--init'], []]) {
      const { code, stdout, stderr } = await under18(...args);
      expect([args, code, stdout]).toEqual([args, 2, '']);
      expect(stderr).toMatch(
        /^error node-too-old: This is Node 18\.19\.1; agentd needs 20\.18\.1 or later\.\n {2}Install/,
      );
      expect(stderr).not.toContain('    at ');
    }
  });

  it('that is too old is named in JSON where that was asked for', async () => {
    const { code, stdout, stderr } = await under18('tick', '--json');
    expect([code, stderr]).toEqual([2, '']);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { code: 'node-too-old', retry: false } });
  });
});
