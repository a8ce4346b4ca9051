import { useTranslation } from 'react-i18next';
import { useSeenInApplications } from '#cache/queries/hooks.ts';
import { Select, TextArea } from '#ui/index.ts';
import { readable } from '#wording/fields.ts';
import { customField } from './values.ts';

interface CustomFieldsProps {
  /** Codes that the application has. */
  readonly codes: readonly string[];
  readonly valueOf: (name: string) => string;
  readonly onChange: (name: string, value: string) => void;
}

/** The custom fields of an application by their Code (R2.9), and codes to add, which other applications use. */
export function CustomFields({ codes, valueOf, onChange }: CustomFieldsProps) {
  const { t } = useTranslation();
  const seen = useSeenInApplications().codes.filter((code) => !codes.includes(code));
  return (
    <>
      {codes.map((code) => (
        <div key={code} data-field={customField(code)}>
          <TextArea
            label={readable(code)}
            rows={1}
            value={valueOf(customField(code))}
            onChange={(value) => onChange(customField(code), value)}
          />
        </div>
      ))}
      {seen.length > 0 && (
        <Select
          label={t('forms.addCustom')}
          placeholder={t('forms.choose')}
          value={null}
          onChange={(code) => onChange(customField(code), '')}
          options={seen.map((code) => ({ id: code, label: readable(code) }))}
        />
      )}
    </>
  );
}
