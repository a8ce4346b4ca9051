import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#cache/queries/useDraft.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { isNamedFor } from '#intents/interview/named.ts';
import { usePreferences } from '#stores/preferences.ts';
import type { Submission } from '#sync/ports.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { Checkbox, Notice, RadioCards, useFormat } from '#ui/index.ts';
import { asLongAs, emptyDraft, givesHour, ofApplication, problemsOf } from './draft.ts';
import type { Draft, DraftProblems, OfApplication } from './draft.ts';
import { EventFields } from './EventFields.tsx';
import type { ErrorOf, EventType } from './EventFields.tsx';
import { draftText, newEventDraft, readDrafts } from './keptDraft.ts';
import type { Drafts } from './keptDraft.ts';
import { MoreFields } from './MoreFields.tsx';
import { RepeatRow } from './RepeatRow.tsx';
import { draftsOf } from './spans.ts';
import { unplacedWords, withWords } from './unplaced.ts';
import { useAwaited, useBegun, useIsPartial, useTeachersAfter } from './useAwaited.ts';
import { useCreating } from './useCreating.ts';
import { useEventRules } from './useEventRules.ts';
import { useMeant } from './useMeant.ts';
import type { Meant } from './useMeant.ts';

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
  const create = useCreating(campusId, submission);
  const kept = useDraft(newEventDraft);
  /** The second event has only its own hours: the rest is the first's. */
  const [drafts, setDrafts] = useState<Drafts>(
    typeof start === 'string' ? (readDrafts(start) ?? [emptyDraft]) : [start],
  );
  const [typed, second] = drafts;
  /** The end, and so the length, is the user's: typed here, or given by the line. */
  const [isEndGiven, setEndGiven] = useState(typeof start === 'string' || isGoingOn(start));
  const put = (next: Draft, other: Draft | undefined): void => {
    const all: Drafts = other
      ? [next, { ...next, nom: other.nom, day: other.day, start: other.start, endDay: other.endDay, end: other.end }]
      : [next];
    setDrafts(all);
    kept.keep(draftText(all));
  };
  const named = useNamed(typed, types);
  const { application } = named;
  const count = second ? 2 : draftsOf(typed)?.length;
  const awaited = useAwaited(campusId, application);
  /** The interview that goes to the new place in place of a second one; several events move none. */
  const movable = awaited && awaited.by !== 'unclear' && count === 1 ? awaited.event : null;
  const isPaired = givesHour({ ...typed, application }, awaited === null || movable !== null);
  const moves = isPaired ? movable : null;
  const begun = useBegun({ application: isPaired ? application : null, moves });
  /** What was typed and the interview that moves does not have: it goes to its name, unless the user leaves it. */
  const words = moves && application ? unplacedWords(typed.nom, application.applicantName, moves, named.said) : '';
  const renamed = moves && words !== '' && words !== typed.leftWords ? withWords(moves, words) : null;
  const first = moves && !isEndGiven ? asLongAs(typed, moves, format) : typed;
  const events = second ? [first, second] : draftsOf(first);
  const isPartial = useIsPartial();
  const teachers = useTeachersAfter()(first.enseignants.trim(), moves);
  /** On some day of the series the clock skips an hour. */
  const skippedDay = events?.find((draft) => isSkippedOn(problemsOf(draft, format, { nameNeeded: false })));

  /** Closed on purpose, or saved: the draft is deleted. */
  const leave = (): void => {
    kept.keep(null);
    onClose();
  };
  const rules = useEventRules(
    () =>
      new Map([
        ...[first, ...drafts.slice(1)].flatMap((draft, at) =>
          Object.entries(problemsOf(draft, format, { nameNeeded: true })).map(
            ([field, problem]) => [nameOf(at, field), problem] as const,
          ),
        ),
        ...(named.isOpen ? [['application', 'applicationMissing'] as const] : []),
      ]),
  );
  const form = useForm<string>({
    ...rules,
    // A series is without its days, the clock has not one of them, or the applicant is still being searched.
    isHeld: !events || skippedDay !== undefined || named.isLooking,
    onSave: async () => {
      // The name that several may be meant by stays as it was typed until then, and so does the question.
      const isWhole = named.asked !== null && isPaired;
      const whole = (draft: Draft): Draft => (isWhole ? { ...draft, nom: named.titled(draft.nom) } : draft);
      const made = events && (await create(events.map(whole), begun, renamed));
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
  const what = (
    <output className="block text-help text-text-2">
      {awaited
        ? t(`calendar.form.${moves ? (renamed === null ? 'awaitedMoves' : 'awaitedRenamed') : 'awaitedStays'}`, {
            when: awaited.where,
          })
        : isPaired &&
          application !== null &&
          application.creneau !== null &&
          t('calendar.form.before', { when: format.dayTime(application.creneau) })}
      {!awaited && isPartial && ` ${t('calendar.form.awaitedUnknown')}`}
      {moves && teachers !== '' && ` ${t('calendar.form.awaitedTeachers', { teachers })}`}
    </output>
  );
  return (
    <FormDialog
      form={form}
      title={t('timeGrid.newEvent')}
      action={t(moves ? 'common.word.move' : 'common.word.create')}
      byEnter
      onClose={onClose}
      onCancel={leave}
    >
      <EventFields
        draft={first}
        errorOf={errorsOf(0)}
        types={types}
        campusId={campusId}
        onChange={(next) => {
          if (next.start === first.start && (next.end !== first.end || next.endDay !== first.endDay)) setEndGiven(true);
          put(next, second);
        }}
      />
      {named.isLooking && (
        <output className="mt-2 block text-help text-text-2">{t('calendar.doing.quick.application.looking')}</output>
      )}
      {named.asked ? (
        <Which
          asked={named.asked}
          chosen={application?.id ?? (named.isOpen ? null : '')}
          count={count ?? 2}
          problem={form.errorOf('application')}
          onChoose={(choice) =>
            put(
              {
                ...typed,
                application: choice && ofApplication(choice, 'meant'),
                alone: choice ? null : named.key,
              },
              second,
            )
          }
        >
          {application && what}
        </Which>
      ) : (
        application && (
          <div className="mt-2">
            <Checkbox
              isSelected={isPaired}
              onChange={(getsHour) =>
                put(
                  {
                    ...typed,
                    nom: getsHour ? named.titled(typed.nom) : typed.nom,
                    application: { ...application, getsHour },
                  },
                  second,
                )
              }
            >
              {t(`calendar.form.${movable ? 'moves' : count === 1 ? 'application' : 'applicationOfFirst'}`, {
                name: application.applicantName,
                numero: application.numero,
              })}
              {what}
            </Checkbox>
          </div>
        )
      )}
      {words !== '' && (
        <div className="mt-2">
          <Checkbox
            isSelected={renamed !== null}
            onChange={(isKept) => put({ ...typed, leftWords: isKept ? '' : words }, second)}
          >
            {t('calendar.form.addsWords', { words: format.quote(words) })}
          </Checkbox>
        </div>
      )}
      <MoreFields draft={first} errorOf={errorsOf(0)} onChange={(next) => put(next, second)} assigned={null} />
      {!second && (
        <RepeatRow
          campusId={campusId}
          draft={{ ...first, enseignants: first.enseignants.trim() || (moves?.enseignants ?? '') }}
          applicationId={isPaired ? application?.id : undefined}
          except={moves?.id}
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

/** Whether the draft comes from a line whose interview gives its application the hour. */
const isGoingOn = ({ application }: Draft): boolean => application !== null && application.getsHour !== false;

interface WhichProps {
  readonly asked: Meant['choices'];
  /** '' for the event alone, null where nothing was said. */
  readonly chosen: string | null;
  /** How many events are made. */
  readonly count: number;
  readonly problem: string | null;
  readonly onChoose: (application: Meant['choices'][number] | null) => void;
  /** What becomes of the one that is chosen. */
  readonly children: ReactNode;
}

/** The question for which of several applications the interview is. */
function Which({ asked, chosen, count, problem, onChoose, children }: WhichProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="mt-3" {...(problem !== null && { 'data-invalid': true })}>
      <Notice tone="ask" title={t('calendar.doing.quick.application.which')} live>
        {problem !== null && <p className="mt-1 text-help text-stop">{problem}</p>}
        <div className="mt-2">
          <RadioCards
            label={t('calendar.doing.quick.application.which')}
            value={chosen}
            onChange={(id) => onChoose(asked.find((each) => each.id === id) ?? null)}
            options={[
              ...asked.map(({ id, applicantName, numero, admissionPathName, creneau }) => ({
                id,
                title: applicantName,
                detail: [numero, admissionPathName, creneau !== null && format.dayTime(creneau)]
                  .filter(Boolean)
                  .join(' · '),
              })),
              { id: '', title: t('calendar.doing.quick.application.eventOnly', { count }) },
            ]}
          />
        </div>
        {children}
      </Notice>
    </div>
  );
}

interface NamedApplication extends Pick<Meant, 'key' | 'isLooking'> {
  /** The application that the event is the interview of; null where the typed name identifies none. */
  readonly application: OfApplication | null;
  /** Those of which the user says which it is; null where that is known. */
  readonly asked: Meant['choices'] | null;
  /** It was not said yet. */
  readonly isOpen: boolean;
  /** How the typed name gives its applicant; undefined: by their name. */
  readonly said: string | undefined;
  /** The name of the event with the applicant's whole name. */
  readonly titled: (nom: string) => string;
}

/**
 * The application that the draft was begun for, unless its name was corrected to that of others, or to one that no
 * longer means the one that was chosen; else the only one of the only applicant whom a new interview is named for: both
 * halves are made (R4.7). An event that is no interview has none.
 */
function useNamed({ nom, typeId, application: begun, alone }: Draft, types: readonly EventType[]): NamedApplication {
  const isBoth = usePreferences((preferences) => preferences.isActingOnBoth);
  const isInterview = hueOf(types.find(({ id }) => id === typeId)?.name ?? '') === 'interview';
  const isChosen = begun?.getsHour === 'meant';
  const { people, choices, key, sure, isLooking, titled } = useMeant(
    nom,
    (isBoth || isChosen) && isInterview && nom.trim() !== '',
  );
  const isMeant = choices.some(({ id }) => id === begun?.id);
  const isOfOthers = begun !== null && people.length > 0 && !isNamedFor({ nom }, begun);
  const isLeft = !isInterview || (!isMeant && (isOfOthers || (isChosen && !isLooking)));
  const found = isBoth && sure ? ofApplication(sure, null) : null;
  const application = isLeft ? found : (begun ?? found);
  const isAsked = isBoth && sure === null && choices.length > 0;
  return {
    application,
    asked: isAsked ? choices : null,
    isOpen: isAsked && application === null && alone !== key,
    key,
    isLooking,
    said: people.find(({ applications }) => applications.some(({ id }) => id === application?.id))?.said,
    titled: (text) => titled(text, application),
  };
}

const isSkippedOn = ({ start, end }: DraftProblems): boolean => start === 'timeSkipped' || end === 'timeSkipped';

/** The field of one of the events. */
const nameOf = (at: number, field: string): string => `${at} ${field}`;
