/** The table of the doctor's rows for docs/terminals.md. */
import { CHECKS } from './rows.ts';

export function doctorTable(): string {
  const rows = Object.entries(CHECKS).map(([check, about]) => `| \`${check}\` | ${about} |`);
  return ['| row | what it is about |', '| --- | --- |', ...rows].join('\n');
}
