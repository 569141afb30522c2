/** Puts a value at a path of an object that was parsed, where there is such a place. */
export function replace(root: unknown, path: readonly string[], value: unknown): void {
  let at = root;
  for (const key of path.slice(0, -1)) {
    if (typeof at !== 'object' || at === null) return;
    at = Reflect.get(at, key);
  }
  if (typeof at === 'object' && at !== null) Reflect.set(at, path.at(-1) ?? '', value);
}
