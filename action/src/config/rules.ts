/** The cross-field rules: what no single key can know. Each is a small pure function with a name, which is the code of what it finds. */
import type { Finding, Path } from './problem.ts';
import { ENVIRONMENT_RULES } from './rules/environment.ts';
import { EXECUTOR_RULES } from './rules/executors.ts';
import { HOST_KEY_RULES } from './rules/host-keys.ts';
import { ITEM_RULES } from './rules/items.ts';
import { PAUSE_RULES } from './rules/pauses.ts';
import { PLACEHOLDER_RULES } from './rules/placeholders.ts';
import { ROUTING_RULES } from './rules/routing.ts';
import type { Rule, RuleInput } from './rules/rule.ts';
import { SECRET_RULES } from './rules/secrets.ts';
import { SERVICE_RULES } from './rules/service.ts';
import { TEMPLATE_RULES } from './rules/templates.ts';
import { TERMINAL_RULES } from './rules/terminals.ts';
import { WARPGATE_RULES } from './rules/warpgate.ts';
import { WRAP_RULES } from './rules/wrap.ts';
import { restsOnRepair } from './salvage.ts';

export const RULES: readonly Rule[] = [
  ...ROUTING_RULES,
  ...EXECUTOR_RULES,
  ...TEMPLATE_RULES,
  ...PLACEHOLDER_RULES,
  ...TERMINAL_RULES,
  ...HOST_KEY_RULES,
  ...WARPGATE_RULES,
  ...WRAP_RULES,
  ...ENVIRONMENT_RULES,
  ...SERVICE_RULES,
  ...ITEM_RULES,
  ...PAUSE_RULES,
  ...SECRET_RULES,
];

/** Runs every rule. `repaired`: paths about which, and from which, nothing may be concluded. */
export function checkRules(input: RuleInput, repaired: readonly Path[] = []): Finding[] {
  return RULES.flatMap((rule) =>
    rule
      .check(input)
      .filter((hit) => !restsOnRepair(hit.path, hit.relies ?? [], repaired))
      .map((hit) => ({ ...hit, code: rule.name })),
  );
}
