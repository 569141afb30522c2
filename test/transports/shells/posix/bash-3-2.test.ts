/** bash 3.2 is the `sh` of macOS, and can be had nowhere else: scripts are held to it by reading them. */
import { describe, expect, it } from 'vitest';
import { lackedBy32 } from './bash-3-2.ts';
import { everyScript } from './every-script.ts';

/** One or two examples of everything that it lacks. */
const LACKED: readonly string[] = [
  'x=$(case $a in b)echo;;esac)',
  'x="$(case $a in (b) echo;; c) echo;; esac)"',
  'f(){\necho `x`; y=${a:-$(for b in 1;do case $b in *)break;;esac;done)}\n}',
  "x=$(cat <<E\nit's\nE\n)",
  'echo ${x,,}',
  'echo "a ${x^^} b"',
  'echo ${x[1]^}',
  'a &>>b',
  'a &>b',
  'a |& b',
  'case a in a) b;& c) d;; esac',
  'case a in a) b;;& c) d;; esac',
  'wait -n',
  'a & wait -fn $!',
  'coproc cat',
  'echo ${x:0:-1}',
  'echo "${x::-2}"',
  'echo ${x:1:(-1)}',
  'echo ${x[-1]}',
  'declare -A map',
  'f() { local -n x=$1; }',
  'declare -g x=1',
  'unset -n x',
  'mapfile -t a <b',
  'a | readarray b',
  "printf -v 'a' x; printf -v a[1] x",
  '[[ -v x ]]',
  '[ -v x ]',
  'test -v x',
  'echo ${x@Q}',
  'echo $EPOCHSECONDS',
  'echo "${EPOCHREALTIME%.*}"',
  'kill $BASHPID',
  'exec {fd}>file',
  '{ a; } {in}<file',
  "printf '%(%s)T' -1",
  "printf %s $'\\u00e9'",
  'read -N 3 x',
  'read -t 0.5 x',
  'read -r -t .5 x',
  'diff <(a) b',
  'shopt -s lastpipe',
  'echo {1..9..2}',
  'x=${ date; }',
];

/** What looks alike and is none of it. */
const FINE: readonly string[] = [
  'x=$(case $a in (b) echo ")";; (c|d) echo;; esac)',
  'case $a in b) echo $(c);; esac; x=$(d)',
  'x=$(if case $a in (*) ! b;; esac; then (c); fi)',
  'echo "it is ${x:-a,,b} ${x#*^^} ${x:-a:-b} ${x:+y} ${#x} ${x%%@*}"',
  `echo '\${x,,} |& wait -n' "&>> coproc"`,
  '# a | mapfile {fd}> ;& ${x^^}\necho # |&',
  "cat <<'E'\n${x,,} it's |& wait -n $(case a in b) c\nE\necho",
  'cat <<-E\n\tit\'s "\n\tE\necho $(a)',
  'a >&2 2>&1 <&3 >/dev/null &\nwait $!; a & b',
  'export -n SHELLOPTS; unset -v x; read -r x <y',
  '[ "$x" ] && [ ! -e y ]; command -v x; test -x y',
  'echo $((1 - (2 + 3))) $(( ${#x} )) `a`; (case $a in b) c;; esac)',
  'echo ${x:1:2} ${x: -1} case in b esac',
];

describe('the reader of what bash 3.2 lacks', () => {
  it.each(LACKED)('bites at %s', (script) => {
    expect(lackedBy32(script)).not.toEqual([]);
    expect(lackedBy32(`true\n{\n${script}\n}\nx=$(true)\n`)).not.toEqual([]);
  });

  it.each(FINE)('lets pass %s', (script) => {
    expect(lackedBy32(script)).toEqual([]);
  });

  it('finds each thing where it is the only one in a long script', () => {
    const [, script] = everyScript('darwin').map(({ text }) => text);
    for (const lacked of LACKED) expect(lackedBy32(`${script ?? ''}\n${lacked}\n`), lacked).not.toEqual([]);
  });
});

describe.each(['linux', 'darwin'] as const)('every script for %s', (os) => {
  it.each(everyScript(os))('holds nothing that bash 3.2 lacks: $name', ({ text }) => {
    expect(text.length).toBeGreaterThan(20);
    expect(lackedBy32(text)).toEqual([]);
  });
});
