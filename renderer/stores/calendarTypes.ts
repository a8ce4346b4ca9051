import { z } from 'zod';
import { create } from 'zustand';

const typeId = z.string().max(40);

export const calendarTypesSchema = z.object({
  /** Ids of types that the calendar does not show. */
  hiddenTypes: z.array(typeId).max(1_000),
  /** The only type that it shows, whatever else is hidden; null: none is alone. */
  onlyType: typeId.nullable(),
});
export type TypeChoice = Readonly<z.infer<typeof calendarTypesSchema>>;

/** Nothing is hidden. */
export const everyType: TypeChoice = { hiddenTypes: [], onlyType: null };

/** Ids of one service: stored by `session/choices`, sealed beside its cache (S8). */
export const useCalendarTypes = create<TypeChoice>(() => everyType);

export const isTypeShown = ({ hiddenTypes, onlyType }: TypeChoice, id: string): boolean =>
  onlyType === null ? !hiddenTypes.includes(id) : onlyType === id;

/** While one type is alone another joins it; it gives way to what was shown before. `all`: every type there is. */
export function toggledType(choice: TypeChoice, id: string, all: readonly string[]): TypeChoice {
  const { hiddenTypes, onlyType } = choice;
  if (onlyType === id) return { ...choice, onlyType: null };
  if (onlyType !== null) return { hiddenTypes: all.filter((each) => each !== id && each !== onlyType), onlyType: null };
  return {
    hiddenTypes: hiddenTypes.includes(id) ? hiddenTypes.filter((each) => each !== id) : [...hiddenTypes, id],
    onlyType: null,
  };
}

/** Shows this type alone; a second time, what was shown before. */
export const isolatedType = (choice: TypeChoice, id: string): TypeChoice => ({
  ...choice,
  onlyType: choice.onlyType === id ? null : id,
});
