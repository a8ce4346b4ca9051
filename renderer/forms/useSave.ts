import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { EditedEntity } from '#intents/fields.ts';
import type { Intent } from '#intents/intent.ts';
import { useFormDispatch } from '#wording/useFormDispatch.ts';
import { codeOf, mailField, wishesOf } from './values.ts';
import type { Typed } from './values.ts';

interface Save {
  /** True once all of it is kept on this workstation (I1); false also for the second activation of one wish. */
  readonly save: (changed: Typed, entityOf: (field: string) => EditedEntity) => Promise<boolean>;
  readonly isSaving: boolean;
  /** Why it was not kept, in words. */
  readonly error: string | null;
}

/** Dispatches what was changed, the part of each record as a change of its own. */
export function useSave(entity: EditedEntity, id: string, applicant: RowView | null): Save {
  const { dispatch, isDispatching, error } = useFormDispatch();
  return {
    save: async (changed, entityOf) => {
      const own = Object.fromEntries(Object.entries(changed).filter(([field]) => entityOf(field) === entity));
      const others = Object.fromEntries(Object.entries(changed).filter(([field]) => entityOf(field) !== entity));
      const ids = await dispatch(
        ...(Object.keys(own).length > 0
          ? [entity === 'Dossier' ? applicationEdit(id, own) : personEdit(entity, id, own)]
          : []),
        ...(applicant && Object.keys(others).length > 0 ? [personEdit('Candidat', applicant.id, others)] : []),
      );
      return Boolean(ids);
    },
    isSaving: isDispatching,
    error,
  };
}

function personEdit(entity: 'Candidat' | 'Apprenant', id: string, changed: Typed): Intent {
  const mail = changed[mailField];
  return { kind: 'person.edit', entity, id, fields: wishesOf(changed), ...(mail !== undefined && { mail }) };
}

/** The agent is judged by the path's campus (R4.5), which is why they have a place of their own in the intent. */
function applicationEdit(id: string, changed: Typed): Intent {
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
  };
}
