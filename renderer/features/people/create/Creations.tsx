import { useTranslation } from 'react-i18next';
import { KnownAddress } from '#forms/address/KnownAddress.tsx';
import { useAddressRead } from '#forms/address/useAddressRead.ts';
import { useSendCreation } from '#forms/creation/useSendCreation.ts';
import { useFormState, useProblemWords } from '#forms/form/useFormState.ts';
import type { FormState } from '#forms/form/useFormState.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { ReferenceInput } from '#forms/Inputs.tsx';
import { NewApplicationDialog } from '#forms/newApplication/NewApplicationDialog.tsx';
import { ownMailField } from '#forms/values.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { openPage, stopCreating, useOpenForm } from '#stores/place.ts';
import { DateInput, TextField, useFormat, useNow } from '#ui/index.ts';
import {
  emptyLearner,
  learnerFields,
  learnerName,
  loginOf,
  membersOf,
  problemsOf,
  requiredOfLearner,
} from './newLearner.ts';

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

/** A new learner: the e-mail record first, then the learner, which leaves only when the user sends it (R3.0). */
function NewLearnerDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { wordsOf } = useProblemWords();
  const { sendCreation, error } = useSendCreation();
  const form = useFormState({
    draftKey: 'learner',
    shown: () => '',
    problems: (changed) => wordsOf(problemsOf({ ...emptyLearner, ...changed }, format, now)),
    onSave: ({ typed, startOver }) => {
      const draft = { ...emptyLearner, ...typed };
      const mail = { address: draft.Mail.trim(), isDuplicate: draft[ownMailField] === 'true' };
      const row = { entity: 'Apprenant' as const, members: membersOf(draft), mail, subject: learnerName(draft) };
      return sendCreation(row, startOver);
    },
  });
  const address = useAddressRead(form.valueOf('Mail'));
  return (
    <FormDialog
      form={form}
      title={t('lists.create.learner')}
      width="lg"
      action={t('common.word.create')}
      error={error}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <LearnerFields form={form} />
        <KnownAddress
          address={form.valueOf('Mail')}
          read={address}
          isOwn={form.valueOf(ownMailField) === 'true'}
          onOwn={(isOwn) => form.put(ownMailField, isOwn ? 'true' : '')}
          onLeave={onClose}
        />
        <p className="text-help text-text-3">{t('people.learner.how')}</p>
      </div>
    </FormDialog>
  );
}

/** What is asked for a new learner, each in its own input. */
function LearnerFields({ form }: { readonly form: FormState }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 max-[639.98px]:grid-cols-1">
      {learnerFields.map((field, at) => {
        const meaning = meaningOf('Apprenant', field === 'Mail' ? 'MailId' : field, language);
        const help = field === 'Login' ? t('newApplication.loginHint') : field === 'Mail' ? null : meaning.help;
        const own = {
          label: meaning.label,
          value: field === 'Login' ? loginOf({ ...emptyLearner, ...form.typed }) : form.valueOf(field),
          onChange: (value: string) => {
            form.put(field, value);
            // What was chosen for one address says nothing of another.
            if (field === 'Mail') form.put(ownMailField, '');
          },
          error: form.errorOf(field),
          isRequired: requiredOfLearner.includes(field),
        };
        if (field === 'DateNaissance')
          return <DateInput key={field} {...own} mayBeEmpty isPast onBlur={() => form.leave(field)} />;
        if (field === 'CiviliteId' || field === 'Tuteur1Id')
          return (
            <ReferenceInput
              key={field}
              {...own}
              help={help}
              onLeave={() => form.leave(field)}
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
            onBlur={() => form.leave(field)}
          />
        );
      })}
    </div>
  );
}
