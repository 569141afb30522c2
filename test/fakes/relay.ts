/** A TCP relay on loopback whose link can fall silent, lose answers, or be cut. */
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { listening } from './port.ts';

export interface Relay {
  readonly port: number;
  /** Connections taken so far. */
  readonly connections: number;
  /** From now on nothing passes in either direction, and nobody is told. */
  blackHole(): void;
  /** Once that many further bytes have passed, the other end hears everything, and we hear nothing. */
  loseAnswersAfter(bytes: number): void;
  /** Ends every connection at once, with a reset. */
  cut(): void;
  stop(): Promise<void>;
}

/** @param port where connections are led to, on 127.0.0.1. */
export async function startRelay(port: number): Promise<Relay> {
  const pairs = new Set<readonly [near: Socket, far: Socket]>();
  let connections = 0;
  let [passesThere, passesBack] = [true, true];
  /** Bytes to pass before answers get lost. */
  let left = Infinity;
  const server = createServer((near) => {
    connections += 1;
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    near.setNoDelay(true);
    const pair = [near, far] as const;
    pairs.add(pair);
    near.on('data', (chunk) => {
      left -= chunk.length;
      if (left <= 0) passesBack = false;
      if (passesThere) far.write(chunk);
    });
    far.on('data', (chunk) => passesBack && near.write(chunk));
    for (const [one, other] of [pair, [far, near]] as const) {
      one.on('error', () => {});
      one.on('close', () => {
        if (passesThere && passesBack) other.destroy();
      });
    }
  });
  const cut = (): void => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
    pairs.clear();
  };
  return {
    port: await listening(server),
    get connections() {
      return connections;
    },
    blackHole: () => {
      [passesThere, passesBack] = [false, false];
    },
    loseAnswersAfter: (bytes) => {
      left = bytes;
    },
    cut,
    stop: () =>
      new Promise((stopped) => {
        cut();
        server.close(() => stopped());
      }),
  };
}
