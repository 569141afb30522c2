/**
 * A relay command of one's own: a shell script that joins its words as Python's `shlex.join` does, and hands them to a
 * login shell of this machine, with an environment of its own and nothing on stdin.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USER_ENV, linesOf } from '../contracts/place.ts';

export interface RelayClient {
  /** For `relay` of the configuration. */
  readonly words: readonly string[];
  /** For `vault_config`. */
  readonly config: string;
  /** What the login shell was given, one entry a call. */
  calls(): readonly string[];
  /** Variables of the command's own environment at its last call. */
  environment(): readonly string[];
  /** Uploads that lie in the temporary folder of the target. */
  uploads(): readonly string[];
  /** That folder. */
  readonly temp: string;
  /** Changes what it does. */
  set(options: RelayClientOptions): void;
  remove(): void;
}

export interface RelayClientOptions {
  /** Login shell of the target; default: `/bin/sh`. */
  readonly shell?: string;
  /** Shell text that runs before; `$call` counts the calls, from 1. */
  readonly before?: string;
  /** A command through which the output goes. */
  readonly filter?: string;
  /** Further variables of the target. */
  readonly env?: Readonly<Record<string, string>>;
}

const CLIENT = String.raw`#!/bin/sh
[ "$1" = --config ]&&[ "$3 $4" = 'run --target' ]&&[ "$6" = -- ]||{ echo "usage: client --config FILE run --target NAME -- WORD..." >&2;exit 64;}
. "$2";target=$5;shift 6
env >"$folder/env"
case $target in box|win10);;*)echo "client: no such target: $target" >&2;exit 5;;esac
line=
for word;do
case $word in
''|*[!A-Za-z0-9@%+=:,./_-]*)line="$line '$(printf %s "$word"|sed "s/'/'\"'\"'/g")'";;
*)line="$line $word";;esac
done
line=$(printf %s "$line"|sed 's/^ //')
echo "$line" >>"$folder/calls"
call=$(($(wc -l <"$folder/calls")))
before
session </dev/null|filter
`;

export function relayClient(options: RelayClientOptions = {}): RelayClient {
  const folder = mkdtempSync(join(tmpdir(), 'agentd-relay-client-'));
  const temp = mkdtempSync(join(folder, 'temp-'));
  const [client, config] = [join(folder, 'client'), join(folder, 'config')];
  writeFileSync(client, CLIENT);
  chmodSync(client, 0o755);
  const set = ({ shell = '/bin/sh', before = '', filter = '', env = {} }: RelayClientOptions): void => {
    const variables = Object.entries({ ...USER_ENV, TMPDIR: temp, ...env }).map(
      ([name, value]) => `'${name}=${value.replaceAll("'", "'\\''")}'`,
    );
    const lines = [
      `folder='${folder}'`,
      `before(){ :;${before}\n}`,
      `session(){ env -i ${variables.join(' ')} '${shell}' -c "$line";}`,
      `filter(){ ${filter === '' ? 'cat' : filter};}`,
    ];
    writeFileSync(config, `${lines.join('\n')}\n`);
  };
  set(options);
  return {
    words: [client, '--config', '{vault_config}', 'run', '--target', '{target}', '--', 'bash', '-c', '{script}'],
    config,
    temp,
    calls: () => linesOf(join(folder, 'calls')),
    environment: () => linesOf(join(folder, 'env')),
    uploads: () => (existsSync(temp) ? readdirSync(temp) : []),
    set,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
