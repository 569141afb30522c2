/**
 * Message → the comment that is posted: scrubbed, rendered, cut, turned into HTML, digested. The Markdown parser and the
 * sanitiser are loaded here and only here, because most ticks publish nothing.
 */
import { digestOf } from './digest.ts';
import type { Message } from './message.ts';
import type { Redactor } from './redact.ts';
import { assemble, render } from './render.ts';
import type { MarkdownDraft } from './render.ts';
import { scrubbed } from './redact-message.ts';

/** Plane refuses bodies over 5 MiB and its editor is slow long before that. */
export const HTML_BYTES_MAX = 1_000_000;
/** Room kept for the agent's words even when agentd's own fill the limit. */
const TEXT_MIN = 200;
/** Room for the sentence about what was left out. */
const NOTICE_ROOM = 300;

export interface CommentOptions {
  /** Longest message, in UTF-16 code units of Markdown. */
  readonly limit_chars: number;
  readonly redact: Redactor;
}

export interface CommentHtml {
  readonly html: string;
  /** SHA-256 of `html`. */
  readonly digest: string;
  readonly markdown: string;
  /** Characters of the agent's message that are not in it. */
  readonly left_out: number;
}

export async function commentHtml(message: Message, options: CommentOptions): Promise<CommentHtml> {
  const [{ cutMarkdown }, { markdownToHtml }] = await Promise.all([import('./cut.ts'), import('./html.ts')]);
  const draft = render(scrubbed(message, options.redact));
  for (let room = roomFor(draft, options.limit_chars); ;) {
    const cut = cutMarkdown(draft.text, room);
    const markdown = assemble(draft, cut.markdown, cut.left_out);
    const html = markdownToHtml(markdown, options.redact);
    const bytes = bytesInBody(html);
    if (room === 0 || bytes <= HTML_BYTES_MAX) {
      return { html, digest: digestOf(html), markdown, left_out: cut.left_out };
    }
    room = Math.floor(Math.min(room, draft.text.length) * 0.9 * (HTML_BYTES_MAX / bytes));
  }
}

function roomFor(draft: MarkdownDraft, limit: number): number {
  const own = draft.before.length + draft.after.length + 4;
  const room = limit - own;
  return draft.text.length <= room ? Math.max(room, 0) : Math.max(room - NOTICE_ROOM, TEXT_MIN);
}

/** As JSON sends it. */
function bytesInBody(html: string): number {
  return Buffer.byteLength(JSON.stringify(html), 'utf8');
}
