import { create } from 'zustand';
import type { Moved } from '#intents/intent.ts';

/** What the user moved last, for the proposal to move the other side of an interview too (R4.7); set by the road. */
export const useMoved = create<{ readonly moved: readonly Moved[]; readonly intentId: string }>(() => ({
  moved: [],
  intentId: '',
}));

export const forgetMoved = (): void => useMoved.setState({ moved: [] });
