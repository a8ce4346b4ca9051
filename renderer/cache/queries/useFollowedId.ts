import { useState } from 'react';
import { liveQuery } from './liveQuery.ts';

const nothing = [] as const;

/** The step that creates the row; null once the service has it. */
const useCreation = liveQuery(
  nothing,
  ({ cache: { memory } }, id: string): string | null =>
    memory.steps().find(({ action, target }) => action === 'create' && target === id)?.id ?? null,
);
/** The id that the service gave by this step: its receipt has the step's id. */
const useGiven = liveQuery(
  nothing,
  ({ cache: { memory } }, creation: string | null): string | null =>
    memory.receipts().find(({ id, state }) => id === creation && state.kind === 'applied')?.target ?? null,
);

/**
 * The id of the row that the caller holds, also after the service gave it its real one (I6); '' holds none. Nothing is
 * drawn with an id that is gone: what is typed about the row stays.
 */
export function useFollowedId(asked: string): string {
  const [held, hold] = useState<Held>({ asked, id: asked, creation: null });
  const creation = useCreation(held.id);
  const given = useGiven(held.creation);
  if (held.asked !== asked) hold({ asked, id: asked, creation: null });
  else if (given !== null) hold({ asked, id: given, creation: null });
  else if (creation !== null && creation !== held.creation) hold({ ...held, creation });
  return held.id;
}

interface Held {
  readonly asked: string;
  readonly id: string;
  /** The step that will give it another id. */
  readonly creation: string | null;
}
