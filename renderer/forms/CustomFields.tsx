import { useTranslation } from 'react-i18next';
import { useSeenInApplications } from '#cache/queries/hooks.ts';
import { Select, TextArea } from '#ui/index.ts';
import { readable } from '#wording/fields.ts';
import type { FormState } from './form/useFormState.ts';
import { FieldMeanwhile } from './meanwhile/FieldMeanwhile.tsx';
import { customField } from './values.ts';

interface CustomFieldsProps {
  /** Codes that the application has. */
  readonly codes: readonly string[];
  readonly form: Pick<FormState, 'valueOf' | 'put' | 'clashOf'>;
}

/** The custom fields of an application by their Code (R2.9), and codes to add, which other applications use. */
export function CustomFields({ codes, form }: CustomFieldsProps) {
  const { t } = useTranslation();
  const seen = useSeenInApplications().codes.filter((code) => !codes.includes(code));
  return (
    <>
      {codes.map((code) => (
        <div key={code} data-field={customField(code)}>
          <TextArea
            label={readable(code)}
            rows={1}
            value={form.valueOf(customField(code))}
            onChange={(value) => form.put(customField(code), value)}
          />
          <FieldMeanwhile clash={form.clashOf(customField(code))} />
        </div>
      ))}
      {seen.length > 0 && (
        <Select
          label={t('forms.addCustom')}
          placeholder={t('forms.choose')}
          value={null}
          onChange={(code) => form.put(customField(code), '')}
          options={seen.map((code) => ({ id: code, label: readable(code) }))}
        />
      )}
    </>
  );
}
