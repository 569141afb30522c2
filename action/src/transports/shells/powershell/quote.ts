/**
 * How values get into a PowerShell script: as one single-quoted word, or as base64. Nothing else is allowed. Scripts stay
 * within ASCII, because Windows PowerShell 5.1 reads files without a byte-order mark in the machine's own code page.
 */
import { gzipSync } from 'node:zlib';
import { TransportError } from '../../../errors.ts';

/**
 * One word of a PowerShell command line, whatever the value. PowerShell ends a single-quoted word at the typographic
 * quotes U+2018 to U+201B too, so each of them is doubled like the plain one.
 * @throws {TransportError} `value-has-nul`: no argument of a Windows program can hold a NUL.
 */
export function quote(value: string): string {
  if (value.includes('\0')) {
    throw new TransportError({
      code: 'value-has-nul',
      message: 'A path, name or command line for a terminal contains a NUL character.',
      remedy: 'Remove the NUL character from the configuration or from the item that it comes from.',
      retry: false,
    });
  }
  return `'${value.replaceAll(/['\u2018-\u201b]/g, '$&$&')}'`;
}

/**
 * The value as an expression of a script: quoted where it is printable ASCII and line ends, else as base64 through
 * {@link TEXT_OF}. Since a quoted word doubles its quotes, no line of it ends the text of a here-string that it stands in.
 */
export function literal(value: string): string {
  if (/^[\n -~]*$/.test(value)) return quote(value);
  return `(textof '${Buffer.from(value, 'utf8').toString('base64')}')`;
}

/** `textof B64`: the text that {@link literal} encoded. */
export const TEXT_OF = `function textof($b64){[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($b64))}
`;

/** Bytes as base64 of their gzip, for `unpacked`. */
export function packed(bytes: Uint8Array): string {
  return gzipSync(bytes, { level: 9 }).toString('base64');
}
