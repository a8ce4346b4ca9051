/** The plain interface, or the Selection context below `/selection`: the same sets, with other rows (R1.5). */
export type Context = 'plain' | 'selection';

const prefix = 'selection/';
/** What the same set is called in the Selection context: an entity of its own, and so another key everywhere (R1.5). */
export type InSelection<Set extends string> = `${typeof prefix}${Set}`;
/** The set of an entity, as the service calls it in either context. */
export type SetOf<Entity extends string> = Entity extends InSelection<infer Set> ? Set : Entity;

export const inSelection = <Set extends string>(set: Set): InSelection<Set> => `${prefix}${set}`;

export const contextOf = (entity: string): Context => (entity.startsWith(prefix) ? 'selection' : 'plain');

export function setOf<Entity extends string>(entity: Entity): SetOf<Entity> {
  const set = entity.startsWith(prefix) ? entity.slice(prefix.length) : entity;
  return set as SetOf<Entity>; // the type above says the same
}
