/** The client's side of SOCKS5 (RFC 1928) without authentication, as userspace Tailscale serves it. */
import { isIP, isIPv4 } from 'node:net';
import type { Socket } from 'node:net';

const VERSION = 5;
const NO_AUTHENTICATION = 0;
const CONNECT = 1;
const BY_IPV4 = 1;
const BY_NAME = 3;
const BY_IPV6 = 4;

/** Replies that mean the same as an error of one's own socket. */
const ERRNO: Readonly<Record<number, string>> = { 3: 'ENETUNREACH', 4: 'EHOSTUNREACH', 5: 'ECONNREFUSED' };
const WORDS: Readonly<Record<number, string>> = {
  1: 'general failure',
  2: 'its rules forbid the connection',
  6: 'time to live expired',
  7: 'it cannot connect',
  8: 'it does not know that kind of address',
};

/**
 * Asks the proxy at the other end of `socket` for a connection; afterwards the socket speaks to `host` itself, and
 * nothing that came from there has been used up. Names are resolved by the proxy.
 * @throws {Error} with `code` of a socket error, or `EPROXY`.
 */
export async function passSocks5(socket: Socket, host: string, port: number): Promise<void> {
  socket.write(Buffer.from([VERSION, 1, NO_AUTHENTICATION]));
  const [version, method] = await read(socket, 2);
  if (version !== VERSION) throw proxyError('it does not speak SOCKS5');
  if (method !== NO_AUTHENTICATION) throw proxyError('it wants a login, which is not supported');
  socket.write(Buffer.concat([Buffer.from([VERSION, CONNECT, 0]), addressOf(host), portBytes(port)]));
  const [, reply = 1, , kind] = await read(socket, 4);
  if (reply !== 0) throw proxyError(WORDS[reply] ?? `reply ${reply}`, ERRNO[reply]);
  // The address from which it connected, and the port; nobody needs them.
  const length = kind === BY_IPV4 ? 4 : kind === BY_IPV6 ? 16 : (await read(socket, 1))[0];
  await read(socket, (length ?? 0) + 2);
}

function addressOf(host: string): Buffer {
  if (isIPv4(host)) return Buffer.from([BY_IPV4, ...host.split('.').map(Number)]);
  if (isIP(host) === 6) return Buffer.concat([Buffer.from([BY_IPV6]), ipv6Bytes(host)]);
  const name = Buffer.from(host, 'utf8');
  return Buffer.concat([Buffer.from([BY_NAME, name.length]), name]);
}

/** The 16 bytes of an address that `isIP` has accepted; a zone (`%eth0`) means nothing to a proxy. */
function ipv6Bytes(host: string): Buffer {
  const [head = '', tail = ''] = (host.split('%')[0] ?? '').split('::');
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean).flatMap(groupBytes));
  const [before, after] = [left ?? [], right ?? []];
  const zeros = Array.from({ length: 16 - before.length - after.length }, () => 0);
  return Buffer.from([...before, ...zeros, ...after]);
}

function groupBytes(group: string): number[] {
  if (group.includes('.')) return group.split('.').map(Number);
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}

function portBytes(port: number): Buffer {
  return Buffer.from([port >> 8, port & 0xff]);
}

/** Exactly so many bytes; what follows stays in the socket. */
function read(socket: Socket, size: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const take = (): void => {
      const bytes: unknown = socket.read(size);
      if (!Buffer.isBuffer(bytes)) return;
      settle();
      if (bytes.length === size) resolve(bytes);
      else reject(proxyError('it closed the connection'));
    };
    const closed = (): void => {
      settle();
      reject(proxyError('it closed the connection'));
    };
    const settle = (): void => {
      socket.off('readable', take).off('end', closed).off('close', closed);
    };
    socket.on('readable', take).once('end', closed).once('close', closed);
    take();
  });
}

function proxyError(message: string, code = 'EPROXY'): Error {
  return Object.assign(new Error(message), { code });
}
