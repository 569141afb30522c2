/** A real sshd on loopback, with host keys, users and a key of its own. Needs root, as CI has it. */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './port.ts';

const SSHD = '/usr/sbin/sshd';

/** Why these tests cannot run here; null: they can. */
export function sshdMissing(): string | null {
  if (!existsSync(SSHD)) return 'no sshd: apt-get install openssh-server';
  return process.getuid?.() === 0 ? null : 'a real sshd with several users needs root';
}

export interface TestSshd {
  readonly port: number;
  /** The server's own process; its sessions are others. */
  readonly pid: number;
  /** Lines as in the `.pub` files. */
  readonly hostKeys: { readonly ed25519: string; readonly rsa: string; readonly ecdsa: string };
  /** The private key that every user accepts, in OpenSSH's format. */
  readonly key: string;
  readonly folder: string;
  /** What sshd has logged. */
  log(): string;
  /** Processes of sessions that are open now. */
  sessions(): readonly number[];
  stop(): Promise<void>;
}

export interface SshdOptions {
  /** Lines for sshd_config that go before the usual ones. */
  readonly config?: readonly string[];
}

export async function startSshd(options: SshdOptions = {}): Promise<TestSshd> {
  const folder = mkdtempSync(join(tmpdir(), 'agentd-sshd-'));
  chmodSync(folder, 0o755);
  // sshd wants it, and a machine on which no sshd was ever started lacks it.
  mkdirSync('/run/sshd', { recursive: true });
  for (const type of ['ed25519', 'rsa', 'ecdsa']) makeKey(join(folder, `host_${type}`), type);
  makeKey(join(folder, 'login'), 'ed25519');
  const port = await freePort();
  const config = join(folder, 'sshd_config');
  const log = join(folder, 'log');
  const lines = [
    // The first mention of a setting counts.
    ...(options.config ?? []),
    ...['ed25519', 'rsa', 'ecdsa'].map((type) => `HostKey ${join(folder, `host_${type}`)}`),
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `PidFile ${join(folder, 'pid')}`,
    'StrictModes no',
    'UsePAM no',
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
    'PermitRootLogin yes',
    'LogLevel VERBOSE',
    'MaxStartups 500',
    'UseDNS no',
    `AuthorizedKeysFile ${join(folder, 'login.pub')}`,
    '',
  ];
  writeFileSync(config, lines.join('\n'));
  // Absolute paths: sshd runs itself anew for each connection, from another directory.
  const server = spawn(SSHD, ['-D', '-f', config, '-E', log], { stdio: 'ignore' });
  await answers(port, server, log);
  return {
    port,
    pid: server.pid ?? 0,
    hostKeys: {
      ed25519: publicPart(folder, 'ed25519'),
      rsa: publicPart(folder, 'rsa'),
      ecdsa: publicPart(folder, 'ecdsa'),
    },
    key: readFileSync(join(folder, 'login'), 'utf8'),
    folder,
    log: () => readFileSync(log, 'utf8'),
    sessions: () => descendants(server.pid ?? 0).filter((pid) => commandOf(pid).startsWith('sshd')),
    stop: async () => {
      for (const pid of [...descendants(server.pid ?? 0), server.pid ?? 0]) signal(pid, 'SIGCONT');
      if (server.exitCode === null && server.signalCode === null) {
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGTERM');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A key pair in files, in OpenSSH's format; one of RSA as short as sshd takes it, because a longer one takes long to make. */
export function makeKey(path: string, type = 'ed25519', passphrase = ''): void {
  const bits = type === 'rsa' ? ['-b', '1024'] : [];
  const made = spawnSync('ssh-keygen', ['-q', '-t', type, ...bits, '-N', passphrase, '-C', 'test', '-f', path]);
  if (made.status !== 0) throw new Error(`ssh-keygen: ${made.stderr.toString()}`);
}

export interface TestUser {
  readonly name: string;
  readonly home: string;
  readonly uid: number;
  remove(): void;
}

/**
 * A user of this machine with that login shell.
 * @param password `''`: none is needed, which is how a server comes to accept the method `none`.
 */
export function addUser(shell: string, password = '*'): TestUser {
  const name = `agtd-${randomBytes(4).toString('hex')}`;
  const home = mkdtempSync(join(tmpdir(), `agentd-home-`));
  locked('useradd', ['-M', '-d', home, '-s', pathOf(shell), '-p', password, '-K', 'MAIL_DIR=/nonexistent', name]);
  const uid = Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout);
  spawnSync('chown', ['-R', `${name}:`, home]);
  return {
    name,
    home,
    uid,
    remove: () => {
      locked('userdel', [name], () => endAllOf(uid));
      rmSync(home, { recursive: true, force: true });
    },
  };
}

export function pathOf(shell: string): string {
  if (shell.startsWith('/')) return shell;
  const found = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', shell], { encoding: 'utf8' }).stdout.trim();
  if (found === '') throw new Error(`${shell} is not installed, and these tests need it`);
  return found;
}

/**
 * Tests in other processes change the list of users, too, and the tools give up at once when it is locked, or while a
 * process of the user has not quite gone.
 */
function locked(command: string, args: readonly string[], before: () => void = () => {}): void {
  for (let tries = 0; ; tries += 1) {
    before();
    const ran = spawnSync(command, args, { encoding: 'utf8' });
    if (ran.status === 0) return;
    if (tries === 100 || !/lock|currently used/.test(ran.stderr))
      throw new Error(`${command} ${args.join(' ')}: ${ran.stderr}`);
    spawnSync('sleep', ['0.1']);
  }
}

function endAllOf(uid: number): void {
  const found = spawnSync('pgrep', ['-U', String(uid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean);
  for (const pid of found) signal(Number(pid), 'SIGKILL');
}

export function signal(pid: number, name: NodeJS.Signals): void {
  if (pid <= 1) return;
  try {
    process.kill(pid, name);
  } catch {
    // It has gone by itself.
  }
}

/** All processes below that one, children first. */
export function descendants(pid: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const);
  const below = (parent: number): readonly number[] =>
    parents.filter(([, its]) => its === parent).flatMap(([child]) => [...below(child), child]);
  return below(pid);
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function publicPart(folder: string, type: string): string {
  return readFileSync(join(folder, `host_${type}.pub`), 'utf8').trim();
}

async function answers(port: number, server: ChildProcess, log: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) break;
    if (await canConnect(port)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
  throw new Error(`sshd did not start: ${existsSync(log) ? readFileSync(log, 'utf8') : 'no log'}`);
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
