import { create } from 'zustand';

/** Which of the shell's own dialogs is open; one at a time. */
export const usePanels = create<{ readonly open: 'shortcuts' | 'signIn' | null }>(() => ({ open: null }));
