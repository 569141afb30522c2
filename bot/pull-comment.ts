/** Status of an item → the sticky comment on its pull request (pure). All wording of that comment is in this file. */
import { dollars, duration, grouped, moment } from './facts.ts';
import { githubText } from './github-text.ts';
import { shorten } from './graphemes.ts';
import type { EndedRun, PullStatus } from './pull-message.ts';
import type { Redactor } from './redact.ts';
import { scrubbed } from './redact-message.ts';

/** GitHub refuses longer comments. */
export const COMMENT_MAX = 65_536;
/** Room for what a redactor may add. */
const BODY_MAX = 60_000;
const ROWS_MAX = 50;
const SENTENCE_MAX = 500;

/**
 * First line of the comment, which people do not see: by it the comment is found again. It names the configuration with
 * its state, so that two agentd on one repository do not write over each other.
 * @param config_id hexadecimal.
 */
export function markerLine(config_id: string): string {
  return `<!-- agentd:pr-status config=${config_id} -->`;
}

export function hasMarker(body: string, config_id: string): boolean {
  return (/^[^\r\n]*/.exec(body)?.[0] ?? '').trimEnd() === markerLine(config_id);
}

/** The whole comment, at most {@link COMMENT_MAX} characters; older rounds are left out where it would be longer. */
export function renderPullComment(told: PullStatus, config_id: string, redact: Redactor): string {
  // Before the text is quoted: a secret with a break inside would not be known.
  const status = scrubbed(told, redact);
  for (let rows = ROWS_MAX; ; rows = Math.floor(rows / 2)) {
    const body = rendered(status, config_id, rows);
    if (body.length <= BODY_MAX) return body;
    if (rows === 0) return `${shorten(body, BODY_MAX)}\n`;
  }
}

function rendered(status: PullStatus, config_id: string, rows: number): string {
  const parts = [
    `${markerLine(config_id)}\n### ${link(status)}`,
    headline(status),
    waitsLine(status),
    runTable(status, rows),
    totals(status),
    '<sub>Kept up to date by agentd. The conversation is on the item in Plane.</sub>',
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function link({ key, url }: PullStatus): string {
  const text = cell(key);
  return /^https?:\/\/[^\s<>()[\]]+$/.test(url) ? `[${text}](${url})` : text;
}

function headline({ state, open }: PullStatus): string {
  const where = `**${cell(state)}**`;
  if (open === null) return where;
  const { executor, terminal, round, run_id, since, unreachable_since } = open;
  const works = `${cell(executor)} works on it on ${cell(terminal)} since ${moment(since)} (round ${round}, ${cell(run_id)}).`;
  const lost = unreachable_since === null ? '' : ` It has not been seen since ${moment(unreachable_since)}.`;
  return `${where} · ${works}${lost}`;
}

function waitsLine({ waits }: PullStatus): string {
  if (waits === null) return '';
  const until = waits.until === null ? '' : ` Not before ${moment(waits.until)}.`;
  return `**Waits:** ${cell(waits.detail)}${until}`;
}

function runTable({ ended, forgotten }: PullStatus, rows: number): string {
  if (ended.length === 0) return '';
  const shown = rows === 0 ? [] : ended.slice(-rows);
  const hidden = ended.length - shown.length + forgotten;
  const lines = [
    '| round | run | result | executor | terminal | took | tokens | cost |',
    '| ---: | --- | --- | --- | --- | ---: | ---: | ---: |',
    ...shown.map(row),
  ];
  const before = hidden === 0 ? '' : `${hidden} earlier ${hidden === 1 ? 'run is' : 'runs are'} not shown.\n\n`;
  return `${before}${lines.join('\n')}`;
}

function row(run: EndedRun): string {
  const cells = [
    run.round === null ? '' : String(run.round),
    cell(run.run_id),
    run.tag === null ? cell((run.class ?? '').replaceAll('_', ' ')) : `\\[${run.tag}\\]`,
    cell(run.executor),
    cell(run.terminal),
    run.seconds === null ? '' : duration(run.seconds),
    run.tokens === null ? '' : grouped(run.tokens),
    run.cost_usd === null ? '' : dollars(run.cost_usd),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Of what is known; a sum that something is missing from is not shown. */
function totals({ ended, forgotten }: PullStatus): string {
  if (ended.length < 2 || forgotten > 0) return '';
  const sum = (of: (run: EndedRun) => number | null): number | null =>
    ended.reduce<number | null>((total, run) => {
      const part = of(run);
      return total === null || part === null ? null : total + part;
    }, 0);
  const [seconds, tokens, cost] = [sum((run) => run.seconds), sum((run) => run.tokens), sum((run) => run.cost_usd)];
  const facts = [
    `${ended.length} runs`,
    seconds === null ? '' : duration(seconds),
    tokens === null ? '' : `${grouped(tokens)} tokens`,
    cost === null ? '' : dollars(cost),
  ];
  return `Together: ${facts.filter((fact) => fact !== '').join(', ')}.`;
}

function cell(text: string): string {
  return githubText(shorten(text, SENTENCE_MAX));
}
