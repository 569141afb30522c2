/** Figures as people read them, and the line of facts under a message. */
import type { Facts } from './message.ts';

/** `45 s`, `4 min 12 s`, `2 h 5 min`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 1) return 'under 1 s';
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return joined(minutes, 'min', whole % 60, 's');
  return joined(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}

/** `12,345` */
export function grouped(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `$0.42`; what is less than a cent is said so. */
export function dollars(cost: number): string {
  return cost > 0 && cost < 0.01 ? 'under $0.01' : `$${cost.toFixed(2)}`;
}

/** `2026-11-29 13:10 UTC` */
export function moment(at: number): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return 'an unknown time';
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** What is known of the run, in reading order; the unknown is left out. Plain text. */
export function factList(facts: Facts): readonly string[] {
  const model = facts.model ?? '';
  const effort = facts.effort ?? '';
  const cost = facts.usage?.cost_usd;
  return [
    facts.executor,
    model !== '' && effort !== '' ? `${model} (${effort})` : model !== '' ? model : effort,
    facts.terminal,
    facts.seconds === null ? '' : duration(facts.seconds),
    facts.usage === null ? '' : `${grouped(facts.usage.total_tokens)} tokens`,
    typeof cost === 'number' ? dollars(cost) : '',
    ...(facts.git?.facts ?? []),
    facts.denied === undefined ? '' : deniedFact(facts.denied),
    `round ${facts.round}`,
    facts.iteration > 1 ? `iteration ${facts.iteration}` : '',
    facts.attempt > 1 ? `attempt ${facts.attempt}` : '',
    facts.run_id,
  ].filter((fact) => fact !== '');
}

/** `permission refused 3 times (Bash, Write)` */
function deniedFact({ calls, tools }: NonNullable<Facts['denied']>): string {
  const times = calls === 1 ? 'once' : `${calls} times`;
  return `permission refused ${times}${tools.length === 0 ? '' : ` (${tools.join(', ')})`}`;
}

function joined(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}
