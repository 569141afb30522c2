import { describe, expect, it } from 'vitest';
import { maskForms } from '../../action/src/action/masks.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('what the runner is told to hide', () => {
  it('is a secret and its base64', () => {
    expect(maskForms('plane_api_0123456789')).toEqual(['plane_api_0123456789', base64('plane_api_0123456789')]);
  });

  it('is also what it is with the newline that a paste left, in base64', () => {
    expect(maskForms('plane_api_01\n')).toEqual(['plane_api_01', base64('plane_api_01'), base64('plane_api_01\n')]);
  });

  it('is nothing that turns up by chance', () => {
    expect(maskForms('')).toEqual([]);
    expect(maskForms('12345')).toEqual([]);
  });

  it('is each telling line of a key, never its frame or its short end, and never the whole, which the runner would split', () => {
    const key =
      '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjE\nAAAAAAAAAAAAAAA\nAQ==\n-----END OPENSSH PRIVATE KEY-----\n';
    expect(maskForms(key)).toEqual(['b3BlbnNzaC1rZXktdjE', 'AAAAAAAAAAAAAAA', base64(key.trim()), base64(key)]);
  });

  it('is what a structured value holds, never its braces', () => {
    const value = JSON.stringify({ a: { token: 'secret-token', n: 1 }, b: ['another-one', 'x'] }, null, 2);
    expect(maskForms(value)).toEqual(['secret-token', base64('secret-token'), 'another-one', base64('another-one')]);
  });

  it('is a value that only looks structured', () => {
    expect(maskForms('{not json')).toContain('{not json');
  });
});
