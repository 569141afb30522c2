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
 * With the seals of before for tokens that are not set just now, as long as they are for the same address: a secret that a
 * job lacks once must not keep what it was for from being gone by later.
 */
export function sealedBefore(kept: LastGood, before: LastGood | null): LastGood {
  const plane = tableIn(kept, 'plane');
  const then = tableIn(before, 'plane');
  if (plane['base_url'] !== then['base_url'] || plane['workspace'] !== then['workspace']) return kept;
  const terminals = Object.values(tableIn(kept, 'terminals')).map((terminal) => tableOf(terminal));
  const names = new Set([plane, ...terminals].map((named) => named['token_key']));
  const old = Object.entries(tableIn(before, 'seals')).filter(([name]) => names.has(name));
  return { ...kept, seals: { ...Object.fromEntries(old), ...tableIn(kept, 'seals') } };
}

function tableIn(kept: LastGood | null, section: string): LastGood {
  return tableOf(kept?.[section]);
}

function tableOf(value: LastGood[string] | undefined): LastGood {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as LastGood) : {};
}

/**
 * The settings with those terminals whose tokens bear their seal, or are not set and go nowhere.
 * @returns null: the token that reads Plane bears none.
 */
export function trusted(config: Config, kept: LastGood, env: Env): Config | null {
  const { plane, terminals } = config;
  const seals = new Map(Object.entries(tableIn(kept, 'seals')));
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
