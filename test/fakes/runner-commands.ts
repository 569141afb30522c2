/**
 * How the GitHub Actions runner reads a printed line: `::name key=value::data` after white space (ECMAScript has one white
 * space less than .NET, U+0085), or the older `##[name key=value]data` anywhere in the line. Only names that are commands
 * count for the older form; for tests every name does.
 */
export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** null: it is printed as it stands. */
export function commandIn(line: string): Command | null {
  return current(line) ?? older(line);
}

function current(line: string): Command | null {
  const match = /^[\s\u0085\u200b]*::(.*?)::(.*)$/su.exec(line);
  if (match === null) return null;
  const [, head = '', data = ''] = match;
  const [name = '', ...rest] = head.split(' ');
  if (name === '') return null;
  const pairs = rest
    .join(' ')
    .split(',')
    .flatMap((pair): [string, string][] => {
      const at = pair.indexOf('=');
      return at < 1 ? [] : [[pair.slice(0, at).trim(), unescape(pair.slice(at + 1), true)]];
    });
  return { name, properties: Object.fromEntries(pairs), data: unescape(data, false) };
}

function older(line: string): Command | null {
  const match = /##\[([^\]\s]+)[^\]]*\](.*)$/s.exec(line);
  return match === null ? null : { name: match[1] ?? '', properties: {}, data: match[2] ?? '' };
}

function unescape(text: string, property: boolean): string {
  const plain = text.replaceAll('%0D', '\r').replaceAll('%0A', '\n');
  return (property ? plain.replaceAll('%3A', ':').replaceAll('%2C', ',') : plain).replaceAll('%25', '%');
}
