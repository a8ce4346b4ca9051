import type { EntityName } from '#shared/entities/index.ts';

interface MaintainedMembers {
  /** Replaces whose row was read back. */
  writes: number;
  /** In how many of them the service changed a member that nobody had asked it to change. */
  readonly changed: Map<string, number>;
  readonly asked: Set<string>;
}

/** So many replaces in a row tell a habit of the service from a colleague's change. */
const fewestWrites = 2;

/** Members that the service changes at every write (R3.8), as read-backs showed; never one that the user edits. */
export class Maintained {
  readonly #seen = new Map<EntityName, MaintainedMembers>();

  /** Notes one replace: the members that were asked for, and those that came back otherwise. */
  note(entity: EntityName, asked: Iterable<string>, changed: readonly string[]): void {
    const seen = this.#seen.get(entity) ?? { writes: 0, changed: new Map(), asked: new Set() };
    this.#seen.set(entity, seen);
    seen.writes += 1;
    for (const field of asked) seen.asked.add(field);
    for (const field of changed) seen.changed.set(field, (seen.changed.get(field) ?? 0) + 1);
  }

  has(entity: EntityName, field: string): boolean {
    const seen = this.#seen.get(entity);
    if (!seen || seen.writes < fewestWrites || seen.asked.has(field)) return false;
    return seen.changed.get(field) === seen.writes;
  }
}
