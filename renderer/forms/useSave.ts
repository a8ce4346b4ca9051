import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { EditedEntity } from '#intents/fields.ts';
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

/** Dispatches the edited fields as one change, whichever records they belong to. */
export function useSave(entity: EditedEntity, id: string, applicant: RowView | null): Save {
  const { dispatch, error } = useFormDispatch();
  return {
    save: async (changed, entityOf, seen) => {
      const own = Object.fromEntries(Object.entries(changed).filter(([field]) => entityOf(field) === entity));
      const others = Object.fromEntries(Object.entries(changed).filter(([field]) => entityOf(field) !== entity));
      const edits = [
        ...(Object.keys(own).length > 0 ? [editOf(entity, id, own)] : []),
        ...(applicant && entity !== 'Dossier' && Object.keys(others).length > 0
          ? [editOf(applicantOf(entity), applicant.id, others)]
          : []),
      ];
      return (await dispatch({ kind: 'edit', rows: edits, seen })) ?? null;
    },
    error,
  };
}
