import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../action/src/errors.ts';
import { chosenTerminals } from '../../action/src/config/chosen-terminals.ts';
import { makeConfig } from '../core/scene.ts';

const config = makeConfig();
const all = Object.keys(config.terminals);

describe('terminals that are chosen', () => {
  it('are all where none is named, else each once in the order of the configuration', () => {
    expect(chosenTerminals(config, [])).toEqual(all);
    expect(chosenTerminals(config, [...all.toReversed(), ...all])).toEqual(all);
  });

  it('are refused with the name that was probably meant', () => {
    expect(() => chosenTerminals(config, ['bix'])).toThrow(ConfigError);
    expect(() => chosenTerminals(config, ['bix'])).toThrow('There is no terminal named bix');
  });
});
