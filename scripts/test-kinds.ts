/**
 * Two kinds of test files. The fast ones start no process: `npm run test:fast`, after every change. All others start
 * shells, servers or whole ticks, or go through hundreds of worlds: `npm run test:real`.
 */

const FAST = [
  /^test\/(?:bot|commands|config|core|doctor|github|plane)\//,
  /^test\/stores\/(?:artifact|index|lock|memory)\./,
  /^test\/executors\/(?:cases|claude-|codex|jsonl|message-path|printed|reading|recordings|shell|template)/,
  /^test\/[^/]+$/,
];

/** Of those, what starts processes all the same. */
const STARTING =
  /^test\/(?:commands\/local-files|config\/environment|dist|local-file|node-version|structure)\.test\.ts$/;

/** @param path of a test file, from the root of the repository, with `/`. */
export function isFast(path: string): boolean {
  return FAST.some((pattern) => pattern.test(path)) && !STARTING.test(path);
}
