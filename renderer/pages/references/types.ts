import type { EntityName } from '#shared/entities/index.ts';
import { entityOfType } from '#shared/entities/typeOfReference.ts';
import { byFrench } from '#shared/text/fold.ts';

/** Types that were seen on this workstation, each once: those that name the entity first. */
export function typesFor(entity: EntityName | null, seen: Iterable<string>): readonly string[] {
  const types = [...new Set(seen)].filter((type) => type !== '').toSorted(byFrench);
  const own = types.filter((type) => entity !== null && entityOfType(type) === entity);
  return [...own, ...types.filter((type) => !own.includes(type))];
}
