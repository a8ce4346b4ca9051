import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, useShortcut } from '#ui/index.ts';
import { calendarShortcuts } from './shortcuts.ts';

interface LinkedNoteProps {
  readonly count: number;
  readonly onFollow: () => void;
  readonly onClose: () => void;
}

/** An event was moved and those linked to it were not: one key lets them follow (R2.10). */
export function LinkedNote({ count, onFollow, onClose }: LinkedNoteProps) {
  const { t } = useTranslation();
  useShortcut(calendarShortcuts.linked, onFollow);
  return (
    <output className="flex shrink-0 items-center gap-3 border-b border-line bg-accent-soft px-5 py-1.5 text-body">
      <span className="min-w-0 flex-1">{t('calendar.linkedStayed', { count })}</span>
      <Button size="sm" kbd="l" onPress={onFollow}>
        {t('calendar.linkedFollow', { count })}
      </Button>
      <IconButton label={t('common.close')} icon={<X size={14} aria-hidden />} onPress={onClose} />
    </output>
  );
}
