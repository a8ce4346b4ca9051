import { namesOf } from '#i18n/labels/names.ts';
import { entities } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { languages } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';
import type { Step } from '#sync/step.ts';
import type { Memory } from '../memory.ts';
import { overlayRow } from '../overlay/overlayRow.ts';
import type { StoredRow } from '../pages/dataset.ts';
import { provenGone } from '../pages/due.ts';
import { Fields } from '../pages/fields.ts';
import { Memo } from './memo.ts';

/** Names of ids by list of `shared/entities/idLists`, as the user gave them or as they are guessed. */
export type GivenNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Rows as a screen shows them, parsed once and cached. */
export class Rows {
  readonly memory: Memory;
  private readonly currents = new Memo<RawJson | undefined>();
  private readonly pendingFields = new Memo<Fields>();
  private readonly baseFields = new WeakMap<StoredRow, Fields>();
  private readonly targets = new WeakMap<readonly Step[], ReadonlySet<string>>();
  private given: GivenNames = {};
  language: Language = 'fr';

  constructor(memory: Memory) {
    this.memory = memory;
  }

  steps(entity: EntityName, id: string): readonly Step[] {
    return this.memory.stepsOf(entity, id);
  }

  base(entity: EntityName, id: string): RawJson | undefined {
    return this.memory.base.row(entity, id);
  }

  current(entity: EntityName, id: string): RawJson | undefined {
    const base = this.base(entity, id);
    const steps = this.steps(entity, id);
    if (steps.length === 0) return base;
    return this.currents.get(`${entity}/${id}`, [base, ...steps], () => overlayRow(entity, base, steps));
  }

  read(entity: EntityName, id: string | null): Fields | undefined {
    if (id === null) return undefined;
    if (this.steps(entity, id).length === 0) return this.readBase(entity, id);
    const row = this.current(entity, id);
    return row === undefined ? undefined : this.pendingFields.get(`${entity}/${id}`, [row], () => new Fields(row));
  }

  readBase(entity: EntityName, id: string): Fields | undefined {
    const row = this.memory.dataset(entity)?.rows.get(id);
    if (!row) return undefined;
    const known = this.baseFields.get(row);
    if (known) return known;
    const fields = new Fields(row.text);
    this.baseFields.set(row, fields);
    return fields;
  }

  /** For a row whose members are not kept: where each row of a list is looked at once. */
  readOnce(row: StoredRow): Fields {
    return this.baseFields.get(row) ?? new Fields(row.text);
  }

  /** The service's own name for an id of a list; undefined where it does not serve the list, or has no name there. */
  served(list: string, id: string): string | undefined {
    return isEntity(list) ? this.read(list, id)?.text('Nom') || undefined : undefined;
  }

  /** The name of an id of a list: the service's, or else the user's on this workstation (R3.4). */
  named(list: string, id: string | null): string | undefined {
    return id === null ? undefined : (this.served(list, id) ?? this.given[list]?.[id]);
  }

  /** As `named`, or else its number; empty for no id. */
  called(entity: EntityName, id: string | null): string {
    return id === null ? '' : (this.named(entity, id) ?? this.numbered(entity, id));
  }

  /** « Programme n° 1 »: the label of an id without a name here. A reference above 0 is never shown empty (R3.4). */
  numbered(entity: EntityName, id: string): string {
    return `${namesOf(entity, this.language).one} ${languages[this.language].number}\u00A0${id}`;
  }

  names(): GivenNames {
    return this.given;
  }

  /** Sets the names that the user gave, and the language of the rest, and redraws what shows them. */
  setGiven(given: GivenNames, language: Language = this.language): void {
    if (given === this.given && language === this.language) return;
    const lists = new Set([
      ...Object.keys(this.given),
      ...Object.keys(given),
      ...(language === this.language ? [] : numberedSets),
    ]);
    this.given = given;
    this.language = language;
    // Who reads the names of a list without a dataset looks at the states too (`namedSets`).
    this.memory.changed(...new Set([...lists].map((list) => (isEntity(list) ? list : 'EtatCandidature'))));
  }

  /** What changes with the service's rows of these datasets, for what is made of them. */
  received(...entities: readonly EntityName[]): readonly unknown[] {
    return entities.map((entity) => this.memory.revisionOf(entity));
  }

  /** As `received`, and with the changes that wait. */
  shown(...entities: readonly EntityName[]): readonly unknown[] {
    return entities.flatMap((entity) => [this.memory.revisionOf(entity), this.memory.stepsIn(entity)]);
  }

  /** The service says that it is not there any more (R3.1b). */
  isGone(entity: EntityName, id: string): boolean {
    return this.memory.base.isGone(entity, id);
  }

  /** Ids of every row, including those that exist only here, without those that are gone. */
  *ids(entity: EntityName): Generator<string> {
    const dataset = this.memory.dataset(entity);
    for (const row of dataset?.rows.values() ?? []) if (row.hash !== provenGone) yield row.id;
    for (const id of this.pending(entity)) if (!dataset?.rows.has(id)) yield id;
  }

  pending(entity: EntityName): ReadonlySet<string> {
    const steps = this.memory.stepsIn(entity);
    const known = this.targets.get(steps);
    if (known) return known;
    const targets = new Set(steps.filter((step) => step.entity === entity).map((step) => step.target));
    this.targets.set(steps, targets);
    return targets;
  }
}

/** Datasets whose rows are shown by their number where they have no name. */
const numberedSets: readonly EntityName[] = ['Programme', 'SessionRecrutement', 'EtatCandidature', 'EntiteJuridique'];

const isEntity = (list: string): list is EntityName => Object.hasOwn(entities, list);
