/** How often applications with one decision have each state: by id of the decision, then of the state. */
export type StatesOfDecisions = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What the applications with a decision have in common. */
export interface Companion {
  /** The state that most of them have. */
  readonly stateId: string;
  readonly count: number;
  readonly total: number;
  /** Nearly all have it, and those of no other decision do: its name is probably the decision's. */
  readonly isSure: boolean;
}

const fewest = 3;
const nearlyAll = 0.8;

/** The state that goes with each decision, where applications show one (R3.4: the service names no decision). */
export function companions(seen: StatesOfDecisions): ReadonlyMap<string, Companion> {
  const found = new Map<string, Companion>();
  for (const [decisionId, states] of seen) {
    const total = [...states.values()].reduce((sum, count) => sum + count, 0);
    const [most] = [...states].toSorted(([, a], [, b]) => b - a);
    if (!most) continue;
    const [stateId, count] = most;
    found.set(decisionId, { stateId, count, total, isSure: total >= fewest && count / total >= nearlyAll });
  }
  const rivals = Map.groupBy(
    [...found.values()].filter(({ isSure }) => isSure),
    ({ stateId }) => stateId,
  );
  return new Map(
    [...found].map(([id, companion]) => [
      id,
      { ...companion, isSure: companion.isSure && rivals.get(companion.stateId)?.length === 1 },
    ]),
  );
}
