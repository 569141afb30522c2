import { describe, expect, it } from 'vitest';
import { machineFactsOf } from '../../../../action/src/transports/shells/answer/machine-facts.ts';

const OPERATION = { op: 'machine_facts', programs: [{ word: 'codex', version: true }], repos: ['/srv/eng'] } as const;

describe('what a machine says of itself', () => {
  it('holds nothing that a person’s terminal would obey', () => {
    const hostile = '\u001b[2J\u001b]0;x\u0007::error::x\u009b31m\u202eabc\u200b\u{e0041}\u3164\u2028\r';
    const keys = [
      'name',
      'user',
      'home',
      'shell',
      'path',
      'login',
      'bin0',
      'ver0',
      'repo0.real',
      'root.real',
      'cgroup',
    ];
    const machine = machineFactsOf(keys.map((key) => `${key} ${hostile}`).join('\n'), OPERATION);
    const [program] = machine.programs;
    const said = [
      machine.version,
      machine.user,
      machine.home,
      machine.shell,
      machine.path,
      program?.path,
      program?.version,
    ];
    expect(said).toHaveLength(7);
    for (const text of said) {
      expect(text).toContain('::error::x');
      expect(text).not.toMatch(/[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028]/u);
      // Where one stood is shown.
      expect(text).toContain('\ufffdabc\ufffd');
    }
  });

  it('is read where lines are cut, doubled, huge or no facts', () => {
    const path = Array.from({ length: 10_000 }, (_none, n) => `/opt/${n}/bin`).join(':');
    const machine = machineFactsOf(
      `\n \nhome\nuser a\nuser b\npath ${path}\nver0 ${'9'.repeat(1_000_000)}\nuid \n`,
      OPERATION,
    );
    expect(machine).toMatchObject({ user: 'b', home: null, path, superuser: null });
    expect(machine.programs[0]?.version).toHaveLength(200);
  });
});
