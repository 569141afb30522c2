import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { DEFAULTS, Inputs, MODES, Outputs } from '../../action/src/action/action-yml.ts';
import { ENABLED } from '../../action/src/action/first-state.ts';
import { VERSION } from '../../action/src/version.ts';
import { bundledForNode } from '../bundled.ts';
import { declared, read, root, steps, workflowsIn } from './files.ts';
import type { Step, WorkflowFile } from './files.ts';
import { broken } from './rules.ts';

const own = workflowsIn('.github/workflows');
const examples = workflowsIn('docs/examples');
const all = [...own, ...examples];

function named(name: string): WorkflowFile {
  const file = own.find((one) => one.name === name);
  if (file === undefined) throw new Error(`There is no ${name}.`);
  return file;
}

const isOurs = ({ uses }: Pick<Step, 'uses'>): boolean =>
  uses === '$/.' || uses === './' || uses?.startsWith('OWNER/plane-agentd@') === true;

describe('every workflow, of this repository and of the examples', () => {
  it('is there', () => {
    expect(own.map(({ name }) => name)).toEqual([
      'ci.yml',
      'pr-status.yml',
      'release.yml',
      'tick-tailnet.yml',
      'tick.yml',
    ]);
    expect(examples.map(({ name }) => name)).toEqual(
      ['artifact-store', 'ghes', 'minimal', 'pr-status', 'reuse', 'self-hosted', 'shards', 'tailscale-oidc'].map(
        (name) => `${name}.yml`,
      ),
    );
  });

  it.each(all)('$name keeps the rules', (file) => {
    expect(broken(file)).toEqual([]);
  });

  it.each(all)('$name gives the action only inputs that it has', (file) => {
    for (const step of steps(file).filter(isOurs)) {
      expect(Object.keys(step.with).filter((name) => !Inputs.keyof().options.some((known) => known === name))).toEqual(
        [],
      );
    }
  });

  it('pins an action to the same commit everywhere', () => {
    const lines = all.flatMap(({ text }) =>
      [...text.matchAll(/uses: (\S+@[0-9a-f]{40} # \S+)/g)].map(([, what]) => what ?? ''),
    );
    const actions = new Set(lines.map((what) => what.replace(/@.*/, '')));
    expect(new Set(lines).size).toBe(actions.size);
  });
});

describe('a workflow that ticks', () => {
  const ticking = [
    named('tick.yml'),
    named('tick-tailnet.yml'),
    ...examples.filter(({ name }) => !['reuse.yml', 'pr-status.yml'].includes(name)),
  ];

  it.each(ticking)('$name runs by hand, and on schedule only where a person has said so', ({ workflow }) => {
    const condition = `github.event_name == 'workflow_dispatch' || vars.${ENABLED} == 'true'`;
    expect(Object.values(workflow.jobs).map((job) => job.if)).toEqual([condition]);
  });

  it('for pull requests alone runs only where a person has said so', () => {
    for (const file of [named('pr-status.yml'), read(join(root, 'docs/examples/pr-status.yml'))]) {
      for (const job of Object.values(file.workflow.jobs)) expect(job.if).toContain(`vars.${ENABLED} == 'true' && `);
    }
  });

  it('downloads the action of Tailscale only where every run uses it', () => {
    const naming = all.filter(({ text }) => text.includes('uses: tailscale/'));
    expect(naming.map(({ name }) => name)).toEqual(['tick-tailnet.yml', 'tailscale-oidc.yml']);
    for (const step of naming.flatMap(steps).filter(({ uses }) => uses?.startsWith('tailscale/') === true))
      expect(step.if).toBeUndefined();
  });

  it.each(ticking)(
    '$name has exactly one concurrency group, which never cancels what is under way',
    ({ workflow, text }) => {
      const jobs = Object.values(workflow.jobs).flatMap(({ concurrency }) => concurrency ?? []);
      const groups = [...(workflow.concurrency === undefined ? [] : [workflow.concurrency]), ...jobs];
      expect(groups).toHaveLength(1);
      expect(groups[0]?.['cancel-in-progress']).toBe(false);
      expect(text).not.toMatch(/group:.*github\.(?:workflow|run_id|ref|sha)/);
    },
  );

  it('reuse.yml has none, because the called workflow has it', () => {
    const { workflow } = read(join(root, 'docs/examples/reuse.yml'));
    expect(workflow.concurrency).toBeUndefined();
    expect(Object.values(workflow.jobs).flatMap(({ concurrency }) => concurrency ?? [])).toEqual([]);
  });

  it.each([named('tick.yml'), ...examples.filter(({ name }) => name !== 'pr-status.yml')])(
    '$name only looks when a person starts it and says nothing else',
    (file) => {
      expect(declared(file, 'workflow_dispatch')['dry-run']).toMatchObject({ type: 'boolean', default: true });
      for (const step of steps(file).filter(isOurs))
        expect(step.with['dry-run']).toBe('${{ inputs.dry-run || false }}');
    },
  );

  it.each([named('tick.yml'), ...examples.filter(({ name }) => name !== 'pr-status.yml')])(
    '$name can be started by hand to check the configuration, and for what else a person can ask of it',
    (file) => {
      const { mode, ...offered } = declared(file, 'workflow_dispatch');
      const modes = MODES.filter((one) => one !== 'pr-status');
      const ofEveryShard = ['tick', 'plan', 'status', 'doctor', 'check-config'];
      expect(mode?.default).toBe(DEFAULTS.mode);
      expect(mode?.options?.toSorted()).toEqual((file.name === 'shards.yml' ? ofEveryShard : modes).toSorted());
      if (mode?.options?.includes('release') === true)
        expect(Object.keys(offered)).toEqual(expect.arrayContaining(['item', 'hold']));
      const jobs = Object.values(file.workflow.jobs).filter((job) => job.uses?.includes('/tick.yml@') === true);
      const calls = [...jobs, ...steps(file).filter(isOurs)];
      expect(calls).toHaveLength(1);
      for (const call of calls) {
        expect(call.with['mode']).toBe("${{ inputs.mode || 'tick' }}");
        for (const name of Object.keys(offered)) expect(String(call.with[name])).toContain(`inputs.${name}`);
      }
    },
  );

  it('shards have a group each', () => {
    const { jobs } = read(join(root, 'docs/examples/shards.yml')).workflow;
    expect(jobs['tick']?.concurrency?.group).toContain('${{ matrix.projects }}');
  });
});

describe('tick.yml', () => {
  const file = named('tick.yml');
  const call = declared(file, 'workflow_call');
  const step = steps(file).find(isOurs);
  const job = file.workflow.jobs['tick'];

  it('is started by schedule, by hand, by a dispatch and by other workflows', () => {
    expect(Object.keys(file.workflow.on).toSorted()).toEqual([
      'repository_dispatch',
      'schedule',
      'workflow_call',
      'workflow_dispatch',
    ]);
  });

  it('hands every input of the action on', () => {
    expect(Object.keys(step?.with ?? {}).toSorted()).toEqual([...Inputs.keyof().options].toSorted());
    for (const name of Object.keys(step?.with ?? {}).filter((one) => one !== 'github-token')) {
      expect(String(step?.with[name])).toContain(`inputs.${name}`);
      expect(call[name], name).toBeDefined();
    }
  });

  it('defaults to what the action defaults to, but for a person', () => {
    expect(call['mode']?.default).toBe(DEFAULTS.mode);
    expect(call['dry-run']?.default).toBe(false);
    expect(call['init']?.default).toBe(false);
  });

  it('offers the modes that a person can start', () => {
    const { options } = declared(file, 'workflow_dispatch')['mode'] ?? {};
    expect(options?.toSorted()).toEqual(MODES.filter((mode) => mode !== 'pr-status').toSorted());
  });

  it('takes secrets by name, and gives each to the step that needs it', () => {
    const { secrets } = z
      .object({ secrets: z.record(z.string(), z.unknown()) })
      .parse(file.workflow.on['workflow_call']);
    const used = JSON.stringify(job);
    for (const name of Object.keys(secrets)) expect(used, name).toContain(`secrets.${name}`);
    for (const name of Object.keys(step?.env ?? {})) expect(secrets, name).toHaveProperty(name);
  });

  it('passes on the outputs of the action', () => {
    const { outputs } = z
      .object({ outputs: z.record(z.string(), z.unknown()) })
      .parse(file.workflow.on['workflow_call']);
    const offered = Outputs.keyof().options.filter((name) => name !== 'summary-json');
    expect(Object.keys(outputs)).toEqual(offered);
  });

  it('is the same in a tailnet, but for joining it', () => {
    const tailnet = named('tick-tailnet.yml');
    const { 'tailscale-tags': tags, ...inputs } = declared(tailnet, 'workflow_call');
    expect(tags).toBeDefined();
    expect(inputs).toEqual(call);
    const { permissions = {}, steps: tailnetSteps = [], ...rest } = tailnet.workflow.jobs['tick'] ?? {};
    const { 'id-token': identity, ...others } = permissions;
    expect(identity).toBe('write');
    expect({ ...rest, permissions: others }).toEqual({ ...job, steps: undefined });
    expect(tailnetSteps.filter(({ uses }) => uses?.startsWith('tailscale/') !== true)).toEqual(job?.steps);
    const secretsOf = ({ workflow }: WorkflowFile): string[] =>
      Object.keys(
        z.object({ secrets: z.record(z.string(), z.unknown()) }).parse(workflow.on['workflow_call']).secrets,
      ).filter((name) => !name.startsWith('TS_'));
    expect(secretsOf(tailnet)).toEqual(secretsOf(file));
  });
});

describe('pr-status.yml', () => {
  const file = named('pr-status.yml');

  it('has no secret but the token of the job', () => {
    expect(file.text).not.toContain('secrets');
  });

  it('never runs with secrets for a fork, and never checks out its code', () => {
    const job = file.workflow.jobs['status'];
    expect(job?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    expect(job?.permissions).toEqual({ contents: 'read', 'pull-requests': 'write', actions: 'read' });
    const checkout = steps(file).find(({ uses }) => uses?.startsWith('actions/checkout@') === true);
    expect(checkout?.with['ref']).toBe('${{ github.event.pull_request.base.sha }}');
  });
});

describe('release.yml', () => {
  const { jobs } = named('release.yml').workflow;
  const scriptOf = (job: string): string => (jobs[job]?.steps ?? []).map(({ run = '' }) => run).join('\n');

  it('holds everything that CI holds, of the very commit, before it makes anything', () => {
    expect(named('ci.yml').text).toContain('run: .ci/run\n');
    expect(scriptOf('verify')).toMatch(/^\.ci\/run$/m);
    expect(jobs['verify']?.steps[0]?.with['ref']).toBe('refs/tags/${{ inputs.tag || github.ref_name }}');
    const needs = z.record(z.string(), z.object({ needs: z.union([z.string(), z.array(z.string())]).optional() }));
    const { release, 'moving-tags': moving } = needs.parse(parse(named('release.yml').text).jobs);
    expect(release?.needs).toBe('verify');
    expect(moving?.needs).toEqual(['verify', 'release']);
  });

  it('moves tags, and marks a release as latest, only by the script that goes forward', () => {
    expect(scriptOf('moving-tags')).toMatch(/^scripts\/release-tags move "\$TAG"$/m);
    expect(scriptOf('release')).toContain('latest=$(scripts/release-tags newest "$TAG")');
    expect(scriptOf('release')).toContain('--latest="$latest"');
    expect(named('release.yml').text).not.toMatch(/force=true|--force|git\/refs/);
  });

  it('says where the package and the bundle come from', () => {
    const attest = jobs['release']?.steps.find(({ uses }) => uses?.startsWith('actions/attest@') === true);
    expect(String(attest?.with['subject-path'])).toMatch(
      /plane-agentd-\*\.tgz[^]*dist\/\*\.js[^]*dist\/cli\/index\.js/,
    );
    expect(jobs['release']?.permissions).toMatchObject({ 'id-token': 'write', attestations: 'write' });
  });
});

describe('the version', () => {
  it('is one that may be used, and every text of the documentation names its major version', () => {
    const [major = '0'] = VERSION.split('.');
    expect(Number(major)).toBeGreaterThanOrEqual(1);
    const texts = ['README.md', 'docs/examples/README.md', 'docs/releases.md', 'docs/examples/reuse.yml'].map((name) =>
      readFileSync(join(root, name), 'utf8'),
    );
    const used = texts.flatMap((text) => [...text.matchAll(/plane-agentd(?:\/[\w./-]+)?@v(\d+)/g)].map(([, of]) => of));
    expect(used.length).toBeGreaterThan(0);
    expect(new Set(used)).toEqual(new Set([major]));
    expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${VERSION}\n`);
  });
});

describe('reuse.yml', () => {
  it('grants what the called workflows ask for, no more and no less, and only secrets that they name', () => {
    const { jobs } = read(join(root, 'docs/examples/reuse.yml')).workflow;
    for (const { uses = '', permissions, secrets } of Object.values(jobs)) {
      const called = named(/([a-z-]+\.yml)@/.exec(uses)?.[1] ?? '');
      const asked = Object.assign({}, ...Object.values(called.workflow.jobs).map((job) => job.permissions));
      expect(permissions).toEqual(asked);
      const trigger = z
        .object({ secrets: z.record(z.string(), z.unknown()).default({}) })
        .parse(called.workflow.on['workflow_call']);
      for (const name of Object.keys(secrets ?? {})) expect(trigger.secrets).toHaveProperty(name);
    }
  });
});

describe('the rules', () => {
  const good = readFileSync(join(root, 'docs/examples/tailscale-oidc.yml'), 'utf8');
  const planted: readonly [what: string, from: string, to: string, finding: string][] = [
    ['a tag instead of a commit', '780049a30b6ff5c378a9e7b389d15ece7a204888 # v4.1.3', 'v4', 'which is no commit'],
    ['a commit of no release', ' # v4.1.3', '', 'without saying which release'],
    [
      'a write without a reason',
      'id-token: write # proves to Tailscale which workflow this is',
      'id-token: write',
      'without a reason',
    ],
    ['permissions for all', 'permissions: {}', 'permissions:\n  contents: write', 'grants permissions to every job'],
    ['no time limit', '    timeout-minutes: 7\n', '', 'has no time limit'],
    [
      'a token left in the clone',
      '          persist-credentials: false\n',
      '          fetch-depth: 1\n',
      'leaves the token',
    ],
    [
      'an expression in a script',
      '      - uses: OWNER',
      '      - run: echo ${{ github.event.issue.title }}\n      - uses: OWNER',
      'into a script',
    ],
    [
      'a dangerous event',
      '  repository_dispatch:\n',
      '  pull_request_target: {}\n  repository_dispatch:\n',
      'is triggered by pull_request_target',
    ],
    ['a full hour', '3-59/5', '0', 'runs at minute 0'],
    ['a schedule that GitHub does not keep', '3-59/5', '*/2', 'has the schedule'],
    [
      'foreign code',
      'persist-credentials: false',
      'persist-credentials: false\n          ref: ${{ github.event.pull_request.head.sha }}',
      'checks out',
    ],
  ];

  it.each(planted)('find %s', (_what, from, to, finding) => {
    expect(good).toContain(from);
    const folder = mkdtempSync(join(tmpdir(), 'agentd-rules-'));
    const path = join(folder, 'planted.yml');
    writeFileSync(
      path,
      good.replace(from, () => to),
    );
    expect(broken(read(path)).join('\n')).toContain(finding);
    rmSync(folder, { recursive: true });
  });
});

describe('GitHub’s own check', () => {
  let folder = '';
  let program = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'agentd-validate-'));
    program = await bundledForNode(join(import.meta.dirname, 'validate.process.ts'), folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const findings = (...paths: string[]): string[] => {
    const printed = execFileSync(process.execPath, [program, ...paths], { encoding: 'utf8' });
    return z.array(z.string()).parse(JSON.parse(printed));
  };

  it('finds nothing in the workflows, the examples and action.yml', () => {
    expect(findings(join(root, 'action.yml'), ...all.map(({ path }) => path))).toEqual([]);
  });

  it('finds what is planted', () => {
    const wrong = join(folder, 'wrong.yml');
    const { text } = named('tick.yml');
    writeFileSync(
      wrong,
      text.replace('    runs-on: $', '    run-on: $').replace('inputs.interval', 'inputs.intervall'),
    );
    const found = findings(wrong).join('\n');
    expect(found).toMatch(/run-on/);
    expect(found).toMatch(/intervall/);
  });
});
