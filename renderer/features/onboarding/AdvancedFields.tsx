import { useTranslation } from 'react-i18next';
import { PasswordKeyFields } from '#parts/newUser/PasswordKeyFields.tsx';
import { Select, TextField } from '#ui/index.ts';
import type { AdvancedField } from './advanced.ts';
import type { TypedOptions } from './useAdvanced.ts';

interface AdvancedFieldsProps extends TypedOptions {
  readonly errorOf: (field: AdvancedField) => string | null;
  readonly isDisabled: boolean;
}

/** Options that some deployments need and a service does not report (R1.6, R1.7, R3.4, R5.5, R5.7, S12). */
export function AdvancedFields({ draft, onChange, errorOf, isDisabled }: AdvancedFieldsProps) {
  const { t } = useTranslation();
  const text = (name: Exclude<AdvancedField, 'pem'>) => ({
    label: t(`onboarding.advanced.${name}.label`),
    description: t(`onboarding.advanced.${name}.hint`, { defaultValue: '' }),
    value: draft[name],
    onChange: (value: string) => onChange({ ...draft, [name]: value }),
    error: errorOf(name),
    isDisabled,
    maxLength: 255,
  });
  const numbers = (upTo: number) =>
    Array.from({ length: upTo }, (_, at) => ({ id: String(at + 1), label: String(at + 1) }));
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={t('onboarding.advanced.authentication')}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind: kind === 'headers' ? 'headers' : 'basic' })}
        options={[
          { id: 'basic', label: t('onboarding.advanced.basic') },
          { id: 'headers', label: t('onboarding.advanced.headers') },
        ]}
        isDisabled={isDisabled}
      />
      {draft.kind === 'headers' && (
        <>
          <TextField {...text('userHeader')} isRequired />
          <TextField {...text('passwordHeader')} isRequired />
        </>
      )}
      <TextField {...text('shareName')} />
      <TextField {...text('rootStreamid')} />
      <PasswordKeyFields
        typed={draft}
        onChange={(key) => onChange({ ...draft, ...key })}
        error={errorOf('pem')}
        isDisabled={isDisabled}
      />
      <Select
        label={t('onboarding.advanced.bodyReadVerb')}
        value={draft.bodyReadVerb}
        onChange={(verb) => onChange({ ...draft, bodyReadVerb: verb === 'POST' ? 'POST' : 'GET' })}
        options={[
          { id: 'GET', label: t('onboarding.advanced.byGet') },
          { id: 'POST', label: t('onboarding.advanced.byPost') },
        ]}
        isDisabled={isDisabled}
      />
      <div className="grid grid-cols-2 gap-4">
        <Select
          label={t('onboarding.advanced.reads')}
          value={String(draft.reads)}
          onChange={(count) => onChange({ ...draft, reads: Number(count) })}
          options={numbers(4)}
          isDisabled={isDisabled}
        />
        <Select
          label={t('onboarding.advanced.writes')}
          value={String(draft.writes)}
          onChange={(count) => onChange({ ...draft, writes: Number(count) })}
          options={numbers(2)}
          isDisabled={isDisabled}
        />
      </div>
      <Select
        label={t('onboarding.advanced.quiet')}
        value={String(draft.quietSeconds)}
        onChange={(seconds) => onChange({ ...draft, quietSeconds: Number(seconds) })}
        options={quietMinutes.map((count) => ({
          id: String(count * 60),
          label: t('onboarding.advanced.quietMinutes', { count }),
        }))}
        isDisabled={isDisabled}
      />
    </div>
  );
}

/** The values to choose from, within `quietBounds`. */
const quietMinutes = [1, 2, 5, 10, 20, 30, 60];
