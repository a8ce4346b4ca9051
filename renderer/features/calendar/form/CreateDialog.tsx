import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllSearched, useApplicantsIn } from '#cache/queries/applicantsIn.ts';
import { useDraft } from '#cache/queries/useDraft.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { usePreferences } from '#stores/preferences.ts';
import type { Submission } from '#sync/ports.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { Checkbox, useFormat } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { emptyDraft, givesHour, ofApplication, problemsOf, spanOf } from './draft.ts';
import type { Draft, DraftProblems, OfApplication } from './draft.ts';
import { EventFields } from './EventFields.tsx';
import type { ErrorOf, EventType } from './EventFields.tsx';
import { creation, moved, withApplication } from './intents.ts';
import { draftText, newEventDraft, readDrafts } from './keptDraft.ts';
import type { Drafts } from './keptDraft.ts';
import { MoreFields } from './MoreFields.tsx';
import { RepeatRow } from './RepeatRow.tsx';
import { draftsOf } from './spans.ts';
import { useAwaited } from './useAwaited.ts';
import { useEventRules } from './useEventRules.ts';

interface CreateDialogProps {
  readonly campusId: string;
  readonly submission: Submission;
  /** The initial values, or a saved draft. */
  readonly start: Draft | string;
  readonly types: readonly EventType[];
  readonly onClose: () => void;
  readonly onCreated: (id: string, span: Span) => void;
}

/** A new event; or a series, or two, linked by one ReferenceMultiple. */
export function CreateDialog({ campusId, submission, start, types, onClose, onCreated }: CreateDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const kept = useDraft(newEventDraft);
  /** The second event has only its own hours: the rest is the first's. */
  const [drafts, setDrafts] = useState<Drafts>(
    typeof start === 'string' ? (readDrafts(start) ?? [emptyDraft]) : [start],
  );
  const [first, second] = drafts;
  const put = (next: Draft, other: Draft | undefined): void => {
    const all: Drafts = other
      ? [next, { ...next, nom: other.nom, day: other.day, start: other.start, endDay: other.endDay, end: other.end }]
      : [next];
    setDrafts(all);
    kept.keep(draftText(all));
  };
  const named = useNamed(first, types);
  const application = first.application ?? named;
  const events = second ? drafts : draftsOf(first);
  const awaited = useAwaited(campusId, application);
  /** The interview that goes to the new place in place of a second one; several events move none. */
  const moves = awaited && awaited.by !== 'several' && events?.length === 1 ? awaited.event : null;
  const isPaired = givesHour({ ...first, application }, awaited === null || moves !== null);
  /** On some day of the series the clock skips an hour. */
  const skippedDay = events?.find((draft) => isSkippedOn(problemsOf(draft, format, { nameNeeded: false })));

  /** Closed on purpose, or saved: the draft is deleted. */
  const leave = (): void => {
    kept.keep(null);
    onClose();
  };
  const rules = useEventRules(
    () =>
      new Map(
        drafts.flatMap((draft, at) =>
          Object.entries(problemsOf(draft, format, { nameNeeded: true })).map(([field, problem]) => [
            nameOf(at, field),
            problem,
          ]),
        ),
      ),
  );
  const form = useForm<string>({
    ...rules,
    // A series is without its days, or the clock has not one of them.
    isHeld: !events || skippedDay !== undefined,
    onSave: async () => {
      const event = events && creation(campusId, events, format);
      const span = spanOf(first, format);
      if (!event || !span) return false;
      const pair = isPaired ? application : null;
      const intent = !pair ? event : moves ? moved(event, moves, pair) : withApplication(event, pair, span.debut);
      const when = format.dayTime(span.debut);
      const done = pair && moves && { done: t('calendar.doing.toast.moved', { when, count: 1 }) };
      const made = await act(intent, { submission, ...done });
      if (!made) return false;
      leave();
      const id = pair && moves ? moves.id : made[0];
      if (id !== undefined) onCreated(id, span);
      return true;
    },
  });
  const errorsOf =
    (at: number): ErrorOf =>
    (field) =>
      form.errorOf(nameOf(at, field));
  return (
    <FormDialog
      form={form}
      title={t('calendar.form.create')}
      action={t(isPaired && moves ? 'common.word.move' : 'common.word.create')}
      byEnter
      onClose={onClose}
      onCancel={leave}
    >
      <EventFields
        draft={first}
        errorOf={errorsOf(0)}
        types={types}
        campusId={campusId}
        onChange={(next) => put(next, second)}
      />
      {application && (
        <div className="mt-2">
          <Checkbox
            isSelected={isPaired}
            onChange={(getsHour) => put({ ...first, application: { ...application, getsHour } }, second)}
          >
            {t(`calendar.form.${moves ? 'moves' : events?.length === 1 ? 'application' : 'applicationOfFirst'}`, {
              name: application.applicantName,
              numero: application.numero,
            })}
            <output className="block text-help text-text-2">
              {awaited
                ? t(`calendar.form.${isPaired && moves ? 'awaitedMoves' : 'awaitedStays'}`, {
                    when: format.dayTime(awaited.event.debut),
                  })
                : isPaired &&
                  application.creneau !== null &&
                  t('calendar.form.before', { when: format.dayTime(application.creneau) })}
            </output>
          </Checkbox>
        </div>
      )}
      <MoreFields draft={first} errorOf={errorsOf(0)} onChange={(next) => put(next, second)} assigned={null} />
      {!second && (
        <RepeatRow
          campusId={campusId}
          draft={first}
          except={isPaired ? moves?.id : undefined}
          tried={form.isTried}
          onChange={(repeat) => put({ ...first, repeat }, undefined)}
        />
      )}
      {skippedDay && skippedDay.day !== first.day && (
        <p role="alert" className="mt-1 text-help text-stop">
          {t('calendar.repeat.hourSkipped', { day: format.day(format.at(skippedDay.day, '12:00')) })}
        </p>
      )}
      {first.repeat === null && (
        <div className="mt-4">
          <Checkbox isSelected={second !== undefined} onChange={(linked) => put(first, linked ? first : undefined)}>
            {t('calendar.form.second')}
          </Checkbox>
        </div>
      )}
      {second && (
        <fieldset className="mt-3 border-t border-line pt-3">
          <legend className="float-left mb-2 w-full font-medium">{t('calendar.form.secondTitle')}</legend>
          <div className="clear-both">
            <EventFields
              onlyWhen
              draft={second}
              errorOf={errorsOf(1)}
              types={types}
              campusId={campusId}
              onChange={(next) => put(first, next)}
            />
          </div>
        </fieldset>
      )}
    </FormDialog>
  );
}

/** The only application of the only applicant whom a new interview is named for; both halves are made (R4.7). */
function useNamed(draft: Draft, types: readonly EventType[]): OfApplication | null {
  const isBoth = usePreferences((preferences) => preferences.isActingOnBoth);
  const areAllSearched = useAllSearched();
  const isInterview = hueOf(types.find(({ id }) => id === draft.typeId)?.name ?? '') === 'interview';
  const [person, another] = useApplicantsIn(isBoth && areAllSearched && isInterview ? draft.nom : '');
  const [only, other] = person?.applications ?? [];
  return only && !another && !other ? ofApplication(draft, only) : null;
}

const isSkippedOn = ({ start, end }: DraftProblems): boolean => start === 'timeSkipped' || end === 'timeSkipped';

/** The field of one of the events. */
const nameOf = (at: number, field: string): string => `${at} ${field}`;
