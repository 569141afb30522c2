/** YAML's own errors in plain words. The parser's sentences can quote the file, secrets included, so they are not used. */

interface Wording {
  readonly message: string;
  readonly remedy: string;
}

const QUOTE = 'Put the value in single quotes.';

const WORDINGS: Readonly<Record<string, Wording>> = {
  TAB_AS_INDENT: { message: 'The line is indented with a tab.', remedy: 'Indent with spaces.' },
  BAD_INDENT: {
    message: 'The indentation does not fit, or a bracket further up is not closed.',
    remedy: 'Indent the line like its neighbours, and close every `[` and `{`.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'There is a second `key: value` where only a value can stand.',
    remedy: 'Put the nested keys on lines of their own, indented; put a value that contains `: ` in single quotes.',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'A key runs over several lines.',
    remedy: 'Write `key: value` on one line, and indent the line like its neighbours.',
  },
  BLOCK_IN_FLOW: {
    message: 'Indented lines stand inside `[ ]` or `{ }`.',
    remedy: 'Use either brackets or indentation for one list or map.',
  },
  BAD_SCALAR_START: { message: 'A value begins with a character that YAML keeps for itself.', remedy: QUOTE },
  BAD_DQ_ESCAPE: {
    message: 'A backslash in double quotes starts an escape that does not exist.',
    remedy: 'Use single quotes: in them a backslash is just a backslash.',
  },
  MISSING_CHAR: {
    message: 'A closing quote, a bracket, a comma or a colon is missing.',
    remedy: 'Look at this place and just before it.',
  },
  UNEXPECTED_TOKEN: {
    message: 'This cannot stand here.',
    remedy: 'Look for a missing quote or comma, a missing space after `:`, or wrong indentation just before.',
  },
  KEY_OVER_1024_CHARS: { message: 'A key is longer than 1,024 characters.', remedy: 'Shorten it.' },
  MULTIPLE_DOCS: {
    message: 'The file holds more than one document.',
    remedy: 'Keep one, and remove the `---` or `...` line between them.',
  },
};

const OTHER: Wording = { message: 'This is not valid YAML.', remedy: 'Look at this place and just before it.' };

export function syntaxWording(code: string): Wording {
  return Object.hasOwn(WORDINGS, code) ? (WORDINGS[code] ?? OTHER) : OTHER;
}
