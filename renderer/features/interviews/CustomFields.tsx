import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '../../cache/queries/views.ts';
import { Mark, Pill, TextArea, useFormat, useNow, useShortcut } from '../../ui/index.ts';
import { fieldName } from './fieldName.ts';
import { useFileEdit } from './useFileEdit.ts';
import { todayShortcuts } from './shortcuts.ts';

/** The file's Parametres, each kept on its own when it is left or by Ctrl Entrée. */
export function CustomFields({ interview }: { readonly interview: InterviewView }) {
  const { t } = useTranslation();
  if (interview.parametres.length === 0) return <p className="text-text-3">{t('today.inspector.noFields')}</p>;
  return (
    <div className="flex flex-col gap-3">
      {interview.parametres.map((parametre) => (
        <CustomField key={parametre.code} interview={interview} {...parametre} />
      ))}
    </div>
  );
}

interface CustomFieldProps {
  readonly interview: InterviewView;
  readonly code: string;
  readonly valeur: string;
  readonly pending: boolean;
}

function CustomField({ interview, code, valeur, pending }: CustomFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { error, edit } = useFileEdit(interview.id);
  const [draft, setDraft] = useState<string | null>(null);

  const keep = async (): Promise<void> => {
    if (draft === null) return;
    if (draft === valeur || (await edit({ parametres: [{ code, valeur: draft }] }))) setDraft(null);
  };
  useShortcut(todayShortcuts.save, () => void keep(), { enabled: draft !== null });

  const keptAt = interview.steps.findLast((step) => step.changes.some((change) => change.key === code))?.madeAt;
  return (
    <div className="relative">
      {pending && (
        <span className="absolute -top-[3px] right-0">
          <Pill tone="wait" icon={<Mark state="waiting" label="" size={13} />}>
            {t('common.mark.waiting')}
          </Pill>
        </span>
      )}
      <TextArea
        label={fieldName(code)}
        rows={1}
        value={draft ?? valeur}
        onChange={setDraft}
        onBlur={() => void keep()}
        error={error}
        description={
          pending && keptAt !== undefined ? t('today.inspector.fieldKept', { code, time: format.moment(keptAt, now) }) : undefined
        }
      />
    </div>
  );
}
