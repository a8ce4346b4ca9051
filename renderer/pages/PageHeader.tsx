import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { closePage } from '#stores/place.ts';
import { useShortcut, ViewHeader } from '#ui/index.ts';
import { pageShortcuts } from '#wording/shortcuts.ts';

interface PageHeaderProps {
  /** The list that the page belongs to. */
  readonly of: string;
  readonly children?: ReactNode;
}

/** Above a page: the way back to its list, by its button and its key. */
export function PageHeader({ of, children }: PageHeaderProps) {
  const { t } = useTranslation();
  useShortcut(pageShortcuts.back, closePage);
  return (
    <ViewHeader
      back={{ label: t('common.word.backToTheList'), kbd: 'Backspace', onPress: closePage }}
      title={<span className="text-body font-normal text-text-2">{of}</span>}
    >
      {children}
    </ViewHeader>
  );
}
