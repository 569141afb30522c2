/**
 * A script travels packed. Every Windows can unpack it, so it is never asked for again; and whatever else should read it
 * (`reader.ts`) finds base64 in it, and no value that it could take for a command.
 */
import type { Envelope } from '../../../ports/shell.ts';
import { packed } from './quote.ts';
import { proof } from './reader.ts';

/** The script in a shorter one, between the same first and last lines; a damaged one ends in an error before it does anything. */
export function inPack(script: string, { nonce, plain }: Envelope): string {
  if (plain === true) return script;
  return [
    `#agentd ${nonce}`,
    proof(nonce),
    "$ErrorActionPreference='Stop'",
    `$Pack=[IO.MemoryStream]::new([Convert]::FromBase64String('${packed(Buffer.from(script, 'utf8'))}'))`,
    '$Whole=[IO.MemoryStream]::new()',
    '[IO.Compression.GZipStream]::new($Pack,[IO.Compression.CompressionMode]::Decompress).CopyTo($Whole)',
    '& ([ScriptBlock]::Create([Text.Encoding]::UTF8.GetString($Whole.ToArray())))',
    `#end ${nonce}`,
    '',
  ].join('\n');
}
