/** Names of files in comments, which nothing else keeps true when a file is renamed. Pure functions over texts. */
import { parseSync } from 'vite';

/** What runs and their users call so; no files of the repository. */
const ELSEWHERE = ['out/last.md', 'prompt.md'];
const NAME = /[\w./-]*[\w-]\.(?:ts|md)\b/g;

/**
 * Findings `path:line: what`, in the order of the files: names in comments that no path ends with. `files`: path below
 * the repository → text; `paths`: everything that may be named.
 */
export function lostNames(files: Readonly<Record<string, string>>, paths: readonly string[]): string[] {
  const ends = new Set([...ELSEWHERE, ...paths].flatMap(endsOf));
  return Object.entries(files).flatMap(([path, text]) =>
    parseSync(path, text, { lang: 'ts' }).comments.flatMap(({ value, start }) =>
      [...value.matchAll(NAME)]
        .filter(([name]) => !ends.has(name.replace(/^(\.{1,2}\/)+/, '')))
        .map(({ 0: name, index }) => {
          const line = text.slice(0, start + index + 2).split('\n').length;
          return `${path}:${line}: no file is called ${name}`;
        }),
    ),
  );
}

/** A path, and what is left of it without its first folders. */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}
