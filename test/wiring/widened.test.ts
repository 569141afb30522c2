import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { widened } from '../../action/src/wiring/widened.ts';
import { checkConfig } from '../../action/src/config/check-report.ts';
import type { ConfigReport } from '../../action/src/config/check-report.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'agentd-widened-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TEXT = `plane: { base_url: 'https://plane.test', workspace: acme, token_key: PLANE_TOKEN }
state: { store: file }
projects:
  ENG:
    states: { working: In Progress }
    routing: { by_assignee: { bot: box } }
    default_executor: agent
    prompt: prompt.md
terminals:
  box:
    transport: local
    os: linux
    repo: /srv/eng
    plane_user: bot
    token_key: PLANE_TOKEN_BOX
    executors: [agent]
executors:
  agent: { adapter: mock }
`;

async function checked(env: Record<string, string>): Promise<ConfigReport> {
  return await widened(checkConfig(TEXT, { filename: 'agentd.yml', env }), TEXT, { env }, folder);
}

describe('a configuration that is fine by itself', () => {
  it('is not, where a prompt template is missing; the line is named', async () => {
    const { ok, problems } = await checked({});
    expect(ok).toBe(false);
    expect(problems).toMatchObject([{ code: 'prompt-missing', path: 'projects.ENG.prompt', line: 8, column: 13 }]);
  });

  it('is, with a template that renders and secrets that can be hidden', async () => {
    writeFileSync(join(folder, 'prompt.md'), '{{ item.title }}');
    const hidden = await checked({ PLANE_TOKEN: 'a-long-secret', PLANE_TOKEN_BOX: 'another-secret' });
    const { ok, problems } = hidden;
    const codes = (report: ConfigReport): readonly string[] => report.warnings.map(({ code }) => code);
    expect([ok, problems]).toEqual([true, []]);
    expect(codes(hidden)).not.toContain('secret-too-short');
    expect(codes(await checked({ PLANE_TOKEN: 'x' }))).toContain('secret-too-short');
  });
});

describe('runs on this machine', () => {
  const supervision = { systemd: true, user: 'ada', superuser: false, lingers: false };
  const warned = async (changes: Partial<typeof supervision>): Promise<readonly (readonly unknown[])[]> => {
    const report = checkConfig(TEXT, { filename: 'agentd.yml' });
    const { warnings } = await widened(report, TEXT, { env: {} }, folder, { ...supervision, ...changes });
    return warnings
      .filter(({ code }) => code === 'runs-end-with-the-tick')
      .map(({ path, line, remedy }) => [path, line, remedy]);
  };

  it('are said to end with a service that starts the tick, with what helps', async () => {
    expect(await warned({})).toEqual([
      ['terminals.box.transport', 11, expect.stringMatching(/enable-linger ada.*KillMode=process/)],
    ]);
  });

  it.each([[{ systemd: false }], [{ superuser: true }], [{ lingers: true }]])(
    'are fine where they get a scope of their own, or nothing ends them: %j',
    async (changes) => expect(await warned(changes)).toEqual([]),
  );
});

describe('a secret that is a private key', () => {
  const KEY = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk\nAAAABG5vbmU\n-----END OPENSSH PRIVATE KEY-----\n';

  it('is told to have lost its lines, whatever it is for, and no word of it is', async () => {
    const { warnings } = await checked({ PLANE_TOKEN: 'a-long-secret', PLANE_TOKEN_BOX: KEY.replaceAll('\n', ' ') });
    expect(warnings.filter(({ code }) => code === 'secret-line-ends')).toMatchObject([
      { message: 'The value of PLANE_TOKEN_BOX is a private key with blanks where line ends belong.' },
    ]);
    expect(JSON.stringify(warnings)).not.toContain('b3Blbn');
    const whole = await checked({ PLANE_TOKEN: 'a-long-secret', PLANE_TOKEN_BOX: KEY });
    expect(whole.warnings.map(({ code }) => code)).not.toContain('secret-line-ends');
  });
});
