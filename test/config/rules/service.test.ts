import { describe, expect, it } from 'vitest';
import { RULES } from '../../../action/src/config/rules.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND } from '../base.ts';
import { silent, speaks } from './cases.ts';

const STATES = 'projects/ENG/states';
const at = 'projects.ENG.states';

describe('the rules of the service, of items and of secrets', () => {
  const address = (base_url: string) => ({ 'plane/base_url': base_url });
  speaks(
    'plane-address',
    'the path of the API',
    'error plane.base_url',
    address('https://plane.example.com/sub/api/v1/'),
    /`https:\/\/plane\.example\.com\/sub`/,
  );
  speaks(
    'plane-address',
    'the address of a page',
    'error plane.base_url',
    address('https://plane.example.com/acme/projects/5b0c/issues/'),
    /Write `https:\/\/plane\.example\.com`; the workspace is `acme`/,
  );
  speaks(
    'plane-address',
    'the app of the cloud',
    'error plane.base_url',
    address('https://app.plane.so'),
    /api\.plane\.so/,
  );
  silent('a path of its own', address('https://example.com/plane'));
  speaks('plane-address', 'a query', 'error plane.base_url', address('https://plane.example.com/?a=1'));
  speaks('plane-address', 'no encryption', 'warning plane.base_url', address('http://plane.example.com'));
  speaks('plane-address', 'the path of the API for people', 'error plane.web_url', {
    'plane/web_url': 'https://plane.example.com/api',
  });
  for (const host of ['127.0.0.1:8080', 'localhost', '[::1]:80', 'plane.localhost'])
    silent(`${host} without encryption`, address(`http://${host}`));

  speaks('state-fits-its-store', 'a repository of a file', 'warning state.repository', {
    state: { store: 'file', repository: 'a/b' },
  });
  for (const path of ['/state.json', '../state.json', 'a//b.json', 'C:\\state.json', '~/state.json', 'state/']) {
    speaks('state-fits-its-store', `the path ${path} in a branch`, 'error state.path', { 'state/path': path });
    silent(`the path ${path} of a file`, { state: { store: 'file', path } });
  }
  for (const branch of ['a b', 'a..b', '-a', 'a.lock', '/a', 'a/', 'a/.b', 'refs/heads/a', 'a~1', '@', 'main']) {
    speaks('state-fits-its-store', `the branch ${branch}`, 'error state.branch', { 'state/branch': branch });
  }
  silent('a branch in a folder', { 'state/branch': 'bots/agentd-state.v1' });

  speaks('patterns-compile', 'a broken pattern', 'error retry.transient_patterns[1]', {
    retry: { transient_patterns: ['fine', '(open'] },
  });
  speaks('patterns-compile', 'a pattern that matches everything', 'error retry.env_patterns[0]', {
    retry: { env_patterns: ['(missing)?'] },
  });

  speaks('limits-agree', 'a stall limit that never comes', 'warning limits.stall_s', { limits: { run_s: 600 } });
  speaks('limits-agree', 'a longest wait below the first', 'error retry.max_s', { retry: { max_s: 30 } });
  silent('no stall limit', { limits: { run_s: 600, stall_s: 0 } });

  speaks(
    'states-are-named',
    'no state for a question',
    `warning ${at}.question`,
    { [`${STATES}/question`]: undefined },
    /project's settings/,
  );
  speaks('states-are-distinct', 'one state for work and review', `error ${at}.review`, {
    [`${STATES}/review`]: 'In Progress',
  });
  speaks('states-are-distinct', 'review as a pick-up state', `warning ${at}.review`, {
    [`${STATES}/pick_up`]: ['Todo', 'In Review'],
  });
  silent('question and blocked in one state', {
    [`${STATES}/blocked`]: 'Needs Input',
    [`${STATES}/pick_up`]: ['Todo'],
  });
  speaks('pick-up-is-possible', 'an empty list', `error ${at}.pick_up`, { [`${STATES}/pick_up`]: [] });

  speaks('authors-are-named', 'nobody', 'warning allowed_authors', { allowed_authors: [] }, /e-mail/);
  speaks('authors-are-named', 'the key left out', 'warning allowed_authors', { allowed_authors: undefined });
  speaks('authors-are-named', 'a display name', 'warning allowed_authors[0]', { allowed_authors: ['ada'] });
  silent('an author by id', { allowed_authors: ['0F0e0d0c-0b0a-4908-8706-050403020100'] });

  for (const key of ['GITHUB_PLANE', 'ACTIONS_X', 'INPUT_TOKEN', 'PATH', 'home']) {
    speaks('secret-names-are-free', `the variable ${key}`, 'error plane.token_key', { 'plane/token_key': key });
  }
  speaks('secrets-have-one-use', 'a token as webhook secret', 'error plane.webhook_secret_key', {
    'plane/webhook_secret_key': 'PLANE_TOKEN',
  });
  speaks('secrets-have-one-use', 'one token for two users', 'error terminals.second.token_key', [
    SECOND,
    { 'terminals/second/token_key': 'PLANE_TOKEN_LINUX' },
  ]);
  silent('one token that reads and answers', { 'terminals/box/token_key': 'PLANE_TOKEN' });
});

describe('the list of rules', () => {
  it('has a distinct name for each and a case for each', () => {
    const names = RULES.map((rule) => rule.name);
    expect(new Set(names).size).toBe(names.length);
    const texts = readdirSync(import.meta.dirname).map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
    const spoken = texts.flatMap((text) => [...text.matchAll(/speaks\(\s*'([a-z-]+)'/g)].map((match) => match[1]));
    expect(new Set(spoken)).toEqual(new Set(names));
  });
});
