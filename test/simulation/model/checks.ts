import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { CreateOrder, ReplaceOrder } from '#shared/ipc/write.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { applyChanges, currentValue, unitOf } from '#shared/merge/merge.ts';
import type { Step } from '../../../renderer/sync/step.ts';
import type { Service } from './service.ts';

/** Notes what the invariants forbid, at the moment it happens. */
export class Checks {
  /** Requests still on their way somewhere, which may yet be carried out. */
  pendingLate = 0;
  readonly #service: () => Service;
  /** What is on each station's disk. */
  readonly #disks = new Map<string, () => readonly Step[]>();
  readonly #underway = new Set<string>();
  /** Values of a unit that a person at a station saw before deciding. */
  readonly #seen = new Map<string, Set<string>>();
  /** Creations that were carried out or still may be. */
  readonly #mayHappen = new Map<string, number>();
  readonly breaches: string[] = [];

  constructor(service: () => Service) {
    this.#service = service;
  }

  expect(holds: boolean, words: string): void {
    if (!holds) this.breaches.push(words);
  }

  watch(station: string, disk: () => readonly Step[]): void {
    this.#disks.set(station, disk);
  }

  saw(station: string, entity: EntityName, id: string, row: RawJson): void {
    const description = describeEntity(entity);
    const units = new Set([...membersOf(row).keys()].filter((field) => field !== 'Parametres').map((field) => unitOf(description, { field })));
    for (const unit of units) this.sawValue(station, entity, id, unit, valueOf(entity, row, unit));
    for (const key of entity === 'Dossier' ? ['NOTE', 'AVIS'] : []) {
      const unit = `Parametres.${key}`;
      this.sawValue(station, entity, id, unit, valueOf(entity, row, unit));
    }
  }

  sawValue(station: string, entity: EntityName, id: string, unit: string, value: string): void {
    const key = `${station} ${entity} ${id} ${unit}`;
    this.#seen.set(key, (this.#seen.get(key) ?? new Set()).add(value));
  }

  leaving(station: string, entity: EntityName, id: string): void {
    this.expect(!id.startsWith('new:'), `I7: ${id} left`);
    const lane = `${station} ${entity} ${id}`;
    this.expect(!this.#underway.has(lane), `I8: two writes of ${lane} at once`);
    this.#underway.add(lane);
    this.expect(
      this.#disk(station).some((step) => step.state.kind === 'sending' && step.entity === entity && step.target === id),
      `I5: a replace of ${id} left that no entry on the disk knows`,
    );
  }

  landed(station: string, entity: EntityName, id: string): void {
    this.#underway.delete(`${station} ${entity} ${id}`);
  }

  /** A crash leaves the request on its way; the next run's is another connection. */
  crashed(station: string): void {
    for (const lane of this.#underway) if (lane.startsWith(`${station} `)) this.#underway.delete(lane);
  }

  creating(station: string, order: CreateOrder): void {
    this.expect(!order.body.includes('"new:'), `I7: a body left with a provisional id`);
    this.expect(
      this.#disk(station).some((step) => step.state.kind === 'sending' && step.body === order.body),
      'I5: a creation left that no entry on the disk knows',
    );
    const marker = this.markerOf(order);
    this.expect((this.#mayHappen.get(marker) ?? 0) === 0, `I4: ${marker} left again while it had happened or still could`);
  }

  /** What tells a creation from its twins, which the service's look-ups cannot. */
  markerOf(order: CreateOrder): string {
    const members = membersOf(order.body);
    return order.entity === 'Directory' ? `${members.get('Nom')} in ${members.get('Streamid')}` : (members.get('Enseignants') ?? '');
  }

  mayHappen(marker: string): void {
    this.#mayHappen.set(marker, 0);
  }

  happened(marker: string): void {
    this.#mayHappen.set(marker, 1);
  }

  /** Just before a write is carried out: what it does away with must have been seen, be ours, or fall into the gap (I12, I14). */
  overwriting(station: string, order: ReplaceOrder, fresh: RawJson): void {
    const description = describeEntity(order.entity);
    const now = this.#service().row(order.entity, order.id);
    if (now === undefined) return;
    for (const unit of new Set(order.changes.map((change) => unitOf(description, change)))) {
      const value = valueOf(order.entity, now, unit);
      if (value !== valueOf(order.entity, fresh, unit)) continue; // changed between our read and our write
      if (value === valueOf(order.entity, applyChanges(description, now, order.changes), unit)) continue; // both want the same
      const seen = this.#seen.get(`${station} ${order.entity} ${order.id} ${unit}`)?.has(value) ?? false;
      const ours = this.#service().written.some(
        (write) => write.author === station && write.id === order.id && write.unit === unit && write.after === value,
      );
      const made = this.#service().created.some(({ id }) => id === order.id);
      this.expect(seen || ours || made, `I12: ${station} overwrote ${unit} of ${order.id}, ${value}, which nobody there had seen`);
    }
  }

  #disk(station: string): readonly Step[] {
    return this.#disks.get(station)?.() ?? [];
  }
}

/** The value of a unit in a row, as one text. */
export function valueOf(entity: EntityName, row: RawJson, unit: string): string {
  const description = describeEntity(entity);
  const [field = unit, key] = unit.split('.');
  const fields = key === undefined ? unit.split('+') : [field];
  return fields
    .map((name) => currentValue(description, row, { field: name, ...(key !== undefined && { key }) }))
    .join(' ');
}
