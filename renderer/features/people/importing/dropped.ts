import { create } from 'zustand';
import { startCreating } from '#stores/place.ts';

/** A file that was dropped on a list, until the screen of the import takes it. */
export const useDropped = create<{ readonly file: File | null }>(() => ({ file: null }));

/** Opens the import with a file. */
export function importFile(file: File): void {
  useDropped.setState({ file });
  startCreating({ what: 'applicants' });
}
