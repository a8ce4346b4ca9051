import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvents, useInterviews } from '#cache/queries/hooks.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { useSeen } from '#forms/meanwhile/useSeen.ts';
import { agentOf, needOfEvent } from '#shared/clash/clash.ts';
import type { Need } from '#shared/clash/clash.ts';
import { freeWithin, startsWithin, takenBy } from '#shared/clash/free.ts';
import { usualLength } from '#shared/time/interviewLength.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useSession } from '#stores/session.ts';
import { Button, DateInput, TimeInput, useFormat } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { planOf } from '../day/clash.ts';

/**
 * Another day or hour, typed or picked from the agent's free times; the dialog then proposes to move the calendar's
 * event too (R4.7).
 */
export function MoveDialog({
  interview,
  onClose,
}: {
  readonly interview: InterviewView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const hours = usePreferences((preferences) => preferences.calendarHours);
  const { id, applicantName: name, agentName, creneau } = interview;
  const [typedDay, setDay] = useState<string | null>(null);
  const [typedTime, setTime] = useState<string | null>(null);
  const day = typedDay ?? format.dayOf(creneau);
  const time = typedTime ?? format.timeOf(creneau);
  const at = format.at(day, time);
  const { seen, changed, accept } = useSeen('Dossier', [id], ['CreneauLibre'], typedDay !== null || typedTime !== null);
  const isAsked = changed.length > 0 && at !== creneau;

  const before = {
    campusId,
    from: format.startOfDay(format.dayOf(creneau)),
    to: format.endOfDay(format.dayOf(creneau)),
  };
  const own = planOf([interview], useEvents(before)).ownEvents.get(id);
  const length = own ? own.fin - own.debut : usualLength;
  const free = useFree(interview, day, hours, length);

  const form = useForm({
    isHeld: isAsked,
    onSave: async () => {
      const kept = await act(
        { kind: 'edit', rows: [{ entity: 'Dossier', id, members: { CreneauLibre: at } }], seen },
        { done: t('today.toast.moved', { name, time: format.dayTime(at) }) },
      );
      if (kept) onClose();
      return kept;
    },
  });
  return (
    <FormDialog form={form} title={t('common.word.moveOf', { name })} action={t('common.word.move')} onClose={onClose}>
      <div className="flex items-start gap-3">
        <div className="w-[130px]">
          <DateInput label={t('common.word.day')} value={day} onChange={setDay} />
        </div>
        <div className="w-[90px]">
          {/* The focus goes to the field that the dialog is for. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <TimeInput label={t('common.word.time')} value={time} onChange={setTime} autoFocus />
        </div>
      </div>
      {isAsked && (
        <ChangedMeanwhile
          mine={format.dayTime(at)}
          theirs={format.dayTime(creneau)}
          onMine={accept}
          onTheirs={() => {
            setDay(null);
            setTime(null);
          }}
        />
      )}
      <p className="mt-4 mb-1.5 text-help font-medium text-text-2">
        {agentName === null ? t('today.moveDialog.free') : t('today.moveDialog.freeOf', { name: agentName })}
      </p>
      {free.length === 0 ? (
        <p className="text-text-3">{t('today.moveDialog.noneFree')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {free.map((span) => (
            <li key={span.from} className="grid grid-cols-[110px_1fr] items-baseline gap-2">
              <span className="text-help text-text-3">{format.timeRange(span.from, span.to)}</span>
              <span className="flex flex-wrap gap-1.5">
                {startsWithin(span, length).map((start) => (
                  <Button key={start} size="sm" onPress={() => setTime(format.timeOf(start))}>
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

/**
 * The agent's free times on a day, long enough for the interview, by the interviews and events that name them; without
 * an agent, by all of them.
 */
function useFree(
  interview: InterviewView,
  day: string,
  hours: { readonly from: number; readonly to: number },
  length: number,
) {
  const format = useFormat();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const range = { campusId, from: format.startOfDay(day), to: format.endOfDay(day) };
  const needOf = (each: InterviewView): Need => {
    const from = each.creneau;
    return { from, to: from + usualLength, who: agentOf(each), where: '' };
  };
  const interviews = useInterviews(range).filter(({ id }) => id !== interview.id);
  const needs = [...interviews.map(needOf), ...useEvents(range).map(needOfEvent)];
  const taken = interview.agentId === null ? interviews.map(needOf) : takenBy([needOf(interview)], needs);
  const clock = (hour: number): number =>
    hour === 24 ? range.to : format.at(day, `${String(hour).padStart(2, '0')}:00`);
  return freeWithin({ from: clock(hours.from), to: clock(hours.to) }, taken).filter(
    ({ from, to }) => to - from >= length,
  );
}
