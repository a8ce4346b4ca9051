import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventView } from '#cache/queries/views.ts';
import type { Submission } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { announce, focusRow, showToast, useFormat, useShortcut, useTargetShortcut } from '#ui/index.ts';
import type { Target } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import { rescheduleAll } from '../form/intents.ts';
import type { Span } from '../gesture/span.ts';
import { useLinked } from '../grid/useLinked.ts';
import type { LeftBehind } from '../grid/useLinked.ts';
import type { Places } from '../grid/useMoves.ts';
import { eventIdAt } from '../grid/WeekGrid.tsx';
import { openApplication } from '../inspector/openApplication.ts';
import { calendarShortcuts } from '../shortcuts.ts';
import { alsoChosen, chosen, none } from './choice.ts';
import type { Choice } from './choice.ts';
import { placesFor } from './places.ts';
import { useCopying } from './useCopying.ts';
import { useGesture } from './useGesture.ts';

interface Scene {
  /** Events of the service on screen, as the hand left them. */
  readonly events: readonly EventView[];
  /** With the interviews of applications, which no hand moves here. */
  readonly all: readonly ShownEvent[];
  readonly visible: readonly ShownEvent[];
  readonly selected: ShownEvent | null;
  readonly selectedId: string | null;
  readonly move: (places: Places, gesture?: Submission) => void;
  /** Shows the day where something went. */
  readonly goTo: (span: Span) => void;
  /** Where the pointer is, epoch ms. */
  readonly pointed: { readonly current: number | null };
  /** Something else is looked at now. */
  readonly onChoice: () => void;
}

const setSelected = (id: string | null): void =>
  useView.setState(({ selection }) => {
    const next = { ...selection };
    if (id === null) delete next.calendar;
    else next.calendar = id;
    return { selection: next };
  });

export type Doing = ReturnType<typeof useDoing>;

/** What a hand and the keys do to events: choose, move, copy, cancel; each said aloud. */
export function useDoing({ events, all, visible, selected, selectedId, move, goTo, pointed, onChoice }: Scene) {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const linked = useLinked(format.zone);
  const gesture = useGesture();
  const [chosenIds, setPicked] = useState(none);
  const picked = selectedId !== null && chosenIds.has(selectedId) ? chosenIds : none;
  const nameOf = (event: EventView): string => event.nom || event.typeName;
  const when = (span: Span): string => format.dayTime(span.debut);

  const take = (next: Choice): void => {
    if (next.selectedId !== selectedId) {
      linked.forget();
      gesture.end();
    }
    onChoice();
    setPicked(next.picked);
    setSelected(next.selectedId);
  };
  const choose = (id: string | null, also = false): void => {
    if (!also || id === null || isInterview(id)) return take({ selectedId: id, picked: none });
    const next = alsoChosen({ selectedId, picked }, id);
    if (next.picked.size > 0) announce(t('calendar.doing.picked.count', { count: next.picked.size }));
    take(next);
  };
  const isInterview = (id: string): boolean => all.find((event) => event.id === id)?.interview !== undefined;
  const pickDay = (): void => {
    const day = format.dayOf((focused() ?? selected ?? visible[0])?.debut ?? 0);
    const ids = new Set(
      visible.filter((event) => !event.interview && format.dayOf(event.debut) === day).map(({ id }) => id),
    );
    if (ids.size === 0) return;
    take(chosen(ids, selectedId !== null && ids.has(selectedId) ? selectedId : null));
    announce(t('calendar.doing.picked.count', { count: ids.size }));
  };

  const focused = (): ShownEvent | undefined => {
    const id = eventIdAt(document.activeElement);
    return id === null ? undefined : all.find((event) => event.id === id);
  };
  /** What a key is about: the chosen ones, unless the focus is on another; else what has the focus, else what is selected. */
  const meant = (): readonly ShownEvent[] => {
    const at = focused();
    if (picked.size > 0 && (!at || picked.has(at.id))) return all.filter(({ id }) => picked.has(id));
    const one = at ?? selected;
    return one ? [one] : [];
  };
  /** Does it with each, unless it is an interview, which is looked after where its application is. */
  const withMeant = (run: (these: readonly EventView[]) => void) => (): void => {
    const these = meant();
    const application = these.length === 1 ? these[0]?.interview : undefined;
    if (application) openApplication(application, format);
    else if (these.length > 0) run(these);
  };

  /** The same as a key sees it. Of several chosen, and of what is drawn on no day here, a note or the inspector tells. */
  const target = (): Target | null => {
    const [first, second] = meant();
    if (!first) return null;
    return {
      name: nameOf(first),
      element: second ? null : document.querySelector(`main [data-event="${CSS.escape(first.id)}"]`),
    };
  };

  const refusesApplication = (id: string): boolean => {
    const application = all.find((event) => event.id === id)?.interview;
    if (application)
      showToast(t('calendar.views.applicationInterviewFixed'), {
        label: t('calendar.views.openApplication'),
        onPress: () => openApplication(application, format),
      });
    return application !== undefined;
  };
  const togetherWith = (event: EventView): readonly EventView[] =>
    picked.has(event.id) ? events.filter(({ id }) => picked.has(id)) : [event];
  const moveTo = (id: string, span: Span, byKeys: boolean): void => {
    const event = events.find((each) => each.id === id);
    if (refusesApplication(id) || !event) return;
    const places = placesFor(event, span, togetherWith(event), format.zone);
    linked.moved(id, span, new Set(places.keys()), events);
    move(places, byKeys ? gesture.press([...places.keys()]) : undefined);
    goTo(span);
    // It may go to days that are still to be drawn.
    focusRow(id);
    const isMove = span.fin - span.debut === event.fin - event.debut;
    announce(
      isMove
        ? t('calendar.doing.told.moved', { when: when(span), count: places.size })
        : t('calendar.doing.told.resized', {
            when: format.timeRange(span.debut, span.fin),
            duration: format.duration(span.fin - span.debut),
          }),
    );
  };
  /** By the hand, which lets go where it means to. */
  const onMove = (id: string, span: Span): void => moveTo(id, span, false);
  /** By a key, which is pressed again until it is where it is meant to be. */
  const onNudge = (id: string, span: Span): void => moveTo(id, span, true);
  const follow = async ({ events: others, by }: LeftBehind): Promise<void> => {
    linked.forget();
    const kept = await act(rescheduleAll(others, by, format));
    if (kept) showToast(t('calendar.linkedMoved', { count: others.length }));
  };

  const { copying, setCopying, keepCopy, onCopy } = useCopying({
    events,
    pointed,
    togetherWith,
    chosen: () => meant().filter(({ interview }) => !interview),
    after: () => (focused() ?? selected)?.fin,
    onCopied: (id, span) => {
      goTo(span);
      take({ selectedId: id, picked: none });
    },
  });

  /** Done, or to do again where all of them are done. */
  const markDone = async (these: readonly EventView[]): Promise<void> => {
    const [first, second] = these;
    if (!first) return;
    const realise = !these.every((event) => event.realise);
    const kept = await act(
      second
        ? { kind: 'event.markAll', ids: these.map(({ id }) => id), mark: { realise } }
        : { kind: 'event.markDone', id: first.id, realise },
    );
    if (kept)
      announce(
        t(realise ? 'calendar.doing.told.done' : 'calendar.doing.told.notDone', {
          name: nameOf(first),
          count: these.length,
        }),
      );
  };
  /** Cancels, or restores what all of them are. */
  const cancel = async (these: readonly EventView[], annule = !these.every((event) => event.annule)): Promise<void> => {
    const [first, second] = these;
    if (!first) return;
    const kept = await act(
      second
        ? { kind: 'event.markAll', ids: these.map(({ id }) => id), mark: { annule } }
        : { kind: 'event.cancel', id: first.id, annule },
    );
    if (!kept) return;
    const count = these.length;
    const said = second
      ? t(annule ? 'calendar.doing.picked.cancelled' : 'calendar.doing.picked.restored', { count })
      : t(annule ? 'calendar.cancelledToast' : 'calendar.restoredToast', { name: nameOf(first) });
    const back = t(
      second
        ? annule
          ? 'calendar.doing.picked.restore'
          : 'calendar.doing.picked.cancel'
        : annule
          ? 'calendar.restoreEvent'
          : 'calendar.cancelEvent',
    );
    showToast(said, { label: back, onPress: () => void cancel(these, !annule) });
  };

  useShortcut(calendarShortcuts.pickDay, pickDay);
  useShortcut('Escape', () => take({ selectedId: null, picked: none }), { enabled: picked.size > 0 });
  useTargetShortcut(
    calendarShortcuts.done,
    withMeant((these) => void markDone(these)),
    { target },
  );
  useTargetShortcut(
    calendarShortcuts.cancelEvent,
    withMeant((these) => void cancel(these)),
    { target },
  );

  const cancelPicked = (): void => void cancel(events.filter(({ id }) => picked.has(id)));

  return {
    picked,
    choose,
    cancelPicked,
    onMove,
    onNudge,
    onCopy: (id: string, span: Span): void => void (refusesApplication(id) || onCopy(id, span)),
    copying,
    setCopying,
    keepCopy,
    linked,
    follow,
    markDone,
    cancel,
    withMeant,
    target,
  };
}
