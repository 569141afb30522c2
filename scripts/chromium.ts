/** The browser that makes the picture of the README and tries the board in tests. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** @returns the path of the first program that can be executed: what `CHROMIUM` names, the usual names in `PATH`, the usual places. */
export function chromium(env: NodeJS.ProcessEnv): string | null {
  const named = env['CHROMIUM'];
  if (named !== undefined) return isProgram(named) ? named : null;
  const folders = (env['PATH'] ?? '').split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...paths, ...PLACES].find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Where there is none; the command that is to be tried again is put behind it. */
export const NO_CHROMIUM =
  `No Chromium that can be started: CHROMIUM names none, none of ${NAMES.join(', ')} is in PATH, and none is where macOS and Windows ` +
  'keep it. Install one (Debian: apt-get install chromium), or name it: CHROMIUM=/path/to/chromium';

/** @param profile an empty folder for what it keeps. */
export function chromiumOptions(profile: string): string[] {
  return [
    '--headless',
    `--user-data-dir=${profile}`,
    // The page's own time, in which it asks for its data and draws: 4 s, which pass as fast as they can.
    '--virtual-time-budget=4000',
    // Its sandbox refuses root. The only pages it opens are ours.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}
