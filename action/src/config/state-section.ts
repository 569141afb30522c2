/** What stands under `state:` in the bare text of a configuration, in braces or indented; empty: nothing does. Pure. */
export function stateSection(text: string): string {
  const start = /^state:|["{,]\s*"?state"\s*:/m.exec(text);
  if (start === null) return '';
  const rest = text.slice(start.index + start[0].length);
  const braces = /^\s*\{[^{}]*\}/.exec(rest);
  return braces?.[0] ?? /^[^\n]*\n(?:[ \t][^\n]*(?:\n|$)|[ \t]*(?:#[^\n]*)?\n)*/.exec(rest)?.[0] ?? '';
}
