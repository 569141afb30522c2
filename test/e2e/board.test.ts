import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock, systemRandom } from '../../action/src/wiring/host.ts';
import { BOARD_TOKEN, demoSeed, servePlane } from '../../action/src/plane-emulator/server.ts';
import { NO_CHROMIUM, chromium, chromiumOptions } from '../../scripts/chromium.ts';

const browser = chromium(process.env);
const folder = mkdtempSync(join(tmpdir(), 'agentd-board-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** The page as it is after its script has run. */
async function shown(url: string, profile: string): Promise<string> {
  const options = [...chromiumOptions(join(folder, profile)), '--dump-dom', url];
  return (await promisify(execFile)(browser ?? '', options)).stdout;
}

describe('the board in a browser', () => {
  if (browser === null) console.warn(NO_CHROMIUM);

  it.skipIf(browser === null)('shows its items, and opens the one that its address names', async () => {
    const items = [
      { name: 'Round totals', sequence_id: 1, state: 'Todo' },
      { name: 'Renew it', sequence_id: 2, state: 'Done' },
    ];
    const server = await servePlane({
      seed: demoSeed({ projects: [{ identifier: 'ENG', name: 'Engineering', items }] }),
      clock: systemClock,
      random: systemRandom,
      port: 0,
      board: { token: BOARD_TOKEN },
    });
    try {
      const plain = await shown(server.url, 'plain');
      expect(plain).toMatch(/<span class="name">Round totals<[^]*<span class="name">Renew it</);
      expect(plain).not.toMatch(/<dialog[^>]* open/);
      const named = await shown(`${server.url}/#ENG-2`, 'named');
      expect(named).toMatch(/<dialog id="item"[^>]* open[^]*<h2 id="item-name"[^>]*>Renew it</);
    } finally {
      await server.close();
    }
  });
});
