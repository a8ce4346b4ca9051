import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

/** The service's rows, as the cache holds them. */
export interface BaseRows {
  row(entity: EntityName, id: string): RawJson | undefined;
  rows(entity: EntityName): Iterable<readonly [id: string, row: RawJson]>;
  /** Ids of the Directory rows in a folder (`root` or a Streamid). */
  children(folder: string): Iterable<string>;
  /** GUID of the root folder from the service's profile, for a service that does not return it (R5.5). */
  readonly rootSetting?: string | undefined;
}
