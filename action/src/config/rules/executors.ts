/** Rules about how an agent is driven: what an adapter needs, models, tiers, and keys without effect. */
import { didYouMean } from '../nearest.ts';
import type { Path } from '../problem.ts';
import { listed, shown } from '../problem.ts';
import type { ExecutorConfig } from '../schema.ts';
import { readTemplate, uses } from '../template.ts';
import type { Hit, Rule } from './rule.ts';
import { each, entry, error, warning } from './rule.ts';

const COMMAND_LINE: readonly ExecutorConfig['adapter'][] = ['codex', 'claude-code', 'shell'];

function adapterPath(path: Path): { relies: Path[] } {
  return { relies: [[...path, 'adapter']] };
}

const adapterHasWhatItNeeds: Rule = {
  name: 'adapter-needs',
  check: each('executors', (executor, path) => {
    if (COMMAND_LINE.includes(executor.adapter) && executor.run === undefined) {
      return [
        error(
          [...path, 'run'],
          `The adapter \`${executor.adapter}\` needs a command.`,
          'Add `run`; docs and example show one for each adapter.',
          adapterPath(path),
        ),
      ];
    }
    return [];
  }),
};

const httpIsRefused: Rule = {
  name: 'http-is-refused',
  check: each('executors', ({ adapter }, path) => {
    if (adapter !== 'http') return [];
    const message = 'This version has no executor that speaks HTTP, so nothing could run by it.';
    return [error([...path, 'adapter'], message, 'Use `codex`, `claude-code`, `shell` or `mock`.')];
  }),
};

/** Keys that belong to other adapters and would be passed over in silence. */
const adapterKeysFit: Rule = {
  name: 'adapter-keys-fit',
  check: each('executors', (executor, path) => {
    const { adapter } = executor;
    const idle: string[] = [];
    const isCommand = COMMAND_LINE.includes(adapter);
    if (!isCommand && executor.run !== undefined) idle.push('run');
    if (executor.resume !== undefined && (!isCommand || adapter === 'shell')) idle.push('resume');
    if (adapter !== 'shell' && executor.script !== undefined) idle.push('script');
    if (adapter !== 'mock' && executor.mock !== undefined) idle.push('mock');
    if (adapter !== 'http' && executor.url !== undefined) idle.push('url');
    if (adapter !== 'http' && executor.token_key !== undefined) idle.push('token_key');
    return idle.map((key) => {
      const why =
        key === 'resume' && adapter === 'shell'
          ? 'A script has no thread to continue'
          : `The adapter \`${adapter}\` does not read it`;
      return warning([...path, key], `\`${key}\` has no effect. ${why}.`, 'Remove it.', {
        at: 'key',
        ...adapterPath(path),
      });
    });
  }),
};

const descriptiveKeys: Rule = {
  name: 'not-needed',
  check: ({ config }) => {
    const hits: Hit[] = [];
    const say = (path: Path, why: string): void => {
      hits.push(
        warning(path, `\`${String(path.at(-1))}\` is accepted and not needed. ${why}`, 'You can remove it.', {
          at: 'key',
        }),
      );
    };
    for (const [name, terminal] of Object.entries(config.terminals)) {
      if (terminal.launch !== undefined) say(['terminals', name, 'launch'], 'How a run is launched follows from `os`.');
      if (terminal.helpers_dir !== undefined) say(['terminals', name, 'helpers_dir'], 'No helper scripts are used.');
    }
    if (config.agentd?.helpers_dir !== undefined) say(['agentd', 'helpers_dir'], 'No helper scripts are used.');
    for (const [name, executor] of Object.entries(config.executors)) {
      for (const key of ['thread_from', 'last_message'] as const) {
        if (executor[key] !== undefined) say(['executors', name, key], 'The adapter knows where to look.');
      }
    }
    return hits;
  },
};

const modelsAreOffered: Rule = {
  name: 'models-are-offered',
  check: ({ config }) => {
    const hits: Hit[] = [];
    for (const [name, executor] of Object.entries(config.executors)) {
      const { models, default_model } = executor;
      if (models.length === 0) continue;
      const relies: Path[] = [['executors', name, 'models']];
      if (default_model !== undefined && !models.includes(default_model)) {
        const remedy = (): string =>
          didYouMean(default_model, models, `Add it to \`models\`, or choose ${listed(models, 'or')}.`);
        hits.push(
          error(['executors', name, 'default_model'], `${shown(default_model)} is not among \`models\`.`, remedy, {
            relies,
          }),
        );
      }
      for (const model of Object.keys(executor.tier_defaults)) {
        if (models.includes(model)) continue;
        const remedy = (): string => didYouMean(model, models, 'Remove the line, or add the model to `models`.');
        hits.push(
          warning(['executors', name, 'tier_defaults', model], `${shown(model)} is not among \`models\`.`, remedy, {
            at: 'key',
            relies,
          }),
        );
      }
    }
    return hits;
  },
};

/** A label's model must be one that the executor it leads to offers. */
const labelModelIsOffered: Rule = {
  name: 'label-model-is-offered',
  check: each('projects', (project, path, { config }) =>
    Object.entries(project.routing.by_label).flatMap(([label, route]) => {
      const name = route.executor ?? project.default_executor;
      const executor = entry(config.executors, name);
      const { model } = route;
      if (executor === null || model === undefined) return [];
      if (executor.models.length === 0 || executor.models.includes(model)) return [];
      const message = `${shown(model)} is not among the \`models\` of ${shown(name)}.`;
      const remedy = (): string =>
        didYouMean(model, executor.models, `Add it there, or choose ${listed(executor.models, 'or')}.`);
      const at = [...path, 'routing', 'by_label', label, 'model'];
      const relies: Path[] = [
        ['executors', name, 'models'],
        [...path, 'default_executor'],
      ];
      // With a further label another executor may be meant.
      return [
        route.executor === undefined
          ? warning(at, message, remedy, { relies })
          : error(at, message, remedy, { relies }),
      ];
    }),
  ),
};

const tiersReachTheCommand: Rule = {
  name: 'tiers-reach-the-command',
  check: ({ config }) => {
    const hits: Hit[] = [];
    for (const [name, executor] of Object.entries(config.executors)) {
      const path = ['executors', name];
      const { tier_arg, tier_defaults } = executor;
      if (tier_arg !== undefined && !tier_arg.includes('{tier}')) {
        hits.push(
          error(
            [...path, 'tier_arg'],
            '`tier_arg` lacks `{tier}`, so every tier would be the same.',
            'Put `{tier}` where the tier goes, as in `-c \'service_tier="{tier}"\'`.',
          ),
        );
      }
      if (tier_arg === undefined && Object.keys(tier_defaults).length > 0) {
        hits.push(
          warning(
            [...path, 'tier_defaults'],
            'There are tiers, and no `tier_arg` that would pass them on.',
            'Add `tier_arg`.',
            { at: 'key' },
          ),
        );
      }
      for (const key of ['run', 'resume'] as const) {
        const text = executor[key];
        if (tier_arg === undefined || text === undefined || uses(readTemplate(text), 'tier')) continue;
        hits.push(
          warning(
            [...path, key],
            `\`tier_arg\` is given, and \`${key}\` has no \`{tier}\` to hold it.`,
            'Put `{tier}` among the options.',
          ),
        );
      }
    }
    return hits;
  },
};

/** A default that no template passes on would be a choice without effect. */
const choicesReachTheCommand: Rule = {
  name: 'choices-reach-the-command',
  check: each('executors', (executor, path) => {
    const texts = [executor.run, executor.resume].filter((text) => text !== undefined);
    return (['model', 'effort'] as const).flatMap((choice) => {
      const key = `default_${choice}` as const;
      if (executor[key] === undefined || texts.length === 0) return [];
      if (texts.some((text) => uses(readTemplate(text), choice))) return [];
      const remedy = `Put \`'{${choice}}'\` into the templates, or remove \`${key}\`.`;
      return [
        warning([...path, key], `\`${key}\` has no effect: no template holds \`{${choice}}\`.`, remedy, { at: 'key' }),
      ];
    });
  }),
};

const scriptIsGiven: Rule = {
  name: 'script-is-given',
  check: each('executors', (executor, path, { config }) => {
    if (executor.adapter !== 'shell' || executor.run === undefined || executor.script !== undefined) return [];
    if (!uses(readTemplate(executor.run), 'script')) return [];
    const name = path[1];
    const byLabel = Object.values(config.projects).some((project) =>
      Object.values(project.routing.by_label).some(
        (route) => route.script !== undefined && (route.executor ?? name) === name,
      ),
    );
    if (byLabel) return [];
    return [
      error(
        [...path, 'script'],
        '`run` asks for `{script}`, and nothing names one.',
        'Add `script` here, or to a label under `routing.by_label`.',
        { relies: [['projects']] },
      ),
    ];
  }),
};

export const EXECUTOR_RULES: readonly Rule[] = [
  adapterHasWhatItNeeds,
  httpIsRefused,
  adapterKeysFit,
  descriptiveKeys,
  modelsAreOffered,
  labelModelIsOffered,
  tiersReachTheCommand,
  choicesReachTheCommand,
  scriptIsGiven,
];
