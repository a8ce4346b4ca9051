import { usePage } from '#stores/view.ts';
import { Creations } from './create/Creations.tsx';
import { PeopleList } from './list/PeopleList.tsx';
import { PersonPage } from './page/PersonPage.tsx';

/** The list of people, or the page of one, and the form of what is being created. */
export function PeopleScreen() {
  const page = usePage('people');
  return (
    <>
      {page ? <PersonPage key={`${page.entity}/${page.id}`} place={page} /> : <PeopleList />}
      <Creations />
    </>
  );
}
