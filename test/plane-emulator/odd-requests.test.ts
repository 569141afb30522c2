import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlane, demoSeed } from '../../action/src/plane-emulator/server.ts';
import { seededRandom, VirtualClock } from './worlds.ts';

/** Fields that some route knows, with values of every kind, and ids that exist. */
function world() {
  const plane = createPlane({
    seed: demoSeed({
      projects: [{ identifier: 'ENG', name: 'Engineering', items: [{ name: 'x', sequence_id: 1, state: 'Todo' }] }],
    }),
    clock: new VirtualClock(),
    random: seededRandom('odd'),
    rateLimit: { per_minute: 1_000_000, service_per_minute: 1_000_000 },
  });
  const id = (name: string) => plane.names.ids.get(name) ?? '';
  const project = `/api/v1/workspaces/demo/projects/${id('project.ENG')}/`;
  const item = `${project}work-items/${id('item.ENG-1')}/`;
  const inProject = ['', 'states/', 'labels/', 'members/', 'work-items/', `states/${id('state.ENG.Todo')}/`];
  const ofItem = ['', 'comments/', 'links/', 'relations/', 'activities/'];
  const paths = [
    ...inProject.map((end) => project + end),
    ...ofItem.map((end) => item + end),
    `${project}labels/${id('label.ENG.bug')}/`,
    `${project}members/${id('member.ENG.grace')}/`,
    '/api/v1/workspaces/demo/projects/',
    '/api/v1/workspaces/demo/work-items/search/',
    '/api/v1/workspaces/demo/work-items/ENG-1/',
    '/api/v1/users/me/',
  ];
  const ids = ['user.ada', 'item.ENG-1', 'state.ENG.Todo', 'label.ENG.bug', 'member.ENG.grace'].map(id);
  return { plane, paths, ids, token: plane.names.tokens.get('ada') ?? '' };
}

const NAMES = (
  'name description_html state assignees labels parent priority external_id external_source comment_html access url title ' +
  'metadata relation_type issues member role color group created_at created_by archived_at completed_at is_draft ' +
  'sequence_id sort_order identifier'
).split(' ');
const QUERIES = 'per_page cursor order_by fields expand external_id external_source search limit'.split(' ');

describe('odd requests', () => {
  it('always get an answer that Plane could give', () => {
    const { plane, paths, ids, token } = world();
    const value = fc.oneof(
      fc.constantFrom(
        ...ids,
        '',
        'x',
        '2027-01-01',
        '<p>x</p>',
        'blocked_by',
        'https://a.example/',
        'high',
        20,
        'deleted',
      ),
      fc.array(fc.constantFrom<unknown>(...ids, null, 1), { maxLength: 3 }),
      fc.jsonValue({ maxDepth: 2 }),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    const body = fc.oneof(
      fc.dictionary(fc.constantFrom(...NAMES), value, { maxKeys: 5 }).map((fields) => JSON.stringify(fields)),
      fc.string({ maxLength: 20 }),
    );
    const query = fc.array(fc.tuple(fc.constantFrom(...QUERIES), fc.oneof(fc.string(), fc.constantFrom(...NAMES))), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(
        fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD'),
        fc.constantFrom(...paths),
        query,
        body,
        fc.constantFrom('application/json', 'application/x-www-form-urlencoded', ''),
        (method, path, query, text, type) => {
          const search = new URLSearchParams(query).toString();
          const headers = { 'x-api-key': token, 'content-type': type };
          // Nothing is deleted for good: later requests should still find their rows.
          const isHarmless = method !== 'DELETE' || path.endsWith('s/');
          const answer = plane.handle({
            method: isHarmless ? method : 'GET',
            path: search === '' ? path : `${path}?${search}`,
            headers,
            body: method === 'GET' ? new Uint8Array() : new TextEncoder().encode(text),
          });
          expect([200, 201, 204, 400, 403, 404, 405, 409, 415, 500]).toContain(answer.status);
          if (answer.headers['content-type'] === 'application/json')
            expect(() => JSON.parse(answer.body) as unknown).not.toThrow();
        },
      ),
      { numRuns: 3000 },
    );
  });
});
