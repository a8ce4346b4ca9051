import type { EntityName } from '#shared/entities/index.ts';
import { rawJson, rawOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Chance } from '../world/chance.ts';
import type { Truth } from './truth.ts';

/** A colleague at another place, who edits with another program. */
export class Foreigner {
  readonly #truth: Truth;
  readonly #chance: Chance;
  #count = 0;

  constructor(truth: Truth, chance: Chance) {
    this.#truth = truth;
    this.#chance = chance;
  }

  /** Any existing row. */
  write(now: number): void {
    const entity =
      this.#chance.pick<EntityName>(['Planification', 'Planification', 'Dossier', 'Convention']) ?? 'Dossier';
    const id = this.#chance.pick([...this.#truth.rows(entity).keys()]);
    if (id !== undefined) this.writeTo(entity, id, now);
  }

  /**
   * Of a row that no answer has acknowledged yet, changes only what no look-up compares: an event that is edited before
   * it is looked up cannot be recognised by its fields (the limit of R3.6 where no mark can be written).
   */
  writeTo(entity: EntityName, id: string, now: number): void {
    const row = this.#truth.row(entity, id);
    if (!row) return;
    this.#count += 1;
    const text = rawOf(`F${this.#count}`);
    const moment = (minutes: number): RawJson =>
      rawOf(new Date(now + (this.#count + minutes) * 60_000).toISOString().replace('Z', '+00:00'));
    const unknown = ['Inconnu', rawJson(`{"n": ${this.#count}.50}`)] as const;
    const edits: Partial<Record<EntityName, readonly (readonly (readonly [string, RawJson])[])[]>> = {
      Planification: [
        [['Nom', text]],
        [
          ['Debut', moment(0)],
          ['Fin', moment(20)],
        ],
        [['Realise', rawOf(this.#count % 2 === 0)]],
        [unknown],
      ],
      Dossier: [
        [['Numero', text]],
        [['CreneauLibre', moment(0)]],
        [unknown],
        [['Parametres', parametres(this.#count)]],
      ],
      Candidat: [[['VilleNaissance', text]], [['ESI', text]], [['Numero', text]], [unknown]],
      'selection/Candidat': [[['VilleNaissance', text]], [['ESI', text]], [['NomUsage', text]], [unknown]],
      Convention: [[['AutreAvantageNature', text]], [unknown], [['Remuneration', rawJson(`${1000 + this.#count}.10`)]]],
    };
    const edit = this.#truth.isKnown(entity, id) ? this.#chance.pick(edits[entity] ?? []) : [unknown];
    if (edit) this.#truth.replace(entity, id, splice(row.text, new Map(edit)), 'foreign');
  }
}

const parametres = (count: number): RawJson =>
  rawJson(`[{"Id":0,"Code":"NOTE","Valeur":"F${count}","Inconnu":1.50},{"Id":0,"Code":"AVIS","Valeur":"0"}]`);
