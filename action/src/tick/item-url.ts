import type { Config } from '../config/schema.ts';

/** Where a person opens a work item: Plane's API gives no such address. */
export function itemUrl(config: Config, key: string): string {
  const base = (config.plane.web_url ?? config.plane.base_url).replace(/\/+$/, '');
  return `${base}/${config.plane.workspace}/browse/${key}/`;
}
