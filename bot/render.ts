/** Message → Markdown (pure). What the agent wrote stays as it stands; what agentd says around it never runs into it. */
import type { AnswerMessage, Facts, IterationCapMessage, Message, ShownTag } from './message.ts';
import * as words from './wording.ts';

/** Markdown in three parts; only `text` may be cut. */
export interface MarkdownDraft {
  /** Empty, or agentd's own lines with the tag in the first. */
  readonly before: string;
  /** The agent's message; empty when the message is agentd's own. */
  readonly text: string;
  readonly after: string;
  /** What to say when `text` was cut. */
  readonly leftOut: (characters: number) => string;
}

export function render(message: Message): MarkdownDraft {
  switch (message.kind) {
    case 'answer': {
      const tag = words.shownTag(message);
      const shown = message.tagged ? withTag(message.text, tag) : { before: '', text: message.text };
      const before = message.tagged ? shown.before : paragraphs(words.answerWords(message));
      return agentDraft(before, shown.text, message);
    }
    case 'iteration_cap':
      return agentDraft(paragraphs(words.iterationCapWords(message)), message.text, message);
    case 'failed':
      return ownDraft(words.failedWords(message), message.facts);
    case 'lost':
      return ownDraft(words.lostWords(message), message.facts);
    case 'cancelled':
      return ownDraft(words.cancelledWords(message), message.facts);
    case 'dropped':
      return ownDraft(words.droppedWords(message), message.facts);
    case 'late':
      return ownDraft(words.lateStopWords(message), message.facts);
    case 'timed_out':
      return ownDraft(words.timedOutWords(message), message.facts);
    case 'quota_hold':
      return ownDraft(words.quotaHoldWords(message), message.facts);
    case 'unreachable':
      return ownDraft(words.unreachableWords(message), message.facts);
    case 'held':
      return ownDraft(words.heldWords(message), message.facts);
    case 'unstartable':
      return ownDraft(words.unstartableWords(message), message.facts);
  }
}

/** The whole Markdown of a draft whose `text` has been closed, and cut by `left_out` characters. */
export function assemble(draft: MarkdownDraft, text: string, left_out: number): string {
  return paragraphs([draft.before, text, left_out > 0 ? draft.leftOut(left_out) : '', draft.after]);
}

function agentDraft(before: string, text: string, message: AnswerMessage | IterationCapMessage): MarkdownDraft {
  const { facts, source, notes } = message;
  const after = paragraphs([notes?.recovered === true ? words.recoveredWords() : '', foot(facts)]);
  const atLeast = notes?.cut === true;
  return { before, text, after, leftOut: (characters) => words.leftOutWords(characters, source, facts, atLeast) };
}

function ownDraft(own: words.Words, facts: Facts | null): MarkdownDraft {
  return { before: paragraphs(own), text: '', after: facts === null ? '' : foot(facts), leftOut: () => '' };
}

function foot(facts: Facts): string {
  return paragraphs([...words.asideWords(facts), ...words.gitWords(facts), `---\n\n${words.factsLine(facts)}`]);
}

function paragraphs(parts: readonly string[]): string {
  return parts
    .filter((part) => part.trim() !== '')
    .map((part) => part.replace(/\n+$/, ''))
    .join('\n\n');
}

/** What may stand before a tag (`core/verdict/tag.ts`) and does not keep it from being seen. */
const LEAD = String.raw`(?:[>#*_ ]|[-+•]\s|\d{1,9}[.)]\s|["'“”„‘’«»「」『』]|[\p{Extended_Pictographic}\ufe0f]|status[*_ ]*[:：])*`;

/**
 * Makes sure that the first line shows the tag. It does in most messages; then only its brackets are escaped, because
 * Markdown would read `[review]: done` as the target of a link, and show nothing. In a code block (a message may be
 * fenced as a whole, or indented) it would not stand out, so there it is said before.
 */
function withTag(text: string, tag: ShownTag): { before: string; text: string } {
  const match = /^\s*\n|^/.exec(text);
  const start = match?.[0].length ?? 0;
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end < 0 ? text.length : end);
  const shown = new RegExp(`^( {0,3}${LEAD})\\[(${tag})\\]`, 'iu').exec(line);
  if (shown === null || /^(?: {4}|\t)/.test(line)) {
    const coded = new RegExp(`^ {0,3}[>#*_ ]*\`+ ?\\[${tag}\\]`, 'i').test(line) && !/^ {0,3}`{3}/.test(line);
    return { before: coded ? '' : words.tagLine(tag), text };
  }
  const [whole, lead = '', word = tag] = shown;
  return { before: '', text: `${lead}\\[${word}\\]${line.slice(whole.length)}${end < 0 ? '' : text.slice(end)}` };
}
