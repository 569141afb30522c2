/**
 * Two kinds of test files. The fast ones start no process: `npm run test:fast`, after every change. All others start
 * shells, servers or whole ticks, or go through hundreds of worlds: `npm run test:real`.
 */

const FAST = [
  /^test\/(?:bot|commands|config|core|doctor|github|plane|plane-emulator|tick|reap|wiring)\//,
  /^test\/stores\/(?:artifact|index|lock|memory)\./,
  /^test\/executors\/(?:claude-code|codex|output|shell|fleet\.)/,
  /^test\/executors\/terminal\/(?:message-path|template)\./,
  /^test\/http\//,
  /^test\/[^/]+$/,
];

/** Of those, what starts processes all the same. */
const STARTING = /^test\/(?:wiring\/(?:local-files|node-version)|config\/environment|dist|structure)\.test\.ts$/;

/** @param path of a test file, from the root of the repository, with `/`. */
export function isFast(path: string): boolean {
  return FAST.some((pattern) => pattern.test(path)) && !STARTING.test(path);
}
