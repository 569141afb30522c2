/** Who may write to a folder of Windows, read from entries as Windows gives them. */
import { describe, expect, it } from 'vitest';
import { WINDOWS } from '../../../../action/src/transports/shells/powershell/windows.ts';
import { withPowerShell } from './pwsh.ts';

const USER = 'S-1-5-21-1-2-3-1001';
const MODIFY = 0x301bf;
const READ = 0x200a9;
const APPEND = 0x4;

interface Entry {
  readonly who: string;
  readonly rights: number;
  readonly type?: 'Allow' | 'Deny';
  /** 2: only what lies in the folder gets it. */
  readonly spread?: number;
}

withPowerShell('the entries of a folder', ({ server }) => {
  const ask = (folders: Readonly<Record<string, readonly Entry[]>>, text: string): Promise<unknown> => {
    const rules = Object.entries(folders).map(([path, entries]) => {
      const list = entries.map(
        ({ who, rights, type = 'Allow', spread = 0 }) =>
          `[pscustomobject]@{IdentityReference=@{Value='${who}'};FileSystemRights=${rights};AccessControlType='${type}';PropagationFlags=${spread}}`,
      );
      return `'${path}'=@(${list.join(',')})`;
    });
    return server().ask(`${WINDOWS.self}
${WINDOWS.writers}
function sid{'${USER}'}
$all=@{${rules.join(';')}}
function Get-Acl($LiteralPath){if(!$all.ContainsKey($LiteralPath)){throw 'Attempted to perform an unauthorized operation.'}
$one=[pscustomobject]@{rules=$all[$LiteralPath]};$one|Add-Member ScriptMethod GetAccessRules {param($own,$inherited,$as) $this.rules};$one}
${text}`);
  };
  const SYSTEM: readonly Entry[] = ['S-1-5-18', 'S-1-5-32-544', USER].map((who) => ({ who, rights: 0x1f01ff }));

  describe.concurrent('name those who may change what lies in it', () => {
    it('and neither the user, nor the system and administrators, nor who may only read', async () => {
      const quiet: readonly Entry[] = [
        ...SYSTEM,
        { who: 'S-1-3-0', rights: 0x10000000, spread: 2 },
        { who: 'S-1-5-32-545', rights: READ },
        { who: 'S-1-5-21-7-8-9-512', rights: 0x1f01ff },
        { who: 'S-1-1-0', rights: MODIFY, type: 'Deny' },
        { who: 'S-1-5-80-956008885-3418522649-1831038044-1853292631-2271478464', rights: 0x1f01ff },
      ];
      expect(await ask({ '/r': quiet }, `,@(writers '/r')`)).toEqual([]);
      const open: readonly Entry[] = [
        ...quiet,
        { who: 'S-1-5-11', rights: MODIFY },
        { who: 'S-1-5-11', rights: -536805376, spread: 2 },
        { who: 'S-1-5-32-545', rights: APPEND },
        { who: 'S-1-5-21-1-2-3-1002', rights: 0x40000 },
      ];
      expect(await ask({ '/r': open }, `,@(writers '/r')`)).toEqual([
        'S-1-5-11',
        'S-1-5-32-545',
        'S-1-5-21-1-2-3-1002',
      ]);
    });

    it('and the folder above it in which another could be put in its place', async () => {
      // As `C:\` is: everybody may make folders there, and what they make is theirs.
      const drive: readonly Entry[] = [
        ...SYSTEM,
        { who: 'S-1-5-11', rights: APPEND },
        { who: 'S-1-5-11', rights: MODIFY, spread: 2 },
      ];
      const work: readonly Entry[] = [...SYSTEM, { who: 'S-1-5-11', rights: MODIFY }];
      expect(await ask({ '/': drive, '/home': SYSTEM }, `"$(replacer '/home/runs')"`)).toBe('');
      expect(await ask({ '/': drive, '/srv': work }, `"$(replacer '/srv/runs')"`)).toBe('/srv');
    });

    it('and nothing where they may not be read, which is an error and no answer', async () => {
      expect(await ask({}, `try{writers '/r'}catch{[string]$_}`)).toContain('unauthorized');
    });
  });

  it('of a run root that is made are protected, and name three by their ids', async () => {
    const text = `${WINDOWS.self}\n${WINDOWS.enclosed}\nfunction sid{'${USER}'}\nprivate_entries`;
    expect(await server().ask(text)).toBe(`O:${USER}D:P(A;OICI;FA;;;${USER})(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)`);
  });
});
