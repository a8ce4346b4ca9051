import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseForDay, useDayChoices } from '#stores/interviewDay.ts';
import { Button, Notice } from '#ui/index.ts';
import { acceptFields, useLikelyFields } from './useLikely.ts';

/** One question about recognised custom fields without a meaning here, until accepted, chosen or put off. */
export function VocabularyNotice({
  isAskedOnce = false,
  onAnswered,
}: {
  readonly isAskedOnce?: boolean;
  /** The question leaves with the button that had the focus. */
  readonly onAnswered?: () => void;
}) {
  const { t } = useTranslation();
  const likely = useLikelyFields();
  const { fieldMapping, isVocabularyLater } = useDayChoices();
  const isFresh = Object.values(fieldMapping).every((code) => code === null);
  if (!isFresh || likely.length === 0 || (isAskedOnce && isVocabularyLater)) return null;
  return (
    <div className="mb-4">
      <Notice
        tone="accent"
        icon={<Sparkles size={16} strokeWidth={1.5} aria-hidden />}
        title={t('vocabulary.ask')}
        actions={
          <>
            <Button
              size="sm"
              variant="primary"
              onPress={() => {
                acceptFields(likely);
                onAnswered?.();
              }}
            >
              {t('common.word.yes')}
            </Button>
            {isAskedOnce && (
              <Button
                size="sm"
                variant="quiet"
                onPress={() => {
                  chooseForDay({ isVocabularyLater: true });
                  onAnswered?.();
                }}
              >
                {t('vocabulary.later')}
              </Button>
            )}
          </>
        }
      >
        <p>{t('vocabulary.why', { fields: likely.map(({ field }) => t(`common.dayField.${field}`)).join(', ') })}</p>
        {isAskedOnce && <p>{t('vocabulary.whereElse')}</p>}
      </Notice>
    </div>
  );
}
