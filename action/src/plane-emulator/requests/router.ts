/** From a path to a route, by the rules of Plane's URL patterns. */
import type { View } from './call.ts';
import type { Permission } from './permissions.ts';

export interface Route {
  /** `workspaces/<str:slug>/projects/<uuid:project>/`, under `/api/v1/`. */
  readonly pattern: string;
  readonly permission: Permission;
  /** By method; the order is that of the `allow` header. */
  readonly views: Readonly<Record<string, View>>;
}

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

export type Router = (path: string) => Match | null;

/** Ids are UUIDs in lower case; anything else is an unknown route. */
const KINDS: Readonly<Record<string, string>> = {
  str: '[^/]+',
  uuid: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
};

/** The first route that fits wins. `path` is decoded and has no query. */
export function routerOf(routes: readonly Route[]): Router {
  const compiled = routes.map((route) => ({ route, regex: regexOf(route.pattern) }));
  return (path) => {
    for (const { route, regex } of compiled) {
      const match = regex.exec(path);
      if (match) return { route, params: { ...match.groups } };
    }
    return null;
  };
}

function regexOf(pattern: string): RegExp {
  const source = pattern.replace(
    /<(\w+):(\w+)>/g,
    (_, kind: string, name: string) => `(?<${name}>${KINDS[kind] ?? ''})`,
  );
  return new RegExp(`^/api/v1/${source}$`, 's');
}
