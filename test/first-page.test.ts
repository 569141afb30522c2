/** The README: what a reader sees first, and copies. */
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as prettier from 'prettier';
import { parse } from 'yaml';
import { Inputs } from '../action/src/action/action-yml.ts';
import { Workflow, declared, read, root, steps } from './workflows/files.ts';
import type { WorkflowFile } from './workflows/files.ts';
import { broken } from './workflows/rules.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** The workflow that the README shows, as it is when it has been copied. */
function shownWorkflow(): WorkflowFile {
  const [, indent = '', body = ''] = /^( *)```yaml\n(.*?)^ *```$/ms.exec(readme) ?? [];
  const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
  return { name: 'README.md', path: 'README.md', text, workflow: Workflow.parse(parse(text)) };
}

describe('the README', () => {
  it('is read in two minutes: at most 200 lines and 14 KB, no line longer than a screen is wide', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(200);
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(14_000);
    const texts = readme.split('\n').filter((line) => !line.startsWith('!['));
    expect(texts.filter((line) => line.length > 140)).toEqual([]);
  });

  it('shows a picture of the board that is small, is one, and is told to those who cannot see it', () => {
    const [, alt = '', path = ''] = /^!\[([^\]]*)\]\(([^)]+)\)$/m.exec(readme) ?? [];
    expect(alt.length).toBeGreaterThan(60);
    expect(path).toBe('docs/board.png');
    const picture = resolve(root, path);
    expect(statSync(picture).size).toBeLessThanOrEqual(150_000);
    const bytes = readFileSync(picture);
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
    // Width and height, from the first chunk.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1400, 760]);
  });

  it('has what one makes by it in the clone ignored by git, and so by the checks', async () => {
    expect(readme).toContain('cp config/agentd.local.yml agentd.yml');
    for (const path of ['agentd.yml', 'state/agentd-state.json', 'secrets.env']) {
      const { ignored } = await prettier.getFileInfo(join(root, path), { ignorePath: join(root, '.gitignore') });
      expect([path, ignored]).toEqual([path, true]);
    }
  });

  it('names the two commands that try everything', () => {
    expect(readme).toMatch(/^npm cit$/m);
    expect(readme).toMatch(/^\.ci\/run$/m);
  });

  it('names only scripts of package.json that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });
});

describe('the workflow of the README', () => {
  const shown = shownWorkflow();
  const minimal = read(join(root, 'docs/examples/minimal.yml'));

  it('keeps the rules for workflows', () => {
    expect(broken(shown)).toEqual([]);
  });

  it('is minimal.yml without what one does not need on the first day', () => {
    const { jobs, ...rest } = shown.workflow;
    const job = jobs['tick'];
    const whole = minimal.workflow.jobs['tick'];
    expect(Object.keys(jobs)).toEqual(['tick']);
    expect({ ...rest, on: rest.on['schedule'] }).toEqual({
      permissions: minimal.workflow.permissions,
      concurrency: minimal.workflow.concurrency,
      on: minimal.workflow.on['schedule'],
    });
    expect({ ...job, steps: [] }).toEqual({ ...whole, steps: [] });
    expect(job?.steps.map(({ uses, env }) => ({ uses, env }))).toEqual(
      whole?.steps.map(({ uses, env }) => ({ uses, env })),
    );
    expect(steps(minimal)[1]?.with).toMatchObject(steps(shown)[1]?.with ?? {});
  });

  it('hands over every input that its form asks for, and only what the action has', () => {
    const form = declared(shown, 'workflow_dispatch');
    const whole = declared(minimal, 'workflow_dispatch');
    const handed = steps(shown)[1]?.with ?? {};
    expect(Object.keys(handed).toSorted()).toEqual(Object.keys(form).toSorted());
    for (const [name, { options = [], ...field }] of Object.entries(form)) {
      const { options: all = [], ...same } = whole[name] ?? {};
      expect(field).toEqual(same);
      expect(all).toEqual(expect.arrayContaining(options));
      expect(Inputs.keyof().options).toContain(name);
    }
  });
});
