import { useMemo } from 'react';
import { create } from 'zustand';
import { useDraft } from '#cache/queries/useDraft.ts';
import { startCreating } from '#stores/place.ts';
import { importKey, readDraft } from './draft.ts';
import type { ImportDraft } from './draft.ts';
import type { Sheet } from './reading/sheet.ts';

/** The import that is under way on this workstation, also after a crash; undefined while it is being read. */
export function useImportDraft() {
  const { text, isUnsafe, keep, saved } = useDraft(importKey);
  const draft = useMemo(() => (typeof text === 'string' ? readDraft(text) : text), [text]);
  return { draft, isUnsafe, saved, keep: (next: ImportDraft | null): void => keep(next && JSON.stringify(next)) };
}

/** A file that was dropped on a list, until the screen of the import takes it. */
export const useDropped = create<{ readonly file: File | null }>(() => ({ file: null }));

/** What the import with that id was read from, until Carnet is closed: it may be read otherwise. */
export interface Source {
  readonly id: string;
  readonly sheets: readonly Sheet[];
  readonly bytes: Uint8Array;
  /** Of a text. */
  readonly encoding?: string;
}
export const useSource = create<{ readonly source: Source | null }>(() => ({ source: null }));

/** Opens the import with a file. */
export function importFile(file: File): void {
  useDropped.setState({ file });
  startCreating({ what: 'applicants' });
}
