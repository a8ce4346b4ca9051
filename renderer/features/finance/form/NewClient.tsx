import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMailOf, useRow } from '#cache/queries/peopleHooks.ts';
import { OfflineNote } from '#forms/creation/OfflineNote.tsx';
import { Others } from '#forms/creation/Others.tsx';
import { useCreation } from '#forms/creation/useCreation.ts';
import { FormFields } from '#forms/form/FormFields.tsx';
import { FormScreen } from '#forms/form/FormScreen.tsx';
import type { FieldInputs, OwnInput } from '#forms/FormField.tsx';
import { TextInput } from '#forms/Inputs.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { stopCreating } from '#stores/creating.ts';
import type { ClientSource } from '#stores/creating.ts';
import { useFormat } from '#ui/index.ts';
import { shownFields } from '../fields.ts';
import { askedGroups, begun, clientIntent, numberedRecords, otherGroups, requiredOfClient, reused } from './client.ts';
import { Reused } from './Reused.tsx';
import { WhoFor } from './WhoFor.tsx';
import type { ClientKind } from './WhoFor.tsx';

/** A client of a learner, of an applicant, of an agreement, or of nothing that the service links it to. */
export function NewClient({ source }: { readonly source: ClientSource | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  useReceived(source?.entity ?? 'Apprenant', source ? [source.id] : []);
  const row = useRow(source?.entity ?? 'Apprenant', source?.id ?? null);
  const isOfPerson = source !== null && source.entity !== 'Convention';
  const person = isOfPerson ? (row?.fields ?? null) : null;
  const mail = useMailOf(isOfPerson ? row : null);
  const { form, typed, create, isCreating, error } = useCreation({
    draftKey: source ? `create/Client/${source.entity}/${source.id}` : 'create/Client',
    entity: 'Client',
    required: requiredOfClient,
    initial: { ...(person && reused(person, format.dayOf)), ...begun(source, person, mail) },
  });
  const [kind, setKind] = useState<ClientKind>('free');
  const [isAsked, setIsAsked] = useState(false);
  /** The person is not chosen yet, or is not here: nothing can be taken over from them. */
  const missing =
    source === null ? (kind === 'free' ? null : 'choose') : isOfPerson && person === null ? 'notHere' : null;
  const save = async (): Promise<void> => {
    setIsAsked(true);
    if (missing) return;
    await create((values) => clientIntent(values, source, person, format.dayOf));
  };
  const ownRecordHelp = (theirs: string | null): string =>
    theirs === null ? t('finance.form.ownNumber') : t('finance.form.copyOf', { id: theirs });
  const notes: Readonly<Record<string, string | undefined>> = {
    contact: t('finance.form.records'),
    billing: (typed['ReferenceId'] ?? '').trim() === '' ? t('finance.form.unreferenced') : undefined,
  };
  const inputs: FieldInputs = {
    // Always a record of its own: there is nothing to choose.
    MailId: recordInput(t('finance.form.mail'), 'email'),
    ...Object.fromEntries(
      numberedRecords.map((field) => [field, recordInput(ownRecordHelp(person?.id(field) ?? null))]),
    ),
  };
  const others = otherGroups(source);
  const group = ({ id, fields }: { readonly id: string; readonly fields: readonly string[] }) => (
    <FormFields
      key={id}
      title={t(`finance.group.${id}`)}
      note={notes[id]}
      entity="Client"
      row={null}
      fields={shownFields(fields)}
      form={form}
      inputs={inputs}
    />
  );
  return (
    <FormScreen
      title={t('finance.new')}
      isNew
      form={form}
      action={t('finance.create')}
      isSaving={isCreating}
      error={missing && (isAsked || source) ? t(`finance.form.${missing}`) : error}
      onSave={() => void save()}
      onClose={stopCreating}
      notices={<OfflineNote />}
    >
      <WhoFor source={source} row={row} kind={kind} onKind={setKind} />
      {person && <Reused person={person} />}
      {missing !== 'choose' && askedGroups(source).map(group)}
      {missing !== 'choose' && others.length > 0 && (
        <div className="py-5">
          <Others
            fields={others.flatMap(({ fields }) => fields)}
            valueOf={form.valueOf}
            isWrong={others.some(({ fields }) => fields.some((field) => form.errorOf(field) !== null))}
          >
            {others.map(group)}
          </Others>
        </div>
      )}
    </FormScreen>
  );
}

/** A record of the client's own: the address of a new one, or the number of one that the interface does not create. */
const recordInput =
  (help: string, type?: 'email'): OwnInput =>
  (input) => <TextInput {...input} help={help} {...(type && { type })} />;
