import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#cache/queries/useDraft.ts';
import type { ApplicationView } from '#cache/queries/views.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { usePreferences } from '#stores/preferences.ts';
import type { Submission } from '#sync/ports.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { Checkbox, RadioCards, useFormat } from '#ui/index.ts';
import { emptyDraft, ofApplication, problemsOf } from './draft.ts';
import type { Draft, DraftProblems, OfApplication } from './draft.ts';
import { EventFields } from './EventFields.tsx';
import type { ErrorOf, EventType } from './EventFields.tsx';
import { draftText, newEventDraft, readDrafts } from './keptDraft.ts';
import type { Drafts } from './keptDraft.ts';
import { MoreFields } from './MoreFields.tsx';
import { RepeatRow } from './RepeatRow.tsx';
import { draftsOf } from './spans.ts';
import { useApplications, useAwaited, useIsPartial } from './useApplications.ts';
import { useCreating } from './useCreating.ts';
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
  const { application } = first;
  const schoolHolidays = usePreferences((preferences) => preferences.schoolHolidays);
  const create = useCreating(campusId, submission, application);
  const isSecond = useAwaited(application) !== null;
  const events = second ? [first, second] : draftsOf(first, schoolHolidays);
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
        [first, ...drafts.slice(1)].flatMap((draft, at) =>
          Object.entries(problemsOf(draft, format, { nameNeeded: true })).map(
            ([field, problem]) => [nameOf(at, field), problem] as const,
          ),
        ),
      ),
  );
  const form = useForm<string>({
    ...rules,
    // A series is without its days, or the clock has not one of them.
    isBlocked: !events || skippedDay !== undefined,
    onSave: async () => {
      const made = events && (await create(events));
      if (!made) return false;
      leave();
      onCreated(made.id, made.span);
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
      title={t('timeGrid.newEvent')}
      action={t('common.word.create')}
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
      <Which draft={first} types={types} count={events?.length ?? 1} onChange={(next) => put(next, second)} />
      <MoreFields draft={first} errorOf={errorsOf(0)} onChange={(next) => put(next, second)} assigned={null} />
      {!second && (
        <RepeatRow
          campusId={campusId}
          draft={first}
          applicationId={isSecond ? undefined : application?.id}
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

interface WhichProps {
  readonly draft: Draft;
  readonly types: readonly EventType[];
  readonly count: number;
  readonly onChange: (draft: Draft) => void;
}

/** For which application the interview is, of those of its name, and what that one gets; none unless chosen. */
function Which({ draft, types, count, onChange }: WhichProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { nom, typeId, application } = draft;
  const isInterview = hueOf(types.find(({ id }) => id === typeId)?.name ?? '') === 'interview';
  const { choices, isLooking, titled } = useApplications(nom, isInterview);
  const awaited = useAwaited(application);
  const isPartial = useIsPartial();
  if (isLooking)
    return (
      <output className="mt-2 block text-help text-text-2">{t('calendar.doing.quick.application.looking')}</output>
    );
  // What was chosen stays, whatever the name says since.
  const isElsewhere = application !== null && choices.every(({ id }) => id !== application.id);
  const shown: readonly (OfApplication & Partial<ApplicationView>)[] = isElsewhere
    ? [application, ...choices]
    : choices;
  if (shown.length === 0) return null;
  return (
    <div className="mt-3">
      <RadioCards
        label={t('calendar.doing.quick.application.which')}
        value={application?.id ?? ''}
        onChange={(id) => {
          const chosen = choices.find((each) => each.id === id);
          if (id !== application?.id)
            onChange({
              ...draft,
              nom: titled(nom, chosen ?? null),
              application: chosen ? ofApplication(chosen) : null,
            });
        }}
        options={[
          { id: '', title: t('calendar.doing.quick.application.eventOnly', { count }) },
          ...shown.map(({ id, applicantName, numero, admissionPathName, creneau }) => ({
            id,
            title: applicantName,
            detail: [numero, admissionPathName, creneau !== null && format.dayTime(creneau)]
              .filter(Boolean)
              .join(' · '),
          })),
        ]}
      />
      {application && (
        <output className="mt-1 block text-help text-text-2">
          {awaited
            ? t('calendar.doing.quick.application.stays', {
                numero: application.numero,
                when: format.dayTime(awaited.debut),
                count,
              })
            : [t('calendar.form.application', { count }), isPartial && t('calendar.form.awaitedUnknown')]
                .filter(Boolean)
                .join(' ')}
        </output>
      )}
    </div>
  );
}

const isSkippedOn = ({ start, end }: DraftProblems): boolean => start === 'timeSkipped' || end === 'timeSkipped';

const nameOf = (at: number, field: string): string => `${at} ${field}`;
