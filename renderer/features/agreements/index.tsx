import { useEffect } from 'react';
import { useBeginDraft } from '#cache/queries/useDraft.ts';
import { go, stopCreating, useOpenForm, usePage, usePlace } from '#stores/place.ts';
import { draftKey, holdsNothing, newDraft } from './draft/draft.ts';
import { DraftScreen } from './draft/DraftScreen.tsx';
import { AgreementList } from './list/AgreementList.tsx';
import { AgreementPage } from './page/AgreementPage.tsx';

export function AgreementsScreen() {
  const page = usePage('agreements');
  const draft = usePlace((place) => (place.at === 'draft' ? place.id : null));
  useStartedDraft();
  if (page) return <AgreementPage key={page.id} page={page} />;
  return draft === null ? <AgreementList /> : <DraftScreen key={draft} id={draft} />;
}

function useStartedDraft(): void {
  const creation = useOpenForm();
  const begin = useBeginDraft();
  useEffect(() => {
    if (creation?.what !== 'agreement') return;
    const { of } = creation;
    const id = crypto.randomUUID();
    const draft = newDraft(id, Date.now(), { learnerId: of?.id ?? '', learnerName: of?.name ?? '' });
    begin(draftKey(id), JSON.stringify(draft), holdsNothing(draft));
    stopCreating();
    go({ at: 'draft', id });
  }, [creation, begin]);
}
