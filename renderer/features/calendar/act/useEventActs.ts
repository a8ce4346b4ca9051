import { useTranslation } from 'react-i18next';
import { useBegin } from '#acts/useBegin.ts';
import type { Act } from '#acts/useBegin.ts';
import type { EventView } from '#cache/queries/views.ts';
import type { Members, RowEdit } from '#intents/intent.ts';
import type { Column } from '#parts/free/columns.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { applicationOf, rowsOf } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { placesFor, togetherWith } from '#timeGrid/gesture/places.ts';
import type { Places, Span } from '#timeGrid/gesture/span.ts';
import { focusRow, showToast, useFormat } from '#ui/index.ts';
import { campusRefusal } from '../columns/campusRefusal.ts';
import type { Period } from '../period/usePeriod.ts';
import { meetingOf } from './clashes.ts';
import { nameOf, namesFrom, namesOf } from './names.ts';
import { openApplication } from './openApplication.ts';
import type { Gesture } from './useGesture.ts';
import type { LeftBehind, LinkedChanges } from './useLinked.ts';

/** A key is one step of a gesture of several; of what the pointer dropped the ghost stands there until it is drawn. */
type By = 'key' | 'pointer' | 'command';

export interface Change {
  /** Another kind of change of the same events is another gesture of keys. */
  readonly kind: string;
  readonly by?: By;
  readonly edit: (each: ShownEvent) => RowEdit;
  readonly said?: (of: { readonly name: string; readonly count: number }) => string;
  readonly back?: string;
  /** The event has the focus then. */
  readonly takesFocus?: boolean;
  /** The same can be done to others of its series. */
  readonly series?: Pick<LeftBehind, 'kind' | 'isStill' | 'concerns' | 'edit'>;
}

interface Destination {
  readonly span?: Span;
  readonly column?: Pick<Column, 'campusId' | 'person'> | undefined;
  readonly enseignants?: string;
}

interface Foreseen {
  readonly event: ShownEvent;
  /** What would refuse it, else the person or room that it needs and what has them. */
  readonly words: string;
}

/** One act on events, begun with what is shown of them (I12): it alone, or those that are chosen together with it. */
export interface EventAct {
  readonly event: ShownEvent;
  readonly these: readonly ShownEvent[];
  /** Where each is when that one is there. */
  readonly placesAt: (span: Span) => Places;
  /** The others of their series, which stay as they are until the user asks for them (R2.10). */
  readonly series: readonly EventView[];
  /** Of those that something is to be said of. `around`: the events of the days where it is, else those on screen. */
  readonly preview: (to: Destination, around?: readonly ShownEvent[]) => readonly Foreseen[];
  /** One change, unless it is refused, which is said. Whether it is kept. */
  readonly to: (change: Change, destination?: Destination) => Promise<boolean>;
  /** The same, drawn before it is kept. */
  readonly moveTo: (span: Span, by: By) => Promise<void>;
}

interface Around {
  readonly picked: ReadonlySet<string>;
  readonly gesture: Gesture;
  readonly linked: LinkedChanges;
}

export type EventActs = ReturnType<typeof useEventActs>;

/** Begins acts on the events of a period; every way to change some of them goes through here. */
export function useEventActs({ all, received, move, goTo }: Period, { picked, gesture, linked }: Around) {
  const { t } = useTranslation();
  const format = useFormat();
  const begin = useBegin();
  const roomCode = useDayChoices((choices) => choices.fieldMapping.room);

  const refusalOf = (event: ShownEvent, { span, column }: Destination): string | null => {
    const refusal = campusRefusal(event, column);
    if (refusal) return t(`calendar.views.columns.campusRefused.${refusal}`, { programme: event.programmeName });
    const isResized = span !== undefined && span.fin - span.debut !== event.fin - event.debut;
    return event.interview && isResized ? t('calendar.views.application.lengthUnknown') : null;
  };
  const isRefused = (these: readonly ShownEvent[], to: Destination): boolean => {
    const refused = these.find((each) => refusalOf(each, to) !== null);
    const application = refused && to.column && applicationOf(refused);
    if (refused)
      showToast(
        refusalOf(refused, to),
        application && {
          label: t('calendar.views.openApplication'),
          onPress: () => openApplication(application, format),
        },
      );
    return refused !== undefined;
  };

  const foresee = (
    these: readonly ShownEvent[],
    to: Destination,
    places: Places | undefined,
    around = received,
  ): readonly Foreseen[] => {
    const { column, enseignants = column?.person?.name } = to;
    const concerned = these.filter(({ id }) => !places || places.has(id));
    const refused = concerned.flatMap((each) => {
      const words = refusalOf(each, to);
      return words === null ? [] : [{ event: each, words }];
    });
    if (refused.length > 0) return refused;
    const isGiven = enseignants !== undefined;
    const given = isGiven ? { enseignants } : {};
    const changed = concerned.map((each): ShownEvent => Object.assign({}, each, places?.get(each.id), given));
    return meetingOf(changed, around, roomCode, isGiven).clashes.map(({ event, other, who, reason }) => {
      // An agent who is not on this workstation has no name here.
      const whom = who === '' ? '' : ` (${who})`;
      const time = format.timeRange(other.debut, other.fin);
      return { event, words: t(`calendar.views.clash.live.${reason}`, { who: whom, name: nameOf(other), time }) };
    });
  };

  const change = async (
    { event, these, act }: { readonly event: ShownEvent; readonly these: readonly ShownEvent[]; readonly act: Act },
    { kind, by = 'command', edit, said, back, takesFocus = false, series }: Change,
  ): Promise<boolean> => {
    const submission = by === 'key' ? gesture.press([...these.map(({ id }) => id), kind]) : newSubmission();
    const kept = await act.toEach(these.map(edit), {
      submission,
      ...(said && { said: said({ name: namesFrom(event, these, t), count: these.length }) }),
      ...(back !== undefined && { back }),
      ...(takesFocus && { focus: event.id }),
    });
    if (kept && series) linked.offer(event, { ...series, changed: these, intentId: submission.id });
    return kept !== null;
  };

  const saidOf = (event: ShownEvent, span: Span, moved: readonly ShownEvent[]): string =>
    span.fin - span.debut === event.fin - event.debut
      ? t('calendar.doing.toast.moved', {
          name: namesFrom(event, moved, t),
          when: format.dayTime(span.debut),
          count: moved.length,
        })
      : t('calendar.doing.toast.resized', {
          name: nameOf(event),
          when: format.timeRange(span.debut, span.fin),
          duration: format.duration(span.fin - span.debut),
        });

  return {
    /** What events would meet with these teachers, in words, by their ids. */
    foreseen: (these: readonly ShownEvent[], enseignants: string): ReadonlyMap<string, string> =>
      new Map(foresee(these, { enseignants }, undefined).map(({ event, words }) => [event.id, words])),
    togetherWith: (event: ShownEvent): readonly ShownEvent[] => togetherWith(event, all, picked),
    /** On one event, with those that are chosen together with it. `from`: as they were shown then. */
    at(id: string, from: readonly ShownEvent[] = all): EventAct | null {
      const event = from.find((each) => each.id === id);
      if (!event) return null;
      const these = togetherWith(event, all, picked).map((each) => from.find((other) => other.id === each.id) ?? each);
      const act = begin(these.flatMap(rowsOf));
      const placesAt = (span: Span): Places => placesFor(event, span, these, format.zone);
      return {
        event,
        these,
        placesAt,
        get series() {
          return linked.linkedWith(these);
        },
        preview: (to, around) => foresee(these, to, to.span && placesAt(to.span), around),
        to: async (wanted, destination = {}) => !isRefused(these, destination) && change({ event, these, act }, wanted),
        async moveTo(span, by) {
          if (isRefused([event], { span })) return;
          const places = placesAt(span);
          const moved = these.filter((each) => places.has(each.id));
          const submission = by === 'key' ? gesture.press([...places.keys()]) : newSubmission();
          linked.moved(id, span, { together: new Set(places.keys()), events: all, intentId: submission.id });
          const drawn = move(places, {
            act,
            how: { submission, said: saidOf(event, span, moved) },
            from: moved,
            isByPointer: by === 'pointer',
          });
          goTo(span);
          // It may go to days that are not drawn yet.
          focusRow(id);
          await drawn;
        },
      };
    },
    /** On these, which the user has chosen. */
    async to(these: readonly ShownEvent[], wanted: Change): Promise<boolean> {
      const [event] = these;
      return event !== undefined && change({ event, these, act: begin(these.flatMap(rowsOf)) }, wanted);
    },
    /** Others of the series are given what the one was, as one change with it; all of it is undone as one. */
    async follow(others: readonly EventView[], { edit, changed, intentId, kind }: LeftBehind): Promise<void> {
      const these = others.map((each): ShownEvent => all.find(({ id }) => id === each.id) ?? each);
      // « Défaire » takes back all of it, also what was changed first and is not of these.
      await begin(these.flatMap(rowsOf)).toEach(these.map(edit), {
        submission: { id: intentId, isMore: true },
        said: t(`calendar.series.changed.${kind}`, { name: namesOf([...changed, ...others], t) }),
      });
    },
  };
}

export const eventEdit = ({ id }: Pick<EventView, 'id'>, members: Members<'Planification'>): RowEdit => ({
  entity: 'Planification',
  id,
  members,
});

const newSubmission = () => ({ id: crypto.randomUUID() });
