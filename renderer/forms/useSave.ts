import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { EditedEntity } from '#intents/fields.ts';
import type { RowEdit } from '#intents/intent.ts';
import type { Seen } from '#intents/seen.ts';
import { applicantOf } from '#shared/entities/people.ts';
import { useFormDispatch } from '#wording/useFormDispatch.ts';
import { editOf } from './values.ts';
import type { Typed } from './values.ts';

interface Save {
  /**
   * Resolves once everything is stored on this workstation (I1), with the ids that it changed; to null for a rejection
   * and for a second press while saving.
   */
  readonly save: (
    changed: Typed,
    entityOf: (field: string) => EditedEntity,
    seen: readonly Seen[],
  ) => Promise<readonly string[] | null>;
  /** Why it was not saved, in words. */
  readonly error: string | null;
}

/** The edited fields as the edit of whichever records they belong to. */
export function editsOf(
  { entity, id, applicant }: Edited,
  changed: Typed,
  entityOf: (field: string) => EditedEntity,
): readonly RowEdit[] {
  const own = Object.fromEntries(Object.entries(changed).filter(([field]) => entityOf(field) === entity));
  const others = Object.fromEntries(Object.entries(changed).filter(([field]) => entityOf(field) !== entity));
  return [
    ...(Object.keys(own).length > 0 ? [editOf(entity, id, own)] : []),
    ...(applicant && entity !== 'Dossier' && Object.keys(others).length > 0
      ? [editOf(applicantOf(entity), applicant.id, others)]
      : []),
  ];
}

interface Edited {
  readonly entity: EditedEntity;
  readonly id: string;
  readonly applicant: RowView | null;
}

/** Dispatches the edited fields as one change. */
export function useSave(entity: EditedEntity, id: string, applicant: RowView | null): Save {
  const { dispatch, error } = useFormDispatch();
  return {
    save: async (changed, entityOf, seen) =>
      (await dispatch({ kind: 'edit', rows: editsOf({ entity, id, applicant }, changed, entityOf), seen })) ?? null,
    error,
  };
}
