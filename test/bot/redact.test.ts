import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor, unprotected } from '../../bot/redact.ts';
import type { Secret } from '../../bot/redact.ts';
import { clean } from '../../bot/visible-text.ts';
import { markdownToHtml } from '../../bot/html.ts';
import { bare } from '../../bot/invisible.ts';
import { GROWTH_TIMEOUT_MS, expectLinear } from '../growth.ts';
import { read } from './page.ts';
import { UNSEEN } from './unseen.ts';
import { rounds } from '../rounds.ts';

const token = 'Zk3!p"q&r<s>/t\'u+v w';
const secrets: readonly Secret[] = [{ name: 'PLANE_TOKEN', value: token }];
const redact = createRedactor(secrets);
const shapes = createRedactor([]);
/** Put together here, so that no scanner takes them for real ones. */
const of = (...parts: string[]): string => parts.join('');
const hex = '0123456789abcdef0123456789abcdef';
const alnum = 'abcDEF1234567890ghiJKL0987654321mnop';

describe('a known secret', () => {
  it.each([
    ['as it is', token],
    ['in JSON', JSON.stringify(token).slice(1, -1)],
    ['in JSON in JSON', JSON.stringify(JSON.stringify(token)).slice(3, -3)],
    ['in a URL', encodeURIComponent(token)],
    ['in a URL with small hex digits', encodeURIComponent(token).replace(/%../g, (code) => code.toLowerCase())],
    ['in a form', new URLSearchParams({ a: token }).toString().slice(2)],
    ['in HTML', token.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')],
    ['in base64', Buffer.from(token).toString('base64')],
    ['in base64 for URLs', Buffer.from(token).toString('base64url')],
  ])('is hidden %s', (_, form) => {
    expect(redact(`before ${form} after`)).toBe('before [redacted PLANE_TOKEN] after');
  });

  it.each([1, 4, 9])('is hidden where a text was cut inside of it, %i characters from its end', (missing) => {
    const value = 'Xq9vT2mLpw8Rz4KdB7nE';
    const hide = createRedactor([{ name: 'KEY', value }]);
    expect(hide(`${value.slice(missing)} is what the agent printed`)).toBe('[redacted KEY] is what the agent printed');
    expect(hide(`The agent printed ${value.slice(0, -missing)}`)).toBe('The agent printed [redacted KEY]');
    expect(hide(value.slice(missing))).toBe('[redacted KEY]');
    expect(hide(`a ${value.slice(missing)} b`), 'a text is cut at its ends only').toContain(value.slice(missing));
    expect(hide(`${value.slice(-9)} and ${value.slice(0, 9)}`), 'less than half').not.toContain('redacted');
  });

  it('is hidden wherever it starts in longer base64', () => {
    for (const user of ['', 'a', 'ab', 'abc', 'x-token:']) {
      const code = Buffer.from(`${user}${token} and more`).toString('base64');
      const left = redact(code).replace('[redacted PLANE_TOKEN]', '\0');
      expect(left).toContain('\0');
      // What is left on either side decodes to no more than one byte of the secret.
      const [before = '', after = ''] = left.split('\0');
      expect(before.length).toBeLessThanOrEqual(Math.ceil((user.length * 4) / 3) + 1);
      expect(after.length).toBeLessThanOrEqual(Math.ceil((' and more'.length * 4) / 3) + 5);
    }
  });

  it('of several lines is hidden as a whole, line by line, and as JSON writes it', () => {
    const key = [
      '-----BEGIN ODD KEY-----',
      'line-one-of-the-key',
      'line-two-of-the-key',
      'x',
      '-----END ODD KEY-----',
    ].join('\n');
    const hide = createRedactor([{ name: 'KEY', value: `${key}\n` }]);
    expect(hide(`a ${key} b`)).toBe('a [redacted KEY] b');
    expect(hide(JSON.stringify({ key }))).toBe('{"key":"[redacted KEY]"}');
    expect(hide('only line-two-of-the-key')).toBe('only [redacted KEY]');
    expect(hide('x -----BEGIN ODD KEY-----')).toBe('x -----BEGIN ODD KEY-----');
  });

  it('that is empty, blank or too short hides nothing, and a too short one is named', () => {
    const odd = [
      { name: 'EMPTY', value: '' },
      { name: 'BLANK', value: ' \n' },
      { name: 'SHORT', value: 'admin' },
    ];
    expect(createRedactor(odd)('the admin  said\n')).toBe('the admin  said\n');
    expect(unprotected([...odd, ...secrets])).toEqual(['SHORT']);
  });

  it('that overlaps another leaves no rest of either', () => {
    const hide = createRedactor([
      { name: 'A', value: 'abcdefgh' },
      { name: 'B', value: 'efghijkl' },
    ]);
    expect(hide('xabcdefghijklx')).toBe('x[redacted A]x');
    expect(hide('abcdefghefghijkl')).toBe('[redacted A][redacted B]');
  });

  it('that looks like a token is called by its name', () => {
    const value = of('plane_', 'api_', hex);
    const hide = createRedactor([{ name: 'PLANE_TOKEN_LINUX', value }]);
    expect(hide(`X-API-Key: ${value}`)).toBe('X-API-Key: [redacted PLANE_TOKEN_LINUX]');
  });

  it('never gets through, however it is written, and a second pass changes nothing', () => {
    const value = fc.string({ unit: fc.constantFrom(...'aB3$&<>"\'/+ é😀\\_*`'), minLength: 6, maxLength: 24 });
    const write = fc.constantFrom<((text: string) => string)[]>(
      (text) => text,
      (text) => JSON.stringify(text),
      (text) => encodeURIComponent(text),
      (text) => JSON.stringify(JSON.stringify(text)),
    );
    fc.assert(
      fc.property(value, write, fc.string(), fc.string(), (raw, form, before, after) => {
        const secret = raw.trim();
        fc.pre(secret.length >= 6 && !/^[redacted N\]]+$/.test(secret));
        const hide = createRedactor([{ name: 'N', value: raw }]);
        const out = hide(`${before}${form(secret)}${after}`);
        expect(out).not.toContain(secret);
        expect(out).toContain('[redacted N]');
        expect(hide(out)).toBe(out);
      }),
      { numRuns: rounds(500) },
    );
  });

  it('is not in the page either, whatever Markdown does with it', () => {
    const value = fc.string({ unit: fc.constantFrom(...'aB3$&<>"\'/+é_*`~[]()'), minLength: 8, maxLength: 20 });
    const place = fc.constantFrom<((text: string) => string)[]>(
      (text) => text,
      (text) => `\`${text}\``,
      (text) => `\n\n~~~\n${text}\n~~~\n`,
      (text) => `[a](https://a.example/${encodeURIComponent(text)})`,
      (text) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&'),
      (text) => text.replace(/[^a-z]/gi, (char) => `&#${char.codePointAt(0)};`),
      (text) => `| ${text.replaceAll('|', '\\|')} |\n|-|\n`,
      (text) => text.replace(/./gu, '$&\u2063'),
      (text) => text.replace(/./gu, '$&&#8203;'),
      (text) => `${text.slice(0, 3)}**${text.slice(3, 6)}**${text.slice(6)}`,
      (text) => `[a](https://a.example/${encodeURIComponent(text.replace(/./gu, '$&\u00ad'))})`,
    );
    fc.assert(
      fc.property(value, place, (secret, write) => {
        const hide = createRedactor([{ name: 'N', value: secret }]);
        const html = markdownToHtml(hide(`x ${write(secret)} y`), hide);
        expect(html).not.toContain(secret);
        expect(bare(read(html).text)).not.toContain(secret);
        for (const { attributes } of read(html).elements) {
          expect(bare(decodeURI(attributes['href'] ?? ''))).not.toContain(secret);
        }
      }),
      { numRuns: rounds(500) },
    );
  });
});

describe('what looks like a secret', () => {
  it.each([
    of('ghp_', alnum),
    of('github_pat_', alnum, '_', alnum),
    of('gh', 's_', alnum),
    of('sk-', 'ant-api03-', alnum),
    of('sk-', 'proj-', alnum),
    of('plane_', 'api_', hex),
    of('plane_', 'wh_', hex),
    of('pln_', 'bot_', hex),
    of('xox', 'b-1234567890-', alnum),
    of('AKIA', 'IOSFODNN7EXAMPLE'),
    of('glpat-', alnum),
    of('npm_', alnum),
    of('hooks.slack.com', '/services/T000/B000/XXXX'),
    of('eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxIn0', '.c2lnbmF0dXJl'),
    of('-----BEGIN RSA PRIVATE', ' KEY-----\nMIIEabc\n-----END RSA PRIVATE', ' KEY-----'),
    of('-----BEGIN PRIVATE', ' KEY-----\\nMIIEabc\\n-----END PRIVATE', ' KEY-----'),
  ])('is hidden: %s', (text) => {
    expect(shapes(`see ${text} there`)).toBe('see [redacted] there');
    expect(shapes(JSON.stringify(`\n${text}`))).toBe('"\\n[redacted]"');
  });

  it.each([
    ['Authorization: Bearer abcdef', 'Authorization: Bearer [redacted]'],
    ['-H "authorization: basic dXNlcjpwYXNz1"', '-H "authorization: basic [redacted]"'],
    ['{"Authorization":"token 0123456789"}', '{"Authorization":"token [redacted]"}'],
    [`X-API-Key: ${hex}`, 'X-API-Key: [redacted]'],
    ['git clone https://ada:pa55@git.example/x.git', 'git clone https://ada:[redacted]@git.example/x.git'],
    ['postgres://u:p:w@db/x', 'postgres://u:[redacted]@db/x'],
  ])('is hidden after what names it: %s', (text, hidden) => {
    expect(shapes(text)).toBe(hidden);
    expect(shapes(hidden)).toBe(hidden);
  });

  it('is hidden when a key breaks off, without the text after it', () => {
    const start = of('-----BEGIN RSA PRIVATE', ' KEY-----');
    const line = 'MIIEpAIBAAKCAQEA0123456789abcdef';
    expect(shapes(`a ${start}\n${line}\n${line}\nand prose`)).toBe('a [redacted]\nand prose');
    expect(shapes(`a ${start}\n${line}\nMIIE`)).toBe('a [redacted]');
  });

  it.each([
    'risk-management-system-1234567890',
    'authorization: basic authentication',
    'the bearer of bad news',
    'https://example.com:8080/a@b',
    'see https://a.example/x:y@z',
    'sk-fading-circle-of-something',
    'eyJ.eyJ.x',
    'commit 0123456789abcdef0123456789abcdef01234567',
  ])('is not seen where there is none: %s', (text) => {
    expect(shapes(text)).toBe(text);
  });
});

describe('a secret behind what nobody sees', () => {
  const value = of('plane_', 'api_', hex);
  const hide = createRedactor([{ name: 'PLANE_TOKEN', value }]);
  const split = (text: string, by: string): string => [...text].join(by);

  it.each(UNSEEN)('is hidden whole: split by %j', (by) => {
    expect(hide(`a ${split(value, by)} b`)).toBe('a [redacted PLANE_TOKEN] b');
    expect(shapes(`a ${split(of('ghp_', alnum), by)} b`)).toBe('a [redacted] b');
    expect(shapes(`a ${by}${of('ghp_', alnum.slice(0, 9))}${by}${alnum.slice(9)} b`)).toMatch(
      /^a .{0,2}\[redacted\] b$/u,
    );
  });

  it('is hidden in the colours of a terminal', () => {
    const text = `${value.slice(0, 12)}\u001b[1;31m${value.slice(12, 20)}\u001b[0m${value.slice(20)}`;
    expect(hide(text)).toBe('[redacted PLANE_TOKEN]');
    expect(shapes(text)).toBe('[redacted]');
  });

  it('is hidden in full-width and mathematical letters', () => {
    const wide = [...value].map((char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0)).join('');
    const bold = value.replace(/[a-z]/g, (char) => String.fromCodePoint(0x1d41a + char.charCodeAt(0) - 97));
    for (const written of [wide, bold]) {
      expect(hide(`é ${written} b`)).toBe('é [redacted PLANE_TOKEN] b');
      expect(shapes(`é ${written} b`)).toBe('é [redacted] b');
    }
  });

  it('is hidden also where only the characters between make it the start of a word', () => {
    expect(shapes(`see a\u200b${of('sk-', 'proj-', alnum)}`)).toBe('see a\u200b[redacted]');
  });

  it('leaves what is around it as it was', () => {
    const around = '👩‍👩‍👧 می\u200cخواهم ｆｕｌｌ 1️⃣';
    expect(hide(around)).toBe(around);
    expect(hide(`${around}${split(value, '\u2063')}${around}`)).toBe(`${around}[redacted PLANE_TOKEN]${around}`);
  });

  it('that holds such characters itself is hidden with and without them', () => {
    const odd = createRedactor([{ name: 'ODD', value: 'ab\u200bcd\u00adefgh' }]);
    expect(odd('x abcdefgh ab\u200bcd\u00adefgh')).toBe('x [redacted ODD] [redacted ODD]');
    expect(createRedactor([{ name: 'ODD', value: 'ab\u200b\u200b\u200bcd' }])('abcd ab\u200b\u200b\u200bcd')).toBe(
      'abcd [redacted ODD]',
    );
  });

  it('never gets through in any form that can be read back, and a second pass changes nothing', () => {
    const secret = fc.string({ unit: fc.constantFrom(...'aB3$&<>"/+é_*`'), minLength: 6, maxLength: 20 });
    // Two halves of pairs side by side would be seen.
    const some = UNSEEN.filter((char) => char !== '\udc00');
    const unseen = fc.array(fc.constantFrom(...some), { maxLength: 3 }).map((chars) => chars.join(''));
    const letters = fc.constantFrom<((char: string) => string)[]>(
      (char) => char,
      (char) => (/[!-~]/.test(char) ? String.fromCodePoint(char.charCodeAt(0) + 0xfee0) : char),
    );
    const readBack = (text: string): string => bare(text).normalize('NFKC');
    fc.assert(
      fc.property(secret, fc.array(unseen, { maxLength: 24 }), letters, fc.string(), (raw, between, write, around) => {
        fc.pre(!/^[redacted N\]]+$/.test(raw));
        const redactN = createRedactor([{ name: 'N', value: raw }]);
        const written = [...raw].map((char, index) => `${write(char)}${between[index] ?? ''}`).join('');
        const out = redactN(`${around} ${written} ${around}`);
        expect(out).toContain('[redacted N]');
        for (const text of [out, redactN(clean(`${around} ${written} ${around}`))]) {
          expect(readBack(text)).not.toContain(raw.normalize('NFKC'));
          expect(redactN(text)).toBe(text);
        }
      }),
      { numRuns: rounds(1000) },
    );
  });
});

describe('the time it takes', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ name: `S${index}`, value: `a-secret-value-${index}-x` }));
  it.each([
    ['one letter', 'a'],
    ['beginnings of tokens', 'eyJ'],
    ['beginnings of keys', of('-----BEGIN PRIVATE', ' KEY-----\n')],
    ['beginnings of addresses', '://a:'],
    ['headers without a value', 'authorization:'],
    ['lines of base64', `${'A'.repeat(64)}\n`],
    ['prose', 'The quick brown fox needs authorization to jump over the lazy dog. '],
    ['characters that nobody sees', '\u2063\u{e0041}'],
    ['letters between them', 'a\u200b'],
    ['full-width letters', 'ｇｈｐ＿'],
    ['colours', '\u001b[1m\u001b['],
  ])(
    'is in proportion to the text for %s',
    async (_, piece) => {
      const hide = createRedactor(many);
      await expectLinear((size) => hide(piece.repeat(Math.ceil(size / piece.length))), 60_000);
    },
    GROWTH_TIMEOUT_MS,
  );

  it(
    'is in proportion to the text for many secrets behind what nobody sees',
    async () => {
      const hide = createRedactor(many);
      const secret = [...'a-secret-value-7-x'].join('\u200b');
      await expectLinear((size) => hide(`${secret} `.repeat(size)), 200);
    },
    GROWTH_TIMEOUT_MS,
  );
});
