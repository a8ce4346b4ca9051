import { useTranslation } from 'react-i18next';
import { useDraft } from '#cache/queries/useDraft.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { Mark, Pill, TextArea, useFormat, useNow, useShortcut } from '#ui/index.ts';
import { todayShortcuts } from '../shortcuts.ts';
import { useFileEdit } from './useFileEdit.ts';

interface CustomFieldProps {
  readonly interview: InterviewView;
  readonly code: string;
  readonly label: string;
  readonly rows?: number;
}

/** One of the file's Parametres, kept when it is left or by Ctrl Entrée; what is being typed survives a crash. */
export function CustomField({ interview, code, label, rows = 1 }: CustomFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { error, edit } = useFileEdit(interview.id);
  const { text: draft, keep: keepDraft } = useDraft(`field/${interview.id}/${code}`);
  const { valeur = '', pending = false } = interview.parametres.find((parametre) => parametre.code === code) ?? {};

  const keep = async (): Promise<void> => {
    if (typeof draft !== 'string') return;
    if (draft === valeur || (await edit({ parametres: [{ code, valeur: draft }] }))) keepDraft(null);
  };
  useShortcut(todayShortcuts.save, () => void keep(), { enabled: typeof draft === 'string' });

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
        label={label}
        rows={rows}
        value={draft ?? valeur}
        onChange={keepDraft}
        onBlur={() => void keep()}
        error={error}
        description={
          pending && keptAt !== undefined
            ? t('today.inspector.fieldKept', { code, time: format.moment(keptAt, now) })
            : undefined
        }
      />
    </div>
  );
}
