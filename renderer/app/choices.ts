import type { z } from 'zod';
import type { StoreApi } from 'zustand';
import type { Notes } from '../cache/writes/notes.ts';
import { idLabelsSchema, useIdLabelStore } from '../stores/idLabels.ts';
import { dayChoicesSchema, useDayChoices } from '../stores/interviewDay.ts';
import { membersOf } from './kept.ts';

/**
 * What a person said of the open service: which custom field tells what, who sits here, names of ids. It names things of
 * the school, so it lies sealed beside the cache and goes with it (S8, S9), and is on the disk at once.
 */
const kept = [keeping('interviewDay', dayChoicesSchema, useDayChoices), keeping('idLabels', idLabelsSchema, useIdLabelStore)];

/**
 * Puts back what was said before, and keeps each change. `refused` hears that the disk did not take one: it then holds until
 * Carnet closes. Answers how to let go.
 */
export async function openChoices(notes: Notes, refused: () => void): Promise<() => Promise<void>> {
  const closings = await Promise.all(kept.map((open) => open(notes, refused)));
  return async () => void (await Promise.all(closings.map((close) => close())));
}

function keeping<State extends object>(name: string, schema: z.ZodObject, store: StoreApi<State>) {
  return async (notes: Notes, refused: () => void): Promise<() => Promise<void>> => {
    // Where the disk refuses, opening the outbox says so.
    const text = await notes.read(name).catch(() => null);
    store.setState({ ...store.getInitialState(), ...(membersOf(schema, text) as Partial<State>) }, true); // what the schema reads is the store's
    let last = Promise.resolve();
    const stop = store.subscribe((state) => void (last = notes.write(name, JSON.stringify(state)).catch(refused)));
    return async () => {
      stop();
      await last;
      store.setState(store.getInitialState(), true);
    };
  };
}
