import { useCallback, useRef } from 'react';
import type { ColumnKind } from '#stores/view.ts';
import { useFormat, useShortcut, useTargetShortcut } from '#ui/index.ts';
import type { Column } from '../columns/columns.ts';
import type { Span } from '../gesture/span.ts';
import { useLinked } from '../grid/useLinked.ts';
import { calendarShortcuts } from '../shortcuts.ts';
import type { Period } from '../usePeriod.ts';
import { useAssigning } from './useAssigning.ts';
import { useChoice } from './useChoice.ts';
import { useCopying } from './useCopying.ts';
import { useGesture } from './useGesture.ts';
import { useMarking } from './useMarking.ts';
import { useMoving } from './useMoving.ts';
import { useTargets } from './useTargets.ts';

interface Options {
  readonly period: Period;
  /** Where the pointer is, epoch ms. */
  readonly pointed: { readonly current: number | null };
  /** Runs when the user chooses something. */
  readonly onChoose: () => void;
}

/** The people or campuses whose columns are on screen. */
export interface ShownColumns {
  readonly kind: ColumnKind;
  readonly columns: readonly Column[];
}

export const noColumns: ShownColumns = { kind: 'teachers', columns: [] };

export type CalendarCommands = ReturnType<typeof useCalendarCommands>;

/** What the pointer and the keys do to events: choose, move, copy, mark, cancel; each is announced. */
export function useCalendarCommands({ period, pointed, onChoose }: Options) {
  const { events, visible, selected, goTo } = period;
  const format = useFormat();
  const linked = useLinked(format.zone);
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
  const moving = useMoving(period, { picked, linked, gesture });
  const copying = useCopying({
    events,
    pointed,
    togetherWith: moving.togetherWith,
    chosen: () => targets.meant().filter(({ interview }) => !interview),
    after: () => (targets.focused() ?? selected)?.fin,
    onCopied: (id, span) => {
      goTo(span);
      choice.choose(id);
    },
  });
  const marking = useMarking();
  const assign = useAssigning(period, gesture);
  const shownColumns = useRef(noColumns);
  const onColumns = useCallback((shown: ShownColumns) => {
    shownColumns.current = shown;
  }, []);

  const chooseDay = (): void => {
    const day = format.dayOf((targets.focused() ?? selected ?? visible[0])?.debut ?? 0);
    const ofDay = visible.filter((event) => !event.interview && format.dayOf(event.debut) === day);
    if (ofDay.length > 0) choice.chooseAll(new Set(ofDay.map(({ id }) => id)));
  };
  const { target, withMeant } = targets;
  useShortcut(calendarShortcuts.pickDay, chooseDay);
  useShortcut('Escape', () => choice.choose(null), { enabled: picked.size > 0 });
  useTargetShortcut(
    calendarShortcuts.done,
    withMeant((these) => void marking.markDone(these)),
    { target },
  );
  useTargetShortcut(
    calendarShortcuts.cancelEvent,
    withMeant((these) => void marking.cancel(these)),
    { target },
  );

  return {
    choice,
    targets,
    moving,
    /** As `moving.onMove`, for a copy. */
    onCopy: (id: string, span: Span): void => void (moving.refusesApplication(id) || copying.onCopy(id, span)),
    copying,
    linked,
    marking,
    assign,
    /** The grid of columns tells what it shows, for the menu of an event. */
    onColumns,
    columnsShown: (): ShownColumns => shownColumns.current,
  };
}
