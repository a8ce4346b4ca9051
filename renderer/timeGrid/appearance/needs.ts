import { isLinked } from '#cache/queries/links.ts';
import type { ApplicationView } from '#cache/queries/views.ts';
import { agentOf, applicantOf, needOfEvent } from '#shared/clash/clash.ts';
import type { Need } from '#shared/clash/clash.ts';
import { applicationOf } from './shown.ts';
import type { ShownEvent } from './shown.ts';

export type NeedOf = (event: ShownEvent) => Need;

/**
 * The people in its text, agent and room of its application. `roomCode`: in Dossier.Parametres, or null. A cancelled
 * one needs nothing. `applicants`: applications whose applicants count too.
 */
export const needsOf =
  (roomCode: string | null, applicants: readonly ApplicationView[] = []): NeedOf =>
  (event) => {
    const own = ownNeed(event);
    const interview = applicationOf(event);
    if (event.annule) return own;
    const room = interview?.parametres.find(({ code }) => roomCode !== null && code === roomCode);
    const agents = interview ? agentOf(interview) : [];
    const whose = interview ? [interview] : applicants.filter((each) => isLinked(event, each));
    const theirs = applicants.length === 0 ? [] : whose;
    return { ...own, who: [...own.who, ...agents, ...theirs.map(applicantOf)], where: room?.valeur ?? '' };
  };

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
