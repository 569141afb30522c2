import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { workflowsIn } from './files.ts';
import { OLDER_RUNNER, RUNNER_2_336, referenceOf, usesIn } from './runner-rule.ts';

const own = workflowsIn('.github/workflows');
const examples = workflowsIn('docs/examples');

describe('the runner’s own rule', () => {
  // What the converter of runner 2.336.0, built from its sources, answered to each.
  const answered: readonly [uses: string, kind: string | null][] = [
    ['$/', null],
    ['$//', null],
    ['$', null],
    ['$/.', 'own-repository'],
    ['$/tools/join', 'own-repository'],
    ['./', 'workspace'],
    ['.', null],
    ['.\\tools', 'workspace'],
    ['docker://alpine:3', 'image'],
    ['actions/checkout@v7', 'repository'],
    ['actions/checkout', null],
    ['actions/checkout@', null],
    ['actions@v7', null],
    ['a/b@c@d', null],
    ['/a//b/c@d', 'repository'],
  ];

  it.each(answered)('%s', (uses, kind) => {
    expect(referenceOf(uses, RUNNER_2_336)?.kind ?? null).toBe(kind);
  });

  it('of older runners knows no reference to the own repository', () => {
    expect(['$/.', '$/tools'].map((uses) => referenceOf(uses, OLDER_RUNNER))).toEqual([null, null]);
  });
});

describe('every step of every workflow', () => {
  it.each([...own, ...examples])('of $name is one that the runner takes', ({ text }) => {
    const refused = usesIn(parse(text)).filter((uses) => referenceOf(uses, RUNNER_2_336) === null);
    expect(refused).toEqual([]);
  });

  it.each(examples)(
    'of $name, which is copied, is one that older runners and GitHub Enterprise Server take',
    (file) => {
      const refused = usesIn(parse(file.text)).filter((uses) => referenceOf(uses, OLDER_RUNNER) === null);
      expect(refused).toEqual([]);
    },
  );

  it.each(own)('of $name refers to the workspace only after the checkout of this very commit', ({ workflow }) => {
    for (const { steps } of Object.values(workflow.jobs)) {
      const at = steps.findIndex(
        ({ uses }) => uses !== undefined && referenceOf(uses, RUNNER_2_336)?.kind === 'workspace',
      );
      if (at === -1) continue;
      const checkout = steps.slice(0, at).find(({ uses }) => uses?.startsWith('actions/checkout@') === true);
      expect(checkout).toBeDefined();
      expect(checkout?.with['ref']).toBeUndefined();
    }
  });

  it('of CI takes the action from the workspace, which every runner can', () => {
    const ci = own.find(({ name }) => name === 'ci.yml');
    expect(usesIn(parse(ci?.text ?? ''))).toContain('./');
  });

  it('of a workflow that others call takes the action from where the workflow itself is', () => {
    const called = own.filter(({ workflow }) => 'workflow_call' in workflow.on);
    expect(called.map(({ name }) => name)).toContain('tick.yml');
    for (const { name, text } of called) expect(usesIn(parse(text)), name).toContain('$/.');
  });
});
