import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { reprOf, stripped } from '../../action/src/plane-emulator/python/values.ts';
import { parseJson } from '../../action/src/plane-emulator/python/json.ts';
import { readDate, readTime, showTime } from '../../action/src/plane-emulator/tables/times.ts';
import { isUrl } from '../../action/src/plane-emulator/requests/url.ts';

describe('reading JSON as Python does', () => {
  it('reads whatever JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('', ' ', '\n\t'), (value, space) => {
        const text = space + JSON.stringify(value, null, space) + space;
        expect(JSON.stringify(parseJson(text))).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  it.each([
    ['', 'Expecting value: line 1 column 1 (char 0)'],
    ['{"a": ', 'Expecting value: line 1 column 7 (char 6)'],
    ['{"a" 1}', "Expecting ':' delimiter: line 1 column 6 (char 5)"],
    ['{"a": 1 "b"}', "Expecting ',' delimiter: line 1 column 9 (char 8)"],
    ['{a: 1}', 'Expecting property name enclosed in double quotes: line 1 column 2 (char 1)'],
    ['[1,\n 2', "Expecting ',' delimiter: line 2 column 3 (char 6)"],
    ['["🤖" x]', "Expecting ',' delimiter: line 1 column 6 (char 5)"],
    ['"a', 'Unterminated string starting at: line 1 column 1 (char 0)'],
    ['"a\nb"', 'Invalid control character at: line 1 column 3 (char 2)'],
    ['"\\x"', 'Invalid \\escape: line 1 column 2 (char 1)'],
    ['1 2', 'Extra data: line 1 column 3 (char 2)'],
    ['[NaN]', "Out of range float values are not JSON compliant: 'NaN'"],
  ])('says of %j what Python says', (text, message) => {
    expect(() => parseJson(text)).toThrow(message);
  });

  it('treats __proto__ as a key like any other', () => {
    expect(Object.keys(parseJson('{"__proto__": {"x": 1}}') as object)).toEqual(['__proto__']);
  });
});

describe('showing values as Python does', () => {
  it.each([
    [null, 'None'],
    [true, 'True'],
    [{ id: 'x' }, "{'id': 'x'}"],
    [['a', 1, []], "['a', 1, []]"],
    ["it's", '"it\'s"'],
    ['"it\'s"', "'\"it\\'s\"'"],
  ])('%j', (value, shown) => {
    expect(reprOf(value)).toBe(shown);
  });

  it('cuts other spaces than trim does', () => {
    expect(stripped('\u001f\u0085 x\u3000\n')).toBe('x');
    expect(stripped('\ufeffx\u200b')).toBe('\ufeffx\u200b');
  });
});

describe('times', () => {
  it('are shown in a zone and read back as the same instant', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'America/St_Johns', 'Europe/Berlin', 'Pacific/Kiritimati');
    fc.assert(
      fc.property(fc.integer({ min: -2e15, max: 4e15 }), zones, (at, zone) => {
        const shown = showTime(at, zone) ?? '';
        expect(readTime(shown, 'UTC')).toBe(at);
      }),
    );
  });

  it.each([
    ['2020-01-02T03:04:05Z', '2020-01-02T03:04:05Z'],
    ['2020-01-02 03:04', '2020-01-02T03:04:00Z'],
    ['2020-01-02', '2020-01-02T00:00:00Z'],
    ['2020-01-02T03:04:05.123456789+02:00', '2020-01-02T01:04:05.123456Z'],
  ])('reads %s', (text, shown) => {
    expect(showTime(readTime(text, 'UTC'), 'UTC')).toBe(shown);
  });

  it.each(['yesterday', '2020-13-01', '2021-02-29', '2020-01-02T25:00:00Z', ''])('does not read %j', (text) => {
    expect(readTime(text, 'UTC')).toBeNull();
    expect(readDate(text)).toBeNull();
  });
});

describe('URLs of links', () => {
  it.each([
    'https://git.example.org/a?b=1#c',
    'http://localhost:3000/',
    'http://10.0.0.1',
    'http://[::1]:8080/x',
    'https://bücher.example/',
    'https://user:pw@example.org/',
    'ftp://example.org',
    'http://forge.lan/x',
  ])('takes %s', (url) => {
    expect(isUrl(url)).toBe(true);
  });

  it.each([
    'http://gitea:3000/x',
    'https://my_host.example/',
    'javascript:alert(1)',
    'https://-a.example/',
    'https://example.123/',
    'http://256.1.1.1.1/',
    'https://example.org:123456/',
    'https://example.org/a b',
    'mailto:a@example.org',
    'https://',
    `https://example.org/${'x'.repeat(2048)}`,
  ])('does not take %s', (url) => {
    expect(isUrl(url)).toBe(false);
  });
});
