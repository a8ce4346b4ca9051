import { useMemo } from 'react';
import { create } from 'zustand';
import { useDraft } from '#cache/queries/useDraft.ts';
import { startCreating } from '#stores/place.ts';
import { importKey, readDraft } from './draft.ts';
import type { ImportDraft } from './draft.ts';

interface KeptImport {
  /** Undefined while it is being read; null where there is none. */
  readonly draft: ImportDraft | null | undefined;
  readonly isUnsafe: boolean;
  readonly keep: (draft: ImportDraft | null) => void;
  /** Resolves when it is on the disk; false where the disk refused. */
  readonly saved: () => Promise<boolean>;
}

/** The import that is under way on this workstation, also after a crash. */
export function useImportDraft(): KeptImport {
  const { text, isUnsafe, keep, saved } = useDraft(importKey);
  const draft = useMemo(() => (typeof text === 'string' ? readDraft(text) : text), [text]);
  return {
    draft,
    isUnsafe,
    saved,
    keep: (next) => keep(next && JSON.stringify(next)),
  };
}

/** A file that was dropped on a list, until the screen of the import takes it. */
export const useDropped = create<{ readonly file: File | null }>(() => ({ file: null }));

/** The text of the import with that id, until Carnet is closed: it may be read in another encoding. */
export interface Source {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly encoding: string;
}
export const useSource = create<{ readonly source: Source | null }>(() => ({ source: null }));

/** Opens the import with a file. */
export function importFile(file: File): void {
  useDropped.setState({ file });
  startCreating({ what: 'applicants' });
}
