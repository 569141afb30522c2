import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { HostKeyError, TransportError, Unreached } from '../../../../action/src/errors.ts';
import type { Channel } from '../../../../action/src/ports/channel.ts';
import type { TailscaleStatus } from '../../../../action/src/transports/channels/ssh/tailscale.ts';
import { pause, until } from '../../../contracts/place.ts';
import { listening } from '../../../fakes/port.ts';
import { startOddServer } from '../../../fakes/ssh-server.ts';
import type { OddServer, Oddity } from '../../../fakes/ssh-server.ts';
import { channelTo } from './connect.ts';
import type { Reach } from './connect.ts';

const TAILSCALE_REFUSAL = 'tailscale: tailnet policy does not permit you to SSH as user "agent"\r\n';
const SCRIPT = 'echo hello; exit 0\n';

interface At {
  readonly channel: Channel;
  readonly server: OddServer;
  /** Runs the script and returns how it failed. */
  failure(timeout_ms?: number): Promise<TransportError>;
}

/** One channel, by Tailscale-like login, to a server with that oddity. */
async function at(oddity: Oddity, work: (at: At) => Promise<void>, reach: Partial<Reach> = {}): Promise<void> {
  const server = await startOddServer(oddity);
  const channel = toPort(server.port, { tailscale: tailnet(server.hostKey), ...reach });
  try {
    await work({ channel, server, failure: (timeout_ms = 300_000) => failureOf(channel, timeout_ms) });
  } finally {
    await channel.close();
    await server.stop();
  }
}

function toPort(port: number, reach: Partial<Reach> = {}): Channel {
  return channelTo({
    limits: { login_ms: 5000, waits_ms: [] },
    ...reach,
    target: { auth: 'tailscale', user: 'agent', ...reach.target, port },
  });
}

function tailnet(hostKey: string): TailscaleStatus {
  const peer = {
    name: 'box.ts.net',
    host_name: 'box',
    addresses: ['127.0.0.1'],
    os: 'linux',
    online: true,
    last_seen: null,
  };
  return { state: 'Running', userspace: false, peers: [{ ...peer, host_keys: [hostKey] }] };
}

async function failureOf(channel: Channel, timeout_ms: number): Promise<TransportError> {
  const error: unknown = await channel.run(SCRIPT, { timeout_ms }).catch((caught: unknown) => caught);
  if (error instanceof TransportError) return error;
  throw new Error(`no failure, but ${String(error)}`);
}

/** A port where everybody is met so. */
async function met(by: (socket: Socket) => void, work: (port: number) => Promise<void>): Promise<void> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    by(socket);
  });
  try {
    await work(await listening(server));
  } finally {
    for (const socket of open) socket.destroy();
    server.close();
  }
}

const pin = { host_keys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAICiq7pkk0trzf2/zUtNA0sXnr/BOZDQ4zcv46ijGJEQB'] };

describe.concurrent('a server that never gets to the login', () => {
  it('says nothing: unreached, within the time for a login', () =>
    met(
      () => {},
      async (port) => {
        const channel = toPort(port, { target: { port, ...pin }, limits: { login_ms: 200, waits_ms: [] } });
        expect(await failureOf(channel, 3_600_000)).toMatchObject({
          name: 'Unreached',
          problem: { code: 'ssh-connect-timeout', retry: true },
        });
        await channel.close();
      },
    ));

  it.each(['Not allowed at this time\r\n', 'Exceeded MaxStartups\r\n'])(
    'says %j and hangs up: left alone this tick',
    (words) =>
      met(
        (socket) => socket.end(words),
        async (port) => {
          const channel = toPort(port, { target: { port, ...pin } });
          const error = await failureOf(channel, 300_000);
          expect(error).toBeInstanceOf(Unreached);
          expect(error.problem).toMatchObject({ code: 'ssh-closed-early', retry: true });
          expect(error.message).toContain(`The server said: “${words.trim()}”`);
          expect(error.problem.remedy).toContain('wait at least 15 s');
          expect(await failureOf(channel, 300_000)).toBe(error);
          await channel.close();
        },
      ),
  );

  it('speaks something else: unreached, with what it said', () =>
    met(
      (socket) => void socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
      async (port) => {
        const channel = toPort(port, { target: { port, ...pin } });
        const error = await failureOf(channel, 300_000);
        expect(error.problem.code).toBe('ssh-closed-early');
        expect(error.message).toContain('400 Bad Request');
        await channel.close();
      },
    ));
});

describe.concurrent('a server that refuses the login', () => {
  it('is told apart by the banner of Tailscale, and asked once, however often we come', () =>
    at({ banner: TAILSCALE_REFUSAL, login: (context) => context.reject([]) }, async ({ failure, server }) => {
      const error = await failure();
      expect(error).toBeInstanceOf(Unreached);
      expect(error.problem).toMatchObject({ code: 'ssh-tailscale-policy', retry: false });
      expect(error.message).toContain('does not permit you to SSH as user “agent”'.replaceAll(/[“”]/g, '"'));
      expect([await failure(), await failure()]).toEqual([error, error]);
      expect(server.logins).toEqual(['none']);
      expect(server.connections).toBe(1);
    }));

  it('hangs up instead of saying no', () =>
    at({ login: (_context, connection) => connection.end() }, async ({ failure }) => {
      expect((await failure()).problem.code).toBe('ssh-closed-early');
    }));

  it('wants a person to confirm it, and waits', () =>
    at(
      { banner: '# To authenticate, visit: https://login.tailscale.com/a/12ab\n', login: () => {} },
      async ({ failure }) => {
        expect((await failure()).problem).toMatchObject({ code: 'ssh-tailscale-check', retry: false });
      },
      { limits: { login_ms: 1500, waits_ms: [] } },
    ));

  it('is another machine: never retried, nothing is sent to it, not even a login', () =>
    at(
      {},
      async ({ failure, server }) => {
        const error = await failure();
        expect(error).toBeInstanceOf(HostKeyError);
        expect(error.problem).toMatchObject({ code: 'host-key-mismatch', retry: false });
        expect(error.message.match(/SHA256:[A-Za-z0-9+/]{43}/g)).toHaveLength(2);
        expect(await failure()).toBe(error);
        expect(server.connections).toBe(1);
        expect(server.logins).toEqual([]);
        expect(server.scripts).toEqual([]);
      },
      { target: { port: 0, ...pin } },
    ));
});

describe.concurrent('a server that lets us in and does not run the script', () => {
  const never = { problem: { code: 'ssh-connect-timeout' }, name: 'Unreached' };

  it('opens no session: unreached', () =>
    at({ session: (_accept, reject) => reject() }, async ({ failure }) => {
      expect(await failure()).toMatchObject({ name: 'Unreached', problem: { code: 'ssh-channel-refused' } });
    }));

  it('does not answer the wish for a session: unreached, within the time of the visit', () =>
    at({ session: () => {} }, async ({ failure }) => {
      expect(await failure(300)).toMatchObject(never);
    }));

  it('runs no command: unreached, and nothing of the script was sent', () =>
    at({ exec: (_accept, reject) => reject?.() }, async ({ failure, server }) => {
      expect(await failure()).toMatchObject({ name: 'Unreached', problem: { code: 'ssh-command-refused' } });
      expect(server.scripts).toEqual([]);
    }));

  it('does not answer the wish for a command: unreached', () =>
    at({ exec: () => {} }, async ({ failure, server }) => {
      expect(await failure(300)).toMatchObject(never);
      expect(server.scripts).toEqual([]);
    }));

  it('hangs up between login and command: unreached', () =>
    at({ exec: (_accept, _reject, connection) => connection.end() }, async ({ failure, server }) => {
      expect(await failure()).toMatchObject({ name: 'Unreached' });
      expect(server.scripts).toEqual([]);
    }));
});

describe.concurrent('a server that has the script', () => {
  it('hands back what came after the exit code, too', () =>
    at(
      {
        script: (channel) => {
          channel.write('early ');
          channel.exit(0);
          setTimeout(() => channel.end('late ü'), 50);
        },
      },
      async ({ channel, server }) => {
        expect(await channel.run(SCRIPT, { timeout_ms: 300_000 })).toBe('early late ü');
        expect(server.scripts).toEqual([SCRIPT]);
      },
    ));

  it('puts characters together that were cut between two packets', () =>
    at(
      {
        script: (channel) => {
          const [head, tail] = [Buffer.from('第').subarray(0, 2), Buffer.from('第').subarray(2)];
          channel.write(head);
          setTimeout(() => {
            channel.write(tail);
            channel.exit(0);
            channel.end();
          }, 30);
        },
      },
      async ({ channel }) => {
        expect(await channel.run(SCRIPT, { timeout_ms: 300_000 })).toBe('第');
      },
    ));

  it('floods stderr, and the answer comes all the same', () =>
    at(
      {
        script: (channel) => {
          channel.stderr.write(Buffer.alloc(3 * 1024 * 1024, 'e'), () => {
            channel.write('answer');
            channel.exit(0);
            channel.end();
          });
        },
      },
      async ({ channel }) => {
        expect(await channel.run(SCRIPT, { timeout_ms: 300_000 })).toBe('answer');
      },
    ));

  const unknown: readonly (readonly [what: string, Oddity['script'] & {}, code: string, words: RegExp])[] = [
    [
      'ends the session without an exit code after a whole answer',
      (channel) => {
        channel.write('0123456789abcdef01 END 0\n');
        channel.end();
      },
      'ssh-no-exit-code',
      /what the script has done is unknown/,
    ],
    [
      'says that the shell was killed',
      (channel) => {
        channel.exit('KILL');
        channel.end();
      },
      'ssh-script-killed',
      /SIGKILL/,
    ],
    [
      'has no shell',
      (channel) => {
        channel.stderr.write('exec: /bin/sh: not found\n');
        channel.exit(127);
        channel.end();
      },
      'ssh-script-failed',
      /exit code 127: “exec: \/bin\/sh: not found”/,
    ],
    [
      'says on stdout why it runs nothing',
      (channel) => {
        channel.write('Only backups may log in.\n');
        channel.exit(1);
        channel.end();
      },
      'ssh-script-failed',
      /Only backups may log in/,
    ],
    [
      'has no login shell for that user',
      (channel) => {
        channel.write('This account is currently not available.\n');
        channel.exit(1);
        channel.end();
      },
      'ssh-no-login-shell',
      /currently not available/,
    ],
    [
      'gives that user sftp alone',
      (channel) => {
        channel.write('This service allows sftp connections only.\n');
        channel.exit(1);
        channel.end();
      },
      'ssh-sftp-only',
      /sftp connections only/,
    ],
    ['hangs up', (_channel, connection) => void connection.end(), 'ssh-link-lost', /unknown/],
    [
      'prints without end',
      (channel) => void channel.write(Buffer.alloc(70_000)),
      'answer-too-large',
      /more than 65536 bytes/,
    ],
  ];
  it.each(unknown)('%s: nobody knows what was done', (_what, script, code, words) =>
    at(
      { script },
      async ({ failure }) => {
        const error = await failure();
        expect(error).toBeInstanceOf(TransportError);
        expect(error).not.toBeInstanceOf(Unreached);
        expect(error.problem).toMatchObject({ code, retry: true });
        expect(error.message).toMatch(words);
      },
      { limits: { max_output_bytes: 65_536, waits_ms: [] } },
    ),
  );

  it('takes a shell that ended badly for good when its answer is whole', () =>
    at(
      {
        script: (channel) => {
          channel.write('noise\n0123456789abcdef01 END 0\nmore noise');
          channel.exit(1);
          channel.end();
        },
      },
      async ({ channel }) => {
        expect(await channel.run(SCRIPT, { timeout_ms: 300_000 })).toContain('END 0');
      },
    ));

  it('falls silent: unknown within the time of the visit, and the next visit makes a new connection', () => {
    let visits = 0;
    return at(
      {
        script: (channel) => {
          visits += 1;
          if (visits === 1) return;
          channel.exit(0);
          channel.end('second');
        },
      },
      async ({ channel, failure, server }) => {
        const error = await failure(3000);
        expect(error).not.toBeInstanceOf(Unreached);
        expect(error.problem).toMatchObject({ code: 'terminal-timeout', retry: true });
        expect(error.message).toContain('within 3 s');
        expect(await channel.run(SCRIPT, { timeout_ms: 300_000 })).toBe('second');
        expect(server.connections).toBe(2);
      },
    );
  });
});

describe.concurrent('a server that is sent one script after the other', () => {
  const visits = async (channel: Channel, count: number): Promise<readonly string[]> => {
    const answers: string[] = [];
    for (let visit = 0; visit < count; visit += 1) {
      answers.push(await channel.run(`visit ${visit}`, { timeout_ms: 300_000 }));
    }
    return answers;
  };
  /** Answers with the script, and with what was printed before. */
  const echo: Oddity['script'] = (channel, _connection, text) => {
    channel.write(`did ${text}`);
    channel.exit(0);
    channel.end();
  };

  it('finds a session open already for the next one, on the same connection', () => {
    let commands = 0;
    return at(
      {
        script: echo,
        exec: (accept) => {
          commands += 1;
          accept().write(`hello ${commands}, `);
        },
      },
      async ({ channel, server }) => {
        expect(await visits(channel, 3)).toEqual([
          'hello 1, did visit 0',
          'hello 2, did visit 1',
          'hello 3, did visit 2',
        ]);
        expect(server.scripts).toEqual(['visit 0', 'visit 1', 'visit 2']);
        expect(server.connections).toBe(1);
        await until('one more is open than was used', () => commands === 4);
      },
    );
  });

  it('opens another where the server has ended the one that was kept', () => {
    let commands = 0;
    return at(
      {
        script: echo,
        exec: (accept) => {
          commands += 1;
          const channel = accept();
          if (commands % 2 === 1) return;
          channel.exit(0);
          channel.end();
        },
      },
      async ({ channel, server }) => {
        const answers: string[] = [];
        for (let visit = 0; visit < 3; visit += 1) {
          answers.push(await channel.run(`visit ${visit}`, { timeout_ms: 300_000 }));
          await pause(100);
        }
        expect(answers).toEqual(['did visit 0', 'did visit 1', 'did visit 2']);
        expect(server.scripts).toHaveLength(3);
      },
    );
  });

  it('goes on where the server allows one session at a time', () => {
    let open = 0;
    return at(
      {
        session: (accept, reject) => {
          if (open > 0) return reject();
          open += 1;
          accept().on('close', () => (open -= 1));
        },
        script: echo,
      },
      async ({ channel }) => {
        expect(await visits(channel, 3)).toEqual(['did visit 0', 'did visit 1', 'did visit 2']);
      },
    );
  });

  it('keeps no session open where that is not wanted', () => {
    let commands = 0;
    return at(
      {
        script: echo,
        exec: (accept) => {
          commands += 1;
          accept();
        },
      },
      async ({ channel }) => {
        await visits(channel, 2);
        await pause(100);
        expect(commands).toBe(2);
      },
      { limits: { spare: false, waits_ms: [] } },
    );
  });
});

describe.concurrent('a visit that is called off', () => {
  const run = (channel: Channel, signal: AbortSignal): Promise<unknown> =>
    channel.run(SCRIPT, { timeout_ms: 3_600_000, signal }).catch((caught: unknown) => caught);

  it('before it began sends nothing, and leads to no fallback', () =>
    at({}, async ({ channel, server }) => {
      const error = await run(channel, AbortSignal.abort());
      expect(error).toMatchObject({ name: 'TransportError', problem: { code: 'aborted' } });
      expect(server.scripts).toEqual([]);
    }));

  it('during the login does not wait for it, nor does the end of the channel', () => {
    const abort = new AbortController();
    return at(
      { login: () => abort.abort() },
      async ({ channel, server }) => {
        expect(await run(channel, abort.signal)).toMatchObject({ problem: { code: 'aborted' } });
        await channel.close();
        expect(server.logins).toHaveLength(1);
      },
      { limits: { login_ms: 3_600_000, waits_ms: [] } },
    );
  });

  it('in the middle leaves unknown what was done', () => {
    const abort = new AbortController();
    return at({ script: () => abort.abort() }, async ({ channel, server }) => {
      expect(await run(channel, abort.signal)).toMatchObject({ name: 'TransportError', problem: { code: 'aborted' } });
      expect(server.scripts).toEqual([SCRIPT]);
    });
  });
});

describe.concurrent('a channel that has been closed', () => {
  it('asks for nothing more, and says so', () =>
    at({}, async ({ channel, failure, server }) => {
      await channel.run(SCRIPT, { timeout_ms: 300_000 });
      await channel.close();
      await channel.close();
      expect((await failure()).problem.code).toBe('channel-closed');
      expect(server.connections).toBe(1);
    }));

  it('says goodbye to a server that does not hear it, but not for the time of the visit', () => {
    let heard = (): void => {};
    const asked = new Promise<void>((resolve) => {
      heard = resolve;
    });
    return at({ exec: () => heard() }, async ({ channel }) => {
      const pending = channel.run(SCRIPT, { timeout_ms: 3_600_000 }).catch((caught: unknown) => caught);
      await asked;
      await channel.close();
      expect(await pending).toBeInstanceOf(Unreached);
    });
  });
});
