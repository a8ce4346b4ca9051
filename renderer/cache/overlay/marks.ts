import type { Step } from '#sync/step.ts';
import type { SyncMark } from '../queries/views.ts';

/** From the most urgent to the least (experience: of several, the most urgent shows). */
const urgency: readonly SyncMark[] = ['conflict', 'refused', 'doubt', 'sending', 'waiting'];

/** The mark of an entity with pending changes; null when it has none. */
export function mostUrgentMark(steps: readonly Step[]): SyncMark | null {
  return urgency.find((mark) => steps.some((step) => step.state.kind === mark)) ?? null;
}
