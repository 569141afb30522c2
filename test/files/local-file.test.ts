import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { FileLimits } from '../../action/src/files/local-file.ts';
import { readLocalFile, readLocalFileSync } from '../../action/src/files/local-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'agentd-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);
writeFileSync(at('file'), 'text');
writeFileSync(at('empty'), '');
writeFileSync(at('long'), '7'.repeat(300_000));
symlinkSync(at('file'), at('link'));
mkdirSync(at('folder'));
execFileSync('mkfifo', [at('pipe')]);

const READERS = {
  'a read': readLocalFile,
  'a read that cannot wait': (path: string, limits: FileLimits) =>
    Promise.resolve().then(() => readLocalFileSync(path, limits)),
};

describe.each(Object.entries(READERS))('%s of a file', (_name, reader) => {
  const read = async (name: string, most_bytes = 1000, links: FileLimits['links'] = 'refuse'): Promise<string> =>
    (await reader(at(name), { most_bytes, links })).toString('utf8');

  it('gives all that is in it', async () => {
    expect(await read('file')).toBe('text');
    expect(await read('empty')).toBe('');
    expect(await read('long', 300_000)).toBe('7'.repeat(300_000));
  });

  it('keeps to its limit, and says it', async () => {
    expect(await read('file', 4)).toBe('text');
    await expect(read('file', 3)).rejects.toMatchObject({
      problem: { code: 'file-too-large', message: expect.stringContaining('3 bytes') },
    });
  });

  it('keeps to its limit where the size is not known before', async () => {
    const endless = reader('/dev/zero', { most_bytes: 100_000, links: 'follow' });
    await expect(endless).rejects.toMatchObject({ problem: { code: 'file-too-large' } });
    const proc = await reader('/proc/self/status', { most_bytes: 100_000, links: 'refuse' });
    expect(proc.toString('utf8')).toContain('Name:');
  });

  it('goes through a link only where a person has named the path', async () => {
    expect(await read('link', 1000, 'follow')).toBe('text');
    await expect(read('link')).rejects.toMatchObject({ code: 'ELOOP' });
  });

  it('waits at no pipe and reads no device, where others can write', async () => {
    await expect(read('pipe')).rejects.toMatchObject({ problem: { code: 'file-not-plain' } });
    const device = reader('/dev/zero', { most_bytes: 1000, links: 'refuse' });
    await expect(device).rejects.toMatchObject({ problem: { code: 'file-not-plain' } });
  });

  it('says what the system says of what is not there, or no file', async () => {
    await expect(read('none')).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(read('folder')).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(read('folder', 1000, 'follow')).rejects.toMatchObject({ code: 'EISDIR' });
  });
});
