import { useView } from '#stores/view.ts';
import type { Step } from '#sync/step.ts';
import { placeOf } from './place.ts';

/** Opens what a change is about, where it stands. False where no area shows it. `dayOf`: see `placeOf`. */
export function showThing(step: Step, dayOf: (at: number) => string): boolean {
  const place = placeOf(step, dayOf);
  if (!place) return false;
  const { area, selected, ...rest } = place;
  useView.setState(({ selection }) => ({
    area,
    deciding: null,
    ...rest,
    ...(selected !== undefined && { selection: { ...selection, [area]: selected } }),
  }));
  return true;
}

/** Selects a change in the list, or none. */
export const select = (stepId: string | null): void =>
  useView.setState(({ selection: { outbox: _left, ...others } }) => ({
    selection: stepId === null ? others : { ...others, outbox: stepId },
  }));

export const decide = (stepId: string | null): void => useView.setState({ deciding: stepId });
