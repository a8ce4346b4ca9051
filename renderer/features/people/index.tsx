import { useView } from '#stores/view.ts';
import { PeopleList } from './list/PeopleList.tsx';
import { PersonPage } from './page/PersonPage.tsx';

/** The list of people, or the page of one. */
export function PeopleScreen() {
  const person = useView((view) => view.person);
  return person ? <PersonPage key={`${person.entity}/${person.id}`} place={person} /> : <PeopleList />;
}
