import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseForDay, useDayChoices } from '#stores/interviewDay.ts';
import { useView } from '#stores/view.ts';
import { Button, Notice } from '#ui/index.ts';
import { acceptFields, useLikelyFields } from '#wording/vocabulary/useLikely.ts';

/**
 * At a service whose custom fields have no meaning here yet: the ones that Carnet recognises, to accept at once. Shown
 * until the user accepts them, chooses a field, or puts it off.
 */
export function VocabularyNotice() {
  const { t } = useTranslation();
  const likely = useLikelyFields();
  const { fieldMapping, isVocabularyLater } = useDayChoices();
  const isFresh = Object.values(fieldMapping).every((code) => code === null);
  if (!isFresh || isVocabularyLater || likely.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice
        tone="accent"
        icon={<Sparkles size={16} strokeWidth={1.5} aria-hidden />}
        title={t('common.vocabulary.fields', { count: likely.length })}
        actions={
          <>
            <Button size="sm" variant="primary" onPress={() => acceptFields(likely)}>
              {t('common.vocabulary.acceptAll')}
            </Button>
            <Button size="sm" onPress={() => useView.setState({ screen: 'settings', settingsPage: 'fields' })}>
              {t('common.vocabulary.choose')}
            </Button>
            <Button size="sm" variant="quiet" onPress={() => chooseForDay({ isVocabularyLater: true })}>
              {t('common.vocabulary.later')}
            </Button>
          </>
        }
      >
        <p>
          {likely
            .map(({ field, code }) =>
              t('common.vocabulary.isField', { field: t(`today.settings.field.${field}`), code }),
            )
            .join(', ')}
        </p>
        <p>{t('common.vocabulary.why')}</p>
      </Notice>
    </div>
  );
}
