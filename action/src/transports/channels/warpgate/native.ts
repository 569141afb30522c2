/** The channel through Warpgate's own SSH server: one login as `user:target` for each terminal. */
import { HostKeyError, TransportError, Unreached } from '../../../errors.ts';
import type { Channel } from '../../../ports/channel.ts';
import { directSshChannel } from '../ssh/direct.ts';
import type { DirectSshOptions } from '../ssh/direct.ts';

/** What to do about failures whose cause, behind a bastion, is usually in the bastion. */
function remedies(user: string, target: string): Readonly<Record<string, string>> {
  const log = `Look into Warpgate’s log: it may know no target ${target}, or not reach it, or not know its host key.`;
  return {
    'ssh-login-refused': `See in Warpgate that the user ${user} has this public key, that there is a target ${target}, and that a role of the user allows it. Do not try often: servers lock out addresses that fail to log in.`,
    'ssh-more-factors': `Let the user ${user} of Warpgate in over SSH with the public key alone: nobody is there to type a code or to approve in a browser.`,
    'ssh-closed-early': log,
    'ssh-disconnected': log,
    'ssh-channel-refused': log,
    'ssh-command-refused': log,
    'ssh-no-exit-code': log,
    'host-key-unpinned':
      'Compare the fingerprint with the host key that Warpgate shows its administrator, then add that line to warpgate.host_keys.',
  };
}

/**
 * Sessions are opened only when a script is sent: Warpgate records each.
 * Errors: those of `directSshChannel`, with remedies that look for the cause in Warpgate.
 */
export function nativeChannel(options: DirectSshOptions): Channel {
  const channel = directSshChannel({ ...options, limits: { ...options.limits, spare: false } });
  const [user = '', ...target] = options.target.user.split(':');
  const known = remedies(user, target.join(':'));
  return {
    name: 'warpgate-ssh',
    run: async (script, runOptions) => {
      try {
        return await channel.run(script, runOptions);
      } catch (error) {
        throw withRemedy(error, known);
      }
    },
    close: () => channel.close(),
  };
}

function withRemedy(error: unknown, known: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof TransportError)) return error;
  const remedy = known[error.problem.code];
  if (remedy === undefined) return error;
  const problem = { ...error.problem, remedy };
  const options = { cause: error };
  if (error instanceof HostKeyError) return new HostKeyError(problem, options);
  return error instanceof Unreached ? new Unreached(problem, options) : new TransportError(problem, options);
}
