/** A SOCKS5 proxy on loopback. The first bytes of the server behind it arrive together with its own last reply. */
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { listening } from './port.ts';

export interface Socks5Proxy {
  readonly port: number;
  /** What clients asked for: `1 100.64.0.1 22` (kind of address, address, port). */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

export interface ProxyManners {
  /** Authentication methods it chooses; default 0, none. */
  readonly method?: number;
  /** Its reply to the request; default 0, done. */
  readonly reply?: number;
  /** Where every connection leads, on 127.0.0.1. */
  readonly port: number;
}

export async function startSocks5(manners: ProxyManners): Promise<Socks5Proxy> {
  const asked: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => {});
    client.once('data', () => {
      client.write(Buffer.from([5, manners.method ?? 0]));
      client.once('data', (request) => {
        asked.push(inWords(request));
        const reply = Buffer.from([5, manners.reply ?? 0, 0, 1, 10, 0, 0, 1, 0, 80]);
        if ((manners.reply ?? 0) !== 0) {
          client.end(reply);
          return;
        }
        const far = connect(manners.port, '127.0.0.1');
        open.add(far);
        far.on('error', () => client.destroy());
        far.once('data', (first) => {
          client.write(Buffer.concat([reply, first]));
          far.pipe(client);
        });
        client.pipe(far);
      });
    });
  });
  return {
    port: await listening(server),
    asked,
    stop: () =>
      new Promise((stopped) => {
        for (const socket of open) socket.destroy();
        server.close(() => stopped());
      }),
  };
}

function inWords(request: Buffer): string {
  const kind = request[3] ?? 0;
  const port = request.readUInt16BE(request.length - 2);
  const bytes = request.subarray(4, -2);
  const address = kind === 1 ? bytes.join('.') : kind === 3 ? bytes.toString('utf8', 1) : bytes.toString('hex');
  return `${kind} ${address} ${port}`;
}
