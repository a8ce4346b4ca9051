import { useTranslation } from 'react-i18next';
import { useAreaStatus } from '#cache/queries/hooks.ts';
import { useCommands } from '#stores/session.ts';
import { Button, Notice } from '#ui/index.ts';
import { useCutWords } from '#wording/useCutWords.ts';

const request = { entity: 'Dossier' } as const;

/** Said where the list of files was cut short: nothing is concluded from what is missing (I18). */
export function CutList() {
  const { t } = useTranslation();
  const commands = useCommands();
  const cutWords = useCutWords();
  const { last } = useAreaStatus(request);
  if (last === null || last.complete) return null;
  return (
    <div className="mb-3">
      <Notice
        tone="ask"
        actions={
          <Button size="sm" onPress={() => void commands.refresh(request)}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('today.cut', { what: cutWords(last) })}
      </Notice>
    </div>
  );
}
