/**
 * Agents for tests: a shell script that writes down each of its lives, finds out whether another agent of the same item
 * is alive, and does what the test has laid down for its run. It is started as a real agent is, through the `run`
 * template of an executor.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Behaviour {
  /** Last message; default `[review] done`; empty: none is written. */
  readonly message?: string;
  readonly code?: number;
  /** The last words on stderr. */
  readonly tail?: string;
  /** How long it works. */
  readonly seconds?: number;
  /** It works until `release` is called for it. */
  readonly held?: true;
}

const SCRIPT = `#!/bin/sh
# $1 run directory, $2 file for the last message, $3 thread that is continued
here=\${0%/*} name=\${1##*/}
name=\${name#*-} run=\${name%-r[0-9]*} item=\${name%-*}
case $name in *-r[0-9]*) item=\${run%-*};; esac
cat >"$here/prompt-$name.md"
if ! mkdir "$here/live-$item" 2>/dev/null; then
  read -r other <"$here/live-$item/pid"
  # One that was killed stays a zombie until its parent has looked.
  case $(ps -o stat= -p "$other") in ''|Z*) ;; *) echo "SECOND $name" >>"$here/log";; esac
fi
echo $$ >"$here/live-$item/pid"
echo "began $name" >>"$here/log"
echo "{\\"type\\":\\"thread.started\\",\\"thread_id\\":\\"\${3:-thread-of-$run}\\"}"
echo '{"type":"turn.started"}'
message=$here/default.md seconds=0 code=0 tail= held=
[ -e "$here/$run.sh" ] && . "$here/$run.sh"
[ "$held" ] && while [ -d "$here" ] && [ ! -e "$here/go-$run" ]; do sleep 0.05; done
sleep $seconds
[ "$tail" ] && echo "$tail" >&2
[ -s "$message" ] && cat "$message" >"$2" && cat "\${message%.md}.event"
[ "$code" = 0 ] && echo '{"type":"turn.completed","usage":{}}'
rm -rf "$here/live-$item"
echo "ended $name" >>"$here/log"
exit $code
`;

export class Agents {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder);
    writeFileSync(join(folder, 'agent.sh'), SCRIPT);
    this.#says('default', '[review] done');
  }

  /** The executor: it speaks as codex does, and leaves its last message in `last.md`. */
  executor(): { adapter: 'codex'; run: string; resume: string; models?: string[]; default_model?: string } {
    const run = `sh '${this.#folder}/agent.sh' '{run_dir}' '{out}' '{thread}'`;
    return { adapter: 'codex', run, resume: run };
  }

  /** What the agent of `run_id` (`ENG-1-1`) is going to do. */
  plan(run_id: string, { message, code = 0, tail = '', seconds = 0, held }: Behaviour): void {
    const lines = [`code=${code} seconds=${seconds} tail='${tail}'${held === true ? ' held=1' : ''}`];
    if (message !== undefined) {
      this.#says(run_id, message);
      lines.push(`message=$here/${run_id}.md`);
    }
    writeFileSync(join(this.#folder, `${run_id}.sh`), `${lines.join('\n')}\n`);
  }

  #says(name: string, text: string): void {
    const event = { type: 'item.completed', item: { id: 'item_1', type: 'agent_message', text } };
    writeFileSync(join(this.#folder, `${name}.md`), text);
    writeFileSync(join(this.#folder, `${name}.event`), `${JSON.stringify(event)}\n`);
  }

  release(run_id: string): void {
    writeFileSync(join(this.#folder, `go-${run_id}`), '');
  }

  /** `began ENG-1-1`, `ended ENG-1-1`, and `SECOND …` if two agents of one item were ever alive at once. */
  log(): string[] {
    const path = join(this.#folder, 'log');
    return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  }

  /** What the agent read from its stdin. */
  prompt(name: string): string {
    return readFileSync(join(this.#folder, `prompt-${name}.md`), 'utf8');
  }
}
