/** An SSH server on loopback that does, on purpose, what a good one never does. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import type { AuthContext, Connection, ServerChannel, Session } from 'ssh2';
import { listening } from './port.ts';
import { makeKey } from './sshd.ts';

export interface OddServer {
  readonly port: number;
  /** Its host key as a line. */
  readonly hostKey: string;
  /** Logins that were tried: `none`, `publickey` … */
  readonly logins: readonly string[];
  /** Scripts that arrived on stdin. */
  readonly scripts: readonly string[];
  readonly connections: number;
  stop(): Promise<void>;
}

export interface Oddity {
  /** Sent before the login. */
  readonly banner?: string;
  /** Default: everybody is let in, by whatever way. */
  readonly login?: (context: AuthContext, connection: Connection) => void;
  /** What happens when a session is wanted; default: it is opened. */
  readonly session?: (accept: () => Session, reject: () => void, connection: Connection) => void;
  /** What happens when a command is to be run. */
  readonly exec?: (accept: () => ServerChannel, reject: (() => void) | undefined, connection: Connection) => void;
  /** What happens when the whole script has arrived; default: exit code 0. */
  readonly script?: (channel: ServerChannel, connection: Connection, text: string) => void;
}

/** One for all servers of a test file; those that ssh2 generates are broken now and then. */
let hostKey: { readonly key: string; readonly line: string } | null = null;

function makeHostKey(): { readonly key: string; readonly line: string } {
  const folder = mkdtempSync(join(tmpdir(), 'agentd-odd-'));
  const path = join(folder, 'key');
  makeKey(path);
  const pair = { key: readFileSync(path, 'utf8'), line: readFileSync(`${path}.pub`, 'utf8').trim() };
  rmSync(folder, { recursive: true });
  return pair;
}

export async function startOddServer(oddity: Oddity): Promise<OddServer> {
  hostKey ??= makeHostKey();
  const { key, line } = hostKey;
  const logins: string[] = [];
  const scripts: string[] = [];
  const open = new Set<Connection>();
  let connections = 0;

  const serve = (channel: ServerChannel, connection: Connection): void => {
    let text = '';
    channel.on('error', () => {});
    channel.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
    });
    channel.on('end', () => {
      // A session that was opened in advance and not used.
      if (text === '') return;
      scripts.push(text);
      if (oddity.script !== undefined) return oddity.script(channel, connection, text);
      channel.exit(0);
      channel.end();
    });
  };
  const withSession = (session: Session, connection: Connection): void => {
    session.on('exec', (accept, reject) => {
      if (oddity.exec !== undefined) oddity.exec(() => opened(accept, connection), reject, connection);
      else opened(accept, connection);
    });
  };
  const opened = (accept: () => ServerChannel, connection: Connection): ServerChannel => {
    const channel = accept();
    serve(channel, connection);
    return channel;
  };

  const server = new ssh2.Server(
    { hostKeys: [key], ...(oddity.banner === undefined ? {} : { banner: oddity.banner }) },
    (connection) => {
      connections += 1;
      open.add(connection);
      connection.on('error', () => {});
      connection.on('close', () => open.delete(connection));
      connection.on('authentication', (context) => {
        logins.push(context.method);
        if (oddity.login !== undefined) oddity.login(context, connection);
        else context.accept();
      });
      connection.on('session', (accept, reject) => {
        const accepted = (): Session => {
          const session = accept();
          withSession(session, connection);
          return session;
        };
        if (oddity.session !== undefined) oddity.session(accepted, reject, connection);
        else accepted();
      });
    },
  );
  return {
    port: await listening(server),
    hostKey: line,
    logins,
    scripts,
    get connections() {
      return connections;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        for (const connection of open) connection.end();
      }),
  };
}
