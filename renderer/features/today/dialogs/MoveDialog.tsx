import { AlertTriangle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBegin } from '#acts/useBegin.ts';
import { useEvents, useInterview, useInterviews } from '#cache/queries/hooks.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { useSeen } from '#forms/meanwhile/useSeen.ts';
import { clashesAt, planOf, takenAround } from '#parts/interviews/clash.ts';
import { useRoomOf } from '#parts/interviews/useRoomOf.ts';
import { ahead, freeWithin, startsWithin } from '#shared/clash/free.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { usualLength } from '#shared/time/interviewLength.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useSession } from '#stores/session.ts';
import { Button, DateInput, Notice, TimeInput, useFormat, useNow } from '#ui/index.ts';
import { useClashWords } from '../useClashWords.ts';

interface MoveDialogProps {
  readonly interview: InterviewView;
  readonly onClose: () => void;
  readonly onMoved: (at: number) => void;
}

/** Typed, or picked from times when all are free; what it meets is said before. The calendar's event moves too. */
export function MoveDialog({ interview: opened, onClose, onMoved }: MoveDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const beginOn = useBegin();
  const now = useNow();
  const clashWords = useClashWords();
  // The screen gives the one that it opened the dialog for: the hour may have changed since.
  const interview = useInterview(opened.id) ?? opened;
  const { id, applicantName: name, creneau } = interview;
  // The hour that was shown at the first key or choice: the half that the user leaves alone is that one's (I12).
  const [begun, setBegun] = useState<number | null>(null);
  const [typedDay, setDay] = useState<string | null>(null);
  const [typedTime, setTime] = useState<string | null>(null);
  // Read before the field is left: Entrée saves from there.
  const [typing, setTyping] = useState<string | null>(null);
  const [typingDay, setTypingDay] = useState<string | null>(null);
  const shown = begun ?? creneau;
  const chosenDay = typedDay ?? format.dayOf(shown);
  const day = typingDay ?? chosenDay;
  const time = typedTime ?? format.timeOf(shown);
  const at = format.at(day, typing ?? time);
  const { rows, changed, accept } = useSeen('Dossier', [id], ['CreneauLibre'], begun !== null);
  const isAsked = changed.length > 0 && at !== creneau;
  const { length, free, clashes, who } = useConcerned(interview, day, at);
  const starts = free.flatMap((span) => startsWithin(span, length));

  const begin = (): void => setBegun(shown);
  const choose = (chosen: string): void => {
    begin();
    setTyping(null);
    setTime(chosen);
  };
  const nextFree = (from: string, by: 1 | -1): string => {
    const here = format.at(day, from);
    // As the list of hours reads, ↓ leads to later ones.
    const next = by === -1 ? starts.find((start) => start > here) : starts.findLast((start) => start < here);
    return next === undefined ? from : format.timeOf(next);
  };
  const form = useForm({
    isBlocked: isAsked,
    onSave: async () => {
      const kept = await beginOn(rows).to(
        { CreneauLibre: at },
        { said: t('common.noted.moved', { name: nameInSentence(name), time: format.dayTime(at) }) },
      );
      if (!kept) return false;
      onClose();
      onMoved(at);
      return true;
    },
  });
  const warnings = [
    ...(at < now && at !== creneau ? [t('today.moveDialog.past')] : []),
    ...clashes.map((clash) => clashWords.long(clash)),
  ];
  return (
    <FormDialog
      form={form}
      byEnter
      title={t('common.word.moveOf', { name })}
      action={t('common.word.move')}
      aside={
        warnings.length > 0 && (
          <Notice tone="stop" icon={<AlertTriangle size={16} aria-hidden />} live>
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Notice>
        )
      }
      onClose={onClose}
    >
      <div className="flex items-start gap-3" onInput={begin}>
        <div className="w-[130px] shrink-0">
          <DateInput
            label={t('common.word.day')}
            value={chosenDay}
            onChange={(chosen) => {
              begin();
              setTypingDay(null);
              setDay(chosen);
            }}
            onTyping={setTypingDay}
          />
        </div>
        <div className="w-[90px] shrink-0">
          <TimeInput
            label={t('common.word.time')}
            value={time}
            onChange={choose}
            onTyping={setTyping}
            step={nextFree}
            autoFocus
          />
        </div>
        {starts.length > 0 && <p className="mt-6 text-help text-text-3">{t('today.moveDialog.keys')}</p>}
      </div>
      {isAsked && (
        <ChangedMeanwhile
          mine={format.dayTime(at)}
          theirs={format.dayTime(creneau)}
          onMine={accept}
          onTheirs={() => {
            setBegun(null);
            setDay(null);
            setTime(null);
            setTyping(null);
            setTypingDay(null);
          }}
        />
      )}
      <p className="mt-4 mb-1.5 text-help font-medium text-text-2">{t('today.moveDialog.free', { who })}</p>
      {free.length === 0 ? (
        <p className="text-text-3">{t('common.word.noFreeSlot')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {free.map((span) => (
            <li key={span.from} className="grid grid-cols-[110px_1fr] items-baseline gap-2">
              <span className="text-help text-text-3">{format.timeRange(span.from, span.to)}</span>
              <span className="flex flex-wrap gap-1.5">
                {startsWithin(span, length).map((start) => (
                  <Button key={start} size="sm" onPress={() => choose(format.timeOf(start))}>
                    {format.time(start)}
                  </Button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}

function useConcerned(interview: InterviewView, day: string, at: number) {
  const format = useFormat();
  const now = useNow();
  const hours = usePreferences((preferences) => preferences.calendarHours);
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const rangeOf = (of: string) => ({ campusId, from: format.startOfDay(of), to: format.endOfDay(of) });
  const own = planOf([interview], useEvents(rangeOf(format.dayOf(interview.creneau)))).ownEvents.get(interview.id);
  const range = rangeOf(day);
  const interviews = useInterviews(range);
  const ofDay = { interviews, events: useEvents(range), roomOf: useRoomOf([...interviews, interview]) };
  const length = own ? own.fin - own.debut : usualLength;
  const clock = (hour: number): number =>
    hour === 24 ? range.to : format.at(day, `${String(hour).padStart(2, '0')}:00`);
  const open = ahead({ from: clock(hours.from), to: clock(hours.to) }, now);
  return {
    length,
    free: freeWithin(open, takenAround(interview, own, ofDay)).filter(({ from, to }) => to - from >= length),
    clashes: clashesAt(interview, own, at, ofDay),
    who: [interview.applicantName, interview.agentName, own?.enseignants, ofDay.roomOf(interview.id)]
      .filter(Boolean)
      .join(', '),
  };
}
