import { useTranslation } from 'react-i18next';
import { openPage } from '#stores/place.ts';
import type { Page } from '#stores/place.ts';
import { TextAction } from '#ui/index.ts';

interface OpenRecordProps {
  readonly page: Page;
  /** Before the page is opened: what was typed stays. */
  readonly onLeave?: () => void;
}

export function OpenRecord({ page, onLeave }: OpenRecordProps) {
  const { t } = useTranslation();
  return (
    <TextAction
      onPress={() => {
        onLeave?.();
        openPage(page);
      }}
    >
      {t('common.word.openTheRecord')}
    </TextAction>
  );
}
