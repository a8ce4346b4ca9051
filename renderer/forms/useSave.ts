import { useState } from 'react';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { EditedEntity } from '#intents/fields.ts';
import type { Intent, Rejection } from '#intents/intent.ts';
import { useCommit } from '#stores/commit.ts';
import { codeOf, mailField, wishesOf } from './values.ts';
import type { Typed } from './values.ts';

interface Save {
  /** True once all of it is kept on this workstation (I1); false also for the second activation of one wish. */
  readonly save: (changed: Typed, entityOf: (field: string) => EditedEntity) => Promise<boolean>;
  readonly isSaving: boolean;
  readonly rejection: Rejection | 'storage' | null;
}

/** Hands what was changed to the road, the part of each record as a change of its own. */
export function useSave(entity: EditedEntity, id: string, applicant: RowView | null): Save {
  const [rejection, setRejection] = useState<Rejection | 'storage' | null>(null);

  const { commit, isCommitting } = useCommit(
    async (commands, changed: Typed, entityOf: (field: string) => EditedEntity): Promise<boolean> => {
      const own = Object.fromEntries(Object.entries(changed).filter(([field]) => entityOf(field) === entity));
      const others = Object.fromEntries(Object.entries(changed).filter(([field]) => entityOf(field) !== entity));
      const intents = [
        ...(Object.keys(own).length > 0
          ? [entity === 'Dossier' ? applicationEdit(id, own) : personEdit(entity, id, own)]
          : []),
        ...(applicant && Object.keys(others).length > 0 ? [personEdit('Candidat', applicant.id, others)] : []),
      ];
      for (const intent of intents) {
        const answer = await commands.dispatch(intent);
        if (!answer.ok && answer.rejection !== 'nothingChanged') {
          setRejection(answer.rejection);
          return false;
        }
      }
      return true;
    },
  );
  return {
    save: async (changed, entityOf) => (await commit(changed, entityOf)) ?? false,
    isSaving: isCommitting,
    rejection,
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
