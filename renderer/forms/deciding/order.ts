import type { Step } from '#sync/step.ts';

/**
 * The row that takes the outline once `decided` has a decision: the next one without, from there on, then from the top;
 * null when all are decided.
 */
export function nextUndecided(
  ids: readonly string[],
  decided: string,
  isDecided: (id: string) => boolean,
): string | null {
  const at = ids.indexOf(decided);
  const others = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))];
  return others.find((id) => !isDecided(id)) ?? null;
}

/** The id of an application now: the service gives one that existed only here an id of its own (I6). */
export const idNow = (
  { id, steps }: { readonly id: string; readonly steps: readonly Pick<Step, 'id'>[] },
  receipts: readonly Pick<Step, 'id' | 'entity' | 'action' | 'target'>[],
): string =>
  receipts.find(
    (receipt) =>
      receipt.entity === 'Dossier' && receipt.action === 'create' && steps.some((step) => step.id === receipt.id),
  )?.target ?? id;
