/** What people use to look at long runs on other machines: a process of `ssh` for each, a shared master, Ansible. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FarSshd } from './far-sshd.ts';

/** Milliseconds for one process of `ssh` after the other, each with one of the scripts on stdin. */
export function sshPerOperation(sshd: FarSshd, scripts: readonly string[]): number {
  return timed(() => {
    for (const script of scripts) visit(sshd, script, []);
  });
}

/** The same through a master that is started first and ended afterwards, as a job that comes and goes has to. */
export function sshControlMaster(sshd: FarSshd, scripts: readonly string[]): number {
  const socket = ['-o', `ControlPath=${join(sshd.folder, 'master')}`];
  return timed(() => {
    run('ssh', [...optionsOf(sshd), ...socket, '-M', '-N', '-f', addressOf(sshd)], '');
    for (const script of scripts) visit(sshd, script, socket);
    run('ssh', [...socket, '-O', 'exit', addressOf(sshd)], '');
  });
}

export function ansibleMissing(): string | null {
  return spawnSync('ansible-playbook', ['--version']).status === 0
    ? null
    : 'there is no Ansible (Debian: ansible-core)';
}

/** Milliseconds for one playbook that asks for the state of so many jobs, which were started before. */
export function ansibleAsyncStatus(sshd: FarSshd, jobs: number): number {
  const env = {
    ...process.env,
    ANSIBLE_HOST_KEY_CHECKING: 'False',
    ANSIBLE_LOCALHOST_WARNING: 'False',
    ANSIBLE_SSH_CONTROL_PATH_DIR: join(sshd.folder, 'cp'),
    ANSIBLE_ASYNC_DIR: join(sshd.folder, 'async'),
    ANSIBLE_LOCAL_TEMP: join(sshd.folder, 'ansible'),
    HOME: sshd.folder,
  };
  const [inventory, ids] = [join(sshd.folder, 'inventory.json'), join(sshd.folder, 'jobs.json')];
  const host = {
    ansible_host: sshd.host,
    ansible_port: sshd.port,
    ansible_user: sshd.user,
    ansible_ssh_private_key_file: sshd.keyFile,
    ansible_python_interpreter: '/usr/bin/python3',
  };
  writeFileSync(inventory, JSON.stringify({ all: { hosts: { far: host } } }));
  const play = (tasks: readonly object[]): string => {
    const path = join(sshd.folder, 'play.json');
    writeFileSync(path, JSON.stringify([{ hosts: 'far', gather_facts: false, tasks }]));
    return path;
  };
  // Ends by itself when the bench does.
  const job = `sh -c 'while [ -d ${sshd.folder} ]; do sleep 1; done'`;
  const playbook = (path: string): void => run('ansible-playbook', ['-i', inventory, path], '', env);
  const numbers = Array.from({ length: jobs }, (_none, index) => index);
  playbook(
    play([
      { command: job, async: 900, poll: 0, loop: numbers, register: 'started' },
      {
        copy: { dest: ids, content: '{{ started.results | map(attribute="ansible_job_id") | list | to_json }}' },
        delegate_to: 'localhost',
        connection: 'local',
      },
    ]),
  );
  const jobIds: unknown = JSON.parse(readFileSync(ids, 'utf8'));
  const look = play([{ async_status: { jid: '{{ item }}' }, loop: jobIds }]);
  const time = timed(() => playbook(look));
  rmSync(ids);
  return time;
}

function visit(sshd: FarSshd, script: string, options: readonly string[]): void {
  run('ssh', [...optionsOf(sshd), ...options, addressOf(sshd), 'exec /bin/sh -s'], script);
}

function optionsOf({ keyFile, knownHosts, port }: FarSshd): readonly string[] {
  const settings = ['BatchMode=yes', 'IdentitiesOnly=yes', `UserKnownHostsFile=${knownHosts}`, 'LogLevel=ERROR'];
  return ['-F', 'none', '-i', keyFile, '-p', String(port), ...settings.flatMap((setting) => ['-o', setting])];
}

function addressOf({ user, host }: FarSshd): string {
  return `${user}@${host}`;
}

function run(command: string, args: readonly string[], input: string, env: NodeJS.ProcessEnv = process.env): void {
  const ran = spawnSync(command, args, { input, encoding: 'utf8', env });
  if (ran.status !== 0)
    throw new Error(`${command} ended with ${ran.status}: ${(ran.stderr || ran.stdout).slice(-800)}`);
}

function timed(work: () => void): number {
  const since = performance.now();
  work();
  return performance.now() - since;
}
