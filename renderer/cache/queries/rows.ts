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
import { Fields } from '../pages/fields.ts';
import { Memo } from './memo.ts';

/** Names of ids by list of `shared/entities/idLists`, as a person gave them. */
export type GivenNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Rows as a screen shows them, read once and kept. */
export class Rows {
  readonly memory: Memory;
  private readonly currents = new Memo<RawJson | undefined>();
  private readonly pendingFields = new Memo<Fields>();
  private readonly baseFields = new WeakMap<StoredRow, Fields>();
  private given: GivenNames = {};
  /** In which `numbered` speaks. */
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

  /** Members of the current row. */
  read(entity: EntityName, id: string): Fields | undefined {
    if (this.steps(entity, id).length === 0) return this.readBase(entity, id);
    const row = this.current(entity, id);
    return row === undefined ? undefined : this.pendingFields.get(`${entity}/${id}`, [row], () => new Fields(row));
  }

  /** Members of what the service last said. */
  readBase(entity: EntityName, id: string): Fields | undefined {
    const row = this.memory.dataset(entity)?.rows.get(id);
    if (!row) return undefined;
    const known = this.baseFields.get(row);
    if (known) return known;
    const fields = new Fields(row.text);
    this.baseFields.set(row, fields);
    return fields;
  }

  /** What the service itself calls an id of a list; undefined where it does not serve the list, or has no name there. */
  served(list: string, id: string): string | undefined {
    return isEntity(list) ? this.read(list, id)?.text('Nom') || undefined : undefined;
  }

  /** What an id of a list is called: by the service, or else by this workstation's person (R3.4). */
  named(list: string, id: string): string | undefined {
    return this.served(list, id) ?? this.given[list]?.[id];
  }

  /** « Programme n° 1 »: what an id is called that has no name here. A reference above 0 is never nothing (R3.4). */
  numbered(entity: EntityName, id: string): string {
    return `${namesOf(entity, this.language).one} ${languages[this.language].number}\u00A0${id}`;
  }

  /** The names that a person gave. */
  names(): GivenNames {
    return this.given;
  }

  /** Takes the names that a person gave, and the language of the rest, and has what shows them drawn anew. */
  setGiven(given: GivenNames, language: Language = this.language): void {
    if (given === this.given && language === this.language) return;
    const lists = new Set([
      ...Object.keys(this.given),
      ...Object.keys(given),
      ...(language === this.language ? [] : numberedSets),
    ]);
    this.given = given;
    this.language = language;
    this.memory.changed(...[...lists].filter(isEntity));
  }

  /** Ids of every row, those that are only here included. */
  *ids(entity: EntityName): Generator<string> {
    const dataset = this.memory.dataset(entity);
    if (dataset) yield* dataset.rows.keys();
    for (const id of this.pending(entity)) if (!dataset?.rows.has(id)) yield id;
  }

  /** Ids that steps in the outbox are about. */
  pending(entity: EntityName): ReadonlySet<string> {
    const steps = this.memory.steps().filter((step) => step.entity === entity);
    return new Set(steps.map((step) => step.target));
  }
}

/** Sets whose rows are called by their number where they have no name. */
const numberedSets: readonly EntityName[] = ['Programme', 'SessionRecrutement', 'EtatCandidature', 'EntiteJuridique'];

const isEntity = (list: string): list is EntityName => Object.hasOwn(entities, list);
