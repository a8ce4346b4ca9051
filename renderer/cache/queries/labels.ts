import { idListOf } from '#shared/entities/idLists.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { lastNameField } from '#shared/entities/people.ts';
import { byFrench } from '#shared/text/fold.ts';
import type { Dataset, StoredRow } from '../pages/dataset.ts';
import type { Fields } from '../pages/fields.ts';
import { Memo } from './memo.ts';
import type { Rows } from './rows.ts';
import type { AgentView } from './views.ts';

export interface Label {
  readonly id: string;
  readonly name: string;
}

/** Nom of a reference row, or the user's name for it; undefined when there is neither. */
export function nameOf(rows: Rows, entity: EntityName, id: string | null): string | undefined {
  return id === null ? undefined : rows.named(entity, id);
}

/** Where a deployment does not serve the types, an event's type is shown by its number only (R3.4). */
export const typeName = (rows: Rows, id: string | null): string =>
  id === null ? '' : (nameOf(rows, 'TypePlanification', id) ?? `Type ${id}`);

/** NOM Prénom (experience: formats). */
export const personName = (entity: EntityName, person: Fields): string =>
  [lastName(entity, person).toLocaleUpperCase('fr'), person.text('PrenomUsage') || person.text('Prenoms')]
    .filter((part) => part !== '')
    .join(' ');
/** Where the member that names a person of that context is empty (R1.5), the other one. */
export const lastName = (entity: EntityName, person: Fields): string =>
  person.text(lastNameField(entity)) || person.text('Nom');

/** Datasets that give names to ids of the school's lists. */
export const namedSets = ['TypePlanification', 'EtatCandidature'] as const satisfies readonly EntityName[];

/** The types of the events of a dataset, as it was at a revision. */
interface SeenTypes {
  readonly dataset: Dataset | undefined;
  readonly revision: number;
  readonly types: ReadonlySet<string>;
}

/** Lists to choose from, by name. */
export class Labels {
  private readonly rows: Rows;
  private readonly memo = new Memo<Label>();
  private readonly agentMemo = new Memo<AgentView>();
  private seen: SeenTypes = { dataset: undefined, revision: -1, types: new Set() };
  private readonly readers = new Memo<(field: string, id: string) => string | undefined>();

  constructor(rows: Rows) {
    this.rows = rows;
  }

  /** Every event type of the service, or else every one found in events (R3.4). */
  types(): readonly Label[] {
    const served = [...this.rows.ids('TypePlanification')];
    const ids = served.length > 0 ? served : this.seenTypes();
    return sorted(ids.map((id) => this.label('type', id, typeName(this.rows, id))));
  }

  campuses(): readonly Label[] {
    const ids = [...this.rows.ids('EntiteJuridique')];
    return sorted(
      ids.map((id) =>
        this.label('campus', id, nameOf(this.rows, 'EntiteJuridique', id) ?? this.rows.numbered('EntiteJuridique', id)),
      ),
    );
  }

  /** Agents of a campus that may be given an application. */
  agents(campusId: string): readonly AgentView[] {
    const found: AgentView[] = [];
    for (const id of this.rows.ids('Agent')) {
      const agent = this.rows.read('Agent', id);
      if (!agent || agent.id('EntiteJuridiqueId') !== campusId || agent.isFalse('Actif')) continue;
      found.push(this.agentMemo.get(id, [agent], () => ({ id, name: personName('Agent', agent), campusId })));
    }
    return sorted(found);
  }

  /** Returns a function from a referenced id to its name; a new function whenever a name may have changed. */
  idNames(): (field: string, id: string) => string | undefined {
    const { rows } = this;
    return this.readers.get(
      'all',
      [rows.names(), ...namedSets.map((set) => rows.memory.revisionOf(set))],
      () => (field, id) => {
        const list = idListOf(field);
        return list === undefined ? undefined : rows.named(list, id);
      },
    );
  }

  private label(kind: string, id: string, name: string): Label {
    return this.memo.get(`${kind}/${id}`, [name], () => ({ id, name }));
  }

  /**
   * All events are searched once; then those that changed: an edit must not wait for a hundred thousand of them. A type
   * that no event has any more stays until the next start.
   */
  private seenTypes(): string[] {
    const { memory } = this.rows;
    const dataset = memory.dataset('Planification');
    const revision = memory.revisionOf('Planification');
    const before = this.seen;
    const changed = before.dataset === dataset ? memory.changedSince('Planification', before.revision) : null;
    const types = changed
      ? before.types.union(typesIn([...changed].flatMap((id) => dataset?.rows.get(id) ?? [])))
      : typesIn(dataset?.rows.values() ?? []);
    this.seen = { dataset, revision, types };
    const seen = new Set(types);
    for (const id of this.rows.pending('Planification')) {
      const type = this.rows.read('Planification', id)?.id('TypePlanificationId') ?? null;
      if (type !== null) seen.add(type);
    }
    return [...seen];
  }
}

/** Searched in the text, which costs a tenth of parsing the row. Inside a string the quotes would be escaped. */
const typeMember = /"TypePlanificationId"\s*:\s*"?([1-9]\d*)/u;

function typesIn(rows: Iterable<StoredRow>): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const { text } of rows) {
    const type = typeMember.exec(text)?.[1];
    if (type !== undefined) seen.add(type);
  }
  return seen;
}

const sorted = <Named extends Label>(labels: Named[]): Named[] =>
  labels.sort((a, b) => byFrench(a.name, b.name) || byFrench(a.id, b.id));
