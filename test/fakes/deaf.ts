/** A port on loopback to which connections are neither made nor refused, as with a machine that sleeps. */
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface DeafPort {
  readonly port: number;
  /** From now on it answers: takes connections and says hello. */
  wake(): void;
  stop(): void;
}

const PROGRAM = `
const server = require('node:net').createServer((socket) => socket.on('error', () => {}).write('hello'));
server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => console.log(server.address().port));
`;

/** The process is stopped, and the queue of its port filled: the system then drops what knocks. */
export async function deafPort(): Promise<DeafPort> {
  const child = spawn(process.execPath, ['-e', PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.stdout.once('data', (line: Buffer) => resolve(Number(line.toString())));
  });
  child.kill('SIGSTOP');
  const fillers: Socket[] = [];
  for (let full = false; !full;) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    fillers.push(socket);
    full = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(true), 150);
      socket.once('connect', () => {
        clearTimeout(timer);
        resolve(false);
      });
    });
  }
  return {
    port,
    wake: () => {
      for (const socket of fillers) socket.destroy();
      child.kill('SIGCONT');
    },
    stop: () => {
      for (const socket of fillers) socket.destroy();
      child.kill('SIGKILL');
    },
  };
}
