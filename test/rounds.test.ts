import { describe, expect, it } from 'vitest';
import { rounds } from './rounds.ts';

describe('the rounds of a property', () => {
  it('are all in the whole suite', () => {
    expect([rounds(3000, 1), rounds(10, 1)]).toEqual([3000, 10]);
  });

  it('are a part of them after every change, enough to find what is often wrong, and never more than all', () => {
    expect([rounds(3000, 0.1), rounds(200, 0.1), rounds(10, 0.1)]).toEqual([300, 25, 10]);
  });
});
