import { describe } from 'vitest';
import { silent, speaks } from './cases.ts';

const CODEX = 'executors/codex';
const CLAUDE = 'executors/claude';
const SHELL = 'executors/shell';
const LABELS = 'projects/ENG/routing/by_label';
const HTTP = { adapter: 'http', url: 'https://agent.example.com', token_key: 'AGENT_TOKEN' };

describe('the rules of executors', () => {
  for (const [name, section] of Object.entries({ codex: CODEX, claude: CLAUDE, shell: SHELL })) {
    speaks('adapter-needs', `${name} without a command`, `error executors.${name}.run`, {
      [`${section}/run`]: undefined,
    });
  }
  speaks('http-is-refused', 'an executor that nothing can run by', 'error executors.shell.adapter', { [SHELL]: HTTP });
  silent('mock without anything', { [SHELL]: { adapter: 'mock' } });

  speaks('adapter-keys-fit', 'a shell executor that resumes', 'warning executors.shell.resume', {
    [`${SHELL}/resume`]: "bash '{script}'",
  });
  speaks('adapter-keys-fit', 'a command for http', 'warning executors.shell.run', {
    [SHELL]: { ...HTTP, run: 'curl' },
  });
  for (const [key, value] of Object.entries({
    script: 'x',
    mock: {},
    url: 'https://x.example.com',
    token_key: 'X_TOKEN',
  })) {
    speaks('adapter-keys-fit', `${key} for codex`, `warning executors.codex.${key}`, { [`${CODEX}/${key}`]: value });
  }

  speaks('not-needed', 'launch', 'warning terminals.box.launch', { 'terminals/box/launch': 'nohup' });
  speaks('not-needed', 'helpers_dir of a terminal', 'warning terminals.box.helpers_dir', {
    'terminals/box/helpers_dir': '/opt',
  });
  speaks('not-needed', 'helpers_dir in general', 'warning agentd.helpers_dir', { agentd: { helpers_dir: '/opt' } });
  speaks('not-needed', 'thread_from', 'warning executors.codex.thread_from', {
    [`${CODEX}/thread_from`]: 'thread.started',
  });
  speaks('not-needed', 'last_message', 'warning executors.codex.last_message', {
    [`${CODEX}/last_message`]: 'last.md',
  });

  speaks(
    'models-are-offered',
    'a default that is not offered',
    'error executors.codex.default_model',
    { [`${CODEX}/default_model`]: 'gpt-5-codecs' },
    /`gpt-5-codex`\?/,
  );
  speaks('models-are-offered', 'a tier of a model that is not offered', 'warning executors.codex.tier_defaults.opus', {
    [`${CODEX}/tier_defaults/opus`]: 'fast',
  });
  silent('any model where none are listed', { [`${CODEX}/models`]: [] });

  const label = (route: { executor?: string; model?: string; script?: string }) => ({
    [`${LABELS}/x`]: route,
  });
  speaks(
    'label-model-is-offered',
    'a model that its executor does not offer',
    'error projects.ENG.routing.by_label.x.model',
    label({ executor: 'codex', model: 'opus' }),
    /`gpt-5-codex`/,
  );
  speaks(
    'label-model-is-offered',
    'a model that the default executor does not offer',
    'warning projects.ENG.routing.by_label.x.model',
    label({ model: 'opus' }),
  );
  silent('a model of the executor that the label names', label({ executor: 'claude', model: 'opus' }));

  speaks(
    'tiers-reach-the-command',
    'a tier_arg without {tier}',
    'error executors.codex.tier_arg',
    { [`${CODEX}/tier_arg`]: '--fast' },
    /service_tier/,
  );
  speaks('tiers-reach-the-command', 'tiers without tier_arg', 'warning executors.codex.tier_defaults', {
    [`${CODEX}/tier_arg`]: undefined,
  });
  speaks('tiers-reach-the-command', 'a template without {tier}', 'warning executors.codex.run', {
    [`${CODEX}/run`]: "codex exec --json -m '{model}' -o '{out}' -",
  });

  speaks(
    'choices-reach-the-command',
    'an effort that no template holds',
    'warning executors.codex.default_effort',
    { [`${CODEX}/default_effort`]: 'high' },
    /'\{effort\}'/,
  );
  silent('an effort that a template holds', {
    [`${CLAUDE}/default_effort`]: 'high',
    [`${CLAUDE}/run`]: "claude -p --output-format json --effort '{effort}'",
  });

  speaks('script-is-given', 'a script that nothing names', 'error executors.shell.script', {
    [`${SHELL}/script`]: undefined,
  });
  silent('a script that a label names', {
    [`${SHELL}/script`]: undefined,
    ...label({ executor: 'shell', script: 'x.sh' }),
  });
  silent('a script from a label that names no executor', {
    [`${SHELL}/script`]: undefined,
    ...label({ script: 'x.sh' }),
  });
  silent('a command without a script', { [`${SHELL}/script`]: undefined, [`${SHELL}/run`]: 'make agent' });
});
