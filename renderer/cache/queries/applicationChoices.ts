import { byFrench } from '#shared/text/fold.ts';
import { applicationFacts } from '../pages/readAhead.ts';
import { inOrderOfAdmission, likelyStates, statesFurtherOn, statesOfDecisions } from './decisionStates.ts';
import type { StateOfDecision, StatesByDecision } from './decisionStates.ts';
import type { Label } from './labels.ts';
import { madeOf } from './made.ts';
import { forLabels, labelsOf } from './referenceLabels.ts';
import type { Rows } from './rows.ts';

/** An admission path, and when its intake is over: an instant of that day, null without one. */
export interface AdmissionPath extends Label {
  readonly end: number | null;
}

export interface ApplicationChoices {
  /** Admission paths of the campus, and those with an unknown campus, in no order (`inOrderOfIntake`). */
  readonly admissionPaths: readonly AdmissionPath[];
  /** The service's states, or else those found in applications (R3.4), in the order of the admission. */
  readonly states: readonly Label[];
  /** The state that most applications without a decision have; null where none has. */
  readonly usualState: Readonly<Record<'withInterview' | 'without', string | null>>;
}

/** The service lists neither codes of custom fields nor ids of decisions (R3.4): those found in applications. */
export interface SeenInApplications {
  readonly codes: readonly string[];
  readonly decisionIds: readonly string[];
  readonly stateOfDecision: ReadonlyMap<string, StateOfDecision>;
  readonly furtherOn: ReadonlySet<string>;
}

interface CountedStates extends SeenInApplications, Pick<ApplicationChoices, 'usualState'> {
  readonly stateIds: readonly string[];
  readonly statesByDecision: StatesByDecision;
}

export const choicesForNew = madeOf(
  (rows, _campusId: string) => rows.received(...forLabels, 'EtatCandidature', 'Dossier'),
  (rows, campusId): ApplicationChoices => ({
    admissionPaths: admissionPaths(rows, campusId),
    states: states(rows),
    usualState: seenInApplications(rows).usualState,
  }),
);

/** The name of the state of each decision that was seen, '' for none (R3.4b). */
export const stateNamesByDecision = madeOf(
  (rows) => rows.received('Dossier', 'EtatCandidature'),
  (rows): Readonly<Record<string, string>> => {
    const { decisionIds, stateOfDecision } = seenInApplications(rows);
    const likely = Object.entries(likelyStates(decisionIds, stateOfDecision));
    return Object.fromEntries(likely.map(([id, state]) => [id, rows.named('EtatCandidature', state) ?? '']));
  },
);

const admissionPaths = (rows: Rows, campusId: string): readonly AdmissionPath[] =>
  [...labelsOf(rows, 'SessionRecrutement', campusId)].map(([id, name]) => {
    const path = rows.read('SessionRecrutement', id);
    const end = intakeDays.map((member) => path?.instant(member) ?? null).find((day) => day !== null) ?? null;
    return { id, name, end };
  });

function states(rows: Rows): readonly Label[] {
  const served = [...rows.ids('EtatCandidature')];
  const { stateIds, statesByDecision } = seenInApplications(rows);
  return inOrderOfAdmission(served.length > 0 ? served : stateIds, statesByDecision).map((id) => ({
    id,
    name: rows.called('EtatCandidature', id),
  }));
}

export const seenInApplications = madeOf(
  (rows) => rows.received('Dossier'),
  (rows): CountedStates => {
    const codes = new Set<string>();
    const decisions = new Counts();
    const undecided = new Counts();
    const found = new Set<string>();
    for (const row of rows.memory.dataset('Dossier')?.rows.values() ?? []) {
      const { codes: own, decision, state, creneau } = applicationFacts(row);
      for (const code of own) codes.add(code);
      if (state !== null) found.add(state);
      if (decision !== null) decisions.add(decision, state);
      if (decision === '') undecided.add(creneau === null ? 'without' : 'withInterview', state);
    }
    const stateOfDecision = statesOfDecisions(decisions.of);
    const inOrder = (texts: Iterable<string>): readonly string[] => [...texts].sort(byFrench);
    return {
      codes: inOrder(codes),
      decisionIds: inOrder([...decisions.of.keys()].filter((id) => id !== '')),
      stateOfDecision,
      furtherOn: statesFurtherOn(decisions.of, stateOfDecision),
      statesByDecision: decisions.of,
      stateIds: [...found],
      usualState: { withInterview: undecided.mostOf('withInterview'), without: undecided.mostOf('without') },
    };
  },
);

class Counts {
  readonly of = new Map<string, Map<string, number>>();

  add(key: string, state: string | null): void {
    const states = this.of.get(key) ?? new Map<string, number>();
    this.of.set(key, states);
    if (state !== null) states.set(state, (states.get(state) ?? 0) + 1);
  }

  mostOf(key: string): string | null {
    return [...(this.of.get(key) ?? [])].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
  }
}

/** What tells the intake of an admission path, the surest first: its period may last weeks, and people join late. */
const intakeDays = ['FinPeriodeRentree', 'DebutPeriodeRentree', 'Fin'] as const;

/** Intakes to come first, the nearest on top; then undated; then past, the latest first. `today`: its first instant. */
export function inOrderOfIntake(paths: readonly AdmissionPath[], today: number): readonly AdmissionPath[] {
  const rank = ({ end }: AdmissionPath): number => (end === null ? 1 : end >= today ? 0 : 2);
  const distance = ({ end }: AdmissionPath): number => Math.abs((end ?? today) - today);
  return paths.toSorted(
    (a, b) => rank(a) - rank(b) || distance(a) - distance(b) || byFrench(a.name, b.name) || byFrench(a.id, b.id),
  );
}
