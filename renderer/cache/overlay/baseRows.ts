import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

export interface BaseRows {
  row(entity: EntityName, id: string): RawJson | undefined;
  /** The service says that it is not there any more (R3.1b): no change of it is offered. */
  isGone(entity: EntityName, id: string): boolean;
  /** Without the rows that are gone. */
  rows(entity: EntityName): Iterable<readonly [id: string, row: RawJson]>;
  /** Ids of the Directory rows in a folder (`root` or a Streamid), without those that are gone. */
  children(folder: string): Iterable<string>;
  /** GUID of the root folder from the service's profile, for a service that does not return it (R5.5). */
  readonly rootSetting?: string | undefined;
}
