import type { InterviewView } from '#cache/queries/views.ts';
import type { ShownEvent } from './shown.ts';
import { interviewId, standIns } from './shown.ts';

export type ClashReason = 'teacher' | 'agent' | 'room';

/** Who and what each event needs at its moment, and what two of them have in common. */
export interface Taken {
  readonly takes: (event: ShownEvent) => readonly string[];
  readonly reasonOf: (event: ShownEvent, other: ShownEvent) => ClashReason;
}

/**
 * People by the text that names them, and the room where a school has a custom field for it: `roomCode` is its Code in
 * Dossier.Parametres, null where none is assigned. An event that shows an interview needs what the interview needs.
 */
export function takenBy(
  events: readonly ShownEvent[],
  interviews: readonly InterviewView[],
  roomCode: string | null,
): Taken {
  const shownBy = standIns(interviews, events);
  const interviewOf = new Map(
    interviews.map((interview) => [shownBy.get(interview.id)?.id ?? interviewId(interview.id), interview]),
  );
  const parts = (event: ShownEvent): { readonly teacher: string; readonly agent: string; readonly room: string } => {
    const interview = interviewOf.get(event.id);
    return {
      // For an interview alone, the text is its agent's name already.
      teacher: event.interview ? '' : event.enseignants.trim(),
      agent: interview?.agentName?.trim() ?? '',
      room: roomCode === null ? '' : (interview?.parametres.find(({ code }) => code === roomCode)?.valeur.trim() ?? ''),
    };
  };
  return {
    takes(event) {
      if (!interviewOf.has(event.id)) return ownOf(event);
      const { teacher, agent, room } = parts(event);
      return [teacher && `person:${teacher}`, agent && `person:${agent}`, room && `room:${room}`].filter(
        (key) => key !== '',
      );
    },
    reasonOf(event, other) {
      const [mine, theirs] = [parts(event), parts(other)];
      if (mine.teacher !== '' && mine.teacher === theirs.teacher) return 'teacher';
      const agents = [mine.agent, theirs.agent].filter((name) => name !== '');
      const shared = agents.some(
        (name) => [mine.teacher, mine.agent].includes(name) && [theirs.teacher, theirs.agent].includes(name),
      );
      return shared ? 'agent' : 'room';
    },
  };
}

const own = new WeakMap<ShownEvent, readonly string[]>();

/** What an event without an interview needs: only its own text, so that a change of another event reads it no more. */
function ownOf(event: ShownEvent): readonly string[] {
  const known = own.get(event);
  if (known) return known;
  const teacher = event.interview ? '' : event.enseignants.trim();
  const takes = teacher === '' ? [] : [`person:${teacher}`];
  own.set(event, takes);
  return takes;
}
