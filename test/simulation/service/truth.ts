import type { EntityName } from '#shared/entities/index.ts';
import { membersOf, objectOf, rawJson, rawOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { lookOf } from './looks.ts';
import { contextMember, isPersonSet, personSet } from './persons.ts';
import { valuesOf } from './values.ts';

export const rootGuid = 'aaaaaaaa-0000-4000-8000-000000000000';
export const entryState = '1';

export interface Row {
  readonly text: RawJson;
  /** Rises with every change of anything. */
  readonly version: number;
  /** Directory: the Streamid it lies in. */
  readonly parent?: string;
  /** For a created row: the marker that distinguishes it from its duplicates. */
  readonly marker?: string;
}

/** Who put which value where, for the oracles. */
export interface AuthoredValue {
  readonly entity: EntityName;
  readonly id: string;
  readonly unit: string;
  readonly author: string;
  readonly before: string;
  readonly after: string;
}

/** One creation that was carried out. `marker` distinguishes it from its duplicates, which no look-up can. */
export interface Created {
  readonly entity: EntityName;
  readonly id: string;
  readonly marker: string;
  readonly author: string;
  readonly at: number;
}

/** A creation as it is carried out. */
interface Creation {
  readonly entity: EntityName;
  readonly body: RawJson;
  readonly marker: string;
  readonly author: string;
  /** The row that was gone when an update made this one of it. */
  readonly inPlaceOf?: string;
}

/** What the service holds, and everything that it ever held. */
export class Truth {
  readonly written: AuthoredValue[] = [];
  readonly created: Created[] = [];
  /** `entity id` of what was there before or whose creation was acknowledged: every user may edit it. */
  readonly #known = new Set<string>();
  /** A list was answered as it had been some time ago. */
  lagged = false;
  /** `entity id unit value` of every value that was ever the truth. */
  readonly #held = new Set<string>();
  /** `entity id` of a row that was gone → the rows that updates of it made. */
  readonly #madeInPlaceOf = new Map<string, readonly string[]>();
  readonly #givenTwice = new Set<string>();
  readonly #versions = new Map<string, number>();
  #rows = new Map<EntityName, Map<string, Row>>();
  #backup: { readonly rows: Map<EntityName, Map<string, Row>>; readonly nextId: bigint };
  /** Lists as they were at some moments, for look-ups that lag. */
  readonly #snapshots: { readonly at: number; readonly entity: EntityName; readonly rows: ReadonlyMap<string, Row> }[] =
    [];
  readonly #clock: () => number;
  /** Since when each row is there: `entity id`. What is there from the beginning always was. */
  readonly #thereSince = new Map<string, number>();
  /** When a set last lost a row. */
  readonly #lostAt = new Map<EntityName, number>();
  #version = 0;
  /** GUIDs are never given twice. */
  #folders = 0;
  #nextId = 9_007_199_254_740_993n; // beyond 2^53: ids are texts on our side (R5.4)

  constructor(clock: () => number, events = 4) {
    this.#clock = clock;
    const now = clock();
    this.#put(
      'Instance',
      '1',
      objectOf([
        ['Id', rawOf(1)],
        ['ShareName', rawOf('PARTAGE')],
        ['RootStreamid', rawOf(rootGuid)],
      ]),
    );
    for (let n = 0; n < events; n += 1) {
      this.#seed('Planification', [
        ['Nom', rawOf(`Cours ${n}`)],
        ['EntiteJuridiqueId', rawOf(1)],
        ['TypePlanificationId', rawOf(1)],
        ['ProgrammeId', rawOf(n % 2 === 0 ? 0 : null)],
        ['Debut', instant(now + n * 3_600_000)],
        ['Fin', instant(now + n * 3_600_000 + 1_800_000)],
        ['DateSynchronisation', rawOf(null)],
        ['Enseignants', rawOf('')],
        ['Annule', rawOf(false)],
        ['Realise', rawOf(false)],
      ]);
    }
    for (let n = 0; n < 2; n += 1) {
      this.#seed('Dossier', [
        ['Numero', rawOf(`C${n}-1`)],
        ['CandidatId', rawOf(0)],
        ['AgentId', rawOf(null)],
        ['CreneauLibre', rawOf(null)],
        [
          'Parametres',
          rawJson('[{"Id":0,"Code":"NOTE","Valeur":"0","Inconnu":1.50},{"Id":0,"Code":"AVIS","Valeur":"0"}]'),
        ],
      ]);
    }
    this.#seed('Convention', [
      ['ApprenantId', rawOf(5)],
      ['EtatConventionId', rawOf(2)],
      ['Remuneration', rawJson('1250.10')],
      ['AutreAvantageNature', rawOf('')],
    ]);
    this.createFolder('Photos', rootGuid, 'seed', 'seed');
    const person = this.#seed(personSet, [
      contextMember(personSet),
      ['Nom', rawOf('Durand')],
      ['Prenoms', rawOf('Zoé')],
      ['Login', rawOf('zdurand')],
      ['MailId', rawOf(3)],
      ['IndividuId', rawOf(17)],
      ['Numero', rawOf('C000049')],
      ['Password', rawOf('opaque')],
      ['CanalAcquisitionId', rawOf(0)],
      ['Fonction', rawOf('')],
      ['VilleNaissance', rawOf('Lyon')],
      ['NumeroIne', rawOf('123456789AB')],
      ['ESI', rawOf('')],
      ['RestreintFinance', rawOf(true)],
    ]);
    // Another person of the same number (R1.5).
    const there = 'selection/Candidat';
    this.nowKnown(there, person);
    this.#put(
      there,
      person,
      objectOf([
        ['Id', rawJson(person)],
        contextMember(there),
        ['NomUsage', rawOf('Petit')],
        ['Prenoms', rawOf('Awa')],
        ['Login', rawOf('apetit')],
        ['MailId', rawOf(4)],
        ['IndividuId', rawOf(17)],
        ['Numero', rawOf('C900001')],
        ['CanalAcquisitionId', rawOf(0)],
        ['Fonction', rawOf('')],
        ['VilleNaissance', rawOf('Nantes')],
        ['ESI', rawOf('')],
        ['Inconnu', rawJson('{ "c" : 2e1 }')],
      ]),
    );
    for (const person of ['anna', 'bao', 'carl', 'dina', 'zoe', 'yann'])
      this.#seed('Mail', [['Adresse', rawOf(knownAddress(person))]]);
    this.#backup = this.#copy();
    this.#thereSince.clear();
  }

  nowKnown(entity: EntityName, id: string): void {
    this.#known.add(`${entity} ${id}`);
  }

  isKnown(entity: EntityName, id: string): boolean {
    return this.#known.has(`${entity} ${id}`);
  }

  rows(entity: EntityName): ReadonlyMap<string, Row> {
    return this.#rows.get(entity) ?? new Map<string, Row>();
  }

  row(entity: EntityName, id: string): Row | undefined {
    return this.#rows.get(entity)?.get(id);
  }

  /** Whether a row held this value, or one that an update made in its place when it was gone (R3.1b). */
  everHeld(entity: EntityName, id: string, unit: string, value: string): boolean {
    const ids = [id, ...(this.#madeInPlaceOf.get(`${entity} ${id}`) ?? [])];
    return ids.some((each) => this.#held.has(`${entity} ${each} ${unit} ${value}`));
  }

  /**
   * Ids that were there at every moment since then. None where the set lost any row meanwhile: that also moves rows
   * from one page to the page before it, which may have been read already.
   */
  thereSince(entity: EntityName, moment: number): ReadonlySet<string> {
    if ((this.#lostAt.get(entity) ?? -Infinity) >= moment) return new Set();
    const isOld = (id: string): boolean => (this.#thereSince.get(`${entity} ${id}`) ?? -Infinity) < moment;
    return new Set([...this.rows(entity).keys()].filter(isOld));
  }

  /** When this text was the truth of the row last; 0 if it never was. */
  versionOf(entity: EntityName, id: string, text: string): number {
    return this.#versions.get(`${entity} ${id} ${text}`) ?? 0;
  }

  /** The rows of a set as they were some time ago. */
  before(entity: EntityName, ageMs: number): ReadonlyMap<string, Row> {
    this.lagged = true;
    const at = this.#clock() - ageMs;
    return this.#snapshots.findLast((old) => old.entity === entity && old.at <= at)?.rows ?? this.rows(entity);
  }

  /** A whole replacement: what is not sent is reset (R5.6). What the service assigns stays its own. */
  replace(entity: EntityName, id: string, body: RawJson, author: string): Row {
    const row = this.row(entity, id);
    if (!row) throw new Error('replaced what is not there');
    const sent = membersOf(body);
    const next = [...membersOf(row.text)].map(([member, value]): readonly [string, RawJson] => {
      if (member === 'Id') return [member, value];
      if (member === 'DateSynchronisation') return [member, instant(1_700_000_000_000 + this.#version)];
      return [member, sent.get(member) ?? reset(value)];
    });
    const text = objectOf(next);
    const [before, after] = [valuesOf(entity, row.text), valuesOf(entity, text)];
    for (const [unit, value] of after) {
      const old = before.get(unit) ?? 'null';
      if (old !== value) this.written.push({ entity, id, unit, author, before: old, after: value });
    }
    // A late write to what had this id before a backup was restored: the row is that again, and not what was created
    // since.
    const former = this.created.find(
      (made) => made.entity === entity && made.id === id && made.marker === sent.get('Enseignants'),
    );
    return this.#put(entity, id, text, { marker: former?.marker ?? row.marker });
  }

  /** Calls of another endpoint that were carried out, by the id of their entity (R5.8: a second has its own effect). */
  readonly acts = new Map<string, number>();
  act(id: string): void {
    this.acts.set(id, (this.acts.get(id) ?? 0) + 1);
  }

  create({ entity, body, marker, author, inPlaceOf }: Creation): { readonly id: string; readonly row: Row } {
    const id = String((this.#nextId += 1n));
    const text = splice(
      body,
      new Map([
        ['Id', rawJson(id)],
        ['Inconnu', rawJson('{"a": 1.250}')],
        ...(isPersonSet(entity) ? [contextMember(entity)] : []),
      ]),
    );
    if (this.created.some((made) => made.entity === entity && made.id === id && isDuplicate(made.marker, marker)))
      this.#givenTwice.add(`${entity} ${id}`);
    this.created.push({ entity, id, marker, author, at: this.#clock() });
    this.#known.delete(`${entity} ${id}`);
    if (inPlaceOf !== undefined) {
      const before = `${entity} ${inPlaceOf}`;
      this.#madeInPlaceOf.set(before, [...(this.#madeInPlaceOf.get(before) ?? []), id]);
    }
    return { id, row: this.#put(entity, id, text, { marker }) };
  }

  /** Undefined when there is no such parent, or the name is taken. */
  createFolder(name: string, parent: string, marker: string, author: string): string | undefined {
    if (parent !== rootGuid && !this.row('Directory', parent)) return undefined;
    for (const row of this.rows('Directory').values()) {
      if (row.parent === parent && membersOf(row.text).get('Name') === rawOf(name)) return undefined;
    }
    const id = `bbbbbbbb-0000-4000-8000-${String((this.#folders += 1)).padStart(12, '0')}`;
    const text = objectOf([
      ['Streamid', rawOf(id)],
      ['Name', rawOf(name)],
      ['Isdirectory', rawOf(true)],
    ]);
    this.created.push({ entity: 'Directory', id, marker, author, at: this.#clock() });
    this.#put('Directory', id, text, { parent, marker });
    return id;
  }

  /** Of a folder by its names below the share; undefined when there is none. */
  children(path: readonly string[], rows = this.rows('Directory')): ReadonlyMap<string, Row> | undefined {
    let parent = rootGuid;
    for (const name of path) {
      const next = [...rows].find(
        ([, row]) => row.parent === parent && membersOf(row.text).get('Name') === rawOf(name),
      );
      if (!next) return undefined;
      [parent] = next;
    }
    return new Map([...rows].filter(([, row]) => row.parent === parent));
  }

  remove(entity: EntityName, id: string): void {
    this.#rows.get(entity)?.delete(id);
    this.#lostAt.set(entity, this.#clock());
    this.#remember(entity);
  }

  backUp(): void {
    this.#backup = this.#copy();
  }

  /** Everything as it was at the last backup: rows are gone, edits are undone, and ids are given a second time. */
  restore(): void {
    this.#rows = new Map([...this.#backup.rows].map(([entity, rows]) => [entity, new Map(rows)]));
    this.#nextId = this.#backup.nextId;
    for (const [entity, rows] of this.#rows) {
      this.#remember(entity);
      this.#lostAt.set(entity, this.#clock());
      for (const [id, row] of rows) this.#versions.set(`${entity} ${id} ${row.text}`, (this.#version += 1));
    }
  }

  #copy(): { readonly rows: Map<EntityName, Map<string, Row>>; readonly nextId: bigint } {
    return { rows: new Map([...this.#rows].map(([entity, rows]) => [entity, new Map(rows)])), nextId: this.#nextId };
  }

  #seed(entity: EntityName, members: readonly (readonly [string, RawJson])[]): string {
    const id = String((this.#nextId += 1n));
    this.nowKnown(entity, id);
    const more = [
      ['Opaque', rawJson('12345678901234567890.10')],
      ['Inconnu', rawJson('{ "b" : 1e2 }')],
    ] as const;
    this.#put(entity, id, objectOf([['Id', rawJson(id)], ...members, ...more]));
    return id;
  }

  /**
   * How often what was created with this marker is there now. An id that was given to its duplicate before a backup was
   * restored is not counted: a look-up rightly leaves it out, and Carnet cannot know better.
   */
  copies(entity: EntityName, marker: string): number {
    let count = 0;
    for (const [id, row] of this.rows(entity))
      if (row.marker === marker && !this.#givenTwice.has(`${entity} ${id}`)) count += 1;
    return count;
  }

  /** What was created with this marker and is there. */
  idOf(entity: EntityName, marker: string): string | undefined {
    for (const [id, row] of this.rows(entity)) if (row.marker === marker) return id;
    return undefined;
  }

  #remember(entity: EntityName): void {
    this.#snapshots.push({ at: this.#clock(), entity, rows: new Map(this.rows(entity)) });
    if (this.#snapshots.length > 50) this.#snapshots.shift();
  }

  #put(
    entity: EntityName,
    id: string,
    text: RawJson,
    more: { parent?: string; marker?: string | undefined } = {},
  ): Row {
    const rows = this.#rows.get(entity) ?? new Map<string, Row>();
    const row = {
      text,
      version: (this.#version += 1),
      ...(more.parent !== undefined && { parent: more.parent }),
      ...(more.marker !== undefined && { marker: more.marker }),
    };
    if (!rows.has(id)) this.#thereSince.set(`${entity} ${id}`, this.#clock());
    this.#rows.set(entity, rows.set(id, row));
    this.#remember(entity);
    this.#versions.set(`${entity} ${id} ${text}`, this.#version);
    for (const [unit, value] of valuesOf(entity, text)) this.#held.add(`${entity} ${id} ${unit} ${value}`);
    return row;
  }
}

/** An address that the service holds from the beginning: another user's. */
export const knownAddress = (person: string): string => `ancien@${person}`;

/** Alike in everything that a look-up sees. */
const isDuplicate = (a: string, b: string): boolean => lookOf(a) === lookOf(b);

const instant = (epochMs: number): RawJson => rawOf(new Date(epochMs).toISOString().replace('Z', '+00:00'));

/** What a service that was not sent a member may put there (R5.6). */
function reset(value: RawJson): RawJson {
  if (value.startsWith('"')) return rawOf('');
  if (value === 'true' || value === 'false') return rawOf(false);
  return /^-?\d/u.test(value) ? rawOf(0) : rawOf(null);
}
