import { parseRaw } from '#shared/json/rawJson.ts';
import { isEncodable } from '#shared/text/typedText.ts';
import type { NewStep, Plan } from '#sync/step.ts';
import type { Rejection } from './intent.ts';

export type Planned = Plan<Rejection>;

/** What an intent needs from outside: random ids, and the school's time zone (R2.4). */
export interface Tools {
  uuid(): string;
  /** IANA name. */
  readonly schoolZone: string;
}

export const rejected = (rejection: Rejection): Planned => ({ ok: false, rejection });
export const planned = (...steps: readonly NewStep[]): Planned =>
  steps.every(isSendable) ? { ok: true, steps } : rejected('halfCharacter');

/** Whether all that the user made of a step can be encoded; what the service has goes back as it came (R2.2). */
const isSendable = ({ body, changes }: NewStep): boolean =>
  [body, ...changes.flatMap(({ base, mine }) => (mine === base ? [] : [mine]))].every(
    (raw) => raw === null || isEncodable(parseRaw(raw)),
  );

/** Several changes as one: all of them or none. A part without a change is left out, unless no part is left. */
export function together(plans: readonly Planned[]): Planned {
  const steps: NewStep[] = [];
  for (const plan of plans) {
    if (plan.ok) steps.push(...plan.steps);
    else if (plan.rejection !== 'nothingChanged') return plan;
  }
  return steps.length === 0 ? rejected('nothingChanged') : planned(...steps);
}
