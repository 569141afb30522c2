#!/usr/bin/env node
// The command line of agentd: what it consists of is in the bundle that the Action runs.
globalThis[Symbol.for('agentd.program')] = 'cli';
await import('../index.js');
