import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import type { NewStep, Step } from '#sync/step.ts';

/** The cache and the outbox at one moment, which an intent is checked against. */
export interface Snapshot {
  base(entity: EntityName, id: string): RawJson | undefined;
  /** The row as a screen shows it: base overlaid with the outbox; also rows that exist only here. */
  current(entity: EntityName, id: string): RawJson | undefined;
  /** Every row of a dataset as a screen shows it. */
  all(entity: EntityName): Iterable<readonly [id: string, row: RawJson]>;
  /** Children of a folder as a screen shows them (parent: Streamid, provisional id, or 'root'); names only. */
  childNames(parent: string): readonly string[];
  /** GUID of the root folder, where the service or its profile has it (R5.5). */
  rootStreamid(): string | undefined;
  readonly steps: readonly Step[];
  /** What the screen showed when the user began to type; undefined where that is the current value (I12). */
  readonly seen?: (
    entity: EntityName,
    id: string,
    change: Pick<FieldChange, 'field' | 'key'>,
  ) => RawJson | null | undefined;
}

export const creationOf = (
  { steps }: Snapshot,
  { entity, target }: Pick<NewStep, 'entity' | 'target'>,
): Step | undefined =>
  steps.find((step) => step.action === 'create' && step.entity === entity && step.target === target);
