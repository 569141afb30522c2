import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.make();
});
afterAll(() => world.close());

/** Times and random parts, which differ from run to run. */
function steady(text: string): string {
  return text
    .replaceAll(world.folder, '/world')
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ/g, '<time>')
    .replace(/\b[0-9a-f]{8}-ENG/g, '<lineage>-ENG')
    .replace(/ for (?:under 1|\d+) s,/g, ' for <n> s,')
    .replace(/ in \d+ ms/g, ' in <n> ms')
    .replace(/\d+ (Plane request|state request|terminal round trip)s?/g, '<n> $1s');
}

describe('what people read', () => {
  it('tick, plan, status, explain and release say what they did', async () => {
    const item = world.people.create();
    world.agents.plan('ENG-1-1', { message: '[question] Left or right?' });
    await world.tickUntil('the question', () => world.settled() && world.people.answers(item).length === 1);
    world.people.comment(item, 'ada', '<p>Left.</p>');
    world.agents.plan('ENG-1-2', { message: '[review] Left it is.', held: true });
    const said: string[] = [];
    const say = async (...args: string[]): Promise<void> => {
      const { code, stdout, stderr } = await world.cli([...args, '--config', world.configPath]);
      said.push(`$ agentd ${args.join(' ')}\n${steady(stdout + stderr)}(${String(code)})\n`);
    };
    await say('plan');
    await say('tick');
    await say('status');
    await say('explain', 'ENG-1');
    world.agents.release('ENG-1-2');
    await world.ended('ENG-1-2');
    await say('tick');
    await say('tick');
    await say('explain', 'ENG-1');
    await say('release', 'ENG-1');
    await say('explain', 'ENG-9');
    await say('check-config');
    expect(said.join('\n')).toMatchSnapshot();
  });
});
