import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeCommandLine, escapeCommandLines } from '../../action/src/action/escape-commands.ts';
import { commandIn } from '../fakes/runner-commands.ts';

describe('an escaped line', () => {
  it.each([
    '::error::no',
    '  ::set-output name=x::y',
    '\t::add-mask::e',
    '\u0085::stop-commands::x',
    '\u3000::debug::x',
    '\ufeff::warning::x',
    'a\n::error::b',
    'a\r::error::b',
    'a\u2028::error::b',
    '##[add-mask]e',
    'text ##[set-env name=A;]b',
    ':::error::x',
    '\u001b[31m::error::x',
    '##[##[error]x',
  ])('is no command: %j', (text) => {
    for (const line of escapeCommandLines(text)) expect(commandIn(line)).toBeNull();
    expect(commandIn(escapeCommandLine(text))).toBeNull();
  });

  it('is no command, whatever the text', () => {
    const piece = fc.constantFrom(
      '::',
      '##[',
      'error',
      '::error::',
      ' ',
      '\n',
      '\r',
      '\u0085',
      ']',
      '#',
      ':',
      '\u001b[1m',
      '\ufeff',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary' })), { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        for (const line of escapeCommandLines(text)) {
          expect(line).not.toMatch(/[\r\n]/);
          expect(commandIn(line)).toBeNull();
        }
      }),
    );
  });

  it('otherwise reads as before', () => {
    expect(escapeCommandLines('ENG-1: a::b\n  std::move, [x]')).toEqual(['ENG-1: a::b', '  std::move, [x]']);
  });
});
