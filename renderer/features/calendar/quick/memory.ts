import { create } from 'zustand';

/** What the quick field remembers while Carnet runs. */
interface QuickMemory {
  /** Left without being kept: it is there again, ready to be typed over. */
  readonly text: string;
  /** The type of the last event made here. */
  readonly lastTypeId: string | null;
}

export const useQuickMemory = create<QuickMemory>(() => ({ text: '', lastTypeId: null }));
