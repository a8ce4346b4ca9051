import { z } from 'zod';
import type { StoreApi } from 'zustand';
import { readNote } from '#cache/writes/notes.ts';
import type { ParsedNote, Notes } from '#cache/writes/notes.ts';
import type { Proposal } from '#shared/ipc/proposal.ts';
import { jsonIn } from '#shared/json/jsonIn.ts';
import { calendarTypesSchema, useCalendarTypes } from '#stores/calendarTypes.ts';
import { folderChoicesSchema, useFolderChoices } from '#stores/folderOf.ts';
import { idLabelsSchema, useIdLabelStore } from '#stores/idLabels.ts';
import { dayChoicesSchema, dayFields, useDayChoices } from '#stores/interviewDay.ts';
import { listViewsSchema, useListViews } from '#stores/listViews.ts';
import { membersOf } from '#stores/readableMembers.ts';

/**
 * For the open service. They name things of the school and people, so they are sealed beside the cache and deleted with
 * it (S8, S9), at once.
 */
const choiceStores = [
  keeping('interviewDay', dayChoicesSchema, useDayChoices, ({ fieldMapping }) => ({
    fieldMapping: Object.fromEntries(dayFields.map((field) => [field, fieldMapping[field] ?? null])),
  })),
  keeping('idLabels', idLabelsSchema, useIdLabelStore, ({ idLabels }) => ({ lists: idLabels })),
  keeping('listViews', listViewsSchema, useListViews, () => ({})),
  keeping('calendarTypes', calendarTypesSchema, useCalendarTypes, () => ({})),
  keeping('folders', folderChoicesSchema, useFolderChoices, () => ({})),
];

/**
 * Else what the service proposes; stores each change. `refused`: the disk did not, and it lasts until Carnet closes.
 * Returns a function that stops.
 */
export async function openChoices(
  notes: Notes,
  refused: () => void,
  proposal?: Proposal,
): Promise<() => Promise<void>> {
  const closings = await Promise.all(choiceStores.map((open) => open(notes, refused, proposal)));
  return async () => void (await Promise.all(closings.map((close) => close())));
}

/** Members that this Carnet does not know keep their defaults; a text that is no object at all is set aside. */
function readText(text: string | null): ParsedNote<string | null> {
  const isWhole = text === null || z.looseObject({}).safeParse(jsonIn(text)).success;
  return { value: isWhole ? text : null, isWhole };
}

function keeping<State extends object>(
  name: string,
  schema: z.ZodObject,
  store: StoreApi<State>,
  proposed: (proposal: Proposal) => object,
) {
  return async (notes: Notes, refused: () => void, proposal?: Proposal): Promise<() => Promise<void>> => {
    // Where the disk refuses, opening the outbox reports it.
    const text = await readNote(notes, name, readText).catch(() => null);
    const proposes = proposal === undefined ? null : JSON.stringify(proposed(proposal));
    const [before, chosen] = [proposes, text].map((each) => membersOf(schema, each) as Partial<State>); // what the schema reads is the store's
    store.setState({ ...store.getInitialState(), ...before, ...chosen }, true);
    let last = Promise.resolve();
    const stop = store.subscribe((state) => void (last = notes.write(name, JSON.stringify(state)).catch(refused)));
    return async () => {
      stop();
      await last;
      store.setState(store.getInitialState(), true);
    };
  };
}
