import type { Consequences, NewStep } from '#sync/step.ts';
import type { Rejection } from './intent.ts';

export type Planned =
  /** `takeBack`: ids of steps that have not left and are removed in the same commit. */
  | { readonly ok: true; readonly steps: readonly NewStep[]; readonly takeBack?: readonly string[] }
  /** `consequences`: of `mustAgree`. */
  | { readonly ok: false; readonly rejection: Rejection; readonly consequences?: Consequences };

/** What an intent needs from outside: random ids, and the school's time zone (R2.4). */
export interface Tools {
  uuid(): string;
  /** IANA name. */
  readonly schoolZone: string;
}

export const rejected = (rejection: Rejection): Planned => ({ ok: false, rejection });
export const planned = (...steps: readonly NewStep[]): Planned => ({ ok: true, steps });

/** Several changes as one: all of them or none. A part without a change is left out, unless no part is left. */
export function together(plans: readonly Planned[]): Planned {
  const steps: NewStep[] = [];
  for (const plan of plans) {
    if (plan.ok) steps.push(...plan.steps);
    else if (plan.rejection !== 'nothingChanged') return plan;
  }
  return steps.length === 0 ? rejected('nothingChanged') : planned(...steps);
}
