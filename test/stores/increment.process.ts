/** `node … FILE TIMES`: adds one to the counter in FILE, TIMES times, and says `+1` after each. */
import { writeSync } from 'node:fs';
import { fileStore } from '../../action/src/stores/file.ts';
import { increment } from '../contracts/increment.ts';

const [path = '', times = '0'] = process.argv.slice(2);
const store = fileStore({ path, lock_wait_ms: 60_000 });
for (let n = 0; n < Number(times); n += 1) {
  await increment(store);
  writeSync(1, '+1\n');
}
