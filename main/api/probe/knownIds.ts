import { hasIdDigits } from '#shared/entities/idForm.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { entityNames, sibling } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import { comparable } from '../read/comparable.ts';

/** Ids that the user knows: they cannot always be found. */
export type GivenIds = Readonly<Partial<Record<EntityName, string>>>;

/** References whose name does not say which entity they lead to, or whose form differs. */
const otherwise: Readonly<Record<string, EntityName>> = {
  RefSysteme: 'User',
  ReferenceId: 'Convention',
  IdObjet: 'Sequence',
};

/** The entity that a member named `<Entity>Id` or `Id<Entity>` of `from` leads to: one of its own context (R1.5). */
export function leadsTo(member: string, from: EntityName): EntityName | undefined {
  const name = /^(?:(?<before>\w+)Id|Id(?<after>\w+))$/u.exec(member)?.groups;
  const set = otherwise[member] ?? entityNames.find((entity) => entity === (name?.['before'] ?? name?.['after']));
  return set && sibling(from, set);
}

/** One id of each resource, from the user or from rows; an entity's own rows come before references to it. */
export class KnownIds {
  readonly #own: Map<EntityName, string>;
  readonly #referred = new Map<EntityName, string>();

  constructor(given: GivenIds) {
    this.#own = new Map(
      entityNames.flatMap((entity) => (given[entity] === undefined ? [] : [[entity, given[entity]]])),
    );
  }

  /** Read from the text: an id may be more than a number holds (R5.4). */
  learn(entity: EntityName, text: string): void {
    for (const [member, raw] of comparable(() => membersOf(text)) ?? []) {
      const expanded = raw.startsWith('{') ? entityNames.find((name) => name === member) : undefined;
      if (expanded) this.learn(expanded, raw);
      const id = raw.replaceAll('"', '');
      if (!hasIdDigits(id)) continue; // 0 is no reference
      const to = member === 'Id' ? entity : leadsTo(member, entity);
      const known = member === 'Id' ? this.#own : this.#referred;
      if (to !== undefined && !known.has(to)) known.set(to, id);
    }
  }

  /** The id is the user's or of a row of the entity itself: a reference may lead elsewhere, or to a deleted one. */
  isCertain(entity: EntityName): boolean {
    return this.#own.has(entity);
  }

  of(entity: EntityName): string | undefined {
    return this.#own.get(entity) ?? this.#referred.get(entity);
  }
}
