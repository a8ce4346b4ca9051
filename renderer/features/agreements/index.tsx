import { usePage, usePlace } from '#stores/place.ts';
import { DraftScreen } from './draft/DraftScreen.tsx';
import { useStartedDraft } from './draft/useStartedDraft.ts';
import { AgreementList } from './list/AgreementList.tsx';
import { AgreementPage } from './page/AgreementPage.tsx';

/** Agreements: those of this workstation, the page of one, or one that is being prepared. */
export function AgreementsScreen() {
  const page = usePage('agreements');
  const draft = usePlace((place) => (place.at === 'draft' ? place.id : null));
  useStartedDraft();
  if (page) return <AgreementPage key={page.id} page={page} />;
  return draft === null ? <AgreementList /> : <DraftScreen key={draft} id={draft} />;
}
