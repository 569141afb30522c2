/** A bastion on loopback: an SSH server that takes `user:target` and hands commands and stdin to a shell of this machine. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import type { AuthContext, Connection, ServerChannel } from 'ssh2';
import { USER_ENV } from '../contracts/place.ts';
import { listening } from './port.ts';
import { makeKey } from './sshd.ts';

export interface Bastion {
  readonly port: number;
  /** Its host key as a line. */
  readonly hostKey: string;
  /** The private key of its user `ada`. */
  readonly key: string;
  /** Logins that were let in, as `user:target`. */
  readonly logins: readonly string[];
  /** Sessions that were opened. */
  readonly sessions: number;
  stop(): Promise<void>;
}

export interface BastionOptions {
  /** Machines that `ada` may use; default: `box`. */
  readonly targets?: readonly string[];
  /** Wants this besides the key. */
  readonly more?: 'keyboard-interactive';
  /** Lets in, and then says this instead of running anything. */
  readonly refuses?: string;
  /** Login shell of the targets. */
  readonly shell?: string;
  /** Further variables of the targets. */
  readonly env?: Readonly<Record<string, string>>;
}

const BANNER = 'This is the bastion. Ask the operators for a role.';

export async function startBastion(options: BastionOptions = {}): Promise<Bastion> {
  const { targets = ['box'], more, refuses, shell = '/bin/sh', env = {} } = options;
  const folder = mkdtempSync(join(tmpdir(), 'agentd-bastion-'));
  for (const name of ['host', 'ada']) makeKey(join(folder, name));
  const [hostKey, key] = ['host', 'ada'].map((name) => readFileSync(join(folder, name), 'utf8'));
  const publicKey = ssh2.utils.parseKey(readFileSync(join(folder, 'ada.pub'), 'utf8'));
  if (publicKey instanceof Error) throw publicKey;
  const open = new Set<Connection>();
  const logins: string[] = [];
  let sessions = 0;

  const login = (context: AuthContext): void => {
    if (context.method !== 'publickey') return context.reject(['publickey']);
    const known = context.key.data.equals(publicKey.getPublicSSH());
    const signed =
      context.signature === undefined ||
      context.blob === undefined ||
      publicKey.verify(context.blob, context.signature, context.hashAlgo);
    const allowed = targets.some((target) => context.username === `ada:${target}`);
    if (!known || !signed || !allowed) return context.reject(['publickey']);
    if (context.signature === undefined) return context.accept();
    if (more !== undefined) return context.reject([more]);
    logins.push(context.username);
    context.accept();
  };
  const run = (channel: ServerChannel, command: string, connection: Connection): void => {
    sessions += 1;
    channel.on('error', () => {});
    if (refuses !== undefined) {
      channel.write(refuses);
      channel.end();
      setTimeout(() => connection.end(), 50);
      return;
    }
    const child = spawn(shell, ['-c', command], { env: { ...USER_ENV, ...env }, cwd: '/', stdio: 'pipe' });
    child.stdin.on('error', () => {});
    channel.pipe(child.stdin);
    child.stdout.pipe(channel, { end: false });
    child.stderr.pipe(channel.stderr, { end: false });
    child.once('close', (code) => {
      channel.exit(code ?? 255);
      channel.end();
    });
  };

  const server = new ssh2.Server({ hostKeys: [hostKey ?? ''], banner: BANNER }, (connection) => {
    open.add(connection);
    connection.on('error', () => {});
    connection.on('close', () => open.delete(connection));
    connection.on('authentication', login);
    connection.on('session', (accept) => {
      accept().on('exec', (take, _reject, { command }) => run(take(), command, connection));
    });
  });
  return {
    port: await listening(server),
    hostKey: readFileSync(join(folder, 'host.pub'), 'utf8').trim(),
    key: key ?? '',
    logins,
    get sessions() {
      return sessions;
    },
    stop: () =>
      new Promise((stopped) => {
        rmSync(folder, { recursive: true, force: true });
        server.close(() => stopped());
        for (const connection of open) connection.end();
      }),
  };
}
