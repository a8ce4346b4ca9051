import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgents, useInterviews } from '../../cache/queries/hooks.ts';
import { useSession } from '../../stores/session.ts';
import { useView } from '../../stores/view.ts';
import { addDays, Button, IconButton, Screen, Select, useFormat, useNow, useRowKeys, useShortcut, ViewHeader } from '../../ui/index.ts';
import { InterviewInspector } from './InterviewInspector.tsx';
import { InterviewTable } from './InterviewTable.tsx';
import { NextInterview } from './NextInterview.tsx';
import { NoInterviews } from './NoInterviews.tsx';
import { nextOf } from './schedule.ts';
import { todayShortcuts } from './shortcuts.ts';

const everyAgent = 'every';
const select = (id: string | null): void =>
  useView.setState(({ selection: { today: _left, ...others } }) => ({ selection: id === null ? others : { ...others, today: id } }));
const showDay = (interviewDay: string | null): void => useView.setState({ interviewDay });

/** The interviews of one day on the campus, and the file of the chosen one. */
export function InterviewsScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const today = format.dayOf(now);
  const day = useView((view) => view.interviewDay) ?? today;
  const selected = useView((view) => view.selection.today) ?? null;
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const agents = useAgents(campusId);
  const [agentId, setAgentId] = useState(everyAgent);
  /** Rises when the hour is to be typed (H). */
  const [hourAsked, setHourAsked] = useState(0);

  const ofDay = useInterviews({ campusId, from: format.startOfDay(day), to: format.endOfDay(day) });
  const shown = agentId === everyAgent ? ofDay : ofDay.filter((interview) => interview.agentId === agentId);
  const next = day === today ? nextOf(shown, now) : undefined;
  const past = day === today ? shown.filter((interview) => interview.creneau < now && interview.id !== next?.id).length : 0;

  const toDay = (target: string): void => showDay(target === today ? null : target);
  const askHour = (id: string | null = selected ?? next?.id ?? null): void => {
    if (id === null) return;
    select(id);
    setHourAsked((asked) => asked + 1);
  };
  useRowKeys({
    ids: shown.map((interview) => interview.id),
    selected,
    onSelect: select,
    start: next?.id,
    onOpen: () => document.querySelector<HTMLElement>('[data-first-field] input')?.focus(),
  });
  useShortcut(todayShortcuts.previous, () => toDay(addDays(day, -1)));
  useShortcut(todayShortcuts.next, () => toDay(addDays(day, 1)));
  useShortcut(todayShortcuts.now, () => showDay(null));
  useShortcut(todayShortcuts.hour, () => askHour());

  return (
    <Screen
      header={
        <ViewHeader
          title={format.dayLong(format.startOfDay(day))}
          detail={[t('today.count', { count: shown.length }), past > 0 && t('today.past', { count: past })].filter(Boolean).join(', ')}
        >
          <span className="flex items-center gap-1">
            <IconButton label={t('today.previousDay')} kbd="ArrowLeft" icon={<ChevronLeft size={16} aria-hidden />} onPress={() => toDay(addDays(day, -1))} />
            <Button onPress={() => showDay(null)}>{t('today.today')}</Button>
            <IconButton label={t('today.nextDay')} kbd="ArrowRight" icon={<ChevronRight size={16} aria-hidden />} onPress={() => toDay(addDays(day, 1))} />
          </span>
          <span className="w-44">
            <Select
              label={t('today.agentFilter')}
              hideLabel
              value={agentId}
              onChange={setAgentId}
              options={[{ id: everyAgent, label: t('today.everyAgent') }, ...agents.map(({ id, name }) => ({ id, label: name }))]}
            />
          </span>
        </ViewHeader>
      }
      inspector={selected !== null && <InterviewInspector key={selected} id={selected} hourAsked={hourAsked} onClose={() => select(null)} />}
    >
      <div className="scroll-thin min-h-0 flex-1 px-5 py-4">
        {next && <NextInterview interview={next} now={now} onOpen={() => select(next.id)} onMove={() => askHour(next.id)} />}
        {shown.length > 0 ? (
          <InterviewTable interviews={shown} nextId={next?.id ?? null} now={now} selected={selected} onSelect={select} />
        ) : (
          <div className="-mx-5 -mt-4">
            <NoInterviews isToday={day === today} ofAgent={ofDay.length > 0} onToday={() => showDay(null)} />
          </div>
        )}
      </div>
    </Screen>
  );
}
