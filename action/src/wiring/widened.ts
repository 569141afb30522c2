/** What `check-config` tells beyond the file itself, for the command and for the Action. */
import { unprotected } from '../../../bot/redact.ts';
import type { ConfigReport } from '../config/check-report.ts';
import { secretsOf } from '../config/named-secrets.ts';
import { locate, parseConfig } from '../config/parse.ts';
import type { ConfigProblem } from '../config/problem.ts';
import type { Host } from './host.ts';
import { pastedWrong } from '../config/pasted-key.ts';
import { checkPrompts } from './check-prompts.ts';
import { checkLocalSurvival, supervisionHere } from './check-survival.ts';

/** The report with what only this machine can tell: prompt templates below `folder`, values of variables, who ends runs. */
export async function widened(
  report: ConfigReport,
  text: string,
  host: Pick<Host, 'env'>,
  folder: string,
  supervision = supervisionHere(),
): Promise<ConfigReport> {
  const parsed = parseConfig(text);
  if (!parsed.ok) return report;
  const { config } = parsed;
  const prompts = locate(text, await checkPrompts(config, folder));
  const survival = locate(text, checkLocalSurvival(config, supervision));
  const secrets = secretsOf(config).map(({ key }) => ({ name: key, value: host.env[key] ?? '' }));
  return {
    ...report,
    ok: prompts.length === 0,
    problems: [...report.problems, ...prompts],
    warnings: [...report.warnings, ...survival, ...unprotected(secrets).map(tooShort), ...secrets.flatMap(changed)],
  };
}

/** A key goes the way of any secret: to a login of ours, or to a relay command, which would say less of it. */
function changed({ name, value }: { readonly name: string; readonly value: string }): ConfigProblem[] {
  const wrong = pastedWrong(value);
  if (wrong === null) return [];
  const message = `The value of ${name} is a private key with ${wrong}.`;
  const remedy = 'Store it with the lines that it has in its file.';
  return [{ code: 'secret-line-ends', path: '', line: null, column: null, message, remedy, severity: 'warning' }];
}

function tooShort(name: string): ConfigProblem {
  return {
    code: 'secret-too-short',
    path: '',
    line: null,
    column: null,
    message: `The value of ${name} is so short that it is not hidden where it turns up in a text.`,
    remedy: 'Put a longer secret there.',
    severity: 'warning',
  };
}
