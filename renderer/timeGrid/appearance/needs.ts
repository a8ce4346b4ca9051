import type { InterviewView } from '#cache/queries/views.ts';
import { isLinked } from '#intents/interview/linked.ts';
import { agentOf, applicantOf, needOfEvent } from '#shared/clash/clash.ts';
import type { Need } from '#shared/clash/clash.ts';
import type { ShownEvent } from './shown.ts';
import { interviewId, standIns } from './shown.ts';

export type NeedOf = (event: ShownEvent) => Need;

/**
 * What each event needs at its moment: the people that its text names, and the room where a school has a custom field
 * for it: `roomCode` is its Code in Dossier.Parametres, null where none is assigned. An event that shows an interview
 * needs what the interview needs; a cancelled one needs nothing. `applicants`: the interviews whose applicants count
 * too; of an event that shows no interview its number says whether it needs one of them.
 */
export function needsOf(
  events: readonly ShownEvent[],
  interviews: readonly InterviewView[],
  roomCode: string | null,
  applicants: readonly InterviewView[] = [],
): NeedOf {
  const shownBy = standIns(interviews, events);
  const interviewOf = new Map(
    interviews.map((interview) => [shownBy.get(interview.id)?.id ?? interviewId(interview.id), interview]),
  );
  return (event) => {
    const interview = interviewOf.get(event.id);
    const own = ownNeed(event);
    if (event.annule || (!interview && applicants.length === 0)) return own;
    const whose = interview ? [interview] : applicants.filter((each) => isLinked(event, each));
    // The interview that a moved event is to be brought to is not in its way.
    const others = applicants.length === 0 || (event.interview && applicants.includes(event.interview)) ? [] : whose;
    const room = interview?.parametres.find(({ code }) => roomCode !== null && code === roomCode);
    const agents = interview ? agentOf(interview) : [];
    return { ...own, who: [...own.who, ...agents, ...others.map(applicantOf)], where: room?.valeur ?? '' };
  };
}

const own = new WeakMap<ShownEvent, Need>();

/** What an event without an interview needs: made once, so that a change of another event reads it no more. */
function ownNeed(event: ShownEvent): Need {
  const known = own.get(event);
  if (known) return known;
  // For an interview alone, the text is its agent's name already.
  const need = needOfEvent(event.interview ? { ...event, enseignants: '' } : event);
  own.set(event, need);
  return need;
}

/** Returns the previous map unless another event clashes, so that memoised views are not drawn again. */
export function steadyClashes<Event>(): (clashes: ReadonlyMap<string, Event>) => ReadonlyMap<string, Event> {
  let last: ReadonlyMap<string, Event> = new Map();
  return (clashes) => {
    const isSame = clashes.size === last.size && [...clashes].every(([id, other]) => last.get(id) === other);
    if (!isSame) last = clashes;
    return last;
  };
}
