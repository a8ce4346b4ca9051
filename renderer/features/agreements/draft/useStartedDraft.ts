import { useEffect } from 'react';
import { create } from 'zustand';
import { useKeepDraft } from '#cache/queries/useDraft.ts';
import { go, stopCreating, useOpenForm } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { draftKey, holdsNothing, newDraft } from './draft.ts';
import type { AgreementDraft } from './draft.ts';

/** The draft that was begun last. While it holds nothing it is here alone: the disk keeps no empty drafts. */
export const useBegun = create<{ readonly draft: AgreementDraft | null }>(() => ({ draft: null }));

// What one user began is cleared when another service is opened, or none (S9).
useSession.subscribe(({ open }, before) => {
  if (open?.profile.id !== before.open?.profile.id) useBegun.setState({ draft: null });
});

/** Begins the draft that a learner's page or the palette asked for, and opens it. */
export function useStartedDraft(): void {
  const creation = useOpenForm();
  const keep = useKeepDraft();
  useEffect(() => {
    if (creation?.what !== 'agreement') return;
    const { of } = creation;
    const id = crypto.randomUUID();
    const draft = newDraft(id, Date.now(), { learnerId: of?.id ?? '', learnerName: of?.name ?? '' });
    useBegun.setState({ draft });
    if (!holdsNothing(draft)) keep(draftKey(id), JSON.stringify(draft));
    stopCreating();
    go({ at: 'draft', id });
  }, [creation, keep]);
}
