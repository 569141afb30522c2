/**
 * Who can write the state must not lead a Plane token elsewhere by what is kept there. So with the settings stands, for each
 * token, a keyed digest of the address that it is for: only who has the token can make it, and without it the token is not
 * used. Pure.
 */
import { createHmac } from 'node:crypto';
import type { LastGood } from './last-good.ts';
import type { Config } from './schema.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** With the seals of all tokens that are set. */
export function sealed(kept: LastGood, config: Config, env: Env): LastGood {
  const { plane, terminals } = config;
  const names = [plane.token_key, ...Object.values(terminals).map(({ token_key }) => token_key)];
  const seals = names.flatMap((name) => {
    const seal = sealOf(name, plane, env);
    return seal === null ? [] : [[name, seal] as const];
  });
  return { ...kept, seals: Object.fromEntries(seals) };
}

/**
 * The settings with those terminals whose tokens bear their seal, or are not set and go nowhere.
 * @returns null: the token that reads Plane bears none.
 */
export function trusted(config: Config, kept: LastGood, env: Env): Config | null {
  const { plane, terminals } = config;
  const seals = new Map(Object.entries(Object(kept['seals']) as Readonly<Record<string, unknown>>));
  const bears = (name: string): boolean => {
    const seal = sealOf(name, plane, env);
    return seal === null || seals.get(name) === seal;
  };
  if (!bears(plane.token_key)) return null;
  const good = Object.entries(terminals).filter(([, { token_key }]) => bears(token_key));
  return { ...config, terminals: Object.fromEntries(good) };
}

/** 32 hex digits; null: the variable is not set. */
function sealOf(name: string, { base_url, workspace }: Config['plane'], env: Env): string | null {
  const token = (env[name] ?? '').trim();
  if (token === '') return null;
  return createHmac('sha256', token).update(`${base_url}\n${workspace}`).digest('hex').slice(0, 32);
}
