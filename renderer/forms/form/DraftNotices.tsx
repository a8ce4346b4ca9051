import { useTranslation } from 'react-i18next';
import { Notice, TextAction } from '#ui/index.ts';
import type { FormDraft } from './useFormDraft.ts';

interface DraftNoticesProps {
  readonly form: Pick<FormDraft, 'isResumed' | 'isUnread' | 'isUnsafe' | 'startOver'>;
  readonly isNew: boolean;
  /** That an earlier draft is shown, where it is not all that was typed. */
  readonly resumed?: string | undefined;
}

/** Of a form whose typed texts are a draft: that an earlier one is shown, cannot be read, or is not safe. */
export function DraftNotices({ form, isNew, resumed }: DraftNoticesProps) {
  const { t } = useTranslation();
  return (
    <>
      {form.isResumed && (
        <Notice tone="neutral" title={resumed ?? t(isNew ? 'forms.recovered' : 'forms.resumed')}>
          <TextAction onPress={form.startOver}>{t(isNew ? 'common.word.startOver' : 'forms.startOver')}</TextAction>
        </Notice>
      )}
      {form.isUnread && <Notice tone="ask" title={t('forms.unread')} />}
      {form.isUnsafe && <Notice tone="ask" title={t('forms.unsafe')} />}
    </>
  );
}
