import { useAgents, useEvents, useInterviews } from '#cache/queries/hooks.ts';
import type { AgentView } from '#cache/queries/views.ts';
import { agentOf, clashOf, needOfEvent } from '#shared/clash/clash.ts';
import { usualLength } from '#shared/time/interviewLength.ts';
import { useFormat } from '#ui/index.ts';
import type { ApplicationDraft } from './draft.ts';

type Hour = Pick<ApplicationDraft, 'withInterview' | 'day' | 'time' | 'agentId'>;

/** The agents of a campus who are free for an interview at the hour of the form, and the one who is chosen. */
export function useFreeAgents({ withInterview, day, time, agentId }: Hour, campusId: string): readonly AgentView[] {
  const format = useFormat();
  const agents = useAgents(campusId);
  const from = withInterview && day !== '' && time !== '' ? format.at(day, time) : 0;
  const range = { campusId, from: from - usualLength, to: from + usualLength };
  const interviews = useInterviews(range);
  const events = useEvents(range);
  if (from === 0) return agents;
  const taken = [
    ...interviews.map((each) => ({
      from: each.creneau,
      to: each.creneau + usualLength,
      who: agentOf(each),
      where: '',
    })),
    ...events.map(needOfEvent),
  ];
  return agents.filter(({ id, name }) => {
    const need = { from, to: from + usualLength, who: agentOf({ agentId: id, agentName: name }), where: '' };
    return id === agentId || taken.every((other) => clashOf(need, other) === null);
  });
}
