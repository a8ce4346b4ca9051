import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf, objectOf, rawOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { currentValue, unitOf } from '#shared/merge/merge.ts';
import type { World } from './world.ts';

export const rootGuid = 'aaaaaaaa-0000-4000-8000-000000000000';

/** What a write put where, for the checks. */
export interface Written {
  readonly entity: EntityName;
  readonly id: string;
  readonly unit: string;
  readonly author: string;
  readonly before: string;
  readonly after: string;
}

/** The service's truth: full replacement, rows as text, unknown members, and a record of who wrote what. */
export class Service {
  readonly written: Written[] = [];
  /** Creations that happened, by the marker in their body. */
  readonly created: { readonly entity: EntityName; readonly id: string; readonly marker: string }[] = [];
  /** Ids whose creation was acknowledged, or that were there before: open to everybody's edits. */
  readonly known = new Set<string>();
  readonly #rows = new Map<EntityName, Map<string, RawJson>>();
  readonly #parents = new Map<string, string>();
  /** Order in which each text of a row was the truth. */
  readonly #versions = new Map<string, number>();
  #version = 0;
  #nextId = 9_007_199_254_740_993n; // beyond 2^53: ids are texts on our side (R5.4)

  constructor(world: World) {
    this.#put('Instance', '1', objectOf([['Id', rawOf(1)], ['RootStreamid', rawOf(rootGuid)]]));
    for (let n = 0; n < 6; n += 1) {
      this.#seed('Planification', [
        ['Nom', rawOf(`Cours ${n}`)],
        ['EntiteJuridiqueId', rawOf(1)],
        ['TypePlanificationId', rawOf(1)],
        ['Debut', rawOf(new Date(world.now + n * 3_600_000).toISOString())],
        ['Fin', rawOf(new Date(world.now + n * 3_600_000 + 1_800_000).toISOString())],
        ['Enseignants', rawOf('')],
        ['Annule', rawOf(false)],
        ['Realise', rawOf(false)],
      ]);
    }
    for (let n = 0; n < 3; n += 1) {
      this.#seed('Dossier', [
        ['Numero', rawOf(`C${n}-1`)],
        ['CandidatId', rawOf(0)],
        ['AgentId', rawOf(null)],
        ['CreneauLibre', rawOf(null)],
        ['Parametres', '[{"Id":0,"Code":"NOTE","Valeur":"0","Inconnu":1.50},{"Id":0,"Code":"AVIS","Valeur":"0"}]' as RawJson], // JSON
      ]);
    }
    for (const name of ['Photos', 'Contrats']) this.createFolder(name, rootGuid, 'seed');
  }

  rows(entity: EntityName): ReadonlyMap<string, RawJson> {
    return this.#rows.get(entity) ?? new Map<string, RawJson>();
  }

  row(entity: EntityName, id: string): RawJson | undefined {
    return this.#rows.get(entity)?.get(id);
  }

  /** When this text was the truth of the row last; undefined if it never was. */
  versionOf(entity: EntityName, id: string, text: string): number | undefined {
    return this.#versions.get(`${entity} ${id} ${text}`);
  }

  children(path: readonly string[]): ReadonlyMap<string, RawJson> | undefined {
    let parent = rootGuid;
    for (const name of path) {
      const next = [...this.rows('Directory')].find(
        ([id, row]) => this.#parents.get(id) === parent && membersOf(row).get('Name') === rawOf(name),
      );
      if (!next) return undefined;
      [parent] = next;
    }
    return new Map([...this.rows('Directory')].filter(([id]) => this.#parents.get(id) === parent));
  }

  parentOf(folder: string): string | undefined {
    return this.#parents.get(folder);
  }

  replace(entity: EntityName, id: string, body: RawJson, changes: readonly FieldChange[], author: string): void {
    const before = this.row(entity, id);
    if (before === undefined) throw new Error('replaced what is not there');
    const description = describeEntity(entity);
    for (const [unit, fields] of Map.groupBy(changes, (change) => unitOf(description, change))) {
      const value = (row: RawJson): string => fields.map((change) => currentValue(description, row, change)).join(' ');
      this.written.push({ entity, id, unit, author, before: value(before), after: value(body) });
    }
    this.#put(entity, id, body);
  }

  create(entity: EntityName, body: RawJson): { readonly id: string; readonly row: RawJson } {
    const id = String((this.#nextId += 1n));
    const row = splice(body, new Map([['Id', id as RawJson], ['Inconnu', '{"a": 1.250}' as RawJson]])); // a number, an object
    this.created.push({ entity, id, marker: membersOf(body).get('Enseignants') ?? '' });
    this.#put(entity, id, row);
    return { id, row };
  }

  /** Undefined when there is no such parent. */
  createFolder(name: string, parent: string, marker: string): { readonly id: string; readonly row: RawJson } | undefined {
    if (parent !== rootGuid && !this.#parents.has(parent)) return undefined;
    const id = `bbbbbbbb-0000-4000-8000-${String((this.#nextId += 1n)).slice(-12)}`;
    const row = objectOf([['Streamid', rawOf(id)], ['Name', rawOf(name)], ['Isdirectory', rawOf(true)]]);
    this.#parents.set(id, parent);
    this.created.push({ entity: 'Directory', id, marker });
    this.#put('Directory', id, row);
    return { id, row };
  }

  #seed(entity: EntityName, members: readonly (readonly [string, RawJson])[]): void {
    const id = String((this.#nextId += 1n));
    this.known.add(id);
    this.#put(
      entity,
      id,
      objectOf([['Id', id as RawJson], ...members, ['Opaque', '12345678901234567890.10' as RawJson], ['Inconnu', '{ "b" : 1e2 }' as RawJson]]), // numbers and an object
    );
  }

  #put(entity: EntityName, id: string, text: RawJson): void {
    const rows = this.#rows.get(entity) ?? new Map<string, RawJson>();
    this.#rows.set(entity, rows.set(id, text));
    this.#versions.set(`${entity} ${id} ${text}`, (this.#version += 1));
  }
}
