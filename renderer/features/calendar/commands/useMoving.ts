import { useTranslation } from 'react-i18next';
import type { EventView } from '#cache/queries/views.ts';
import type { Submission } from '#stores/session.ts';
import { focusRow, showToast, useFormat } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { useUndoToast } from '#wording/useUndoToast.ts';
import { rescheduled } from '../form/intents.ts';
import { carry } from '../gesture/span.ts';
import type { Span } from '../gesture/span.ts';
import type { LeftBehind, LinkedMoves } from '../grid/useLinked.ts';
import { openApplication } from '../inspector/openApplication.ts';
import type { Period } from '../usePeriod.ts';
import { placesFor } from './places.ts';
import type { Gesture } from './useGesture.ts';

export interface Moving {
  /** By the pointer or a dialog: one change. `from`: the events as they were shown when it began. */
  readonly onMove: (id: string, span: Span, from?: readonly EventView[]) => void;
  /** By a key: one step of a gesture of several keys. */
  readonly onNudge: (id: string, span: Span) => void;
  /** Moves the linked events that stayed where they were. */
  readonly follow: (left: LeftBehind) => Promise<void>;
  /** The event, with those that are chosen together with it. */
  readonly togetherWith: (event: EventView) => readonly EventView[];
  /** True for the interview of an application, which is moved where its application is; tells the user so. */
  readonly refusesApplication: (id: string) => boolean;
}

/** Moves events, and says where they are now. */
export function useMoving(
  { all, events, move, goTo }: Period,
  {
    picked,
    linked,
    gesture,
  }: {
    readonly picked: ReadonlySet<string>;
    readonly linked: LinkedMoves;
    readonly gesture: Gesture;
  },
): Moving {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const tellUndoable = useUndoToast();

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
  const moveTo = (
    id: string,
    span: Span,
    submissionOf: (ids: readonly string[]) => Submission | undefined,
    then: readonly EventView[] = events,
  ): void => {
    const event = then.find((each) => each.id === id);
    if (refusesApplication(id) || !event) return;
    const together = togetherWith(event).map((each) => then.find((other) => other.id === each.id) ?? each);
    const places = placesFor(event, span, together, format.zone);
    linked.moved(id, span, new Set(places.keys()), events);
    const isMove = span.fin - span.debut === event.fin - event.debut;
    const said = isMove
      ? t('calendar.doing.toast.moved', { when: format.dayTime(span.debut), count: places.size })
      : t('calendar.doing.toast.resized', {
          when: format.timeRange(span.debut, span.fin),
          duration: format.duration(span.fin - span.debut),
        });
    move(places, {
      gesture: submissionOf([...places.keys()]),
      said,
      from: together.filter((each) => places.has(each.id)),
    });
    goTo(span);
    // It may go to days that are not drawn yet.
    focusRow(id);
  };
  return {
    onMove: (id, span, from) => moveTo(id, span, () => undefined, from),
    onNudge: (id, span) => moveTo(id, span, gesture.press),
    async follow({ events: others, by }) {
      linked.forget();
      const places = new Map(others.map((event) => [event.id, carry(event, by, format.zone)]));
      const kept = await act(rescheduled(places, others, format));
      if (kept) tellUndoable(t('calendar.linkedMoved', { count: others.length }));
    },
    togetherWith,
    refusesApplication,
  };
}
