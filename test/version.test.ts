import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VERSION } from '../action/src/version.ts';

it('names the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(VERSION).toBe(version);
});
