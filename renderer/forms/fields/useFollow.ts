import { useCallback } from 'react';
import type { Fields } from '#cache/queries/peopleHooks.ts';
import { useLedTo } from '#cache/queries/references.ts';
import { isId } from '#shared/entities/idForm.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { entityOfType } from '#shared/entities/typeOfReference.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { canOpenRow, closeRows, openRow } from '#stores/openedRow.ts';
import { go } from '#stores/place.ts';

/** Opens the row that a member leads to. Null for none, names only, or a row neither here nor read by number. */
export function useFollow(): (entity: EntityName, field: string, row: Fields) => (() => void) | null {
  const ledTo = useLedTo();
  return useCallback(
    (entity, field, row) => {
      const id = row.id(field);
      if (id === null) return null;
      // Neither is a set of the service: its ledger is the page of a billing case.
      if (field === 'AffaireId') {
        return () => {
          closeRows();
          go({ at: 'case', id });
        };
      }
      const { references, textReferences } = describeEntity(entity);
      // The number of a user: their rights are read by it, also where their account is not here (R3.3).
      if (textReferences.includes(field)) return isId(id) ? () => openRow('User', id) : null;
      if (!references.includes(field)) return null;
      const mail = field === 'MailId' ? mailWithin(row) : null;
      if (mail) return () => openRow('Mail', id, mail);
      const of =
        entity === 'ReferenceExterne' && field === 'IdObjet'
          ? entityOfType(row.text('Type'))
          : ledTo(field, id, entity);
      return of !== null && canOpenRow(of) ? () => openRow(of, id) : null;
    },
    [ledTo],
  );
}

function mailWithin(row: Fields): RawJson | null {
  const mail = row.raw('Mail');
  return mail?.startsWith('{') && membersOf(mail).get('Id') === row.raw('MailId') ? mail : null;
}
