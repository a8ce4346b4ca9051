import { create } from 'zustand';
import { useSession } from './session.ts';

/** What the quick field remembers until Carnet closes. */
interface QuickMemory {
  /** What another screen gives the field to begin with. */
  readonly text: string;
  /** Another screen asks for the field, with `text`. */
  readonly isAsked: boolean;
  /** The type of the last event created here. */
  readonly lastTypeId: string | null;
}

const nothing: QuickMemory = { text: '', isAsked: false, lastTypeId: null };
export const useQuickMemory = create<QuickMemory>(() => nothing);

// What one user typed is cleared when another service is opened, or none (S9).
useSession.subscribe(({ open }, before) => {
  if (open?.profile.id !== before.open?.profile.id) useQuickMemory.setState(nothing);
});
