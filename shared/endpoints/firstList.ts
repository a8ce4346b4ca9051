import type { EntityName } from '../entities/index.ts';
import { describeEntity } from '../entities/index.ts';

/** What is received first of an entity: its whole list; where it is listed by parent, the list of the root (R1.3). */
export const firstList = <Entity extends EntityName>(
  entity: Entity,
): { readonly entity: Entity; readonly path?: readonly string[] } =>
  describeEntity(entity).listedBy === 'parent' ? { entity, path: [] } : { entity };
