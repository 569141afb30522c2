import { describe } from 'vitest';
import type { Patch } from './base.ts';
import { silent, speaks } from './rules/cases.ts';

const CODEX = 'executors/codex';
const LABEL = 'projects/ENG/routing/by_label/x';
const ODD = ['-cx=1', '--dangerously', 'a b', '$(id)', "x'", 'x"y', '', 'x'.repeat(129)];
const ODD_SCRIPTS = ['-x', '', 'a"b', 'a\nb', ' a', 'x'.repeat(1001)];

/** Path of the problem → what the configuration says there. */
function choices(odd: string): Readonly<Record<string, Patch>> {
  return {
    'executors.codex.default_model': { [`${CODEX}/default_model`]: odd, [`${CODEX}/models`]: [] },
    'executors.codex.models[0]': { [`${CODEX}/models`]: [odd, 'gpt-5-codex'] },
    'executors.codex.default_effort': { [`${CODEX}/default_effort`]: odd },
    'executors.codex.tier_defaults.gpt-5-codex': { [`${CODEX}/tier_defaults`]: { 'gpt-5-codex': odd } },
    'projects.ENG.routing.by_label.x.model': { [LABEL]: { model: odd } },
    'projects.ENG.routing.by_label.x.effort': { [LABEL]: { effort: odd } },
    'projects.ENG.routing.by_label.x.tier': { [LABEL]: { tier: odd } },
  };
}

describe('a choice that would reach a command line', () => {
  for (const odd of ODD) {
    for (const [path, patch] of Object.entries(choices(odd))) {
      const what = `${JSON.stringify(odd).slice(0, 20)} at ${path}`;
      speaks('wrong-format', what, `error ${path}`, patch, /letter or digit/);
    }
  }
  for (const odd of ODD_SCRIPTS) {
    const places = {
      'executors.shell.script': { 'executors/shell/script': odd },
      'projects.ENG.routing.by_label.x.script': { [LABEL]: { executor: 'shell', script: odd } },
    };
    for (const [path, patch] of Object.entries(places)) {
      const what = `the script ${JSON.stringify(odd).slice(0, 20)} at ${path}`;
      speaks('wrong-format', what, `error ${path}`, patch, /without a dash/);
    }
  }
  silent('names with slashes, brackets and blanks', {
    [LABEL]: { executor: 'claude', model: 'claude-opus-4-8[1m]' },
    'executors/shell/script': "/opt/my scripts/it's.sh",
  });
});
