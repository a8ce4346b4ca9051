import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { CustomField } from './CustomField.tsx';
import { fieldName } from './fieldName.ts';

interface CustomFieldsProps {
  readonly interview: InterviewView;
  /** Codes that stand elsewhere on the screen. */
  readonly without: readonly string[];
}

/** The file's other Parametres, each kept on its own. */
export function CustomFields({ interview, without }: CustomFieldsProps) {
  const { t } = useTranslation();
  const rest = interview.parametres.filter(({ code }) => !without.includes(code));
  if (rest.length === 0) return <p className="text-text-3">{t('today.inspector.noFields')}</p>;
  return (
    <div className="flex flex-col gap-3">
      {rest.map(({ code }) => (
        <CustomField key={code} interview={interview} code={code} label={fieldName(code)} />
      ))}
    </div>
  );
}
