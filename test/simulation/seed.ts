/** One seed: a storm of overlapping ticks, people and trouble; then quiet, until everything has come to rest. */
import { Prng } from '../fakes/prng.ts';
import type { SimMachine } from '../fakes/sim-machine.ts';
import { RESTING } from './checks.ts';
import { actOfPeople } from './people.ts';
import { World } from './world.ts';
import type { WorldOptions } from './world.ts';

export interface SeedResult {
  readonly broken: readonly string[];
  /** Names of everything that went wrong or was done by people. */
  readonly happened: readonly string[];
  readonly ticks: number;
  readonly runs: number;
  /** Quiet ticks until rest. */
  readonly quiet: number;
}

const STEPS = { tick: 5, resume: 5, people: 3, time: 3, trouble: 0.6, kill: 0.4 } as const;
const MOST_TICKS_AT_ONCE = 3;
/** Quiet ticks after which everything must be at rest. */
const QUIET_TICKS = 90;

export async function runSeed(options: WorldOptions): Promise<SeedResult> {
  const world = new World(options);
  const { broken } = world.checks;
  const prng = new Prng(options.seed, 'storm');
  const steps = prng.pick([15, 40, 80]);
  const hurry = prng.pick([5, 60, 300]);
  const rough = prng.chance(0.7);
  for (let step = 0; step < steps && broken.length === 0; step++) {
    await takeStep(world, new Prng(options.seed, 'step', step), step, { hurry, rough });
  }
  const quiet = broken.length > 0 ? 0 : await comeToRest(world, prng);
  if (broken.length === 0) world.checks.final(world.report);
  return {
    broken,
    happened: world.weather.happened,
    ticks: world.ticks,
    runs: world.checks.begun.size,
    quiet,
  };
}

async function takeStep(
  world: World,
  prng: Prng,
  number: number,
  { hurry, rough }: { hurry: number; rough: boolean },
): Promise<void> {
  const { timeline, tell } = world;
  const waiting = world.waiting;
  let step = prng.weighted(STEPS);
  if (step === 'resume' && waiting.length === 0) step = 'tick';
  if (step === 'tick' && world.processes.filter((process) => process.active).length >= MOST_TICKS_AT_ONCE)
    step = 'resume';
  switch (step) {
    case 'tick':
      await world.startTick();
      break;
    case 'resume':
      if (waiting.length > 0) await world.resume(prng.pick(waiting), prng.below(8));
      break;
    case 'people':
      if (!world.weather.allows(`step.${number}`)) break;
      tellIf(actOfPeople(world.plane, prng), tell);
      break;
    case 'time':
      break;
    case 'trouble':
      if (!rough || !world.weather.allows(`step.${number}`)) break;
      if (new Prng(world.seed, 'own trouble', number).chance(0.5))
        ownTrouble(world, new Prng(world.seed, 'own', number));
      else troubleOn(prng.pick(world.machines), world, prng);
      break;
    case 'kill': {
      if (waiting.length === 0 || !world.weather.allows(`step.${number}`)) break;
      const process = prng.pick(waiting);
      tell(() => `tick ${process.id} is killed`);
      process.kill();
      break;
    }
  }
  timeline.pass(1000 * prng.between(0, prng.pick([1, hurry, hurry, 10 * hurry])));
}

function tellIf(what: string | null, tell: World['tell']): void {
  if (what !== null) tell(() => `people: ${what}`);
}

function troubleOn(machine: SimMachine, { timeline, tell }: World, prng: Prng): void {
  const kind = prng.pick(['reboot', 'away', 'away for long', 'kill an agent', 'busy'] as const);
  tell(() => `machine ${machine.name}: ${kind}`);
  switch (kind) {
    case 'reboot':
      machine.reboot();
      machine.reachable = false;
      timeline.after(1000 * prng.between(20, 300), () => {
        machine.reachable = true;
      });
      break;
    case 'away':
    case 'away for long':
      machine.reachable = false;
      timeline.after(1000 * (kind === 'away' ? prng.between(10, 900) : prng.between(20_000, 200_000)), () => {
        machine.reachable = true;
      });
      break;
    case 'kill an agent': {
      const alive = machine.agents.filter((agent) => agent.alive);
      if (alive.length > 0) machine.vanish(prng.pick(alive));
      break;
    }
    case 'busy':
      machine.processes.set('codex', prng.pick([0, 1, null]));
      break;
  }
}

/** What befalls only machines of a certain nature. */
function ownTrouble({ machines, natures, timeline, tell }: World, prng: Prng): void {
  const machine = prng.pick(machines);
  const nature = natures.get(machine.name);
  if (nature === 'old') return;
  const kind = nature === 'shared' ? 'another machine' : prng.pick(['sleep', 'sleep', 'kill a watchdog'] as const);
  tell(() => `machine ${machine.name}: ${kind}`);
  switch (kind) {
    case 'another machine':
      machine.node = 1 - machine.node;
      break;
    case 'sleep':
      machine.awake.sleep(1000 * prng.pick([60, 4000, 20_000, 100_000]));
      timeline.pass(1000 * prng.below(5));
      break;
    case 'kill a watchdog': {
      const alive = machine.agents.filter((agent) => agent.alive);
      if (alive.length > 0) machine.unwatch(prng.pick(alive));
      break;
    }
  }
}

/** No more trouble, and people do nothing: how many ticks it takes until a tick changes nothing and leaves nothing open. */
async function comeToRest(world: World, prng: Prng): Promise<number> {
  world.tell(() => 'quiet from here on');
  world.weather.calm = true;
  const leave = prng.chance(0.5);
  for (const process of world.waiting) {
    if (leave) process.kill();
    else while (process.active && process.parked.length > 0) await world.resume(process, 0);
  }
  for (const machine of world.machines) {
    machine.reachable = true;
    machine.processes.clear();
  }
  for (let quiet = 1; quiet <= QUIET_TICKS; quiet++) {
    world.timeline.pass(quiet < 10 ? 60_000 : quiet < 40 ? 600_000 : 3_600_000);
    // Whoever logs in there meets one machine or the other.
    for (const machine of world.machines) if (world.natures.get(machine.name) === 'shared') machine.node = quiet % 2;
    await world.startTick();
    if (world.checks.broken.length > 0 || isAtRest(world)) return quiet;
  }
  return QUIET_TICKS;
}

function isAtRest({ report, state }: World): boolean {
  if (report === null || state === null || report.events.length > 0) return false;
  const { inflight, outbox, claim } = report.state;
  const resting = report.waiting.every(({ reason }) => RESTING.has(reason));
  return resting && Object.keys(inflight).length === 0 && Object.keys(outbox).length === 0 && claim === null;
}
