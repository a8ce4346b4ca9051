import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personOf } from '#cache/queries/alreadyKnown.ts';
import { useDraft } from '#cache/queries/useDraft.ts';
import { OwnRecord } from '#forms/address/OwnRecord.tsx';
import { useAddressRead } from '#forms/address/useAddressRead.ts';
import { useSendCreation } from '#forms/creation/useSendCreation.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { ReferenceInput } from '#forms/Inputs.tsx';
import { NewApplicationDialog } from '#forms/newApplication/NewApplicationDialog.tsx';
import { ownMailField } from '#forms/values.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { isPerson } from '#shared/entities/people.ts';
import { preflightRules } from '#shared/failures/failure.ts';
import { openPage, stopCreating, useOpenForm } from '#stores/place.ts';
import type { AddressRead } from '#stores/session.ts';
import { DateInput, Notice, TextAction, TextField, useFormat, useNow } from '#ui/index.ts';
import {
  emptyLearner,
  learnerFields,
  learnerName,
  loginOf,
  membersOf,
  problemsOf,
  readLearner,
  requiredOfLearner,
} from './newLearner.ts';
import type { LearnerDraft, LearnerField } from './newLearner.ts';

/** The form that was opened, from here or from any other screen. */
export function Creations() {
  const creation = useOpenForm();
  if (creation?.what === 'learner') return <NewLearnerDialog onClose={stopCreating} />;
  if (creation?.what !== 'application') return null;
  const { of: applicant = null, applicant: typed = null } = creation;
  return (
    <NewApplicationDialog
      key={applicant?.id ?? ''}
      purpose="application"
      correct={null}
      applicant={applicant}
      typed={typed}
      onClose={stopCreating}
      onKept={(id) => openPage({ entity: 'Dossier', id })}
    />
  );
}

/** Waits for the draft that a crash left of the form. */
function NewLearnerDialog({ onClose }: { readonly onClose: () => void }) {
  const draft = useDraft('learner');
  if (draft.text === undefined) return null;
  const recovered = draft.text === null ? null : readLearner(draft.text);
  return <Form initial={recovered} onClose={onClose} />;
}

/** A new learner: the e-mail record first, then the learner, which leaves only when the user sends it (R3.0). */
function Form({ initial, onClose }: { readonly initial: LearnerDraft | null; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const store = useDraft('learner');
  const [draft, setDraft] = useState(initial ?? emptyLearner);
  const [isRecovered, setIsRecovered] = useState(initial !== null);
  const [left, setLeft] = useState<ReadonlySet<LearnerField>>(new Set());
  const [tried, setTried] = useState(false);
  const { sendCreation, error } = useSendCreation();
  /** A second Ctrl Entrée must not create the learner twice (I3). */
  const saving = useRef(false);
  const address = useAddressRead(draft.Mail);
  const problems = problemsOf(draft, format, now);
  const errorOf = (field: LearnerField): string | null => {
    const problem = tried || left.has(field) ? problems[field] : undefined;
    if (problem === undefined) return null;
    return preflightRules.some((rule) => rule === problem)
      ? t(`common.rule.${problem}`)
      : t(`common.rejection.${problem}`);
  };
  const change = (next: LearnerDraft): void => {
    setDraft(next);
    store.keep(JSON.stringify(next));
  };
  const startOver = (): void => {
    setDraft(emptyLearner);
    setIsRecovered(false);
    store.keep(null);
  };
  const create = async (): Promise<void> => {
    const mail = { address: draft.Mail.trim(), isDuplicate: draft[ownMailField] === 'true' };
    await sendCreation({ entity: 'Apprenant', members: membersOf(draft), mail, subject: learnerName(draft) }, () =>
      store.keep(null),
    );
  };
  const save = async (isReadable: boolean): Promise<void> => {
    setTried(true);
    if (!isReadable || saving.current || Object.keys(problems).length > 0) return;
    saving.current = true;
    await create().finally(() => {
      saving.current = false;
    });
  };
  return (
    <FormDialog
      title={t('people.learner.title')}
      width="lg"
      action={t('people.learner.action')}
      onClose={onClose}
      onSave={(isReadable) => void save(isReadable)}
    >
      <div className="flex flex-col gap-4">
        {isRecovered && (
          <p className="text-help text-text-2">
            {t('newApplication.recovered')} <TextAction onPress={startOver}>{t('common.word.startOver')}</TextAction>
          </p>
        )}
        <LearnerFields
          draft={draft}
          errorOf={errorOf}
          onChange={change}
          onLeft={(field) => setLeft((before) => new Set(before).add(field))}
        />
        {address && (
          <KnownAddress
            read={address}
            isOwn={draft[ownMailField] === 'true'}
            onOwn={(isOwn) => change({ ...draft, [ownMailField]: isOwn ? 'true' : '' })}
            onLeave={onClose}
          />
        )}
        <p className="text-help text-text-3">{t('people.learner.how')}</p>
        {error && <Notice tone="stop" live title={error} />}
        {store.isUnsafe && <Notice tone="ask">{t('newApplication.unsafe')}</Notice>}
      </div>
    </FormDialog>
  );
}

interface KnownAddressProps {
  readonly read: AddressRead;
  readonly isOwn: boolean;
  readonly onOwn: (isOwn: boolean) => void;
  /** Opens the page of a known person; the typed text remains. */
  readonly onLeave: () => void;
}

/** Who has the typed address already: the same person may be there (I3), and what becomes of it (R3.6). */
function KnownAddress({ read: { holders, isKnown }, isOwn, onOwn, onLeave }: KnownAddressProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  if (!isKnown) return null;
  return (
    <Notice tone="ask" title={t('newApplication.known.address')} live>
      {holders.map(({ entity, id, row }) => {
        const { name, numero } = personOf(entity, id, row);
        return (
          <p key={`${entity} ${id}`}>
            {[namesOf(entity, language).one, name, numero].filter(Boolean).join(' · ')}{' '}
            {isPerson(entity) && (
              <TextAction
                onPress={() => {
                  onLeave();
                  openPage({ entity, id });
                }}
              >
                {t('newApplication.known.open')}
              </TextAction>
            )}
          </p>
        );
      })}
      <OwnRecord isOwn={isOwn} onChange={onOwn} />
    </Notice>
  );
}

interface LearnerFieldsProps {
  readonly draft: LearnerDraft;
  readonly errorOf: (field: LearnerField) => string | null;
  readonly onChange: (draft: LearnerDraft) => void;
  /** A field lost the focus: its error may be shown. */
  readonly onLeft: (field: LearnerField) => void;
}

/** What is asked for a new learner, each in its own input. */
function LearnerFields({ draft, errorOf, onChange, onLeft }: LearnerFieldsProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 max-[639.98px]:grid-cols-1">
      {learnerFields.map((field, at) => {
        const meaning = meaningOf('Apprenant', field === 'Mail' ? 'MailId' : field, language);
        const help = field === 'Login' ? t('newApplication.loginHint') : field === 'Mail' ? null : meaning.help;
        const own = {
          label: meaning.label,
          value: field === 'Login' ? loginOf(draft) : draft[field],
          // What was chosen for one address says nothing of another.
          onChange: (value: string) =>
            onChange({ ...draft, [field]: value, ...(field === 'Mail' && { [ownMailField]: '' }) }),
          error: errorOf(field),
          isRequired: requiredOfLearner.includes(field),
        };
        if (field === 'DateNaissance')
          return <DateInput key={field} {...own} mayBeEmpty isPast onBlur={() => onLeft(field)} />;
        if (field === 'CiviliteId' || field === 'Tuteur1Id')
          return (
            <ReferenceInput
              key={field}
              {...own}
              help={help}
              onLeave={() => onLeft(field)}
              entity="Apprenant"
              field={field}
            />
          );
        return (
          <TextField
            key={field}
            {...own}
            // The first field of a form takes the focus by design.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={at === 0}
            type={field === 'Mail' ? 'email' : 'text'}
            autoComplete="off"
            description={help ?? undefined}
            onBlur={() => onLeft(field)}
          />
        );
      })}
    </div>
  );
}
