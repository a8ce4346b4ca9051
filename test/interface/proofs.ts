import { statements } from './rules.ts';
import type { RuleId } from './rules.ts';

/**
 * Where the tests are that prove a statement: on the practice service, through main, and on a screen: of the built app,
 * or of what a test draws in a browser of screens, pages and forms.
 */
export const proofs = {
  'over HTTP': /^unit\/main\/tools\/practice\//u,
  'through main': /^interface\/(?:client\/|\w+ThroughMain\.)/u,
  'on a screen': /^(?:e2e\/|unit\/renderer\/(?:features|forms|pages|parts)\/.+\.browser\.test\.tsx$)/u,
} as const;
export type Proof = keyof typeof proofs;

/** Whether a statement has a test of that kind: every one but those of gaps, and those that no user meets. */
export function isProved(rule: RuleId, proof: Proof): boolean {
  const statement = statements[rule];
  return !('silent' in statement) && (proof !== 'on a screen' || statement.noScreen === undefined);
}
