import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Everything that a module brings with it when it is loaded: imports at the top, not those that wait. */
function loadedWith(entry: URL, found = new Set<string>()): Set<string> {
  if (found.has(entry.href)) return found;
  found.add(entry.href);
  const text = readFileSync(entry, 'utf8');
  for (const [, kind, name = ''] of text.matchAll(/^(?:import|export) (type )?[^;]*?from '([^']+)';/gm)) {
    if (kind !== undefined) continue;
    if (name.startsWith('.')) loadedWith(new URL(name, entry), found);
    else found.add(name);
  }
  return found;
}

const at = (path: string): URL => new URL(`../../bot/${path}`, import.meta.url);

describe('what a tick loads that publishes nothing', () => {
  it.each(['comment-html.ts', 'post-step.ts', 'notify.ts', 'redact.ts', 'external-id.ts'])(
    'is without the Markdown parser and the sanitiser: %s',
    (path) => {
      const names = [...loadedWith(at(path))].filter((name) => !name.startsWith('file:'));
      expect(names.filter((name) => !name.startsWith('node:'))).toEqual([]);
    },
  );

  it('leaves both to the modules that are loaded later', () => {
    expect([...loadedWith(at('html.ts'))]).toEqual(expect.arrayContaining(['markdown-it', 'sanitize-html']));
    expect([...loadedWith(at('cut.ts'))]).toContain('markdown-it');
  });
});
