import type { Step } from '#sync/step.ts';
import type { Truth } from '../service/truth.ts';
import type { Profile } from '../station/profile.ts';
import type { Oracles } from './oracles.ts';

/** Checks at the end of one user's history at one machine. */
export function reckon(
  profile: Profile,
  truth: Truth,
  oracles: Oracles,
  isResting: (step: Step, steps: readonly Step[], damaged: readonly Step[]) => boolean,
): void {
  const { breaches } = oracles;
  const { steps, damaged } = profile;
  for (const step of steps) {
    breaches.expect(
      'I9',
      isResting(step, steps, damaged),
      () => `${profile.name} holds ${step.summary.key} ${step.target} back, ${step.state.kind}`,
    );
  }
  inOrder(profile, truth, oracles);
}

/** What was created is there once, but for the copies of a proxy that delivered twice (I3). */
export function onceEach(truth: Truth, oracles: Oracles): void {
  for (const { entity, marker, author } of truth.created) {
    if (author === 'seed' || [...oracles.profiles].some(({ person, forgot }) => person === author && forgot)) continue;
    const copies = truth.copies(entity, marker);
    const allowed = 1 + (oracles.sending.doubled.get(`${entity} ${marker}`) ?? 0);
    oracles.breaches.expect(
      'I3',
      copies <= allowed || oracles.sending.isExcused(entity, marker),
      () => `${entity} ${marker} exists ${copies} times`,
    );
  }
}

/** What was saved later is written later (I8). */
function inOrder({ person, forgot, twoWindows }: Profile, truth: Truth, { breaches, profiles, ledger }: Oracles): void {
  // For one user at two machines, or in two windows of which one waits for the other, there is no order.
  if (forgot || twoWindows || [...profiles].filter((profile) => profile.person === person).length > 1) return;
  const latest = new Map<string, { readonly turn: number; readonly value: string }>();
  for (const { author, entity, id, unit, after: value } of truth.written) {
    // No two acts ask for the same moments or the same name. What another user changed in the gap, or wrote before it,
    // may be reverted by an edit of another field (I14).
    if (!isOfOneAct(unit, value) || author !== person) continue;
    const key = `${entity} ${id} ${unit}`;
    const before = latest.get(key);
    const earliest = before?.turn ?? 0;
    const turn = ledger.turnOf(person, unit, value, earliest);
    if (turn === null) continue;
    breaches.expect('I8', turn >= earliest, () => `${person} wrote ${value} to ${key} after ${before?.value}`);
    latest.set(key, { turn, value });
  }
}

const isOfOneAct = (unit: string, value: string): boolean => unit === 'Debut+Fin' || /"N\d+@/u.test(value);
