/** Ports on loopback. */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

interface Listens {
  listen(port: number, host: string, done: () => void): unknown;
  address(): AddressInfo | string | null;
  once(event: 'error', listener: (error: Error) => void): unknown;
}

/** Lets it listen on a free port, and says which. */
export function listening(server: Listens): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('it listens on no port'));
      else resolve(address.port);
    });
  });
}

/** A port that nothing listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}
