import type { NewStep } from '../sync/step.ts';
import type { Rejection } from './intent.ts';

export type Planned =
  | { readonly ok: true; readonly steps: readonly NewStep[] }
  | { readonly ok: false; readonly rejection: Rejection };

/** What an intent needs from the world: chance, and the school's time zone (R2.4). */
export interface Tools {
  uuid(): string;
  /** IANA name. */
  readonly schoolZone: string;
}

export const rejected = (rejection: Rejection): Planned => ({ ok: false, rejection });
export const planned = (...steps: readonly NewStep[]): Planned => ({ ok: true, steps });
