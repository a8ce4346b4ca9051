import { lazy, Suspense } from 'react';
import { withWords } from '#i18n/index.ts';
import { useOpenForm, usePage, usePlaceOn } from '#stores/place.ts';
import { Loading } from '#ui/index.ts';
import { ApplicationList } from './applications/ApplicationList.tsx';
import { Creations } from './create/Creations.tsx';
import { NewInSelection } from './create/NewInSelection.tsx';
import { WithImport } from './importing/WithImport.tsx';
import { PeopleList } from './list/PeopleList.tsx';
import { PersonPage } from './page/PersonPage.tsx';

/** Read when a file is imported: its parsers are large. */
const ImportScreen = lazy(async () => ({
  default: (await withWords(import('./importing/ImportScreen.tsx'), 'importing')).ImportScreen,
}));

/** The list of people of a context, or the page of one, and the form of what is being created. */
export function PeopleScreen() {
  const page = usePage('people');
  const kind = usePlaceOn('people', ({ entity }) => entity);
  const what = useOpenForm()?.what;
  return (
    <>
      {what === 'selectionPerson' ? (
        <NewInSelection />
      ) : page ? (
        <PersonPage key={`${page.entity}/${page.id}`} place={page} />
      ) : what === 'applicants' ? (
        <Suspense fallback={<Loading />}>
          <ImportScreen />
        </Suspense>
      ) : kind === 'selection/Candidat' || kind === 'selection/Apprenant' ? (
        <PeopleList key={kind} kind={kind} />
      ) : (
        <WithImport>{kind === 'Dossier' ? <ApplicationList /> : <PeopleList key={kind} kind={kind} />}</WithImport>
      )}
      <Creations />
    </>
  );
}
