/** An sshd at the far end of a slow link, and what is needed to log in there. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SlowLink } from './link.ts';

export interface FarSshd {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly hostKey: string;
  /** The private key, and its file. */
  readonly key: string;
  readonly keyFile: string;
  readonly knownHosts: string;
  readonly folder: string;
  close(): void;
}

const SSHD = '/usr/sbin/sshd';
const PORT = 2222;

export function farSshdMissing(): string | null {
  if (!existsSync(SSHD)) return 'there is no sshd (Debian: openssh-server)';
  return spawnSync('ssh', ['-V']).error === undefined ? null : 'there is no ssh (Debian: openssh-client)';
}

export async function openFarSshd(link: SlowLink): Promise<FarSshd> {
  const folder = mkdtempSync(join(tmpdir(), 'agentd-far-'));
  chmodSync(folder, 0o755);
  mkdirSync('/run/sshd', { recursive: true });
  for (const name of ['host', 'login']) {
    const made = spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, name)]);
    if (made.status !== 0) throw new Error(`ssh-keygen: ${made.stderr.toString()}`);
  }
  const home = join(folder, 'home');
  mkdirSync(home);
  const hostKey = readFileSync(join(folder, 'host.pub'), 'utf8').trim();
  const knownHosts = join(folder, 'known_hosts');
  writeFileSync(knownHosts, `[${link.address}]:${PORT} ${hostKey}\n`);
  const config = [
    `HostKey ${join(folder, 'host')}`,
    `Port ${PORT}`,
    `ListenAddress ${link.address}`,
    `AuthorizedKeysFile ${join(folder, 'login.pub')}`,
    'PermitRootLogin yes',
    'StrictModes no',
    'UsePAM no',
    'UseDNS no',
    'MaxStartups 200',
    // A home without startup files: what they do is no part of the measurement.
    `SetEnv HOME=${home}`,
    `Subsystem sftp internal-sftp`,
    '',
  ];
  writeFileSync(join(folder, 'config'), config.join('\n'));
  const args = ['netns', 'exec', link.namespace, SSHD, '-D', '-f', join(folder, 'config'), '-E', join(folder, 'log')];
  const server = spawn('ip', args, { stdio: 'ignore' });
  const close = (): void => {
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; (await timeToConnect(link.address, PORT)) === null; tries += 1) {
    if (tries < 100 && server.exitCode === null) continue;
    close();
    throw new Error('the sshd at the far end does not answer');
  }
  return {
    host: link.address,
    port: PORT,
    user: 'root',
    hostKey,
    key: readFileSync(join(folder, 'login'), 'utf8'),
    keyFile: join(folder, 'login'),
    knownHosts,
    folder,
    close,
  };
}

/** Milliseconds from SYN to SYN-ACK, which is one round trip; null: refused. */
export function timeToConnect(host: string, port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const since = performance.now();
    const socket = connect(port, host);
    socket.once('connect', () => {
      resolve(performance.now() - since);
      socket.destroy();
    });
    socket.once('error', () => setTimeout(() => resolve(null), 50));
  });
}
