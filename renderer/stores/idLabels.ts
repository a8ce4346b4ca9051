import { z } from 'zod';
import { create } from 'zustand';

/** By list of `shared/entities/idLists`, then by id: names of states, types and the like, as the user wrote them. */
export const idLabelsSchema = z.object({ lists: z.record(z.string(), z.record(z.string(), z.string().max(120))) });
export type IdLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** For ids that the service does not list (R3.4). Stored by `session/choices`. */
export const useIdLabelStore = create<{ readonly lists: IdLabels }>(() => ({ lists: {} }));

export const useIdLabels = (): IdLabels => useIdLabelStore(({ lists }) => lists);

/** An empty name removes the label. */
export const nameId = (list: string, id: string, name: string): void =>
  useIdLabelStore.setState(({ lists }) => {
    const others = Object.entries(lists[list] ?? {}).filter(([other]) => other !== id);
    const named = name.trim() === '' ? others : [...others, [id, name.trim()] as const];
    return { lists: { ...lists, [list]: Object.fromEntries(named) } };
  });
