/** `node … FILE`: saves what is in FILE twice over, and says what came of it. */
import { writeSync } from 'node:fs';
import { AgentdError, errnoOf } from '../../action/src/errors.ts';
import { fileStore } from '../../action/src/stores/file.ts';

// Where files may not grow further, the system sends this signal, whose default is death.
process.on('SIGXFSZ', () => undefined);
const store = fileStore({ path: process.argv[2] ?? '' });
const { text, version } = await store.load();
try {
  await store.save(`${text ?? ''}${text ?? ''}`, version);
  writeSync(1, 'saved');
} catch (error) {
  if (!(error instanceof AgentdError)) throw error;
  writeSync(1, `${error.problem.code} ${errnoOf(error.cause) ?? ''}`);
}
