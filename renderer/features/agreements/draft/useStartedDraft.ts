import { useEffect } from 'react';
import { useKeepDraft } from '#cache/queries/useDraft.ts';
import { stopCreating, useCreating } from '#stores/creating.ts';
import { openAgreementDraft } from '#stores/view.ts';
import { draftKey, newDraft } from './draft.ts';

/** Begins the draft that a learner's page or the palette asked for, and opens it. */
export function useStartedDraft(): void {
  const { what, of } = useCreating();
  const keep = useKeepDraft();
  useEffect(() => {
    if (what !== 'agreement') return;
    const id = crypto.randomUUID();
    const draft = newDraft(id, Date.now(), { learnerId: of?.id ?? '', learnerName: of?.name ?? '' });
    keep(draftKey(id), JSON.stringify(draft));
    stopCreating();
    openAgreementDraft(id);
  }, [what, of, keep]);
}
