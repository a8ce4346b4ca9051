import { create } from 'zustand';
import { useSession } from './session.ts';

/**
 * What an interview day needs and the service has no field for (room, arrival, pieces …), each told by a custom field of
 * the school: a Code of Dossier.Parametres, or null where none was named. Nothing is shown or written without one.
 */
export const dayFields = ['arrived', 'done', 'room', 'missingPieces', 'interviewNote', 'phone'] as const;
export type DayField = (typeof dayFields)[number];
export type FieldMapping = Readonly<Record<DayField, string | null>>;

/** What was said of one service on this workstation. Codes and ids; no name of a person (S8). */
export interface DayChoices {
  readonly fieldMapping: FieldMapping;
  /** Which agent sits here; null until it was said. */
  readonly agentId: string | null;
  readonly shown: 'everyone' | 'mine';
}

interface InterviewDayStore {
  /** By profile. */
  readonly services: Readonly<Record<string, DayChoices>>;
}

const nothingSaid: DayChoices = {
  fieldMapping: { arrived: null, done: null, room: null, missingPieces: null, interviewNote: null, phone: null },
  agentId: null,
  shown: 'everyone',
};

export const useInterviewDay = create<InterviewDayStore>(() => ({ services: {} }));

/** The choices for the open service. */
export function useDayChoices(): DayChoices {
  const id = useSession((session) => session.open?.profile.id);
  return useInterviewDay(({ services }) => (id === undefined ? undefined : services[id]) ?? nothingSaid);
}

/** Changes some of the choices for the open service; without one there is nobody to ask. */
export function chooseForDay(change: Partial<DayChoices>): void {
  const id = useSession.getState().open?.profile.id;
  if (id === undefined) return;
  useInterviewDay.setState(({ services }) => ({ services: { ...services, [id]: { ...nothingSaid, ...services[id], ...change } } }));
}

export const mapDayField = (field: DayField, code: string | null): void => {
  const id = useSession.getState().open?.profile.id ?? '';
  const { fieldMapping } = useInterviewDay.getState().services[id] ?? nothingSaid;
  chooseForDay({ fieldMapping: { ...fieldMapping, [field]: code } });
};
