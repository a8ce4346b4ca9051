import { bucketIn } from '#shared/entities/buckets.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { Fields } from './fields.ts';

/** A confirmed folder whose parent is not known here, until a pull shows it. */
export const unplaced = 'unplaced';

/** The bucket of a row that main did not hand over with it. */
export const bucketOf = (entity: EntityName, row: RawJson): string => bucketIn(entity, () => new Fields(row));
