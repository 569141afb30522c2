/** The index of docs/decisions/, from what each page says of itself. */

/** Names of the pages; the index itself is none. */
export const DECISIONS = /^\d{4}-.*\.md$/;

export interface Page {
  /** `0001-typescript-7-then-ncc.md` */
  readonly name: string;
  readonly text: string;
}

/** Markdown, one row a page. @throws where a page does not begin with its number and title, its status and its date. */
export function decisionIndex(pages: readonly Page[]): string {
  const rows = pages.toSorted((a, b) => a.name.localeCompare(b.name)).map(row);
  return ['| | decision | status | date |', '| --: | --- | --- | --- |', ...rows].join('\n');
}

const HEAD =
  /^# (?<number>\d+)\. (?<title>.+)\n\n- Status: (?<status>.+)\n- Date: (?<date>\d{4}-\d\d-\d\d)\n(?:- Changed: (?<changed>\d{4}-\d\d-\d\d)\n)?\n/;

function row({ name, text }: Page): string {
  const { number = '', title = '', status = '', date = '', changed } = HEAD.exec(text)?.groups ?? {};
  if (Number(number) !== Number(name.slice(0, 4)) || title === '') {
    throw new Error(
      `docs/decisions/${name} must begin with \`# ${Number(name.slice(0, 4))}. Title\`, an empty line, \`- Status: accepted\` and ` +
        '`- Date: YYYY-MM-DD`, and where it has been changed since `- Changed: YYYY-MM-DD`.',
    );
  }
  return `| ${number} | [${title}](${name}) | ${status} | ${date}${changed === undefined ? '' : `, changed ${changed}`} |`;
}
