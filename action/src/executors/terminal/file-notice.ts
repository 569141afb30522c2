/**
 * Lines before an executor's command that look at the files it calls, where it will call them. They stop nothing: a line on
 * stderr says what is wrong, and counts only where the run fails (`core/verdict/file-fault.ts`).
 */
import type { CalledFile } from '../../config/called-files.ts';
import type { TerminalConfig } from '../../config/schema.ts';
import { NOTICE } from '../../core/verdict/file-fault.ts';
import { quoteWord } from './template.ts';

/**
 * `look FILE [1]`, for POSIX shells: prints what is wrong with a file, as `faultIn` reads it; nothing: nothing is. With 1 it is to be
 * executed. What `env` is to call is looked for along PATH. `stub PATH`: says that it is one of the stand-ins that macOS has beside
 * xcode-select for programs of the Command Line Tools, where those are not installed: calling one opens a window on the desktop.
 */
export const LOOK = `stub() { case $1 in */python3|*/git) ;; *) return 1;; esac
[ -e "\${1%/*}/xcode-select" ] || return
l=$("\${1%/*}/xcode-select" -p) && [ "$l" ] && [ -x "$l/usr/bin/\${1##*/}" ] && return 1
echo "stub \${1##*/}"; }
look() { (
[ -e "$1" ] || { echo missing; exit; }
[ -f "$1" ] || { echo folder; exit; }
[ "$2" ] || { [ -r "$1" ] || echo unreadable; exit; }
[ -x "$1" ] || { echo not-executable; exit; }
stub "$1" && exit
l=$(head -c 300 "$1" | tr -d '\\000' | head -n 1)
case $l in '#!'*) ;; *) exit;; esac
case $l in *"$(printf '\\r')"*) echo crlf; exit;; esac
set -f
set -- \${l#??}
[ -x "$1" ] || { echo "interpreter $1"; exit; }
case $1 in */env) ;; *) stub "$1"; exit;; esac
[ "$2" = -S ] && shift
case $2 in ''|-*|*=*) ;; *) if l=$(command -v "$2"); then stub "$l"; else echo "interpreter $2"; fi;; esac
) 2>/dev/null; }`;

/** @returns the command line with the look before it; as it is, where there is no file to look at. */
export function withNotice(command: string, files: readonly CalledFile[], os: TerminalConfig['os']): string {
  if (files.length === 0) return command;
  if (os === 'windows') return [...files.map(lookedAtOnWindows), command].join('\n');
  const looks = files.map(({ path, executed, what, relative }) => {
    const word = quoteWord(path, os, true);
    const start = quoteWord(`${NOTICE.prefix}${what}${NOTICE.between}`, os, true);
    const end = quoteWord(`${NOTICE.between}${path}${NOTICE.between}`, os, true);
    return `w=$(look ${word}${executed ? ' 1' : ''}); [ -z "$w" ] || echo ${start}"$w"${end}${relative ? '"$PWD"' : '-'}`;
  });
  return [`( ${LOOK}`, ...looks, ') >&2', command].join('\n');
}

function lookedAtOnWindows({ path, what, relative }: CalledFile): string {
  const parts = [`${NOTICE.prefix}${what}`, 'missing', path, relative ? '' : '-'].join(NOTICE.between);
  const text = `${quoteWord(parts, 'windows', true)}${relative ? '+(Get-Location).ProviderPath' : ''}`;
  const there = `Test-Path -LiteralPath ${quoteWord(path, 'windows', true)} -PathType Leaf`;
  return `if(!(${there})){[Console]::Error.WriteLine(${text})}`;
}
