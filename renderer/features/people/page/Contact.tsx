import { useTranslation } from 'react-i18next';
import { useMailOf, useRowsById } from '#cache/queries/peopleHooks.ts';
import type { PersonView, RowView } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import type { FieldLine } from '#forms/fields/FieldList.tsx';
import type { ShownField } from '#forms/fields/useFieldEditing.tsx';
import { mailField } from '#forms/values.ts';
import { customField } from '#intents/fields.ts';
import { useContactFields } from '#pages/useContactFields.ts';
import { sibling } from '#shared/entities/index.ts';
import { applicantOf } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { mailAddress, telAddress } from '#shared/ipc/outside.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { fieldLabel } from '#wording/fields.ts';
import { useNames } from '#wording/useNames.ts';
import { useReach } from '#wording/useReach.ts';
import { useWording } from '#wording/useWording.ts';

interface ContactField extends ShownField {
  readonly line: FieldLine;
}

export interface Contact {
  /** How to reach the person and who answers for them, in the order shown. */
  readonly fields: readonly ContactField[];
  readonly write: (() => void) | null;
  readonly call: (() => void) | null;
}

/**
 * Telephones and guardians are records that the service does not give (R3.4): custom fields of applications are shown,
 * newest first. The address may come from either list.
 */
export function useContact(entity: PersonEntity, row: RowView, person: PersonView): Contact {
  const { t } = useTranslation();
  const wording = useWording(useNames());
  const nameOf = useReferences();
  const reach = useReach();
  const ownMail = useMailOf(row);
  const theirMail = useMailOf(person.applicant);
  const { phone } = useDayChoices().fieldMapping;
  const applicationEntity = sibling(entity, 'Dossier');
  const applications = useRowsById(
    applicationEntity,
    person.applications.map(({ id }) => id),
  );
  const { found, number } = useContactFields(applications);
  const fieldOf = (of: ShownField, text: string | null): ContactField => ({
    ...of,
    isPlain: true,
    line: { field: of.field, label: fieldLabel(of.entity, of.field, wording), text, isAbsent: false, readOnly: null },
  });
  const theirs = ownMail === null && theirMail !== null ? person.applicant : null;
  const mail = ownMail ?? theirMail;
  const known = (id: string | null, field: string): string | null =>
    id === null ? null : (nameOf(field, id, entity) ?? t('people.contact.known'));
  const mailRow = theirs ?? row;
  const address = fieldOf(
    { entity: theirs ? applicantOf(entity) : entity, row: mailRow, field: mailField },
    mail ?? known(mailRow.fields.id(mailField), mailField),
  );
  const [newest] = applications;
  const missing = newest && phone !== null && !found.some(({ code }) => code === phone);
  const custom = [...(missing ? [{ application: newest, code: phone, value: '' }] : []), ...found]
    .toSorted((a, b) => Number(b.code === phone) - Number(a.code === phone))
    .map(({ application, code, value }) =>
      fieldOf({ entity: applicationEntity, row: application, field: customField(code) }, value || null),
    );
  const guardians = (['Tuteur1Id', 'Tuteur2Id'] as const).flatMap((field) => {
    const text = known(row.fields.id(field), field);
    return text === null ? [] : [fieldOf({ entity, row, field, isNumber: true }, text)];
  });
  return {
    fields: [...custom, address, ...guardians],
    write: mail === null ? null : () => reach(mail, mailAddress(mail)),
    call: number === undefined ? null : () => reach(number, telAddress(number)),
  };
}
