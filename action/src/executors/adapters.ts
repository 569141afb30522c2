/** Which adapter reads which tool. To add one: a file, a case here, a name in the config schema, a test. */
import type { ExecutorConfig } from '../config/schema.ts';
import { ConfigError } from '../errors.ts';
import type { Adapter } from '../ports/adapter.ts';
import { claudeCodeAdapter } from './claude-code/adapter.ts';
import { codexAdapter } from './codex/adapter.ts';
import { mockAdapter } from './mock/adapter.ts';
import { shellAdapter } from './shell/adapter.ts';

/** @throws {ConfigError} for `http`, which has no command line. */
export function adapterOf(name: ExecutorConfig['adapter']): Adapter {
  switch (name) {
    case 'codex':
      return codexAdapter;
    case 'claude-code':
      return claudeCodeAdapter;
    case 'shell':
      return shellAdapter;
    case 'mock':
      return mockAdapter;
    case 'http':
      throw new ConfigError({
        code: 'adapter-http',
        message: 'The http executor has no command line and cannot run on a terminal.',
        remedy: 'Use codex, claude-code, shell or mock in `terminals.<name>.executors`.',
        retry: false,
      });
  }
}
