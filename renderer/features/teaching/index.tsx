import { usePage } from '#stores/view.ts';
import { TeachingLists } from './lists/TeachingLists.tsx';
import { TeachingPage } from './pages/TeachingPage.tsx';

/** What is taught, by whom and where: the lists, or the page of one row. */
export function TeachingScreen() {
  const page = usePage('teaching');
  return page ? <TeachingPage key={`${page.entity}/${page.id}`} page={page} /> : <TeachingLists />;
}
