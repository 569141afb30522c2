/** What is wrong with a file that an executor's command calls, and what a person does about it. Pure. */
import type { CalledFile } from '../../config/called-files.ts';

/**
 * `interpreter`: what its first line (`#!`) names is not there. `crlf`: that line ends as on Windows. `stub`: it is, or begins with, what
 * macOS has in the place of a program of the Command Line Tools that are not installed.
 */
export const FILE_FAULTS = [
  'missing',
  'folder',
  'unreadable',
  'not-executable',
  'interpreter',
  'crlf',
  'stub',
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

export interface FaultyFile extends Pick<CalledFile, 'path' | 'what'> {
  readonly fault: FileFault;
  /** Where a relative path begins; null: it is absolute. */
  readonly folder: string | null;
  /** For `interpreter` and `stub`: what is not there. */
  readonly word: string;
}

/** One sentence. */
export function faultSays({ path, what, fault, folder, word }: FaultyFile): string {
  const named = `The ${what} ${path}`;
  const within = folder === null ? '' : ` in ${folder}`;
  switch (fault) {
    case 'missing':
      return `${named} is not ${folder === null ? 'there' : `in ${folder}`}.`;
    case 'folder':
      return `${named}${within} is no file.`;
    case 'unreadable':
      return `${named}${within} may not be read by the terminal’s user.`;
    case 'not-executable':
      return `${named}${within} may not be executed.`;
    case 'interpreter':
      return `${named}${within} begins with \`#!\` and ${word}, which is not there.`;
    case 'crlf':
      return `The first line of ${path}${within} ends as on Windows, so that what it names is not found.`;
    case 'stub':
      return `${named}${within} needs ${word}, of which that Mac has only a stand-in.`;
  }
}

/** A clause without its full stop. */
export function faultRemedy({ path, what, fault, folder, word }: FaultyFile): string {
  switch (fault) {
    case 'missing': {
      const put = folder === null ? 'Put it there' : 'Put it there, and commit it where items have worktrees';
      return `${put}; or correct ${what === 'script' ? '`script` or the command' : 'the command or `bins`'}`;
    }
    case 'folder':
      return 'Name the file';
    case 'unreadable':
      return `Run \`chmod +r\` for it there`;
    case 'not-executable': {
      const commit = folder === null ? '' : ', and commit that where items have worktrees';
      return `Run \`chmod +x\` for it there${commit}; or have a shell read it: \`bash ${path}\``;
    }
    case 'interpreter':
      return `Install ${word} there, or correct that line`;
    case 'crlf':
      return 'Save it with the line ends of Unix (LF)';
    case 'stub':
      return 'Run `xcode-select --install` on that Mac';
  }
}

/**
 * The line that a run's own command leaves on stderr about such a file, before it goes on:
 * `agentd: script | missing | scripts/mine.sh | /srv/eng`.
 */
export const NOTICE = { prefix: 'agentd: ', between: ' | ' } as const;

/** The first such line; null: there is none. */
export function noticeIn(text: string): FaultyFile | null {
  for (const line of text.split('\n')) {
    if (!line.startsWith(NOTICE.prefix)) continue;
    const [what, said = '', path, folder] = line.slice(NOTICE.prefix.length).trimEnd().split(NOTICE.between);
    if ((what !== 'script' && what !== 'program') || path === undefined || folder === undefined) continue;
    const faulty = faultIn(said);
    if (faulty !== null) return { ...faulty, what, path, folder: folder === '-' ? null : folder };
  }
  return null;
}

/** `interpreter /bin/nope`, as it is said on the terminal; null: it says no fault. */
export function faultIn(said: string): Pick<FaultyFile, 'fault' | 'word'> | null {
  const [, name, word = ''] = /^([a-z-]+)(?: (.*))?$/.exec(said) ?? [];
  const fault = FILE_FAULTS.find((one) => one === name);
  return fault === undefined ? null : { fault, word };
}
