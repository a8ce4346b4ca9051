import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EventView } from '#cache/queries/views.ts';
import { ChosenBar } from '#lists/ChosenBar.tsx';
import { Button, Dialog, IconButton, useShortcut } from '#ui/index.ts';
import { calendarShortcuts } from '#wording/shortcuts.ts';
import type { CalendarCommands } from './useCalendarCommands.ts';

/** The notes about what was just done in the calendar, and its questions. */
export function CommandNotes({ commands }: { readonly commands: CalendarCommands }) {
  const { moving, copying, linked } = commands;
  const { leftBehind } = linked;
  const { question } = copying;
  return (
    <>
      {leftBehind && (
        <LinkedNote
          count={leftBehind.events.length}
          onFollow={() => void moving.follow(leftBehind)}
          onClose={() => linked.forget()}
        />
      )}
      {question && (
        <CopyQuestion
          count={question.all.places.size}
          onOne={() => void copying.keepCopy(question.alone)}
          onAll={() => void copying.keepCopy(question.all)}
          onClose={() => copying.close()}
        />
      )}
    </>
  );
}

interface CopyQuestionProps {
  /** How many events would be copied with the linked ones. */
  readonly count: number;
  readonly onOne: () => void;
  readonly onAll: () => void;
  readonly onClose: () => void;
}

/** The copied event is linked with others (R2.10): copies it alone, or all of them as a new group. */
function CopyQuestion({ count, onOne, onAll, onClose }: CopyQuestionProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      title={t('calendar.doing.copy.title')}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button onPress={onOne}>{t('calendar.doing.copy.one')}</Button>
          <Button variant="primary" onPress={onAll}>
            {t('calendar.doing.copy.all', { count })}
          </Button>
        </>
      }
    >
      <p>{t('calendar.doing.copy.question')}</p>
    </Dialog>
  );
}

interface PickedBarProps {
  readonly commands: CalendarCommands;
  /** Events of the service on screen. */
  readonly events: readonly EventView[];
  readonly onMove: (these: readonly EventView[]) => void;
  /** Gives them one value. */
  readonly onEdit: () => void;
}

/** Several events are chosen: a key acts on all of them. */
export function PickedBar({ commands: { choice, marking }, events, onMove, onEdit }: PickedBarProps) {
  const { t } = useTranslation();
  const { picked } = choice;
  if (picked.size === 0) return null;
  const count = { count: picked.size };
  const these = (): readonly EventView[] => events.filter(({ id }) => picked.has(id));
  return (
    <ChosenBar count={t('calendar.doing.picked.count', count)} onClose={() => choice.choose(null)}>
      <Button size="sm" kbd="e" onPress={onEdit}>
        {t('pages.bulk.open')}
      </Button>
      <Button size="sm" kbd="h" onPress={() => onMove(these())}>
        {t('common.word.move')}
      </Button>
      <Button size="sm" kbd="Delete" onPress={() => void marking.cancel(these())}>
        {t('calendar.doing.picked.cancel', count)}
      </Button>
    </ChosenBar>
  );
}

interface LinkedNoteProps {
  readonly count: number;
  readonly onFollow: () => void;
  readonly onClose: () => void;
}

/** An event was moved and those linked to it were not: one key moves them too (R2.10). */
function LinkedNote({ count, onFollow, onClose }: LinkedNoteProps) {
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
