import { useTranslation } from 'react-i18next';
import { DropZone } from '#forms/incoming/DropZone.tsx';
import { withWords } from '#i18n/index.ts';
import { NewApplicationDialog } from '#parts/newApplication/NewApplicationDialog.tsx';
import { openPage, stopCreating, useOpenForm, usePage, usePlaceOn } from '#stores/place.ts';
import { later, Loading } from '#ui/index.ts';
import { ApplicationList } from './applications/ApplicationList.tsx';
import { NewApplicationInSelection } from './create/NewApplicationInSelection.tsx';
import { NewInSelection, NewLearner } from './create/NewPerson.tsx';
import { importFile } from './importing/useImport.ts';
import { PeopleList } from './list/PeopleList.tsx';
import { PersonPage } from './page/PersonPage.tsx';

/** Read when a file is imported: its parsers are large. */
const ImportScreen = later(
  async () => (await withWords(import('./importing/ImportScreen.tsx'), 'importing')).ImportScreen,
  Loading,
);

export function PeopleScreen() {
  const { t } = useTranslation();
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
        <ImportScreen.Component />
      ) : kind === 'selection/Candidat' || kind === 'selection/Apprenant' ? (
        <PeopleList key={kind} kind={kind} />
      ) : (
        <DropZone label={t('people.importing.drop')} onFile={importFile} className="flex h-full min-h-0 flex-col">
          {kind === 'Dossier' ? <ApplicationList /> : <PeopleList key={kind} kind={kind} />}
        </DropZone>
      )}
      <Creations />
    </>
  );
}

function Creations() {
  const creation = useOpenForm();
  if (creation?.what === 'learner') return <NewLearner />;
  if (creation?.what !== 'application') return null;
  const { of: applicant = null, applicant: typed = null } = creation;
  if (creation.in === 'selection') return applicant && <NewApplicationInSelection applicant={applicant} />;
  return (
    <NewApplicationDialog
      key={applicant?.id ?? ''}
      purpose="application"
      correct={null}
      applicant={applicant}
      typed={typed}
      onClose={stopCreating}
      onKept={(id) => openPage({ entity: 'Dossier', id })}
    />
  );
}
