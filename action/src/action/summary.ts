/** The job summary as Markdown. Pure; all wording of the page is in this file. */
import { counted } from '../commands/output.ts';
import { restingWords } from '../commands/resting-words.ts';
import type { Problem } from '../errors.ts';
import { timeOf } from './page.ts';
import type { Page } from './page.ts';
import { linked, plain, tableOf } from './markdown.ts';
import type { Rendered } from './markdown.ts';
import { inActionWords, withoutBackticks } from './words.ts';

/** GitHub refuses the summary of a step above 1 MiB; some room is left for what the runner itself adds. */
const MAX_BYTES = 1000 * 1024;
const ROWS = 1000;

export function renderPage(page: Page): string {
  for (let rows = ROWS; ; rows = Math.floor(rows / 2)) {
    const text = rendered(page, rows);
    if (rows === 0 || Buffer.byteLength(text, 'utf8') <= MAX_BYTES) return text;
  }
}

/** When it came to no result. `mode` as it was written. */
export function renderFailure(mode: string, problems: readonly Problem[]): string {
  return `### agentd: mode ${plain(mode)} came to no result\n\n${problemTable({ problems }, ROWS)}\n`;
}

function rendered(page: Page, rows: number): string {
  const parts = [
    `### agentd: ${headline(page)}`,
    verdictLine(page),
    page.first === null ? '' : `ℹ️ ${plain(page.first, 600)}`,
    page.missed === null ? '' : `⏱ ${plain(page.missed)}`,
    page.paused.map((sentence) => `⏸ ${said(sentence)}`).join('\n\n'),
    section('Problems', problemTable(page, rows)),
    section(
      'Would be done',
      tableOf(
        ['what', 'item', ''],
        page.planned.map(({ type, key, detail }) => [type, itemCell(page, key), detail]),
        rows,
      ),
    ),
    section('Running', runningTable(page, rows)),
    section('Waiting', waitingTable(page, rows)),
    restingWords(page.resting),
    section('Ended', endedTable(page, rows)),
    section(
      'Not posted',
      tableOf(
        ['run', 'step', 'status', 'why'],
        page.unpublished.map(({ run_id, kind, status, reason }) => [run_id, kind, status, reason ?? '']),
        rows,
      ),
    ),
    section('Terminals', terminalTable(page, rows)),
    budgetLine(page),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function section(title: string, table: string): string {
  return table === '' ? '' : `**${title}**\n\n${table}`;
}

function headline(page: Page): string {
  const counts = [
    `${page.running.length} running`,
    `${page.waiting.length} waiting`,
    `${page.ended.length} ended`,
    ...(page.dry_run ? [`${page.planned.length} would be done`] : []),
  ];
  return counts.join(', ');
}

function verdictLine(page: Page): string {
  const dry = page.dry_run ? 'Nothing was written: this only shows what a tick would do. ' : '';
  const ahead =
    page.ahead === null
      ? ''
      : `Another tick was at work (${aheadText(page.ahead.holder, page.ahead_url)}, until ${timeOf(page.ahead.until)}), so this one did nothing. `;
  const { red, sentence } = page.verdict;
  const verdict = sentence === null || ahead !== '' ? '' : `${red ? '❌' : '⚠️'} ${said(sentence)}`;
  return `${dry}${ahead}${verdict}`.trim();
}

function aheadText(holder: string, url: string | null): string {
  return url === null ? plain(holder) : linked(`run ${url.replace(/^.*\//, '')}`, url);
}

/** One of our sentences, in the words of a workflow. */
function said(sentence: string): string {
  return plain(withoutBackticks(inActionWords(sentence)));
}

/** The item and its pull requests, each with its address. */
function itemCell({ links }: Pick<Page, 'links'>, key: string): string | Rendered {
  const known = links[key];
  if (known === undefined) return key;
  const pulls = known.pulls.map(({ name, url }) => linked(name, url));
  return { markdown: [linked(key, known.url), ...pulls].join(' ') };
}

/** Items of which nothing is to be told but how many there are. */
function problemTable({ problems }: Pick<Page, 'problems'>, rows: number): string {
  return tableOf(
    ['problem', 'what happened', 'what to do'],
    problems.map(({ code, message, remedy }) => [code, { markdown: said(message) }, { markdown: said(remedy) }]),
    rows,
  );
}

function runningTable(page: Page, rows: number): string {
  const { running, now } = page;
  return tableOf(
    ['item', 'run', 'is', 'on', 'with', 'since'],
    running.map((run) => [
      itemCell(page, run.key),
      run.run_id,
      run.started ? `${run.phase} (new)` : run.phase,
      run.terminal,
      run.executor,
      `${timeOf(run.since)}, ${duration(Math.max(0, now - run.since) / 1000)}`,
    ]),
    rows,
  );
}

function waitingTable(page: Page, rows: number): string {
  return tableOf(
    ['item', 'reason', 'waits for', 'until'],
    page.waiting.map(({ key, reason, detail, until }) => [
      itemCell(page, key),
      reason,
      { markdown: said(detail) },
      until === null ? '' : timeOf(until),
    ]),
    rows,
  );
}

function endedTable(page: Page, rows: number): string {
  return tableOf(
    ['item', 'run', 'result', 'took', 'tokens', 'cost'],
    page.ended.map(({ key, run_id, outcome, seconds, tokens, cost_usd }) => [
      itemCell(page, key),
      run_id,
      outcome,
      seconds === null ? '' : duration(seconds),
      tokens === null ? '' : tokens.toLocaleString('en-US'),
      cost_usd === null ? '' : `$${cost_usd.toFixed(2)}`,
    ]),
    rows,
  );
}

function terminalTable({ terminals }: Page, rows: number): string {
  return tableOf(
    ['terminal', 'runs', ''],
    terminals.map(({ name, open, places, trouble }) => [
      name,
      `${open} of ${places}`,
      trouble === '' ? 'fine' : trouble,
    ]),
    rows,
  );
}

function budgetLine({ budget, ticks, ms, version }: Page): string {
  const { github } = budget;
  const left =
    github === null ? '' : ` (${github.remaining} of ${github.limit} left until ${timeOf(github.resets_at)})`;
  const counts = [
    `${ticks === 1 ? 'One tick' : `${ticks} ticks`} in ${duration(ms / 1000)}`,
    `${counted(budget.plane, 'Plane request')} (a key may make ${budget.plane_allowed} a minute)`,
    `${counted(budget.state, 'state request')}${left}`,
    counted(budget.terminal, 'terminal round trip'),
    `agentd ${version}`,
  ];
  return `<sub>${counts.join(' · ')}</sub>`;
}

/** `12 s`, `7 min`, `2 h 05 min`. */
function duration(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
