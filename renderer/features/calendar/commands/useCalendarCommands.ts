import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSayNoField } from '#acts/useNote.ts';
import { useLinkedNow } from '#cache/queries/hooks.ts';
import type { EventView } from '#cache/queries/views.ts';
import { scopesOf } from '#intents/event/series.ts';
import type { Meant } from '#intents/event/series.ts';
import { shownAlone } from '#intents/interview/alongside.ts';
import { noColumns } from '#parts/free/columns.ts';
import type { ShownColumns } from '#parts/free/columns.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { movesSaved } from '#stores/moved.ts';
import { adjust } from '#stores/place.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { addDays, announce, useFormat, useShortcut, useTargetShortcut } from '#ui/index.ts';
import { calendarShortcuts } from '#wording/shortcuts.ts';
import { namesOf } from '../act/names.ts';
import { eventEdit, useEventActs } from '../act/useEventActs.ts';
import type { EventActs } from '../act/useEventActs.ts';
import { useGesture } from '../act/useGesture.ts';
import { useLinked } from '../act/useLinked.ts';
import type { Period } from '../period/usePeriod.ts';
import { alsoChosen, none } from './choice.ts';
import type { Choice } from './choice.ts';
import { useAssigning } from './useAssigning.ts';
import { useCopying } from './useCopying.ts';
import { useTargets } from './useTargets.ts';

interface CommandsOptions {
  readonly period: Period;
  /** Where the pointer is, epoch ms. */
  readonly pointed: { readonly current: number | null };
  readonly onChoose: () => void;
}

export type CalendarCommands = ReturnType<typeof useCalendarCommands>;

/** What the pointer and the keys do to events: choose, move, copy, mark, cancel; each is announced. */
export function useCalendarCommands({ period, pointed, onChoose }: CommandsOptions) {
  const { all: events, visible, selected, goTo } = period;
  const format = useFormat();
  const linked = useLinked(format.zone, events);
  const gesture = useGesture();
  const choice = useChoice(period, (isAnother) => {
    if (isAnother) {
      linked.forget();
      gesture.end();
    }
    onChoose();
  });
  const { picked } = choice;
  const targets = useTargets(period, picked);
  const acts = useEventActs(period, { picked, linked, gesture });
  const copying = useCopying({
    events,
    pointed,
    linkedWith: linked.linkedWith,
    togetherWith: acts.togetherWith,
    chosen: () => targets.meant().filter(({ interview }) => !interview),
    after: () => (targets.focused() ?? selected)?.fin,
    onCopied: (id, span) => {
      goTo(span);
      choice.choose(id);
    },
  });
  const marking = useMarking(acts);
  const shownColumns = useRef(noColumns);
  const assign = useAssigning(acts, () => shownColumns.current);
  const onColumns = useCallback((shown: ShownColumns) => {
    shownColumns.current = shown;
  }, []);

  const chooseDay = (): void => {
    const day = format.dayOf((targets.focused() ?? selected ?? visible[0])?.debut ?? 0);
    const ofDay = visible.filter((event) => format.dayOf(event.debut) === day);
    if (ofDay.length > 0) choice.chooseAll(new Set(ofDay.map(({ id }) => id)));
  };
  /** Changes others of the series as the one was, as one change with it. */
  const follow = async ({ events: meant }: Meant<EventView>): Promise<void> => {
    const left = linked.leftBehind;
    if (!left) return;
    linked.forget();
    await movesSaved();
    const changed = new Set(left.changed.map(({ id }) => id));
    await acts.follow(
      meant.filter(({ id }) => !changed.has(id)),
      left,
    );
  };

  /** To the day after today, at its hour; those that are chosen with it as far. */
  const toTomorrow = ([first]: readonly ShownEvent[]): void => {
    if (!first) return;
    const debut = format.at(addDays(format.dayOf(period.now), 1), format.timeOf(first.debut));
    void acts.at(first.id)?.moveTo({ debut, fin: debut + first.fin - first.debut }, 'command');
  };

  const { target, withMeant } = targets;
  // A list has a key of its own for all of its lines.
  useShortcut(calendarShortcuts.pickDay, chooseDay, { enabled: period.view !== 'list' });
  useShortcut('Escape', () => choice.choose(null), { enabled: picked.size > 0 });
  useTargetShortcut(calendarShortcuts.tomorrow, withMeant(toTomorrow), { target });
  useTargetShortcut(
    calendarShortcuts.done,
    withMeant((these) => void marking.markDone(these)),
    { target },
  );
  useTargetShortcut(
    calendarShortcuts.notDone,
    withMeant((these) => void marking.markDone(these, false)),
    { target },
  );
  useTargetShortcut(
    calendarShortcuts.cancelEvent,
    withMeant((these) => void marking.cancel(these)),
    { target },
  );
  useTargetShortcut(
    calendarShortcuts.restoreEvent,
    withMeant((these) => void marking.cancel(these, false)),
    { target },
  );

  return {
    choice,
    targets,
    acts,
    /** What the grids show of the choice, and what they tell of pointer and keys. */
    grid: {
      picked,
      onSelect: choice.choose,
      onMove: async (id: string, span: Span, from: readonly ShownEvent[]) => acts.at(id, from)?.moveTo(span, 'pointer'),
      onNudge: (id: string, span: Span): void => void acts.at(id)?.moveTo(span, 'key'),
      onCopy: copying.onCopy,
    },
    copying,
    linked,
    follow,
    marking,
    toTomorrow,
    assign,
    /** The grid of columns tells what it shows, for the menu of an event. */
    onColumns,
    columnsShown: (): ShownColumns => shownColumns.current,
  };
}

interface Marking {
  /** Marks these events as done, or as not done; those that are so already are left. */
  readonly markDone: (these: readonly EventView[], realise?: boolean) => Promise<void>;
  /** Cancels these events, or restores them; of one of a series the user is asked. */
  readonly cancel: (these: readonly EventView[], annule?: boolean) => Promise<void>;
  /** The event of a series that is to be cancelled or restored, until the user says with which others. */
  readonly question: EventView | null;
  readonly answer: (meant: Meant<EventView>) => Promise<void>;
  readonly close: () => void;
}

/** Marks events as done or cancelled, and says so; a cancellation can be undone from its toast. */
function useMarking(acts: EventActs): Marking {
  const { t } = useTranslation();
  const linkedNow = useLinkedNow();
  const sayNoField = useSayNoField();
  const hasField = useDayChoices(({ fieldMapping }) => fieldMapping.done !== null);
  const [question, setQuestion] = useState<EventView | null>(null);

  const markDone: Marking['markDone'] = async (chosen, realise = true) => {
    // Of an application without an event, only a field of the school can say it.
    const these = chosen.filter(({ id, realise: is }) => is !== realise && (hasField || shownAlone(id) === null));
    if (!hasField && chosen.some(({ id }) => shownAlone(id) !== null)) sayNoField('done');
    if (these.length === 0) return;
    const kept = await acts.to(these, {
      kind: 'done',
      edit: (each) => eventEdit(each, { Realise: String(realise) }),
    });
    if (kept)
      announce(
        t(realise ? 'calendar.doing.toast.done' : 'calendar.doing.toast.notDone', {
          name: namesOf(these, t),
          count: these.length,
        }),
      );
  };
  const cancelThese = async (chosen: readonly EventView[], annule: boolean): Promise<void> => {
    const these = chosen.filter((event) => event.annule !== annule);
    const isOne = these.length === 1;
    setQuestion(null);
    const [one, several] = annule
      ? (['calendar.cancelledToast', 'calendar.doing.picked.cancelled'] as const)
      : (['calendar.restoredToast', 'calendar.doing.picked.restored'] as const);
    const [backOfOne, backOfSeveral] = annule
      ? (['keys.calendar.restoreEvent', 'calendar.doing.picked.restore'] as const)
      : (['keys.calendar.cancelEvent', 'calendar.doing.picked.cancel'] as const);
    await acts.to(these, {
      kind: 'cancel',
      edit: (each) => eventEdit(each, { Annule: String(annule) }),
      said: ({ name }) => t(isOne ? one : several, { name }),
      // Not the reverse of what is seen: the hour of an application went along, and comes back with it.
      back: isOne ? t(backOfOne) : t(backOfSeveral, { count: these.length }),
    });
  };
  const cancel: Marking['cancel'] = async (these, annule = true) => {
    const [only, second] = these;
    if (only && !second && only.annule === annule) return;
    const isOfSeries =
      only && !second && only.group !== null && scopesOf(only, linkedNow(only.group), only.annule).length > 1;
    if (isOfSeries) setQuestion(only);
    else await cancelThese(these, annule);
  };

  return {
    markDone,
    cancel,
    question,
    answer: ({ events }) => cancelThese(events, question?.annule === false),
    close: () => setQuestion(null),
  };
}

interface ChosenEvents {
  /** Two at least, or none: events that are chosen together. */
  readonly picked: ReadonlySet<string>;
  /** The events that are chosen together, else the selected one. */
  readonly events: readonly ShownEvent[];
  /** `also`: beside what is chosen already. Null: nothing. */
  readonly choose: (id: string | null, also?: boolean) => void;
  /** The panel that is open goes on to the event that has the focus. */
  readonly follow: (id: string) => void;
  /** Chooses these events together, or one of them alone, beside which others may be chosen: no panel opens. */
  readonly chooseAll: (ids: ReadonlySet<string>) => void;
}

/** `onChoose` runs before the choice changes; `isAnother`: another event is selected then. */
function useChoice(
  { all, selected, selectedId }: Pick<Period, 'all' | 'selected' | 'selectedId'>,
  onChoose: (isAnother: boolean) => void,
): ChosenEvents {
  const { t } = useTranslation();
  const [chosenIds, setPicked] = useState(none);
  /** What the user chose before the panel went on with the focus: another is chosen beside that one. */
  const followed = useRef<{ readonly from: string | null; readonly to: string } | null>(null);
  const chosenId = (): string | null => (followed.current?.to === selectedId ? followed.current.from : selectedId);
  const picked = selectedId !== null && chosenIds.has(selectedId) ? chosenIds : none;

  const take = (next: Choice): void => {
    onChoose(next.selectedId !== selectedId);
    setPicked(next.picked);
    setSelected(next.selectedId);
  };
  const tellCount = (count: number): void => announce(t('calendar.doing.picked.count', { count }));
  return {
    picked,
    events: picked.size > 0 ? all.filter(({ id }) => picked.has(id)) : selected ? [selected] : [],
    choose(id, also = false) {
      const from = chosenId();
      followed.current = null;
      if (!also || id === null) return take({ selectedId: id, picked: none });
      const next = alsoChosen({ selectedId: from, picked }, id);
      if (next.picked.size > 0) tellCount(next.picked.size);
      return take(next);
    },
    follow(id) {
      followed.current = { from: chosenId(), to: id };
      take({ selectedId: id, picked: none });
    },
    chooseAll(ids) {
      const [first = null] = ids;
      take({ selectedId: selectedId !== null && ids.has(selectedId) ? selectedId : first, picked: ids });
      if (ids.size > 0) tellCount(ids.size);
    },
  };
}

const setSelected = (id: string | null): void => adjust('calendar', { selected: id });
