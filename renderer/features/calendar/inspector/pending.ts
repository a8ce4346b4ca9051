import { instantParts } from '#shared/odata/instant.ts';
import { canUndo } from '#sync/rules/undo.ts';
import type { Step } from '#sync/step.ts';

/** One sentence about a change: a key of `calendar.pending`, and its duration in ms. */
export interface PendingFact {
  readonly key:
    | 'created'
    | 'later'
    | 'earlier'
    | 'resized'
    | 'times'
    | 'renamed'
    | 'type'
    | 'teachers'
    | 'cancelled'
    | 'restored'
    | 'done'
    | 'notDone'
    | 'changed';
  readonly length?: number;
}

type Change = Step['changes'][number];

/** The words of each field of an event that changed. */
const factOfField: Readonly<Record<string, (change: Change) => PendingFact>> = {
  Nom: () => ({ key: 'renamed' }),
  TypePlanificationId: () => ({ key: 'type' }),
  Enseignants: () => ({ key: 'teachers' }),
  Annule: ({ mine }) => ({ key: mine === 'true' ? 'cancelled' : 'restored' }),
  Realise: ({ mine }) => ({ key: mine === 'true' ? 'done' : 'notDone' }),
};

/** What a step changes, in sentences. */
export function factsOf(step: Step): readonly PendingFact[] {
  if (step.action === 'create') return [{ key: 'created' }];
  const debut = step.changes.find(({ field }) => field === 'Debut');
  const fin = step.changes.find(({ field }) => field === 'Fin');
  const others = step.changes.filter((change) => change !== debut && change !== fin);
  return [
    ...(debut || fin ? [timesFact(debut, fin)] : []),
    ...others.map((change) => factOfField[change.field]?.(change) ?? ({ key: 'changed' } as const)),
  ];
}

const day = 86_400_000;

function timesFact(debut: Change | undefined, fin: Change | undefined): PendingFact {
  const start = shift(debut);
  const end = shift(fin);
  if (!start || !end) return { key: 'times' };
  if (start.by === 0) return { key: 'resized', length: end.to - start.to };
  if (start.by !== end.by || Math.abs(start.by) >= day) return { key: 'times' };
  return { key: start.by > 0 ? 'later' : 'earlier', length: Math.abs(start.by) };
}

function shift(change: Change | undefined): { readonly by: number; readonly to: number } | null {
  const from = change && momentOf(change.base);
  const to = change && momentOf(change.mine);
  return from === undefined || to === undefined ? null : { by: to - from, to };
}

/** Epoch ms of an instant written as JSON text. */
function momentOf(raw: string | null): number | undefined {
  const value: unknown = raw === null ? null : JSON.parse(raw);
  return typeof value === 'string' ? instantParts(value)?.epochMilliseconds : undefined;
}

/** The state of a step on screen: a key of `calendar.fate`, and the user's actions. */
export function fateOf(step: Step): {
  readonly key: string;
  readonly action: 'undo' | 'decide' | null;
  readonly detail: string | null;
} {
  const { state } = step;
  switch (state.kind) {
    case 'waiting':
      return { key: 'waiting', action: canUndo(step) ? 'undo' : null, detail: null };
    case 'sending':
      return { key: 'sending', action: null, detail: null };
    case 'doubt':
      return state.asked
        ? { key: 'doubt', action: 'decide', detail: null }
        : { key: 'checking', action: null, detail: null };
    case 'conflict':
      return { key: 'conflict', action: 'decide', detail: null };
    case 'refused':
      return { key: 'refused', action: 'decide', detail: state.failure.detail ?? null };
    case 'applied':
    case 'dropped':
      throw new Error('a receipt is not in the outbox');
  }
  return state satisfies never;
}
