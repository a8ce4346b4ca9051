import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EventView } from '#cache/queries/views.ts';
import type { Meant } from '#intents/event/series.ts';
import { ChosenBar } from '#lists/ChosenBar.tsx';
import { Button, Dialog, IconButton } from '#ui/index.ts';
import { calendarShortcuts } from '#wording/shortcuts.ts';
import { nameOf } from '../act/names.ts';
import type { LeftBehind } from '../act/useLinked.ts';
import { ScopeButtons, SeriesNote, useScopes } from '../series/ScopeButtons.tsx';
import type { CalendarCommands } from './useCalendarCommands.ts';
import type { CopyQuestion as Question } from './useCopying.ts';

export function CommandNotes({ commands }: { readonly commands: CalendarCommands }) {
  const { copying, linked, marking } = commands;
  const { leftBehind } = linked;
  const { question } = copying;
  return (
    <>
      {leftBehind && (
        <LinkedNote
          left={leftBehind}
          onScope={(meant) => void commands.follow(meant)}
          onClose={() => linked.forget()}
        />
      )}
      {marking.question && (
        <SeriesQuestion
          event={marking.question}
          onScope={(meant) => void marking.answer(meant)}
          onClose={() => marking.close()}
        />
      )}
      {question && <CopyQuestion {...copying} question={question} />}
    </>
  );
}

/** The copied event is linked with others (R2.10): copies it alone, or all of them as a new group. */
function CopyQuestion({
  question: { alone, all },
  keepCopy,
  close,
}: Pick<CalendarCommands['copying'], 'keepCopy' | 'close'> & { readonly question: Question }) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      title={t('calendar.doing.copy.title')}
      onClose={close}
      footer={
        <>
          <Button onPress={close}>{t('common.cancel')}</Button>
          <Button onPress={() => void keepCopy(alone)}>{t('calendar.series.one')}</Button>
          <Button variant="primary" onPress={() => void keepCopy(all)}>
            {t('calendar.series.all', { count: all.places.size })}
          </Button>
        </>
      }
    >
      <p>{t('calendar.doing.copy.question')}</p>
    </Dialog>
  );
}

/** Entrée answers with the event alone, which has the focus. A second press of these does nothing in the grid. */
const scopeKeys = { following: calendarShortcuts.following, all: calendarShortcuts.linked };

interface SeriesQuestionProps {
  readonly event: EventView;
  readonly onScope: (meant: Meant<EventView>) => void;
  readonly onClose: () => void;
}

/** The event to cancel or restore is one of a series: it alone, or others with it, by this one answer (R2.10). */
function SeriesQuestion({ event, onScope, onClose }: SeriesQuestionProps) {
  const { t } = useTranslation();
  const areCancelled = event.annule;
  const { scopes, events, isPartial } = useScopes(event, areCancelled);
  return (
    <Dialog
      title={t(areCancelled ? 'calendar.series.restore' : 'calendar.series.cancel', { name: nameOf(event) })}
      onClose={onClose}
      footer={
        <ScopeButtons scopes={scopes} areCancelled={areCancelled} takesFocus keys={scopeKeys} onScope={onScope} />
      }
    >
      <SeriesNote events={events} isPartial={isPartial} areCancelled={areCancelled} />
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
      <Button size="sm" onPress={onEdit}>
        {t('pages.bulk.open')}
      </Button>
      <Button size="sm" onPress={() => onMove(these())}>
        {t('common.word.move')}
      </Button>
      <Button size="sm" kbd="Delete" onPress={() => void marking.cancel(these())}>
        {t('calendar.doing.picked.cancel', count)}
      </Button>
    </ChosenBar>
  );
}

interface LinkedNoteProps {
  readonly left: LeftBehind;
  readonly onScope: (meant: Meant<EventView>) => void;
  readonly onClose: () => void;
}

/** An event was changed and those linked to it were not: one key changes them too (R2.10). */
function LinkedNote({ left: { kind, scopes }, onScope, onClose }: LinkedNoteProps) {
  const { t } = useTranslation();
  return (
    <output className="flex shrink-0 flex-wrap items-center gap-3 border-b border-line bg-accent-soft px-5 py-1.5 text-body">
      <span className="min-w-0 flex-1">{t(`calendar.series.left.${kind}`)}</span>
      <ScopeButtons scopes={scopes} keys={scopeKeys} size="sm" onScope={onScope} />
      <IconButton label={t('common.close')} icon={<X size={14} aria-hidden />} onPress={onClose} />
    </output>
  );
}
