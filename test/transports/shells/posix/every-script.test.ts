/** Each script is read to its end by each shell that may be `/bin/sh`, without being run. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { everyScript } from './every-script.ts';
import { SHELLS, asSh } from './shells.ts';

describe.each([...SHELLS, 'ksh', 'mksh'] as const)('every script, read by %s', (name) => {
  const sh = asSh(name);

  it.each(['linux', 'darwin'] as const)('is one that it understands, for %s', (os) => {
    const complaints = everyScript(os).flatMap((script) => {
      const { status, stderr } = spawnSync(sh, ['-n'], { input: script.text, encoding: 'utf8' });
      // ksh93 also says what it finds old-fashioned.
      return status === 0 ? [] : [`${script.name}: ${stderr}`];
    });
    expect(complaints).toEqual([]);
    const broken = spawnSync(sh, ['-n'], { input: '{\nif true;then\n}\n', encoding: 'utf8' });
    expect(broken.status).not.toBe(0);
  });
});
