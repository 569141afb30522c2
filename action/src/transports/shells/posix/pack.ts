/**
 * A long script travels packed: it unpacks itself where gzip is at hand, and elsewhere does nothing but ask for the plain
 * one. So a usual start fits into what a connection carries before the first acknowledgement comes back.
 */
import { gzipSync } from 'node:zlib';
import type { Envelope } from '../../../ports/shell.ts';
import { BASE64 } from './library.ts';
import { head, proof } from './proof.ts';
import type { Machine } from './machine.ts';
import { searchPath } from './script.ts';

/** Characters of a script that is sent as it is: unpacking costs two processes. */
const LONGEST_PLAIN = 8000;

/**
 * Like the plain script it is one brace group, so that a transfer that was cut runs nothing; besides, gzip ends with
 * an error unless all is there and its check sum is right. The base64 is one line, which every `base64` takes; openssl alone does
 * not, and asks for the plain script.
 */
export function packed(script: string, { nonce, plain }: Envelope, machine: Machine): string {
  if (plain === true || script.length <= LONGEST_PLAIN) return script;
  return [
    ...head(nonce, machine),
    '{',
    ...proof(nonce, machine),
    `N=${nonce} b64d=`,
    BASE64.trimEnd(),
    'text(){',
    "unb64 <<'_'",
    gzipSync(script, { level: 9 }).toString('base64'),
    '_',
    '}',
    `x=$({ PATH=${searchPath(machine)};export PATH;text|gzip -dc;} 2>/dev/null)&&eval "$x"`,
    'echo;echo "$N PLAIN"',
    'exit 0',
    '}',
    '',
  ].join('\n');
}
