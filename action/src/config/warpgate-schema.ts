/** The section `warpgate`: the bastion through which terminals with `warpgate-ssh` are reached. */
import { z } from 'zod';
import { envKey, host } from './atoms.ts';

export const WarpgateConfig = z
  .strictObject({
    host: host.optional().describe('Native way: host name or address of Warpgate’s SSH server.'),
    port: z.number().int().min(1).max(65535).optional().describe('Port of Warpgate’s SSH server; default: 2222.'),
    user: z
      .string()
      .regex(/^[^\s:#]+$/, 'write the Warpgate user alone; the target is added')
      .optional()
      .describe('Warpgate user; the login is `user:target`.'),
    ssh_key: envKey.optional().describe('Environment variable that holds that user’s private key.'),
    ssh_passphrase_key: envKey.optional().describe('Environment variable that holds the passphrase of `ssh_key`.'),
    host_keys: z.array(z.string().min(1)).optional().describe('Pinned host key lines of Warpgate itself.'),
    tofu: z
      .boolean()
      .optional()
      .describe('Believe the host key that Warpgate shows at the first visit, and keep it in the state.'),
    proxy: z
      .string()
      .regex(/^(?:socks5h?:\/\/[^\s@]+|tailscale-nc)$/, 'write socks5://host:port or tailscale-nc')
      .optional()
      .describe('Way to Warpgate, as `proxy` of a terminal.'),
    relay: z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .describe(
        'Relay way: the words of a command that runs something on a target. `{target}`, `{vault_config}` and `{script}` (a word by itself) are put in.',
      ),
    vault_config: z.string().min(1).optional().describe('What is put in for `{vault_config}`, such as a path.'),
    relay_env: z
      .array(envKey)
      .default([])
      .describe('Environment variables that only the relay command gets; they are secret for everybody else.'),
  })
  .describe('The bastion for `warpgate-ssh`: either the native way (`host`, `user`, `ssh_key` …) or `relay`.');
export type WarpgateConfig = z.infer<typeof WarpgateConfig>;

/** Keys of the native way. */
export const NATIVE_KEYS = [
  'host',
  'port',
  'user',
  'ssh_key',
  'ssh_passphrase_key',
  'host_keys',
  'tofu',
  'proxy',
] as const satisfies readonly (keyof WarpgateConfig)[];

/** What is put into the words of a relay command. */
export const RELAY_PLACEHOLDERS = ['target', 'vault_config', 'script'] as const;

/** Everything of the form `{word}`. */
export function placeholdersIn(word: string): string[] {
  return [...word.matchAll(/\{([a-z_]{1,20})\}/g)].map(([, name = '']) => name);
}
