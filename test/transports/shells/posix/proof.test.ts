/** Whatever reads a script, or was put into its environment: it does what it says, or it does nothing and says why. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Envelope } from '../../../../action/src/ports/shell.ts';
import type { Operation } from '../../../../action/src/ports/operation.ts';
import { posixShell } from '../../../../action/src/transports/shells/posix/shell.ts';
import { READER } from '../../../../action/src/transports/shells/posix/proof.ts';
import { USER_ENV, markedBy, openPlace, present } from '../../../contracts/place.ts';
import { SHELLS, asSh, connectBy } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

const base = mkdtempSync(join(tmpdir(), 'agentd-proof-'));
afterAll(() => removeFolder(base));

const envelope: Envelope = { nonce: 'f'.repeat(24), fence: null, run_root: join(base, 'runs') };
const made = join(base, 'made');
const operations: readonly Operation[] = [
  { op: 'mkdir', path: made, clean: false },
  { op: 'write', path: join(made, 'text'), text: 'text' },
];
const long: readonly Operation[] = [
  ...operations,
  { op: 'write', path: join(made, 'long'), text: 'some text '.repeat(2000) },
];
const ordered = posixShell('linux', { ordered: true });

/** Reads that text as its stdin. */
function readBy(program: readonly string[], input: string): string {
  const [file = '', ...words] = program;
  return spawnSync(file, words, { input, encoding: 'utf8', env: { ...USER_ENV, HOME: base } }).stdout;
}

describe.each([
  ['short', operations],
  ['long, and so packed,', long],
])('a script that is %s', (_what, batch) => {
  const script = ordered.script(batch, envelope);

  it.each([['zsh'], ['zsh', '-l'], ['bash', '--login'], ['bash', '--posix'], ['ksh'], ['mksh', '-l']])(
    'is handed on by %s, byte for byte',
    (...program) => {
      const answer = readBy(program, script);
      expect(ordered.parse(answer, batch, envelope).map((result) => 'refused' in result)).not.toContain(true);
      expect(existsSync(join(made, 'text'))).toBe(true);
      removeFolder(made);
    },
  );

  it.each([['dash'], ['busybox', 'ash', '-l']])('is not run by %s, which has read more than its line', (...program) => {
    const answer = readBy(program, script);
    expect(() => ordered.parse(answer, batch, envelope)).toThrow(
      program[0] === 'dash' ? /dash has read/ : /ash has read/,
    );
    expect(existsSync(made)).toBe(false);
  });

  it.each([['fish'], ['tcsh'], ['tcsh', '-l'], ['tmux'], ['python3'], ['perl']])('is not run by %s', (...program) => {
    readBy(program, script);
    expect(existsSync(made)).toBe(false);
  });

  it('is not run by a shell that is none of sh’s where the lines that hand it on were eaten', () => {
    for (const program of [['zsh'], ['bash', '--login']]) {
      const answer = readBy(program, script.slice(script.indexOf('\n{\n') + 1));
      expect(() => ordered.parse(answer, batch, envelope)).toThrow(`${program[0] ?? ''} has read`);
      expect(existsSync(made)).toBe(false);
    }
  });

  it('is run by the shell that was asked for', () => {
    const answer = readBy(READER.split(' '), script);
    expect(ordered.parse(answer, batch, envelope).map((result) => 'refused' in result)).not.toContain(true);
    removeFolder(made);
  });
});

/** Everything that may stand where a command stands in a text. */
function wordsOf(text: string): readonly string[] {
  const words = [...new Set(text.match(/[A-Za-z_][A-Za-z0-9_.]*|\[/g))];
  const reserved = /^(?:case|do|done|elif|else|esac|fi|for|function|if|in|select|then|time|until|while)$/;
  return words.filter((word) => !reserved.test(word));
}

describe.each(SHELLS)('a run by %s', (name) => {
  const sh = asSh(name);

  it('is what it is where functions and options of the environment stand in for all that scripts call', async () => {
    const env: Record<string, string> = { ...USER_ENV, BASHOPTS: 'nocasematch:nullglob', SHELLOPTS: 'noglob:errexit' };
    env['CDPATH'] = '/';
    const plain = { ...envelope, plain: true };
    const place = openPlace(connectBy(sh, { env }));
    const all = posixShell('linux', { sh }).script(
      [
        { op: 'start', launch: place.launch('x', 'true'), replaces: [] },
        { op: 'kill', identity: null, dir: place.dir('x'), task: 'agentd-x', collect: [] },
      ],
      plain,
    );
    for (const word of wordsOf(all)) env[`BASH_FUNC_${word}%%`] = '() { builtin echo poisoned; builtin exit 9; }';
    try {
      await place.start(place.launch('ends', 'exit 3'));
      expect(await place.settled('ends', 'finished')).toMatchObject({ exit_code: 3 });
      const stays = place.launch('stays', 'exec sleep 600');
      await place.start(stays);
      await place.settled('stays', 'running');
      expect(await place.kill('stays')).toMatchObject({ state: 'finished', ended_by: 'kill' });
      expect(markedBy(stays.task)).toEqual([]);
    } finally {
      await place.dispose();
    }
  });

  it('has no file named by BASH_ENV between it and the agent, whose own shells read it as ever', async () => {
    const file = join(base, `env-${name}`);
    writeFileSync(file, 'echo noise; git(){ echo poisoned; }\n');
    const place = openPlace(connectBy(sh, { env: { ...USER_ENV, BASH_ENV: file } }));
    try {
      await place.start(place.launch('a', 'type -t git; bash -c "type -t git"'));
      const collect = [{ op: 'read', file: 'stdout.txt', max_bytes: 1000 }] as const;
      const { collected } = await place.settled('a', 'finished', collect);
      expect(present(collected[0])).toBe('file\nnoise\nfunction\n');
    } finally {
      await place.dispose();
    }
  });
});
