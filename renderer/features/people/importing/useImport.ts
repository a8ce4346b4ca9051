import { create } from 'zustand';
import { startCreating } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { ImportDraft } from './draft.ts';

interface Import {
  readonly draft: ImportDraft | null;
  /** A file that was dropped on a list, until the screen of the import takes it. */
  readonly dropped: File | null;
}
const none: Import = { draft: null, dropped: null };

/** The import that is under way, also on another screen. Once Carnet is closed, its file is chosen again. */
export const useImport = create<Import>(() => none);
export const keepDraft = (draft: ImportDraft | null): void => useImport.setState({ draft });

// What one user imports is cleared when another service is opened, or none (S9).
useSession.subscribe(({ open }, before) => {
  if (open?.profile.id !== before.open?.profile.id) useImport.setState(none);
});

export function importFile(dropped: File): void {
  useImport.setState({ dropped });
  startCreating({ what: 'applicants' });
}
