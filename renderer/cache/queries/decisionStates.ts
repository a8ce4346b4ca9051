import type { Label } from './labels.ts';

/** How many applications have a decision and a state: by id of the decision, '' for none, then of the state. */
export type StatesByDecision = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface StateOfDecision {
  readonly stateId: string;
  readonly count: number;
  readonly total: number;
  /** Enough of them, and nearly all, have it: it is written with the decision. */
  readonly isSure: boolean;
}

const fewest = 3;
const nearlyAll = 0.8;

function isOfDecided(seen: StatesByDecision, stateId: string): boolean {
  let balance = 0;
  for (const [decisionId, states] of seen) balance += (states.get(stateId) ?? 0) * (decisionId === '' ? -1 : 1);
  return balance > 0;
}

/** The service ties no decision to a state (R3.4b). A state that is mostly without a decision goes with none. */
export function statesOfDecisions(seen: StatesByDecision): ReadonlyMap<string, StateOfDecision> {
  return new Map(
    [...seen].flatMap(([decisionId, states]): readonly [string, StateOfDecision][] => {
      const [most] = [...states]
        .filter(([stateId]) => decisionId !== '' && isOfDecided(seen, stateId))
        .toSorted(([, a], [, b]) => b - a);
      if (!most) return [];
      const [stateId, count] = most;
      const total = [...states.values()].reduce((sum, each) => sum + each, 0);
      return [[decisionId, { stateId, count, total, isSure: total >= fewest && count / total >= nearlyAll }]];
    }),
  );
}

/** States of the decided that go with none of the decisions: of applications that have gone on from there. */
export function statesFurtherOn(
  seen: StatesByDecision,
  found: ReadonlyMap<string, StateOfDecision>,
): ReadonlySet<string> {
  const own = new Set([...found.values()].map(({ stateId }) => stateId));
  const further = new Set<string>();
  for (const states of seen.values())
    for (const stateId of states.keys()) if (!own.has(stateId) && isOfDecided(seen, stateId)) further.add(stateId);
  return further;
}

/** The state that more than half of the applications with a decision have, by id of the decision; '' for none. */
export const likelyStates = (
  ids: readonly string[],
  found: ReadonlyMap<string, StateOfDecision>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ids.map((id) => {
      const { stateId = '', count = 0, total = 0 } = found.get(id) ?? {};
      return [id, count * 2 > total ? stateId : ''];
    }),
  );

/** As the school named it, else as its state; equal names get a letter. `states`: by decision, '' for none. */
export function namesOfDecisions(
  states: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
  unnamed: string,
): Readonly<Record<string, string>> {
  const plain = inOrder(Object.keys(states)).flatMap((id): readonly Label[] =>
    given[id] === undefined ? [{ id, name: states[id] || unnamed }] : [],
  );
  const named = Object.values(given);
  const own = plain.map(({ id, name }): readonly [string, string] => {
    const alike = plain.filter((other) => other.name === name);
    const letter = (alike.findIndex((other) => other.id === id) + 10).toString(36).toLocaleUpperCase();
    return [id, alike.length + named.filter((other) => other === name).length === 1 ? name : `${name} ${letter}`];
  });
  return { ...Object.fromEntries(own), ...given };
}

const inOrder = (ids: readonly string[]): readonly string[] =>
  ids.toSorted((a, b) => a.length - b.length || (a < b ? -1 : Number(a > b)));

/** The service gives no order: first those without a decision, each by its number, as the school made them. */
export const inOrderOfAdmission = (ids: readonly string[], seen: StatesByDecision): readonly string[] =>
  inOrder(ids).toSorted((a, b) => Number(isOfDecided(seen, a)) - Number(isOfDecided(seen, b)));
