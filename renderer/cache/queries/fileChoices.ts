import { byFrench, nameOf } from './labels.ts';
import type { Label } from './labels.ts';
import { Memo } from './memo.ts';
import { forLabels, labelsOf } from './referenceLabels.ts';
import type { Rows } from './rows.ts';

/** What a new file can be given, and what files were seen to hold. */
export interface FileChoices {
  /** Admission paths of the campus, and those whose campus nobody can tell, by name. */
  readonly paths: readonly Label[];
  /** States served, or else those seen in files (R3.4). */
  readonly states: readonly Label[];
}

/** Codes of custom fields and ids of decisions: the service lists neither, so only what files hold is known (R3.4). */
export interface SeenInFiles {
  readonly codes: readonly string[];
  readonly decisionIds: readonly string[];
}

interface Seen extends SeenInFiles {
  readonly stateIds: readonly string[];
}

export class FileChoicesOf {
  private readonly rows: Rows;
  private readonly choices = new Memo<FileChoices>();
  private readonly seen = new Memo<Seen>();

  constructor(rows: Rows) {
    this.rows = rows;
  }

  forNew(campusId: string): FileChoices {
    const { memory } = this.rows;
    const revisions = ([...forLabels, 'EtatCandidature', 'Dossier'] as const).map((entity) =>
      memory.revisionOf(entity),
    );
    return this.choices.get(campusId, revisions, () => ({ paths: this.paths(campusId), states: this.states() }));
  }

  inFiles(): Seen {
    const { memory } = this.rows;
    return this.seen.get('all', [memory.area('Dossier'), memory.revisionOf('Dossier')], () => this.look());
  }

  private paths(campusId: string): readonly Label[] {
    return byName([...labelsOf(this.rows).all('SessionRecrutement', campusId)].map(([id, name]) => ({ id, name })));
  }

  private states(): readonly Label[] {
    const served = [...this.rows.ids('EtatCandidature')];
    const ids = served.length > 0 ? served : this.inFiles().stateIds;
    return byName(
      ids.map((id) => ({
        id,
        name: nameOf(this.rows, 'EtatCandidature', id) ?? this.rows.numbered('EtatCandidature', id),
      })),
    );
  }

  private look(): Seen {
    const codes = new Set<string>();
    const decisions = new Set<string>();
    const states = new Set<string>();
    for (const id of this.rows.memory.area('Dossier')?.rows.keys() ?? []) {
      const file = this.rows.readBase('Dossier', id);
      if (!file) continue;
      for (const code of file.textsIn('Parametres', 'Code')) codes.add(code);
      const decision = file.id('DecisionId');
      const state = file.id('EtatCandidatureId');
      if (decision !== null) decisions.add(decision);
      if (state !== null) states.add(state);
    }
    const sorted = (texts: Iterable<string>): readonly string[] => [...texts].sort(byFrench);
    return { codes: sorted(codes), decisionIds: sorted(decisions), stateIds: [...states] };
  }
}

const byName = (labels: Label[]): readonly Label[] =>
  labels.sort((a, b) => byFrench(a.name, b.name) || byFrench(a.id, b.id));
