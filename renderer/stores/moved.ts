import { create } from 'zustand';
import type { Moved } from '#intents/intent.ts';

/**
 * What the user moved last, to propose that the other side of an interview moves too (R4.7); set by the service
 * session.
 */
export const useMoved = create<{ readonly moved: readonly Moved[]; readonly intentId: string }>(() => ({
  moved: [],
  intentId: '',
}));

export const forgetMoved = (): void => useMoved.setState({ moved: [] });
