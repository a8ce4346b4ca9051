import { useTranslation } from 'react-i18next';
import { ReferenceInput } from '#forms/Inputs.tsx';
import { ownMailField } from '#forms/values.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { DateInput, TextField, useFormat } from '#ui/index.ts';
import { learnerFields, loginOf, requiredOfLearner } from './newLearner.ts';
import type { LearnerDraft, LearnerField } from './newLearner.ts';

interface LearnerFieldsProps {
  readonly draft: LearnerDraft;
  readonly errorOf: (field: LearnerField) => string | null;
  readonly onChange: (draft: LearnerDraft) => void;
  /** A field lost the focus: its error may be shown. */
  readonly onLeft: (field: LearnerField) => void;
}

/** What is asked for a new learner, each in its own input. */
export function LearnerFields({ draft, errorOf, onChange, onLeft }: LearnerFieldsProps) {
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
          return <DateInput key={field} {...own} mayBeEmpty onBlur={() => onLeft(field)} />;
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
