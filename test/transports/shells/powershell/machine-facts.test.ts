/** What a look at the machine in PowerShell finds out; what only Windows can tell is a stand-in's. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lives, present, until } from '../../../contracts/place.ts';
import { withPowerShell } from './pwsh.ts';

withPowerShell('a machine', ({ at, base }) => {
  it('finds machine, programs with their versions, repositories and the run root, and leaves nothing', () =>
    at(async ({ batch, root, repo }) => {
      const tool = (name: string, text: string): string => {
        const path = join(repo, name);
        writeFileSync(path, `#!/bin/sh\n${text}\n`);
        chmodSync(path, 0o755);
        return path;
      };
      const agent = tool('agent', "printf '\\nagent 1.2\\033[0m\\nmore\\n'");
      const hangs = tool('hangs', 'exec sleep 60');
      execFileSync('git', ['init', '-q', repo]);
      symlinkSync(repo, join(base, 'link'));
      const bare = join(base, 'bare.git');
      const media = join(base, 'media');
      execFileSync('git', ['init', '-q', media]);
      writeFileSync(join(media, '.gitattributes'), '*.bin filter=lfs diff=lfs merge=lfs -text\n');
      const git = ['-C', media, '-c', 'user.name=A', '-c', 'user.email=a@example.com'];
      execFileSync('git', [...git, 'add', '-A']);
      execFileSync('git', [...git, 'commit', '-q', '-m', 'x']);
      execFileSync('git', ['clone', '-q', '--bare', media, bare]);
      mkdirSync(join(base, 'plain'), { recursive: true });
      const words = [agent, hangs, 'nowhere', 'git'];
      const programs = words.map((word) => ({ word, version: word !== 'git' }));
      const repos = [repo, join(base, 'link'), join(base, 'plain'), join(base, 'none'), media, bare];
      const files = ['agent', 'none', '.git', agent].map((path) => ({ path, folder: repo, executed: true }));
      const [result] = await batch({ op: 'machine_facts', programs, repos, files });
      if (result !== undefined && 'refused' in result) throw new Error(result.refused.message);
      expect(result).toMatchObject({
        op: 'machine_facts',
        machine: {
          system: 'windows',
          version: 'Windows 11 Pro 10.0.22631.0',
          superuser: false,
          shell: expect.stringMatching(/^PowerShell \d/),
          git: expect.stringMatching(/^\d/),
          lfs: expect.any(Boolean),
          windows: {
            policy: 'Bypass',
            long_paths: false,
            logon: 'S4U',
            sid: 'S-1-5-21-1-2-3-1001',
            scanners: expect.stringContaining('Defender'),
            ways: {
              by_schtasks: '',
              by_com: '',
              by_wmi: 'Access denied',
              by_breakaway: null,
              query: 'Access denied',
              native: '',
            },
          },
          programs: [
            { word: agent, found: true, path: agent, version: 'agent 1.2 [0m', late: false },
            { word: hangs, found: true, version: null, late: true },
            { word: 'nowhere', found: false, path: null },
            { word: 'git', found: true, path: expect.stringMatching(/git$/), version: null },
          ],
          files: [
            { said: 'ok', committed: false },
            { said: 'missing', committed: false },
            { said: 'folder', committed: false },
            { said: 'ok', committed: null },
          ],
          run_root: { kind: 'none', inside: '', own: true, writers: null, replaceable: '' },
          repos: [
            {
              kind: 'folder',
              own: true,
              real: repo,
              link: null,
              top: expect.stringMatching(/^\//),
              has_commit: false,
              submodules: false,
            },
            { kind: 'folder', real: null, link: join(base, 'link') },
            { kind: 'folder', top: null, complaint: expect.stringContaining('not a git repository') },
            { kind: 'none' },
            { bare: false, has_commit: true, uses_lfs: true, lfs_filter: false },
            { bare: true, top: null, has_commit: true, uses_lfs: true },
          ],
        },
      });
      const { machine } = present(result) as unknown as {
        machine: { run_root: { free_bytes: number; nearest: string } };
      };
      expect(machine.run_root.free_bytes).toBeGreaterThan(1_000_000);
      expect(root.startsWith(machine.run_root.nearest)).toBe(true);
    }));

  it('ends a program that does not answer by itself, where Windows would not end its tree', () =>
    at(
      async ({ batch, repo }) => {
        const path = join(repo, 'hangs');
        writeFileSync(path, `#!/bin/sh\necho $$ >"\${0%/*}/pid"\nexec sleep 600\n`);
        chmodSync(path, 0o755);
        const [result] = await batch({
          op: 'machine_facts',
          programs: [{ word: path, version: true }],
          repos: [],
          files: [],
        });
        expect(result).toMatchObject({ machine: { programs: [{ word: path, late: true }] } });
        const pid = Number(readFileSync(join(repo, 'pid'), 'utf8'));
        await until('it has gone', () => !lives(pid));
      },
      { tree: false },
    ));
});
