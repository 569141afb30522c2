/** The server behind a socket. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { boardAnswer, type Board } from './board/board.ts';
import { BODY_LIMIT } from './requests/body.ts';
import { ConnectionDropped } from './faults.ts';
import type { PlaneRequest, PlaneResponse } from './http-message.ts';
import { createPlane, type Plane, type PlaneOptions } from './plane.ts';

export { createPlane, type Plane, type PlaneOptions } from './plane.ts';
export { demoSeed, BOARD_TOKEN } from './tables/demo-seed.ts';

export interface ServeOptions extends PlaneOptions {
  /** Default: a free one. */
  readonly port?: number;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** Serves the web board at `/`; its writes are signed with this token, given by alias or as it is. */
  readonly board?: { readonly token: string };
}

export interface ServedPlane {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly url: string;
  readonly plane: Plane;
  close(): Promise<void>;
}

export async function servePlane(options: ServeOptions): Promise<ServedPlane> {
  const plane = createPlane(options);
  const host = options.host ?? '127.0.0.1';
  const token = options.board && (plane.names.tokens.get(options.board.token) ?? options.board.token);
  const board = token === undefined ? null : { token, hosts: ['127.0.0.1', 'localhost', '[::1]', host] };
  const server = createServer((incoming, outgoing) => {
    void exchange(plane, board, incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${nameOf(host)}:${String(port)}`,
    plane,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** In a URL; of an address that means all of them, the loopback one, which every browser takes. */
function nameOf(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

async function exchange(
  plane: Plane,
  board: Board | null,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const request = await received(incoming);
    const shown = board && boardAnswer(request, plane.store, board);
    send(outgoing, shown ?? (await plane.answer(request)));
  } catch (error) {
    if (error instanceof ConnectionDropped || incoming.destroyed) {
      outgoing.destroy();
      return;
    }
    send(outgoing, {
      status: 500,
      headers: { 'content-type': 'text/plain' },
      body: `internal error: ${String(error)}\n`,
    });
  }
}

/** A body over the limit is read to its end, so that the client gets its answer, but not kept. */
async function received(incoming: IncomingMessage): Promise<PlaneRequest> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
    if (size <= BODY_LIMIT) chunks.push(chunk);
    size += chunk.length;
  }
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  return { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body: Buffer.concat(chunks) };
}

function send(outgoing: ServerResponse, response: PlaneResponse): void {
  const body = Buffer.from(response.body);
  const length = response.status === 204 ? {} : { 'content-length': String(body.length) };
  outgoing.writeHead(response.status, { ...response.headers, ...length });
  outgoing.end(body);
}
