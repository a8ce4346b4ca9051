import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMailOf, useRow } from '#cache/queries/peopleHooks.ts';
import type { Fields, RowView } from '#cache/queries/peopleHooks.ts';
import { OfflineNote } from '#forms/creation/OfflineNote.tsx';
import { Others } from '#forms/creation/Others.tsx';
import { useCreation } from '#forms/creation/useCreation.ts';
import { FieldList } from '#forms/fields/FieldList.tsx';
import { MemberGroups } from '#forms/form/FormFields.tsx';
import { FormScreen } from '#forms/form/FormScreen.tsx';
import type { FieldInputs, OwnInput } from '#forms/FormField.tsx';
import { TextInput } from '#forms/Inputs.tsx';
import { namesOf } from '#i18n/labels/names.ts';
import { useReceived } from '#pages/useReceived.ts';
import { useRowName } from '#pages/useRowName.ts';
import { reusableForClient } from '#shared/entities/client.ts';
import type { ClientSource } from '#shared/ipc/place.ts';
import { startCreating, stopCreating } from '#stores/place.ts';
import { Segmented, TextAction, useFormat } from '#ui/index.ts';
import { FindPerson } from '../FindPerson.tsx';
import { askedGroups, begun, newClient, numberedRecords, otherGroups, requiredOfClient, reused } from './client.ts';

/** A client of a learner, of an applicant, of an agreement, or of nothing that the service links it to. */
export function NewClient({ source }: { readonly source: ClientSource | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  useReceived(source?.entity ?? 'Apprenant', source ? [source.id] : []);
  const row = useRow(source?.entity ?? 'Apprenant', source?.id ?? null);
  const isOfPerson = source !== null && source.entity !== 'Convention';
  const person = isOfPerson ? (row?.fields ?? null) : null;
  const mail = useMailOf(isOfPerson ? row : null);
  const [kind, setKind] = useState<ClientKind>('free');
  /** The person is not chosen yet, or is not here: nothing can be taken over from them. */
  const missing =
    source === null ? (kind === 'free' ? null : 'choose') : isOfPerson && person === null ? 'notHere' : null;
  const { form, error } = useCreation(
    {
      draftKey: source ? `create/Client/${source.entity}/${source.id}` : 'create/Client',
      entity: 'Client',
      required: requiredOfClient,
      initial: { ...(person && reused(person, format.dayOf)), ...begun(source, person, mail) },
      isBlocked: missing !== null,
    },
    (values) => newClient(values, source, person, format.dayOf),
  );
  const ownRecordHelp = (theirs: string | null): string =>
    theirs === null ? t('finance.form.ownNumber') : t('finance.form.copyOf', { id: theirs });
  const notes: Readonly<Record<string, string | undefined>> = {
    contact: t('finance.form.records'),
    billing: form.valueOf('ReferenceId').trim() === '' ? t('finance.form.unreferenced') : undefined,
  };
  const inputs: FieldInputs = {
    // Always a record of its own: there is nothing to choose.
    MailId: recordInput(t('finance.form.mail'), 'email'),
    ...Object.fromEntries(
      numberedRecords.map((field) => [field, recordInput(ownRecordHelp(person?.id(field) ?? null))]),
    ),
  };
  const others = otherGroups(source, format.language);
  const fields = { entity: 'Client', row: null, notes, form, inputs } as const;
  return (
    <FormScreen
      title={t('keys.finance.create')}
      isNew
      form={form}
      action={t('finance.create')}
      error={missing && (form.isTried || source) ? t(`finance.form.${missing}`) : error}
      onClose={stopCreating}
      notices={<OfflineNote />}
    >
      <WhoFor source={source} row={row} kind={kind} onKind={setKind} />
      {person && <Reused person={person} />}
      {missing !== 'choose' && <MemberGroups {...fields} groups={askedGroups(source, format.language)} />}
      {missing !== 'choose' && others.length > 0 && (
        <div className="py-5">
          <Others
            fields={others.flatMap(({ fields }) => fields.map(({ field }) => field))}
            valueOf={form.valueOf}
            isWrong={others.some(({ fields }) => fields.some(({ field }) => form.errorOf(field) !== null))}
          >
            <MemberGroups {...fields} groups={others} />
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

const kinds = ['free', 'Apprenant', 'Candidat'] as const;
type ClientKind = (typeof kinds)[number];

interface WhoForProps {
  readonly source: ClientSource | null;
  readonly row: RowView | null;
  /** Of which kind it is, until the person is chosen. */
  readonly kind: ClientKind;
  readonly onKind: (kind: ClientKind) => void;
}

/** Whom the client bills: each way to create one is another request of the service. */
function WhoFor({ source, row, kind, onKind }: WhoForProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useRowName();
  if (source) {
    const name = row ? nameOf(row) : t('common.numbered', { id: source.id });
    return (
      <section className="flex flex-wrap items-center gap-3 border-b border-line py-4">
        <h2 className="text-body font-bold">{t('finance.form.for')}</h2>
        <span className="selectable">{`${namesOf(source.entity, format.language).one} · ${name}`}</span>
        <TextAction onPress={() => startCreating({ what: 'client' })}>{t('common.word.change')}</TextAction>
      </section>
    );
  }
  return (
    <section aria-labelledby="who-for" className="border-b border-line py-5">
      <h2 id="who-for" className="mb-3 text-body font-bold">
        {t('finance.form.for')}
      </h2>
      <Segmented
        label={t('finance.form.for')}
        value={kind}
        onChange={onKind}
        options={kinds.map((id) => ({
          id,
          label: id === 'free' ? t('finance.form.free') : namesOf(id, format.language).one,
        }))}
      />
      {kind === 'free' ? (
        <p className="mt-2 max-w-[85ch] text-help text-text-3">{t('finance.form.freeHow')}</p>
      ) : (
        <div className="mt-3">
          <FindPerson
            key={kind}
            kind={kind}
            label={t(`finance.form.find.${kind}`)}
            description={t(kind === 'Apprenant' ? 'finance.form.findLearner' : 'finance.form.findApplicant')}
            onChoose={(id) => startCreating({ what: 'client', source: { entity: kind, id } })}
          />
        </div>
      )}
    </section>
  );
}

const reusedFields = reusableForClient.map((field) => ({ field }));

/** What the client takes over from the learner or applicant that it bills (R4.4). */
function Reused({ person }: { readonly person: Fields }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-line py-5">
      <h2 id={id} className="mb-1 text-body font-bold">
        {t('finance.form.reused')}
      </h2>
      <p className="mb-3 max-w-[85ch] text-help text-text-3">{t('finance.form.reusedHow')}</p>
      <div className="max-w-[560px]">
        <FieldList entity="Client" row={person} fields={reusedFields} />
      </div>
    </section>
  );
}
