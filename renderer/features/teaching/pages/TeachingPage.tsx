import type { ReactElement } from 'react';
import type { PageOn } from '#stores/page.ts';
import { AgentPage } from './AgentPage.tsx';
import { OtherPlacePage } from './OtherPlacePage.tsx';
import { PathPage } from './PathPage.tsx';
import { SequencePage } from './SequencePage.tsx';
import { TeacherPage } from './TeacherPage.tsx';
import { TrackPage } from './TrackPage.tsx';

type TeachingPlace = PageOn<'teaching'>;

const pages: Readonly<Record<TeachingPlace['entity'], (props: { readonly id: string }) => ReactElement>> = {
  SessionRecrutement: PathPage,
  Sequence: SequencePage,
  Parcours: TrackPage,
  Enseignant: TeacherPage,
  Agent: AgentPage,
  AutreLieuFormation: OtherPlacePage,
};

export function TeachingPage({ page: { entity, id } }: { readonly page: TeachingPlace }) {
  const Page = pages[entity];
  return <Page id={id} />;
}
