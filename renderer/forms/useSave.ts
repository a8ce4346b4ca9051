import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { EditedEntity } from '#intents/fields.ts';
import type { Intent } from '#intents/intent.ts';
import type { Seen } from '#intents/seen.ts';
import { applicantOf } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { useFormDispatch } from '#wording/useFormDispatch.ts';
import { codeOf, mailField, ownMailField, wishesOf } from './values.ts';
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
  readonly isSaving: boolean;
  /** Why it was not saved, in words. */
  readonly error: string | null;
}

/** Dispatches the edited fields: one change for each record that they belong to. */
export function useSave(entity: EditedEntity, id: string, applicant: RowView | null): Save {
  const { dispatch, isDispatching, error } = useFormDispatch();
  return {
    save: async (changed, entityOf, seen) => {
      const own = Object.fromEntries(Object.entries(changed).filter(([field]) => entityOf(field) === entity));
      const others = Object.fromEntries(Object.entries(changed).filter(([field]) => entityOf(field) !== entity));
      const ids = await dispatch(
        ...(Object.keys(own).length > 0
          ? [entity === 'Dossier' ? applicationEdit(id, own, seen) : personEdit(entity, id, own, seen)]
          : []),
        ...(applicant && entity !== 'Dossier' && Object.keys(others).length > 0
          ? [personEdit(applicantOf(entity), applicant.id, others, seen)]
          : []),
      );
      return ids ?? null;
    },
    isSaving: isDispatching,
    error,
  };
}

function personEdit(entity: PersonEntity, id: string, changed: Typed, seen: readonly Seen[]): Intent {
  const mail = changed[mailField];
  const isDuplicate = changed[ownMailField] === 'true';
  return {
    kind: 'person.edit',
    entity,
    id,
    fields: wishesOf(changed),
    ...(mail !== undefined && { mail: { address: mail, isDuplicate } }),
    seen,
  };
}

/** Agent and admission path are members of the intent itself: the agent is checked against the path's campus (R4.5). */
function applicationEdit(id: string, changed: Typed, seen: readonly Seen[]): Intent {
  const { CreneauLibre: creneau, AgentId: agentId, ...others } = changed;
  const parametres = Object.entries(others).flatMap(([field, valeur]) => {
    const code = codeOf(field);
    return code === null ? [] : [{ code, valeur }];
  });
  return {
    kind: 'application.edit',
    id,
    ...(creneau !== undefined && { creneauLibre: creneau === '' ? null : creneau }),
    ...(agentId !== undefined && { agentId: agentId === '' ? null : agentId }),
    ...(parametres.length > 0 && { parametres }),
    fields: wishesOf(others),
    seen,
  };
}
