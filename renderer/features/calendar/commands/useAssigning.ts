import { useTranslation } from 'react-i18next';
import { useCurrentText } from '#cache/queries/hooks.ts';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import { seenNow, seenOf } from '#forms/meanwhile/meanwhile.ts';
import type { Members, RowEdit } from '#intents/intent.ts';
import type { Seen } from '#intents/seen.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { placeOfName, reassigned } from '#shared/text/people.ts';
import type { ColumnKind } from '#stores/view.ts';
import { applicationOf } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { placesFor } from '#timeGrid/gesture/places.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { sameSpan } from '#timeGrid/gesture/span.ts';
import type { Reassignment } from '#timeGrid/TimeGrid.tsx';
import { focusRow, showToast, useFormat } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { useUndoToast } from '#wording/useUndoToast.ts';
import { campusRefusal } from '../columns/campusRefusal.ts';
import type { BeginAssignment, Column, ShownColumns } from '../columns/columns.ts';
import { eventSeen, interviewSeen } from '../form/intents.ts';
import type { Period } from '../period/usePeriod.ts';
import { openApplication } from './openApplication.ts';
import type { Gesture } from './useGesture.ts';
import type { LinkedChanges } from './useLinked.ts';
import { namesFrom } from './useTargets.ts';

/**
 * Gives an event, or those that are chosen together with it, to another person, as one change: its teachers, or the
 * agent of the application whose interview it is; or to another campus.
 */
export function useAssigning(
  { all }: Period,
  {
    gesture,
    linked: { offer, linkedWith },
    togetherWith,
    columnsShown,
  }: {
    readonly gesture: Gesture;
    readonly linked: Pick<LinkedChanges, 'offer' | 'linkedWith'>;
    /** The event, with those that are chosen together with it. */
    readonly togetherWith: (event: EventView) => readonly EventView[];
    readonly columnsShown: () => ShownColumns;
  },
): BeginAssignment {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const tellUndoable = useUndoToast();
  const eventText = useCurrentText('Planification');
  const applicationText = useCurrentText('Dossier');

  // Of what changed elsewhere meanwhile the user sees what it was (I12); of anything else, what is stored.
  const seenOfEvent = (each: ShownEvent): readonly Seen[] =>
    each.isHeld
      ? eventSeen(each)
      : shownIn('Planification', each.id, eventText(each.id), ['Enseignants', 'EntiteJuridiqueId', 'Debut']);
  const seenOfApplication = (each: InterviewView, isHeld: boolean): readonly Seen[] =>
    isHeld ? interviewSeen(each) : shownIn('Dossier', each.id, applicationText(each.id), ['AgentId', 'CreneauLibre']);

  // Another kind of change of the same event is another gesture.
  const submissionOf = (these: readonly EventView[], isByKey: boolean) =>
    isByKey ? gesture.press([...these.map(({ id }) => id), 'assign']) : { id: crypto.randomUUID() };

  /** What of an event belongs to its campus would not go with it: such a move is refused, with its reason. */
  const toCampus = async (
    given: EventsToGive,
    refused: ShownEvent | undefined,
    how: Reassignment<Column>,
  ): Promise<void> => {
    const { event, these, placeOf, seen } = given;
    const { to, isByKey } = how;
    const refusal = refused && campusRefusal(refused, to);
    if (refused && refusal) {
      const application = applicationOf(refused);
      return showToast(
        t(`calendar.views.columns.campusRefused.${refusal}`, { programme: refused.programmeName }),
        application && {
          label: t('calendar.views.openApplication'),
          onPress: () => openApplication(application, format),
        },
      );
    }
    const rows = these.map((each) =>
      eventRow(each, { EntiteJuridiqueId: to.campusId ?? each.campusId, ...timesOf(each, placeOf(each)) }),
    );
    const kept = await act({ kind: 'edit', rows, seen }, { submission: submissionOf(these, isByKey) });
    if (!kept) return;
    tellUndoable(
      t('calendar.views.columns.campusChanged', {
        name: namesFrom(event, these, t),
        count: these.length,
        campus: to.name,
      }),
    );
    focusRow(event.id);
  };

  const toPerson = async (
    kind: ColumnKind,
    given: EventsToGive,
    { from, to, isByKey }: Reassignment<Column>,
  ): Promise<void> => {
    const { event, these, placeOf, seen } = given;
    const [source, target] = [namedBy(from), namedBy(to)];
    const submission = submissionOf(these, isByKey);
    /** Of each its own person is replaced: the one whose column it is in. */
    const textFor = (each: EventView): string => {
      const own = columnsShown().columns.find((one) => one.id !== to.id && one.events.some(({ id }) => id === each.id));
      return reassigned(each.enseignants, each.id === event.id || !own ? source : namedBy(own), target);
    };
    const rows = these.map((each): RowEdit => {
      const application = kind === 'agents' ? applicationOf(each) : undefined;
      const times = timesOf(each, placeOf(each));
      if (!application) return eventRow(each, { Enseignants: textFor(each), ...times });
      // Its event goes along (R4.7).
      const { Debut: hour } = times;
      const members = { AgentId: to.person?.id ?? '', ...(hour !== undefined && { CreneauLibre: hour }) };
      return { entity: 'Dossier', id: application.id, members };
    });
    const kept = await act({ kind: 'edit', rows, seen }, { submission });
    if (!kept) return;
    const seenThen = linkedWith([event])
      .flatMap((each) => seenOfEvent(all.find(({ id }) => id === each.id) ?? each))
      .filter(({ field }) => field === 'Enseignants');
    if (!applicationOf(event))
      offer(event, {
        kind: 'assigned',
        changed: these,
        intentId: submission.id,
        isStill: ({ enseignants }) => enseignants !== event.enseignants,
        concerns: ({ enseignants }) =>
          enseignants.trim() === event.enseignants.trim() ||
          (source !== null && placeOfName(enseignants, source.name) !== null),
        changeOf: (others) => ({
          kind: 'edit',
          rows: others.map((each) => eventRow(each, { Enseignants: reassigned(each.enseignants, source, target) })),
          seen: others.flatMap(({ id }) => seenThen.filter((each) => each.id === id)),
        }),
      });
    const said = { name: namesFrom(event, these, t), count: these.length };
    tellUndoable(
      target
        ? t('calendar.views.columns.assigned', { ...said, person: nameInSentence(target.name) })
        : t(`calendar.views.columns.unassigned.${kind === 'agents' ? 'agents' : 'teachers'}`, said),
    );
    focusRow(event.id);
  };

  return (kind, id) => {
    const event = all.find((each) => each.id === id);
    if (!event) return async () => undefined;
    const these: readonly ShownEvent[] = togetherWith(event);
    const seen = these.flatMap((each) => {
      const application = applicationOf(each);
      return [
        ...(each.interview ? [] : seenOfEvent(each)),
        ...(application ? seenOfApplication(application, each.isHeld === true) : []),
      ];
    });
    return (how) => {
      const places = how.span && placesFor(event, how.span, these, format.zone);
      const given = { event, these, placeOf: ({ id: of }: EventView) => places?.get(of) ?? null, seen };
      if (how.to.campusId === undefined) return toPerson(kind, given, how);
      return toCampus(
        given,
        these.find((each) => campusRefusal(each, how.to)),
        how,
      );
    };
  };
}

/** What goes to another person or campus together, as one change. */
interface EventsToGive {
  /** The one that the user takes up. */
  readonly event: ShownEvent;
  readonly these: readonly ShownEvent[];
  /** Where each is then, if that changes too. */
  readonly placeOf: (event: EventView) => Span | null;
  readonly seen: readonly Seen[];
}

/** A text that names no known person is replaced whole. */
const namedBy = ({ person, name }: Column): { readonly name: string } | null =>
  person ?? (name === '' ? null : { name });

const timesOf = (event: ShownEvent, span: Span | null): Members<'Planification'> =>
  span && !sameSpan(span, event) ? { Debut: span.debut, Fin: span.fin } : {};

const eventRow = ({ id }: EventView, members: Members<'Planification'>): RowEdit => ({
  entity: 'Planification',
  id,
  members,
});

/** What is shown of these members of a row; nothing of one that is not on this workstation. */
function shownIn(entity: EntityName, id: string, row: RawJson | undefined, names: readonly string[]): readonly Seen[] {
  if (row === undefined) return [];
  const shown = { entity, id, row };
  return names.flatMap((name) => seenOf(shown, seenNow(shown, name), name));
}
