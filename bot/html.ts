/** Markdown → HTML for Plane (pure): tokens, the editor's forms, the allow-list. Loaded only when something is published. */
import { allowed } from './allow-list.ts';
import { clean } from './visible-text.ts';
import { editorHtml } from './editor-html.ts';
import { parse } from './markdown.ts';

/**
 * One line of HTML, everything inside block tags.
 * `filter`: the redactor; it sees text after Markdown's escapes are undone, so that `s\_ecret` does not slip through.
 */
export function markdownToHtml(markdown: string, filter: (text: string) => string = (text) => text): string {
  const html = allowed(editorHtml(parse(clean(markdown)), filter));
  if (html === '') return '<p></p>';
  // Plane's Markdown reader ends an HTML block that begins with `<pre` at the first `</pre>`, any other at a blank line.
  return html.startsWith('<pre') ? `<div>${html}</div>` : html;
}
