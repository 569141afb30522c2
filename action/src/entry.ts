/**
 * Entry of the bundle, which holds both programs: the Action, and the command line where `dist/cli/index.js` was started, which says so
 * before it loads this. Nothing of the environment decides: a command line that runs in a workflow is one.
 */
import './wiring/node-check.ts';

/** What the started file calls itself; nothing is said by the Action, for which this is the started file. */
const program: unknown = Reflect.get(globalThis, Symbol.for('agentd.program'));

// The Action stays in this file: what stands between the start of a job and its first request is loaded at once.
if (program === 'cli') await import('./cli.ts');
else await import(/* webpackMode: "eager" */ './main.ts');
