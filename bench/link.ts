/**
 * A slow link to a network namespace of this machine. Two TUN devices, one on each side, and a relay between them that
 * holds every packet for half of the round trip: real TCP with its Nagle, delayed acknowledgements and slow start, which a
 * delaying proxy would hide. (`tc netem` would do, too, but few kernels of virtual machines have it.)
 */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface SlowLink {
  readonly namespace: string;
  /** Address of the far side. */
  readonly address: string;
  readonly rtt_ms: number;
  close(): void;
}

/** As on a tailnet. */
const MTU = 1280;

/** Forwards packets between the two devices named in its arguments, each after so many milliseconds; `ready` first. */
const RELAY = `
import collections, fcntl, os, select, struct, sys, time
def tun(name):
    fd = os.open('/dev/net/tun', os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(fd, 0x400454ca, struct.pack('16sH', name.encode(), 0x1001))
    return fd
a, b, delay = tun(sys.argv[1]), tun(sys.argv[2]), float(sys.argv[3]) / 1000
other = {a: b, b: a}
queue = collections.deque()
print('ready', flush=True)
while True:
    wait = max(0, queue[0][0] - time.monotonic()) if queue else None
    readable, _, _ = select.select([a, b], [], [], wait)
    now = time.monotonic()
    for fd in readable:
        try:
            while True: queue.append((now + delay, other[fd], os.read(fd, 2048)))
        except BlockingIOError: pass
        except OSError: pass
    while queue and queue[0][0] <= now:
        _, fd, packet = queue.popleft()
        try: os.write(fd, packet)
        except OSError: pass
`;

/** Why there can be none here; null: there can. */
export function slowLinkMissing(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root on Linux';
  if (!existsSync('/dev/net/tun')) return 'this kernel has no TUN devices (/dev/net/tun)';
  for (const program of ['ip', 'python3']) {
    if (spawnSync('sh', ['-c', 'command -v "$1"', 'sh', program]).status !== 0) return `there is no ${program}`;
  }
  const name = `agentd-try-${process.pid}`;
  const made = spawnSync('ip', ['netns', 'add', name], { encoding: 'utf8' });
  if (made.status !== 0) return `this kernel allows no network namespace (${made.stderr.trim()})`;
  spawnSync('ip', ['netns', 'del', name]);
  return null;
}

export async function openSlowLink(rtt_ms: number): Promise<SlowLink> {
  const namespace = `agentd-bench-${process.pid}`;
  const [near, far] = [`agtda${process.pid % 100_000}`, `agtdb${process.pid % 100_000}`];
  const third = process.pid % 250;
  const [here, there] = [`10.213.${third}.1`, `10.213.${third}.2`];
  const relay = spawn('python3', ['-c', RELAY, near, far, String(rtt_ms / 2)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = (): void => {
    relay.kill('SIGKILL');
    spawnSync('ip', ['netns', 'del', namespace]);
  };
  try {
    await ready(relay);
    ip('netns', 'add', namespace);
    ip('link', 'set', far, 'netns', namespace);
    ip('addr', 'add', here, 'peer', there, 'dev', near);
    ip('link', 'set', near, 'mtu', String(MTU), 'up');
    ip('-n', namespace, 'addr', 'add', there, 'peer', here, 'dev', far);
    ip('-n', namespace, 'link', 'set', far, 'mtu', String(MTU), 'up');
    ip('-n', namespace, 'link', 'set', 'lo', 'up');
  } catch (error) {
    close();
    throw error;
  }
  return { namespace, address: there, rtt_ms, close };
}

function ip(...args: readonly string[]): void {
  const ran = spawnSync('ip', args, { encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`ip ${args.join(' ')}: ${ran.stderr.trim()}`);
}

function ready(relay: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    relay.stdout?.once('data', () => resolve());
    relay.once('error', reject);
    relay.once('exit', (code) => reject(new Error(`the relay between the TUN devices ended with ${code}`)));
  });
}
