/**
 * Two kinds of test files. The fast ones start no process: `npm run test:fast`, after every change. All others start
 * shells, servers or whole ticks, or go through hundreds of worlds or megabytes: `npm run test:real`.
 */

const FAST = [
  /^test\/(?:bot|commands|config|core|doctor|github|plane|plane-emulator|tick|reap|wiring)\//,
  /^test\/stores\/(?:index|lock)\./,
  /^test\/fakes\/memory-store\./,
  /^test\/executors\/(?:claude-code|codex|output|shell|fleet\.)/,
  /^test\/executors\/terminal\/(?:message-path|template)\./,
  /^test\/http\//,
  /^test\/[^/]+$/,
];

/** Of those, what starts processes all the same, */
const STARTING = /^test\/(?:wiring\/(?:local-files|node-version)|config\/environment|dist|structure)\.test\.ts$/;
/** and what computes for seconds: all recordings many times over, texts as long as they may be. */
const LONG = [
  /^test\/(?:bot|config|plane)\/(?:[a-z-]+-long|long-[a-z-]+|wrong-values)\.test\.ts$/,
  /^test\/executors\/(?:claude-code\/answer|output\/recordings-(?:damaged|variants))\.test\.ts$/,
];

/** @param path of a test file, from the root of the repository, with `/`. */
export function isFast(path: string): boolean {
  return (
    FAST.some((pattern) => pattern.test(path)) && !STARTING.test(path) && !LONG.some((pattern) => pattern.test(path))
  );
}
