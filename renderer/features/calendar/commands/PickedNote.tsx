import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '#ui/index.ts';

interface PickedNoteProps {
  readonly count: number;
  readonly onCancelEvents: () => void;
  readonly onClose: () => void;
}

/** Several events are chosen: what a key does, it does to all of them. */
export function PickedNote({ count, onCancelEvents, onClose }: PickedNoteProps) {
  const { t } = useTranslation();
  return (
    <output className="flex shrink-0 items-center gap-3 border-b border-line bg-accent-soft px-5 py-1.5 text-body">
      <span className="min-w-0 flex-1">
        <strong className="font-medium">{t('calendar.doing.picked.count', { count })}</strong>{' '}
        <span className="text-text-2">{t('calendar.doing.picked.hint')}</span>
      </span>
      <Button size="sm" kbd="Delete" onPress={onCancelEvents}>
        {t('calendar.doing.picked.cancel')}
      </Button>
      <IconButton
        label={t('calendar.doing.picked.close')}
        kbd="Escape"
        icon={<X size={14} aria-hidden />}
        onPress={onClose}
      />
    </output>
  );
}
