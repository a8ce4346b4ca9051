import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ofApplication, ofEvent } from '#acts/act.ts';
import { useBegin } from '#acts/useBegin.ts';
import { useNote } from '#acts/useNote.ts';
import { useAgents, useEvents, useInterviews } from '#cache/queries/hooks.ts';
import { useTeachers } from '#cache/queries/teachers.ts';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import { clashesAt, planOf } from '#parts/interviews/clash.ts';
import { useRoomOf } from '#parts/interviews/useRoomOf.ts';
import { foldedText, foldedWords } from '#shared/text/fold.ts';
import { TextFinder } from '#shared/text/textFinder.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useHiddenScreens } from '#stores/policy.ts';
import { useSession } from '#stores/session.ts';
import { expectedOn } from '#timeGrid/appearance/expected.ts';
import { addDays, useFormat, useNow } from '#ui/index.ts';
import { isDecided, mappedOf } from '#wording/dayFields.ts';
import { givenDay, givenInterview, taken } from './giving.ts';
import type { Handover, Staff } from './giving.ts';
import type { PaletteItem } from './item.ts';
import { typedActs } from './typedAct.ts';
import type { TypedAct } from './typedAct.ts';

/** Where no day is named, an interview is moved or given from today on, this many days ahead. */
const daysAhead = 28;

/**
 * « déplacer martel 16h30 »: the act as a sentence, with what it meets; several where name or hour may mean several.
 */
export function useTypedActs(query: string): readonly PaletteItem[] {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const today = format.dayOf(now);
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const isHidden = useHiddenScreens().includes('today');
  const acts = useMemo(() => (isHidden ? [] : typedActs(query, today)), [isHidden, query, today]);
  const days = [today, addDays(today, daysAhead), ...acts.flatMap(({ day }) => day ?? [])].toSorted();
  const span =
    acts.length === 0
      ? { from: 0, to: 0 }
      : { from: format.startOfDay(days[0] ?? today), to: format.endOfDay(days.at(-1) ?? today) };
  const interviews = useInterviews({ campusId, ...span });
  const events = useEvents({ campusId, ...span });
  const staff = useStaff(campusId);
  const roomOf = useRoomOf(interviews);
  const { fieldMapping } = useDayChoices();
  const note = useNote();
  const begin = useBegin();
  return useMemo(() => {
    const give = (all: readonly Handover[], said: string) => (): void =>
      void begin(all.map(({ row }) => row)).toEach(
        all.map(({ edit }) => edit),
        { said },
      );
    const momentOf = (at: number): string => (format.dayOf(at) === today ? format.time(at) : format.dayTime(at));
    const detailOf = ({ creneau, admissionPathName }: InterviewView, ...more: readonly string[]): string =>
      [...more, momentOf(creneau), admissionPathName].filter(Boolean).join(' · ');
    const isOn = (begin: number, day: number): boolean => format.dayOf(begin) === format.dayOf(day);
    const eventsOn = (day: number): readonly EventView[] => events.filter(({ debut }) => isOn(debut, day));
    const ownOf = (interview: InterviewView): EventView | undefined => {
      const { creneau, event } = interview;
      if (event) return event;
      const own = planOf([interview], eventsOn(creneau)).ownEvents.get(interview.id);
      return events.find(({ id }) => id === own?.id);
    };
    /** What an interview meets at another hour. */
    const meets = (interview: InterviewView, at: number): string => {
      const ofDay = { interviews: interviews.filter(({ creneau }) => isOn(creneau, at)), events: eventsOn(at), roomOf };
      const [clash] = clashesAt(interview, ownOf(interview), at, ofDay);
      if (!clash) return t('panels.palette.act.free');
      const { who, what, from, to } = clash;
      return t('panels.palette.act.taken', { who, what, range: format.timeRange(from, to) });
    };

    const noted = (kind: 'arrived' | 'done' | 'absent', interview: InterviewView): PaletteItem => {
      const { id, applicantName: name, event } = interview;
      const before = mappedOf(interview, fieldMapping)[kind];
      const item = { id: `act/${kind}/${id}`, group: 'action', detail: detailOf(interview) } as const;
      const what = t(`common.dayField.${kind}`);
      if (before || event)
        return {
          ...item,
          text: t(`panels.palette.act.${event ? 'withoutFile' : 'already'}`, { name, what }),
          place: { at: 'today', day: format.dayOf(interview.creneau), selected: id },
        };
      return {
        ...item,
        text: t(`panels.palette.act.${kind}`, { name, time: format.time(now) }),
        run: () => note(interview, kind, true),
      };
    };
    const moved = (interview: InterviewView, { day, times }: TypedAct): readonly PaletteItem[] => {
      const { id, applicantName: name, creneau, event } = interview;
      return (times.length > 0 ? times : [format.timeOf(creneau)])
        .map((time) => format.at(day ?? format.dayOf(creneau), time))
        .filter((at) => at !== creneau)
        .map((at) => ({
          id: `act/move/${id}/${at}`,
          group: 'action',
          text: t('panels.palette.act.change', {
            name,
            from: momentOf(creneau),
            to: isOn(at, creneau) ? format.time(at) : momentOf(at),
          }),
          detail: detailOf(interview, meets(interview, at)),
          run: () =>
            void begin([event ? ofEvent(event) : ofApplication(interview)]).to(
              event ? { Debut: at, Fin: at + event.fin - event.debut } : { CreneauLibre: at },
              { said: t('common.noted.moved', { name, time: format.dayTime(at) }) },
            ),
        }));
    };
    const given = (interview: InterviewView, to: Staff): readonly PaletteItem[] => {
      const { id, applicantName: name, agentName } = interview;
      const own = ownOf(interview);
      const one = givenInterview(interview, own, to, staff);
      if (!one) return [];
      const from = (to.agentId === null ? own?.enseignants : agentName) || t('common.word.none');
      const busy = taken([one], to, { interviews, events, ownOf });
      return from === to.name
        ? []
        : [
            {
              id: `act/assign/${id}/${to.name}`,
              group: 'action',
              text: t('panels.palette.act.change', { name, from, to: to.name }),
              detail: detailOf(interview, t('panels.palette.act.busy', { count: busy })),
              run: give([one], t('common.noted.assigned', { name, agent: to.name })),
            },
          ];
    };
    const dayGiven = (from: Staff, to: Staff, day: string): readonly PaletteItem[] => {
      const ofDay = {
        interviews: interviews.filter(
          (each) => format.dayOf(each.creneau) === day && !isDecided(each) && !mappedOf(each, fieldMapping).done,
        ),
        events: eventsOn(format.startOfDay(day)),
        ownOf,
      };
      const all = givenDay(from, to, ofDay);
      const count = all.length;
      if (count === 0 || from.name === to.name) return [];
      const values = { count, from: from.name, to: to.name, agent: to.name };
      const names = all.map((each) => `${format.time(each.from)} ${each.name}`).join(', ');
      return [
        {
          id: `act/assign/${from.name}/${to.name}/${day}`,
          group: 'action',
          text: t('panels.palette.act.assignDay', values),
          detail: [
            format.day(format.startOfDay(day)),
            t('panels.palette.act.busy', { count: taken(all, to, ofDay) }),
            names,
          ].join(' · '),
          run: give(all, t('common.noted.assignedDay', values)),
        },
      ];
    };

    const expected = expectedOn(
      interviews,
      events.filter(({ debut }) => debut >= span.from),
    );
    const itemsOf = (act: TypedAct): readonly PaletteItem[] => {
      const { kind, name, adviser, day } = act;
      const isOffered = ({ creneau }: InterviewView): boolean => {
        const its = format.dayOf(creneau);
        if (kind === 'move' || (kind === 'assign' && day === null)) return its >= today;
        return its === (day ?? today);
      };
      const named = bestNamed(expected.filter(isOffered), ({ applicantName }) => applicantName, name);
      const first = Math.min(...named.map(({ creneau }) => creneau));
      const found = named.filter(({ creneau }) => isOn(creneau, first));
      if (kind === 'move') return found.flatMap((interview) => moved(interview, act));
      if (kind !== 'assign') return found.map((interview) => noted(kind, interview));
      const from = bestNamed(staff, (each) => each.name, name);
      return bestNamed(staff, (each) => each.name, adviser).flatMap((to) =>
        [
          from.flatMap((each) => dayGiven(each, to, day ?? today)),
          found.flatMap((interview) => given(interview, to)),
        ].flat(),
      );
    };
    return acts.map(itemsOf).find((items) => items.length > 0) ?? [];
  }, [acts, interviews, events, span.from, staff, roomOf, fieldMapping, now, today, format, t, note, begin]);
}

/** Agents and teachers of a campus; who is both is an agent. */
function useStaff(campusId: string): readonly Staff[] {
  const agents = useAgents(campusId);
  const teachers = useTeachers();
  return useMemo(() => {
    const names = new Set(agents.map(({ name }) => name));
    return [
      ...agents.map(({ id, name }) => ({ name, agentId: id })),
      ...teachers
        .filter((teacher) => teacher.campusId === campusId && !names.has(teacher.name))
        .map(({ name }) => ({ name, agentId: null })),
    ];
  }, [agents, teachers, campusId]);
}

/** Those whose name has the typed words, else words that begin so, else a name like it. */
function bestNamed<Item>(items: readonly Item[], nameOf: (item: Item) => string, typed: string): readonly Item[] {
  const found = new TextFinder(items, nameOf).find(typed);
  const words = foldedWords(typed).split(' ');
  const having = (end: string): readonly Item[] =>
    found.filter((item) => words.every((word) => `${foldedText([nameOf(item)])} `.includes(` ${word}${end}`)));
  return [having(' '), having('')].find((items) => items.length > 0) ?? found;
}
