import { useCreating } from '#stores/creating.ts';
import { usePage, useView } from '#stores/view.ts';
import { ApplicationList } from './applications/ApplicationList.tsx';
import { Creations } from './create/Creations.tsx';
import { PeopleList } from './list/PeopleList.tsx';
import { PersonPage } from './page/PersonPage.tsx';
import { NewInSelection } from './selection/NewInSelection.tsx';
import { SelectionScreen } from './selection/SelectionScreen.tsx';

/** The list of people or those of the Selection context, or the page of one, and the form of what is being created. */
export function PeopleScreen() {
  const page = usePage('people');
  const inSelection = useView(({ peopleContext }) => peopleContext === 'selection');
  const kind = useView((view) => view.peopleKind);
  const { what } = useCreating();
  return (
    <>
      {what === 'selectionPerson' ? (
        <NewInSelection />
      ) : page ? (
        <PersonPage key={`${page.entity}/${page.id}`} place={page} />
      ) : inSelection ? (
        <SelectionScreen />
      ) : kind === 'Dossier' ? (
        <ApplicationList />
      ) : (
        <PeopleList key={kind} kind={kind} />
      )}
      <Creations />
    </>
  );
}
