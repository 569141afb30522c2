import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { PlaneError } from '../../action/src/errors.ts';
import { HttpFailure, undiciHttp } from '../../action/src/plane/http.ts';
import type { Place } from '../../action/src/plane/refusal.ts';
import { errorText, failureProblem, isJson, refusalOf } from '../../action/src/plane/refusal.ts';
import { answer, recorded, textIn } from '../fakes/plane-http.ts';

const UNTIL = Date.UTC(2026, 10, 29, 12, 0, 43);
const PLACE: Place = {
  request: 'POST /api/v1/workspaces/acme/projects/',
  url: 'https://plane.acme.example/api/v1/workspaces/acme/projects/',
  key_name: 'terminals.linux-box.token_key',
};

function refused(name: string): PlaneError {
  return refusalOf(recorded(name), PLACE, UNTIL);
}

describe('answers recorded from Plane', () => {
  it.each([
    ['01 unknown key', 403, 'plane-token-invalid', false],
    ['01 missing key', 401, 'plane-token-invalid', false],
    ['01 unknown workspace', 403, 'plane-forbidden', false],
    ['03 public project, not a member: work items', 403, 'plane-forbidden', false],
    ['01 unknown route with key', 404, 'plane-route-missing', false],
    ['08 unknown id', 404, 'plane-not-found', false],
    ['08 no UUID', 404, 'plane-route-missing', false],
    ['09 two bad fields', 400, 'plane-refused', false],
    ['10 the same again', 409, 'plane-conflict', false],
    ['10 body over 5 MiB', 413, 'plane-too-large', false],
    ['09 state: unknown UUID', 400, 'plane-reference-gone', false],
    ['16 request 6: refused', 429, 'plane-rate-limited', true],
    ['07 order_by unknown', 500, 'plane-server-error', true],
    ['22 search: NUL', 500, 'plane-server-error', true],
    ['02 POST without slash', 301, 'plane-redirect', false],
  ] as const)('%s: %i is %s', (name, status, code, retry) => {
    const error = refused(name);
    expect(error).toMatchObject({ status, problem: { code, retry } });
    expect(error.problem.message).toContain('POST /api/v1/workspaces/acme/projects/');
    expect(error.problem.message).not.toContain('\n');
  });

  it.each([
    ['as Plane says it', answer(413, { error: 'REQUEST_BODY_TOO_LARGE' })],
    ['as a page of what stands before Plane', answer(413, '<html>', { 'content-type': 'text/html' })],
  ])('that a body is too large is final: %s', (_what, refusal) => {
    expect(refusalOf(refusal, PLACE, UNTIL)).toMatchObject({
      status: 413,
      problem: { code: 'plane-too-large', retry: false },
    });
  });

  it('name the fields that were refused', () => {
    expect(refused('09 two bad fields').problem.message).toContain(
      'labels.0: “bug” is not a valid UUID.; name: This field may not be blank.; priority: "critical" is not a valid choice.',
    );
    expect(refused('09 state: of another project').problem.message).toContain(
      'State is not valid please pass a valid state_id',
    );
  });

  it('are quoted in a sentence with one full stop', () => {
    expect(refused('01 unknown workspace').problem.message).toMatch(/ to perform this action\.$/);
  });

  it('hand on the id of what is already there', () => {
    expect(refused('10 the same again').existing_id).toBe(textIn('10 the same again', 'id'));
    expect(refused('10 the same again').problem.message).not.toContain('id:');
  });

  it('say when a limited key may go on', () => {
    expect(refused('16 request 6: refused').until).toBe(UNTIL);
    expect(refused('16 request 6: refused').problem.message).toContain('2026-11-29T12:00:43.000Z');
    expect(refused('08 unknown id').until).toBeNull();
  });

  it('tell which entry names the key that is not accepted', () => {
    expect(refused('01 unknown key').problem.remedy).toContain('terminals.linux-box.token_key');
  });
});

describe('a page where JSON should be', () => {
  const page = (status: number): PlaneError =>
    refusalOf(
      {
        status,
        headers: { 'content-type': 'text/html; charset=UTF-8', server: 'cloudflare' },
        body: '<html>token is not valid',
      },
      PLACE,
      UNTIL,
    );

  it('with 403 is no permission of Plane: it is tried again', () => {
    expect(page(403)).toMatchObject({ status: 403, problem: { code: 'plane-answer-unreadable', retry: true } });
    expect(page(403).problem.message).toContain('cloudflare');
  });

  it('with 404 is no absence, but a wrong address', () => {
    expect(page(404).problem).toMatchObject({ code: 'plane-answer-unreadable', retry: true });
    expect(page(404).problem.remedy).toContain('plane.base_url');
  });

  it('with 502 is a server that fails', () => {
    expect(page(502).problem).toMatchObject({ code: 'plane-server-error', retry: true });
  });

  it('is not read as JSON even if it could be', () => {
    const answered = { status: 404, headers: { 'content-type': 'text/plain' }, body: '{"error":"gone"}' };
    expect(refusalOf(answered, PLACE, UNTIL).problem.code).toBe('plane-answer-unreadable');
  });
});

describe('a redirect', () => {
  const to = (location: string | null, url = PLACE.url): PlaneError =>
    refusalOf({ status: 302, headers: location === null ? {} : { location }, body: '' }, { ...PLACE, url }, UNTIL);

  it('to https names the address to configure', () => {
    const error = to('https://plane.acme.example/api/v1/users/me/', 'http://plane.acme.example/api/v1/users/me/');
    expect(error.problem).toMatchObject({
      code: 'plane-redirect',
      remedy: 'Set plane.base_url to https://plane.acme.example.',
    });
  });

  it('that only adds a slash is our fault', () => {
    const error = to('/api/v1/users/me/', 'https://plane.acme.example/api/v1/users/me');
    expect(error.problem.message).toContain('slash');
  });

  it('to another host names it, without its query', () => {
    const error = to('https://login.acme.example/sso?ticket=secret-ticket');
    expect(error.problem.message).toContain('https://login.acme.example/sso');
    expect(error.problem.message).not.toContain('secret-ticket');
  });

  it('to a login page of the same host says so', () => {
    expect(to('/login').problem.remedy).toContain('login');
  });

  it.each([null, 'http://['])('without a usable address (%j) is a redirect all the same', (location) => {
    expect(to(location).problem.code).toBe('plane-redirect');
  });
});

describe('no answer', () => {
  it.each([
    ['unsent', 'ECONNREFUSED', 'cannot be reached'],
    ['lost', 'UND_ERR_SOCKET', 'broke'],
    ['timeout', '30000 ms', 'in time'],
    ['certificate', 'CERT_HAS_EXPIRED', 'not trusted'],
  ] as const)('%s is plane-unreachable and names the address', (kind, code, word) => {
    const { problem } = failureProblem(new HttpFailure(kind, code), PLACE);
    expect(problem).toMatchObject({ code: 'plane-unreachable', retry: true });
    expect(problem.message).toContain('https://plane.acme.example');
    expect(problem.message).toContain(code);
    expect(problem.message).toContain(word);
  });

  it('that is too large is unreadable', () => {
    expect(failureProblem(new HttpFailure('too-large', '10 bytes'), PLACE).problem.code).toBe(
      'plane-answer-unreadable',
    );
  });
});

describe('the texts of an error body', () => {
  it('are found in all four shapes', () => {
    expect(errorText({ error: 'E' })).toBe('E');
    expect(errorText({ detail: 'D' })).toBe('D');
    expect(errorText({ non_field_errors: ['N1', 'N2'] })).toBe('N1; N2');
    expect(errorText({ name: ['bad'], labels: { 0: ['worse'] } })).toBe('name: bad; labels.0: worse');
    expect(errorText({ error_code: 5900, error_message: 'RATE_LIMIT_EXCEEDED' })).toBe('RATE_LIMIT_EXCEEDED');
  });

  it('are short, on one line, and nothing for what is no object', () => {
    expect(errorText({ error: `a\n${'x'.repeat(5000)}` }).length).toBeLessThanOrEqual(401);
    expect(errorText(null)).toBe('');
    expect(errorText(undefined)).toBe('');
    expect(errorText(Array.from({ length: 1000 }, () => 'x')).length).toBeLessThan(100);
  });
});

describe('JSON', () => {
  it('is known by its content type', () => {
    const typed = (type: string): boolean => isJson(answer(200, {}, { 'content-type': type }));
    expect(typed('application/json')).toBe(true);
    expect(typed('application/json; charset=utf-8')).toBe(true);
    expect(typed('application/problem+json')).toBe(true);
    expect(typed('text/html')).toBe(false);
    expect(typed('application/jsonp')).toBe(false);
  });
});

describe('an https address of a server that speaks plain HTTP', () => {
  it('is named as that, and never as a matter of certificates', async () => {
    const server = createServer((_request, response) => response.end('{}'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `https://127.0.0.1:${port}/api/v1/`;
    try {
      const request = { method: 'GET', url, headers: {}, body: null, timeout_ms: 60_000, max_bytes: 1000 } as const;
      const sent = undiciHttp()(request);
      const failure = await sent.catch((reason: unknown) => reason);
      if (!(failure instanceof HttpFailure)) throw new Error('it was answered');
      const { problem } = failureProblem(failure, { ...PLACE, url });
      expect(problem).toMatchObject({ code: 'plane-unreachable', retry: true });
      expect(problem.message).toContain(`https://127.0.0.1:${port} does not speak TLS`);
      expect(problem.remedy).toContain(`write \`http://127.0.0.1:${port}\` in plane.base_url`);
    } finally {
      server.close();
    }
  });
});
