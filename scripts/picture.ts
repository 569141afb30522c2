/**
 * Makes `docs/board.png`, the picture of the README: the board of a finished demo, with an answered item open.
 *
 *   npm run picture
 *   CHROMIUM=/path/to/chromium npm run picture
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runDemo } from '../action/src/commands/demo/run.ts';
import { processHost } from '../action/src/wiring/host.ts';
import { NO_CHROMIUM, chromium, chromiumOptions } from './chromium.ts';

const PICTURE = join(resolve(fileURLToPath(import.meta.url), '../../..'), 'docs/board.png');

/** What the README may load. */
const MOST_BYTES = 150_000;

/** The item that is open: its answer has a list, a table and code. */
const SHOWN = 'ENG-1';

/** One picture of a page, when what it loads by itself is there. */
async function photograph(program: string, url: string, target: string): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'agentd-picture-'));
  const options = [
    ...chromiumOptions(profile),
    '--hide-scrollbars',
    '--lang=en-US',
    '--window-size=1400,760',
    `--screenshot=${target}`,
  ];
  try {
    await promisify(execFile)(program, [...options, url], { env: { ...process.env, TZ: 'UTC' }, timeout: 120_000 });
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function makePicture(): Promise<void> {
  const program = chromium(process.env);
  if (program === null) throw new Error(`${NO_CHROMIUM} npm run picture`);
  const silent = { started: () => {}, created: () => {}, ticked: () => {}, moved: () => {}, ended: () => {} };
  const { result, close } = await runDemo(processHost(), 0, silent);
  try {
    if (!result.ok) throw new Error('The demo did not answer every item; try again on a machine that has less to do.');
    await photograph(program, `${result.plane_url}/#${SHOWN}`, PICTURE);
  } finally {
    await close();
  }
  const { size } = statSync(PICTURE);
  if (size > MOST_BYTES) throw new Error(`${PICTURE} has ${size} bytes; the README may load ${MOST_BYTES}.`);
  process.stdout.write(`${PICTURE} written, ${size} bytes\n`);
}

try {
  await makePicture();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
