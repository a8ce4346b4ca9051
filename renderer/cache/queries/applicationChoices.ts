import { byFrench } from '#shared/text/fold.ts';
import { nameOf } from './labels.ts';
import type { Label } from './labels.ts';
import { Memo } from './memo.ts';
import { forLabels, labelsOf } from './referenceLabels.ts';
import type { Rows } from './rows.ts';

/** The choices for a new application, and the values that existing applications hold. */
export interface ApplicationChoices {
  /** Admission paths of the campus, and those with an unknown campus, by name. */
  readonly admissionPaths: readonly Label[];
  /** The service's states, or else those found in applications (R3.4). */
  readonly states: readonly Label[];
}

/**
 * Codes of custom fields and ids of decisions: the service lists neither, so only those found in applications are known
 * (R3.4).
 */
export interface SeenInApplications {
  readonly codes: readonly string[];
  readonly decisionIds: readonly string[];
  /** How many applications have a decision together with a state: by id of the decision, then of the state. */
  readonly statesOfDecisions: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

interface Seen extends SeenInApplications {
  readonly stateIds: readonly string[];
}

export class ApplicationChoicesOf {
  private readonly rows: Rows;
  private readonly choices = new Memo<ApplicationChoices>();
  private readonly seen = new Memo<Seen>();

  constructor(rows: Rows) {
    this.rows = rows;
  }

  forNew(campusId: string): ApplicationChoices {
    const { memory } = this.rows;
    const revisions = ([...forLabels, 'EtatCandidature', 'Dossier'] as const).map((entity) =>
      memory.revisionOf(entity),
    );
    return this.choices.get(campusId, revisions, () => ({
      admissionPaths: this.admissionPaths(campusId),
      states: this.states(),
    }));
  }

  inApplications(): Seen {
    const { memory } = this.rows;
    return this.seen.get('all', [memory.dataset('Dossier'), memory.revisionOf('Dossier')], () => this.look());
  }

  private admissionPaths(campusId: string): readonly Label[] {
    return byName([...labelsOf(this.rows).all('SessionRecrutement', campusId)].map(([id, name]) => ({ id, name })));
  }

  private states(): readonly Label[] {
    const served = [...this.rows.ids('EtatCandidature')];
    const ids = served.length > 0 ? served : this.inApplications().stateIds;
    return byName(
      ids.map((id) => ({
        id,
        name: nameOf(this.rows, 'EtatCandidature', id) ?? this.rows.numbered('EtatCandidature', id),
      })),
    );
  }

  private look(): Seen {
    const codes = new Set<string>();
    const decisions = new Map<string, Map<string, number>>();
    const states = new Set<string>();
    for (const id of this.rows.memory.dataset('Dossier')?.rows.keys() ?? []) {
      const application = this.rows.readBase('Dossier', id);
      if (!application) continue;
      for (const code of application.textsIn('Parametres', 'Code')) codes.add(code);
      const decision = application.id('DecisionId');
      const state = application.id('EtatCandidatureId');
      if (state !== null) states.add(state);
      if (decision === null) continue;
      const withIt = decisions.get(decision) ?? new Map<string, number>();
      decisions.set(decision, withIt);
      if (state !== null) withIt.set(state, (withIt.get(state) ?? 0) + 1);
    }
    const sorted = (texts: Iterable<string>): readonly string[] => [...texts].sort(byFrench);
    return {
      codes: sorted(codes),
      decisionIds: sorted(decisions.keys()),
      statesOfDecisions: decisions,
      stateIds: [...states],
    };
  }
}

const byName = (labels: Label[]): readonly Label[] =>
  labels.sort((a, b) => byFrench(a.name, b.name) || byFrench(a.id, b.id));
