import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { addressInput } from '#forms/creation/addressInput.tsx';
import { OfflineNote } from '#forms/creation/OfflineNote.tsx';
import { useCreation } from '#forms/creation/useCreation.ts';
import { FormFields } from '#forms/form/FormFields.tsx';
import { FormScreen } from '#forms/form/FormScreen.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { stopCreating } from '#stores/creating.ts';
import type { ClientSource } from '#stores/creating.ts';
import { useFormat } from '#ui/index.ts';
import { shownFields } from '../fields.ts';
import { askedGroups, begun, clientIntent, requiredOfClient } from './client.ts';
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
  const { form, typed, create, isCreating, error } = useCreation({
    draftKey: source ? `create/Client/${source.entity}/${source.id}` : 'create/Client',
    entity: 'Client',
    required: requiredOfClient,
    initial: begun(source, person),
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
  const notes: Readonly<Record<string, string | undefined>> = {
    contact: t('finance.form.records'),
    billing: (typed['ReferenceId'] ?? '').trim() === '' ? t('finance.form.unreferenced') : undefined,
  };
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
      {(missing === 'choose' ? [] : askedGroups(source)).map(({ id, fields }) => (
        <FormFields
          key={id}
          title={t(`finance.group.${id}`)}
          note={notes[id]}
          entity="Client"
          row={null}
          fields={shownFields(fields)}
          form={form}
          inputs={{ MailId: addressInput(t('finance.form.mail')) }}
        />
      ))}
    </FormScreen>
  );
}
