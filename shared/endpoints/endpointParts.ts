import type { EntityName } from '../entities/index.ts';

/**
 * A replace is answered 200 with the object, 200 empty, or 204, and 201 where it created the row (R3.1b); a creation
 * 200 or 201 (R5.1).
 */
const replaced = [200, 201, 204] as const;
const created = [200, 201] as const;
const read = [200] as const;

export const list = <const Entity extends EntityName>(entity: Entity) =>
  ({ verb: 'GET', path: `/${entity}`, kind: 'list', entity, answer: 'collection', success: read }) as const;
export const one = <const Entity extends EntityName>(entity: Entity) =>
  ({ verb: 'GET', path: `/${entity}/{id}`, kind: 'one', entity, answer: 'entity', success: read }) as const;
export const ids = <const Entity extends EntityName>(entity: Entity) =>
  ({ verb: 'GET', kind: 'ids', entity, answer: 'ids', success: read }) as const;
export const create = <const Entity extends EntityName>(entity: Entity) =>
  ({ verb: 'POST', path: `/${entity}`, kind: 'create', entity, answer: 'entity', success: created }) as const;
/** A body in the answer is read; the entity is read back all the same (R3.8). */
export const replace = <const Entity extends EntityName>(entity: Entity) =>
  ({ kind: 'replace', entity, answer: 'entityOrNothing', success: replaced }) as const;
export const action = <const Entity extends EntityName>(entity: Entity) =>
  ({ verb: 'POST', kind: 'action', entity, success: read }) as const;

/** Not shown by the document, and marked as such (R3.4). */
export const assumed = { assumed: true, readings: ['R3.4'] } as const;
/** The school maintains it in the service's own screens: one of its rows may disappear (see `mayLack`). */
export const keptBySchool = { mayLack: 'few' } as const;
/** No read of the service can decide (R3.6). */
export const byPerson = { settledBy: 'person' } as const;
/** A client is found among those of what it refers to, where a reference was sent: the answer may be Id 0 (R2.7). */
export const clientOfReference = {
  settledBy: 'lookUp',
  list: 'Client.list',
  fields: ['ReferenceId', 'NatureClientId'],
  needs: ['ReferenceId'],
} as const;
