import { useTranslation } from 'react-i18next';
import { useCurrentText } from '#cache/queries/hooks.ts';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import { seenNow, seenOf } from '#forms/meanwhile/meanwhile.ts';
import type { Intent, Members } from '#intents/intent.ts';
import type { Seen } from '#intents/seen.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { reassigned } from '#shared/text/people.ts';
import type { ColumnKind } from '#stores/view.ts';
import { focusRow, showToast, useFormat } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { useUndoToast } from '#wording/useUndoToast.ts';
import { standIns } from '../appearance/shown.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import type { BeginAssignment } from '../columns/assign.ts';
import { campusRefusal } from '../columns/campusRefusal.ts';
import type { Column } from '../columns/columns.ts';
import type { Span } from '../gesture/span.ts';
import { sameSpan } from '../gesture/span.ts';
import type { Reassignment } from '../grid/TimeGrid.tsx';
import type { Period } from '../period/usePeriod.ts';
import { openApplication } from './openApplication.ts';
import type { Gesture } from './useGesture.ts';
import type { LinkedChanges } from './useLinked.ts';
import { nameOf } from './useTargets.ts';

/**
 * Gives an event to another person, as one change: its teachers, or the agent of the application whose interview it is;
 * or to another campus.
 */
export function useAssigning(
  { all, events, interviews }: Period,
  { gesture, offer }: { readonly gesture: Gesture; readonly offer: LinkedChanges['offer'] },
): BeginAssignment {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const tellUndoable = useUndoToast();
  const eventText = useCurrentText('Planification');
  const applicationText = useCurrentText('Dossier');

  // Another kind of change of the same event is another gesture.
  const submissionOf = (id: string, isByKey: boolean) =>
    isByKey ? gesture.press([id, 'assign']) : { id: crypto.randomUUID() };

  /** What of an event belongs to its campus would not go with it: such a move is refused, with its reason. */
  const toCampus = async (
    event: ShownEvent,
    seen: readonly Seen[],
    { to, span, isByKey }: Reassignment<Column>,
  ): Promise<void> => {
    const refusal = campusRefusal(event, to);
    if (refusal) {
      const application = event.interview;
      return showToast(
        t(`calendar.views.columns.campusRefused.${refusal}`, { programme: event.programmeName }),
        application && {
          label: t('calendar.views.openApplication'),
          onPress: () => openApplication(application, format),
        },
      );
    }
    const kept = await act(
      editOf(event, { EntiteJuridiqueId: to.campusId ?? event.campusId, ...timesOf(event, span) }, seen),
      { submission: submissionOf(event.id, isByKey) },
    );
    if (!kept) return;
    tellUndoable(t('calendar.views.columns.campusChanged', { name: nameOf(event), campus: to.name }));
    focusRow(event.id);
  };

  const toPerson = async (
    kind: ColumnKind,
    event: ShownEvent,
    application: InterviewView | undefined,
    seen: readonly Seen[],
    { from, to, span, isByKey }: Reassignment<Column>,
  ): Promise<void> => {
    // A text that names no known person is replaced whole.
    const source = from.person ?? (from.name === '' ? null : { name: from.name });
    const target = to.person ?? (to.name === '' ? null : { name: to.name });
    const submission = submissionOf(event.id, isByKey);
    const givenTo = ({ id, enseignants }: EventView) =>
      ({ entity: 'Planification', id, members: { Enseignants: reassigned(enseignants, source, target) } }) as const;
    const kept = await act(
      application
        ? {
            kind: 'edit',
            rows: [{ entity: 'Dossier', id: application.id, members: { AgentId: to.person?.id ?? '' } }],
            seen,
          }
        : editOf(event, { ...givenTo(event).members, ...timesOf(event, span) }, seen),
      { submission },
    );
    if (!kept) return;
    if (!application)
      offer(event, {
        kind: 'assigned',
        changed: new Set([event.id]),
        intentId: submission.id,
        changeOf: (others) => ({ kind: 'edit', rows: others.map(givenTo) }),
      });
    const name = nameOf(event);
    tellUndoable(
      target
        ? t('calendar.views.columns.assigned', { name, person: target.name })
        : t(`calendar.views.columns.unassigned.${kind === 'agents' ? 'agents' : 'teachers'}`, { name }),
    );
    focusRow(event.id);
  };

  return (kind, id) => {
    const event = all.find((each) => each.id === id);
    if (!event) return () => undefined;
    const shownBy = standIns(interviews, events);
    const application =
      event.interview ?? (kind === 'agents' ? interviews.find((each) => shownBy.get(each.id)?.id === id) : undefined);
    const seen = [
      ...shownIn('Planification', id, eventText(id), ['Enseignants', 'EntiteJuridiqueId', 'Debut']),
      ...(application ? shownIn('Dossier', application.id, applicationText(application.id), ['AgentId']) : []),
    ];
    return (how) =>
      void (how.to.campusId === undefined ? toPerson(kind, event, application, seen, how) : toCampus(event, seen, how));
  };
}

const timesOf = (event: ShownEvent, span: Span | null): Members<'Planification'> =>
  span && !sameSpan(span, event) ? { Debut: span.debut, Fin: span.fin } : {};

const editOf = ({ id }: ShownEvent, members: Members<'Planification'>, seen: readonly Seen[]): Intent => ({
  kind: 'edit',
  rows: [{ entity: 'Planification', id, members }],
  seen,
});

/** What is shown of these members of a row; nothing of one that is not on this workstation. */
function shownIn(entity: EntityName, id: string, row: RawJson | undefined, names: readonly string[]): readonly Seen[] {
  if (row === undefined) return [];
  const shown = { entity, id, row };
  return names.flatMap((name) => seenOf(shown, seenNow(shown, name), name));
}
