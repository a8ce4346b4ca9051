import { create } from 'zustand';
import { useSession } from './session.ts';

/** By list of `shared/entities/idLists`, then by id. */
export type IdLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface IdLabelStore {
  /** By profile. Names of states, types and the like, as a person wrote them; no fact of a person (S8). */
  readonly services: Readonly<Record<string, IdLabels>>;
}

/** Names that this workstation was told for ids that the service does not list (R3.4). */
export const useIdLabelStore = create<IdLabelStore>(() => ({ services: {} }));

const none: IdLabels = {};

/** Those of the open service. */
export function useIdLabels(): IdLabels {
  const profileId = useSession((session) => session.open?.profile.id);
  return useIdLabelStore(({ services }) => (profileId === undefined ? undefined : services[profileId]) ?? none);
}

/** Names an id of the open service; an empty name takes it back. */
export function nameId(list: string, id: string, name: string): void {
  const profileId = useSession.getState().open?.profile.id;
  if (profileId === undefined) return;
  useIdLabelStore.setState(({ services }) => {
    const labels = services[profileId] ?? none;
    const others = Object.entries(labels[list] ?? {}).filter(([other]) => other !== id);
    const named = name.trim() === '' ? others : [...others, [id, name.trim()] as const];
    return { services: { ...services, [profileId]: { ...labels, [list]: Object.fromEntries(named) } } };
  });
}
