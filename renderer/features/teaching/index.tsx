import { useEffect } from 'react';
import { adjust, useOpenForm, usePage } from '#stores/place.ts';
import { CreateForm } from './CreateForm.tsx';
import { TeachingPage } from './pages/TeachingPage.tsx';
import { TeachingLists } from './TeachingLists.tsx';

/** What is taught, by whom and where: the lists, or the page of one row. */
export function TeachingScreen() {
  const page = usePage('teaching');
  const shown = page?.entity;
  // The way back leads to the list of what was open, wherever it was opened from.
  useEffect(() => {
    if (shown) adjust('teaching', { entity: shown });
  }, [shown]);
  const what = useOpenForm()?.what;
  if (what === 'admissionPath') return <CreateForm entity="SessionRecrutement" />;
  if (what === 'otherPlace') return <CreateForm entity="AutreLieuFormation" />;
  return page ? <TeachingPage key={`${page.entity}/${page.id}`} page={page} /> : <TeachingLists />;
}
