import { languages } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';
import type { Label } from './labels.ts';

/** How many applications have a decision and a state: by id of the decision, '' for none, then of the state. */
export type StatesByDecision = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The state that goes with a decision, as the applications with that decision show it. */
export interface StateOfDecision {
  readonly stateId: string;
  readonly count: number;
  /** Of the applications with that decision. */
  readonly total: number;
  /** Enough of them, and nearly all, have it: it is written with the decision. */
  readonly isSure: boolean;
}

const fewest = 3;
const nearlyAll = 0.8;

/** Whether those who have a state are decided more often than not. */
function isOfDecided(seen: StatesByDecision, stateId: string): boolean {
  let balance = 0;
  for (const [decisionId, states] of seen) balance += (states.get(stateId) ?? 0) * (decisionId === '' ? -1 : 1);
  return balance > 0;
}

/**
 * The service names no decision and ties none to a state (R3.4b): what goes with each is learned from the applications.
 * A state that most have without a decision goes with none: there the decision was written, and the state forgotten.
 */
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

/** The state that more than half of the applications with a decision have, by id of the decision. */
export const likelyStates = (found: ReadonlyMap<string, StateOfDecision>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...found].flatMap(([id, { stateId, count, total }]) => (count * 2 > total ? [[id, stateId]] : [])),
  );

/** Likely names of decisions: those of their states, with the decision's number where two would have one name. */
export function guessedNames(
  likely: Readonly<Record<string, string>>,
  nameOfState: (id: string) => string | undefined,
  language: Language,
): Readonly<Record<string, string>> {
  const names = Object.entries(likely).flatMap(([id, stateId]): readonly Label[] => {
    const name = nameOfState(stateId);
    return name === undefined ? [] : [{ id, name }];
  });
  const isAlone = (name: string): boolean => names.filter((other) => other.name === name).length === 1;
  return Object.fromEntries(
    names.map(({ id, name }) => [id, isAlone(name) ? name : `${name} (${languages[language].number}\u00A0${id})`]),
  );
}

/**
 * States in the order of the admission: the service does not give it, so those of applications without a decision come
 * first, and each by its number, in the order in which the school made them.
 */
export const inOrderOfAdmission = (ids: readonly string[], seen: StatesByDecision): readonly string[] =>
  ids.toSorted(
    (a, b) =>
      Number(isOfDecided(seen, a)) - Number(isOfDecided(seen, b)) ||
      a.length - b.length ||
      (a < b ? -1 : Number(a > b)),
  );
