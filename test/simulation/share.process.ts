/** A thread that runs the share of seeds it is handed, and says what came of them. */
import { parentPort, workerData } from 'node:worker_threads';
import { runShare } from './share.ts';
import type { Share } from './share.ts';

parentPort?.postMessage(await runShare(workerData as Share), []);
