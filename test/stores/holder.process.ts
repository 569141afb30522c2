/** Says who it is and then lives until it is killed. */
import { writeSync } from 'node:fs';
import { processHolder } from '../../action/src/stores/holder.ts';

writeSync(1, `${processHolder()}\n`);
setInterval(() => undefined, 60_000);
