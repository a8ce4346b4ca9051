import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#forms/form/useForm.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { isId } from '#shared/entities/idForm.ts';
import type { Probe } from '#shared/ipc/channels.ts';
import { useOpenCampuses, usePolicy } from '#stores/policy.ts';
import { Notice, RadioCards, Select, TextField, useFormat } from '#ui/index.ts';
import { StepForm } from './StepForm.tsx';
import type { Attempt } from './useAttempt.ts';

export interface Choice {
  readonly name: string;
  readonly campusId: string;
  readonly campusName: string;
}

interface CampusFormProps {
  readonly probe: Probe;
  readonly isPractice: boolean;
  readonly suggestedName: string;
  readonly attempt: Attempt;
  readonly onBack?: () => void;
  readonly onSubmit: (choice: Choice) => void;
}

/** Above this number, a select is easier than radio buttons. */
const fewCampuses = 5;

export function CampusForm({ probe, isPractice, suggestedName, attempt, onBack, onSubmit }: CampusFormProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const only = usePolicy(({ values }) => (isPractice ? undefined : values.campus));
  const campuses = useOpenCampuses(probe.campuses, isPractice);
  const [campusId, setCampusId] = useState<string | null>(campuses.length === 1 ? (campuses[0]?.id ?? null) : null);
  const [typed, setTyped] = useState(only ?? '');
  const [name, setName] = useState(suggestedName);
  const given = campuses.length === 0 ? typed.trim() : campusId;
  const isRight = given !== null && isId(given);
  const missing = probe.assumed.filter(({ served }) => !served);

  const form = useForm({
    problems: () => ({
      campus: isRight ? null : t(campuses.length === 0 ? 'common.word.digitsOnly' : 'onboarding.campusMissing'),
      name: name.trim() === '' ? t('common.rejection.emptyName') : null,
    }),
    isBlocked: attempt.busy,
    onSave: () => {
      if (given === null) return null;
      const campusName = campuses.find(({ id }) => id === given)?.name ?? t('onboarding.campusNumbered', { id: given });
      onSubmit({ name: name.trim(), campusId: given, campusName });
      return null; // what failed can be tried again at once
    },
  });
  const pick = { label: t('common.word.campus'), value: campusId, onChange: setCampusId };
  return (
    <StepForm form={form} action={t('onboarding.add')} attempt={attempt} {...(onBack && { onBack })}>
      {campuses.length === 0 ? (
        <TextField
          label={t('onboarding.campusNumber')}
          description={t('onboarding.campusNumberHint')}
          inputMode="numeric"
          value={typed}
          onChange={setTyped}
          error={form.errorOf('campus')}
          isRequired
          autoFocus
          maxLength={19}
        />
      ) : (
        <div {...(form.errorOf('campus') !== null && { 'data-invalid': '' })}>
          <p className="mb-1 text-help font-medium text-text-2">{t('common.word.campus')}</p>
          {campuses.length <= fewCampuses ? (
            <RadioCards {...pick} options={campuses.map((campus) => ({ id: campus.id, title: campus.name }))} />
          ) : (
            <Select
              {...pick}
              hideLabel
              placeholder={t('common.word.choose')}
              options={campuses.map((campus) => ({ id: campus.id, label: campus.name }))}
            />
          )}
          <p className="mt-1 text-help text-stop empty:hidden">{form.errorOf('campus')}</p>
        </div>
      )}
      {!isPractice && (
        <TextField
          label={t('onboarding.name')}
          value={name}
          onChange={setName}
          error={form.errorOf('name')}
          isRequired
          maxLength={120}
        />
      )}
      {missing.length > 0 && (
        <Notice tone="wait" title={t('onboarding.missing', { count: missing.length })}>
          <ul className="mt-1 list-disc pl-4">
            {missing.map(({ endpoint: name }) => (
              <li key={name}>
                {t([`onboarding.assumed.${name}`, 'onboarding.assumedNames'], {
                  names: namesOf(endpoint(name).entity, language).other,
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </StepForm>
  );
}
