/** Sends the recorded steps of a cassette to an embedded Plane and tells what became of each. */
import { request } from 'undici';
import { createPlane, servePlane } from '../../action/src/plane-emulator/server.ts';
import type { PlaneRequest, PlaneResponse } from '../../action/src/plane-emulator/http-message.ts';
import { Bindings, compareAnswer, contractSeed, requestOf, type Cassette, type Step } from './contract.ts';
import { seededRandom, VirtualClock } from './worlds.ts';

export interface Outcome {
  readonly place: string;
  /** Empty: the same. */
  readonly differences: readonly string[];
  /** Why the step does not count; null: it was compared. */
  readonly left_out: string | null;
}

/** Writes that are not served, and the steps of each cassette that show what they did. */
const DEPENDENT: Readonly<Record<string, readonly string[]>> = {
  14: [
    'listed',
    'list as guest',
    'list as someone not in the project: 200',
    'deleted: list',
    'older path',
    'activities of the item',
  ],
  23: [
    'order after: attachment confirmed',
    'order after: a label in use renamed',
    'order after: a label in use deleted',
    'order after: the state renamed',
    'order after: read',
  ],
};

/** In process unless it is to go over a socket. */
export async function replay(cassette: Cassette, overSocket = false): Promise<readonly Outcome[]> {
  const clock = new VirtualClock();
  const perMinute = cassette.file === '16' ? 5 : 100_000;
  const rateLimit = { per_minute: perMinute, service_per_minute: cassette.file === '16' ? 300 : 100_000 };
  const options = { seed: contractSeed(), clock, random: seededRandom(cassette.file), rateLimit };
  const served = overSocket ? await servePlane(options) : null;
  const plane = served?.plane ?? createPlane(options);
  const send = async (request: PlaneRequest) => (served ? sendTo(served.url, request) : plane.handle(request));
  const bindings = new Bindings(plane.names);
  const answers = new Map<string, { readonly response: PlaneResponse; readonly at: number }>();

  async function outcomeOf(step: Step, i: number): Promise<Outcome> {
    const place = `${cassette.file}[${String(i)}] ${step.name}`;
    const left_out = reasonToLeaveOut(cassette.file, step);
    const isDependent = DEPENDENT[cassette.file]?.includes(step.name) === true;
    if (step.parallel !== undefined || isUnserved(step) || isDependent) return { place, differences: [], left_out };
    wait(step, clock, answers);
    const comparing = { unordered: step.unordered ?? [], rawTimes: cassette.file === '18', sent: sentBody(step) };
    const first = step.repeat?.from;
    const response = await send(requestOf(step, bindings, first));
    answers.set(step.name, { response, at: clock.now() });
    const differences = [...compareAnswer(step, response, bindings, comparing)];
    for (let n = first ?? 0; step.repeat && n <= step.repeat.to; n += 1) {
      const again = n === first ? response : await send(requestOf(step, bindings, n));
      if (again.status !== step.response.status) differences.push(`status of ${String(n)}: ${String(again.status)}`);
      bindings.bind(countedName(step.repeat.bindId, n), (JSON.parse(again.body) as { id: string }).id);
      if (n === step.repeat.to && step.response.lastBody !== undefined) {
        differences.push(...compareAnswer(step, again, bindings, comparing, step.response.lastBody));
      }
    }
    return { place, differences, left_out };
  }

  const outcomes: Outcome[] = [];
  for (const [i, step] of cassette.steps.entries()) outcomes.push(await outcomeOf(step, i));
  await served?.close();
  return outcomes;
}

async function sendTo(url: string, { method, path, headers, body }: PlaneRequest): Promise<PlaneResponse> {
  const { host: _, ...sent } = headers;
  const response = await request(url + path, {
    method: method as 'GET',
    headers: sent,
    body: body.length > 0 ? body : null,
  });
  const received = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: response.statusCode,
    headers: Object.fromEntries(received) as Record<string, string>,
    body: await response.body.text(),
  };
}

function reasonToLeaveOut(file: string, step: Step): string | null {
  if (step.parallel !== undefined) return 'parallel requests: this server has one process, so nothing races';
  if (isUnserved(step)) return 'not served: making, reading and deleting an attachment';
  if (DEPENDENT[file]?.includes(step.name)) return 'shows what an attachment did, and none can be made';
  if ((step.deliveries?.length ?? 0) > 0) return 'webhooks are not delivered (the answer itself is compared)';
  return null;
}

function isUnserved({ request: { method, path } }: Step): boolean {
  return /attachments\/[^/]+\/$/.test(path) || (path.endsWith('attachments/') && method !== 'GET');
}

function wait(
  step: Step,
  clock: VirtualClock,
  answers: ReadonlyMap<string, { response: PlaneResponse; at: number }>,
): void {
  if (step.wait?.seconds !== undefined) clock.advance(step.wait.seconds * 1000);
  if (step.wait?.untilRetryAfterOf === undefined) return;
  const earlier = answers.get(step.wait.untilRetryAfterOf);
  if (!earlier) throw new Error(`no step ${step.wait.untilRetryAfterOf}`);
  clock.advance(earlier.at + Number(earlier.response.headers['retry-after']) * 1000 - clock.now());
}

function sentBody(step: Step): string {
  return step.request.bodyText ?? JSON.stringify(step.request.body ?? null);
}

function countedName(name: string, n: number): string {
  return name.replace(/\{\{n(?::(\d))?\}\}/g, (_, width?: string) => String(n).padStart(Number(width ?? 1), '0'));
}
