/** Names of the runner's variables, which are read before anything else is loaded. */

/** The runner's name for an input: `github-token` → `INPUT_GITHUB-TOKEN`. */
export function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
}
