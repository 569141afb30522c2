import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processHolder } from '../../action/src/stores/holder.ts';
import { fileStore } from '../../action/src/stores/file.ts';
import { STATE_BYTES } from '../../action/src/stores/state-bytes.ts';
import { bundledForNode } from '../bundled.ts';
import { storeContract } from '../contracts/store.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'agentd-store-'));

storeContract('a file', async () => {
  const folder = await newFolder();
  const path = join(folder, 'state', 'agentd-state.json');
  return {
    connect: () => fileStore({ path }),
    wipe: () => rm(path),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
});

describe('the file store', () => {
  let folder = '';
  let path = '';
  let incrementer = '';
  let doubler = '';
  beforeAll(async () => {
    folder = await newFolder();
    path = join(folder, 'state.json');
    incrementer = await bundledForNode(join(import.meta.dirname, 'increment.process.ts'), folder);
    doubler = await bundledForNode(join(import.meta.dirname, 'double.process.ts'), folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A store in a folder of its own. */
  async function freshPath(): Promise<string> {
    const own = await mkdtemp(join(folder, 'own-'));
    return join(own, 'state.json');
  }

  it('leaves one file in its folder', async () => {
    const path = await freshPath();
    const store = fileStore({ path });
    await store.save('two', await store.save('one', null));
    expect(await readdir(join(path, '..'))).toEqual(['state.json']);
  });

  it('hands up a file that was cut, and bytes that are no text, as they are', async () => {
    const path = await freshPath();
    const store = fileStore({ path });
    await writeFile(path, '{"version": 1, "items": {"a');
    expect((await store.load()).text).toBe('{"version": 1, "items": {"a');
    await writeFile(path, Buffer.from([0x7b, 0xff, 0xfe, 0x00]));
    const { text, version } = await store.load();
    expect(text).toBe('{\uFFFD\uFFFD\0');
    await store.save('mended', version);
    expect((await store.load()).text).toBe('mended');
  });

  it('keeps a link, and the permissions of the file', async () => {
    const path = await freshPath();
    const link = join(path, '../link.json');
    await writeFile(path, 'one');
    await chmod(path, 0o640);
    await symlink(path, link);
    const store = fileStore({ path: link });
    await store.save('two', (await store.load()).version);
    expect(await readFile(path, 'utf8')).toBe('two');
    expect((await stat(path)).mode & 0o777).toBe(0o640);
    expect((await readdir(join(path, '..'))).toSorted()).toEqual(['link.json', 'state.json']);
  });

  it('writes through no link that lies where its draft goes, and reads through none in place of the file', async () => {
    const path = await freshPath();
    const store = fileStore({ path });
    const version = await store.save('one', null);
    const other = join(path, '../other');
    await writeFile(other, 'mine');
    await symlink(other, `${path}.tmp`);
    await store.save('two', version);
    expect(await readFile(other, 'utf8')).toBe('mine');
    expect(await readFile(path, 'utf8')).toBe('two');
    expect((await readdir(join(path, '..'))).toSorted()).toEqual(['other', 'state.json']);
  });

  it('makes a lock through no link, and takes none for a lock that it could remove', async () => {
    const path = await freshPath();
    const other = join(path, '../other');
    await writeFile(other, '');
    await symlink(other, `${path}.lock`);
    const store = fileStore({ path, lock_wait_ms: 20 });
    await expect(store.save('x', null)).rejects.toMatchObject({ problem: { code: 'store-unwritable' } });
    expect(await readFile(other, 'utf8')).toBe('');
    expect((await readdir(join(path, '..'))).toSorted()).toEqual(['other', 'state.json.lock']);
  });

  it('reads no more than a state can be, and says what the most is', async () => {
    const path = await freshPath();
    await writeFile(path, '');
    await truncate(path, STATE_BYTES + 1);
    await expect(fileStore({ path }).load()).rejects.toMatchObject({
      problem: { code: 'file-too-large', message: expect.stringContaining(String(STATE_BYTES)) },
    });
  });

  it('names the file and the cause when it cannot read or write', async () => {
    const path = await freshPath();
    await mkdir(path);
    await expect(fileStore({ path }).load()).rejects.toMatchObject({
      problem: { code: 'store-unreadable', message: expect.stringContaining(`${path} cannot be read (EISDIR)`) },
    });
    const below = join(incrementer, 'state.json');
    await expect(fileStore({ path: below }).save('x', null)).rejects.toMatchObject({
      problem: { code: 'store-unwritable', message: expect.stringContaining(`${below} cannot be written`) },
    });
  });

  it('says who holds the lock when it waited in vain', async () => {
    const path = await freshPath();
    await writeFile(`${path}.lock`, 'elsewhere.example:12:a.b.c.d 1');
    const store = fileStore({ path, lock_wait_ms: 20 });
    await expect(store.save('x', null)).rejects.toThrow(/state\.json\.lock is held by elsewhere\.example:12/);
    expect((await store.load()).text).toBeNull();
  });

  it.each([
    ['nothing', 0],
    ['a part of the new one', 1],
  ])('keeps the old text when the disk has room for %s', async (_what, blocks) => {
    const path = await freshPath();
    await writeFile(path, '7'.repeat(100_000));
    const script = `ulimit -f ${blocks}; exec "$0" "$1" "$2"`;
    const limited = spawnSync('sh', ['-c', script, process.execPath, doubler, path], { encoding: 'utf8' });
    expect(limited.stdout).toBe('store-unwritable EFBIG');
    expect(await readFile(path, 'utf8')).toBe('7'.repeat(100_000));
    expect(await readdir(join(path, '..'))).toEqual(['state.json']);
  });

  it('knows a holder of this machine that lives, and one that is gone', async () => {
    const store = fileStore({ path });
    expect(await store.holderIsDead(processHolder())).toBe(false);
    const child = spawnSync(process.execPath, ['--version']);
    const gone = processHolder().replace(`:${process.pid}:`, `:${child.pid}:`);
    expect(await store.holderIsDead(gone)).toBe(true);
  });

  it('loses no increment of 20 processes that each make 20', async () => {
    const path = await freshPath();
    const children = Array.from({ length: 20 }, () => start(incrementer, path, 20));
    await Promise.all(children.map((child) => once(child.process, 'exit')));
    expect(children.map((child) => child.process.exitCode)).toEqual(Array.from({ length: 20 }, () => 0));
    expect(await readFile(path, 'utf8')).toBe('400');
    expect(await readdir(join(path, '..'))).toEqual(['state.json']);
  }, 120_000);

  it('loses no acknowledged increment, and never jams, when processes are killed at any moment', async () => {
    const path = await freshPath();
    const running = Array.from({ length: 3 }, () => start(incrementer, path, 1_000_000));
    const all = [...running];
    for (let kill = 0; kill < 20; kill += 1) {
      const victim = running.shift()!;
      await victim.hasSaid(1 + (kill % 4));
      await sleep(kill % 7);
      victim.process.kill('SIGKILL');
      const next = start(incrementer, path, 1_000_000);
      running.push(next);
      all.push(next);
    }
    for (const child of running) child.process.kill('SIGKILL');
    await Promise.all(all.map((child) => child.ended));
    const said = all.reduce((sum, child) => sum + child.said(), 0);
    const stored = Number((await fileStore({ path }).load()).text);
    expect(said).toBeGreaterThanOrEqual(20);
    expect(stored).toBeGreaterThanOrEqual(said);
    // At most the one that each killed process had saved and not yet told.
    expect(stored).toBeLessThanOrEqual(said + all.length);
    const after = start(incrementer, path, 1);
    await after.ended;
    expect(await readFile(path, 'utf8')).toBe(String(stored + 1));
    expect((await readdir(join(path, '..'))).filter((name) => name !== 'state.json.tmp')).toEqual(['state.json']);
  }, 120_000);
});

interface Incrementer {
  readonly process: ChildProcess;
  /** How many increments it has reported so far. */
  said(): number;
  hasSaid(times: number): Promise<void>;
  readonly ended: Promise<unknown>;
}

function start(program: string, path: string, times: number): Incrementer {
  const child = spawn(process.execPath, [program, path, String(times)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const said = () => output.split('\n').length - 1;
  return {
    process: child,
    said,
    async hasSaid(times) {
      while (said() < times) await once(child.stdout, 'data');
    },
    ended: once(child, 'close'),
  };
}
