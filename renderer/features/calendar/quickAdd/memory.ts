import { create } from 'zustand';
import { useSession } from '#stores/session.ts';

/** What the quick field remembers while Carnet runs. */
interface QuickMemory {
  /** Left without being kept: it is there again, ready to be typed over. */
  readonly text: string;
  /** The type of the last event made here. */
  readonly lastTypeId: string | null;
}

const nothing: QuickMemory = { text: '', lastTypeId: null };
export const useQuickMemory = create<QuickMemory>(() => nothing);

// Nothing of one person's typing stays when another service is opened, or none (S9).
useSession.subscribe(({ open }, before) => {
  if (open?.profile.id !== before.open?.profile.id) useQuickMemory.setState(nothing);
});
