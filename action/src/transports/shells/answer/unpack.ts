/** Parts of an answer, unpacked: none becomes larger than what was asked for. */
import { gunzipSync } from 'node:zlib';
import { TransportError, errnoOf } from '../../../errors.ts';

/** As much as a channel takes of an answer before it is unpacked. */
export const ANSWER_BYTES = 256 * 1024 * 1024;
/** What is found in a file comes with the end of its line. */
export const LINE_END = 2;

/** `z <base64 of gzip>` or `b <base64>`. What is packed can be a thousand times as large as it looks. */
export function unpack(line: string, key: string, most_bytes: number): Buffer {
  const bytes = Buffer.from(line.slice(2), 'base64');
  if (line === '' || line.startsWith('b')) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: most_bytes });
  } catch (cause) {
    if (errnoOf(cause) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(key, most_bytes);
    const { problem } = incomplete(`what was read for ${key} is damaged`);
    throw new TransportError(problem, { cause });
  }
}

/** `remedy`: what to do if it stays, where that is not the doctor. */
export function incomplete(what: string, remedy = ''): TransportError {
  return new TransportError({
    code: 'answer-incomplete',
    message: `The terminal’s answer is incomplete (${what}); what it has done is unknown.`,
    remedy: `Nothing needs doing at once: the next tick asks again. If it stays, ${remedy || 'run `agentd doctor` for the terminal.'}`,
    retry: true,
  });
}

function tooLarge(key: string, most_bytes: number): TransportError {
  return new TransportError({
    code: 'answer-too-large',
    message: `What was read for ${key} unpacks to more than ${most_bytes} bytes, the most that was asked for; it was not read.`,
    remedy: 'See who else writes on that machine: its own scripts keep to the limit.',
    retry: true,
  });
}
