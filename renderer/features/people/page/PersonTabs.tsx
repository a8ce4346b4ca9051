import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsById } from '#cache/queries/peopleHooks.ts';
import type { PersonView, RowView } from '#cache/queries/peopleHooks.ts';
import { History, useHistoryOf } from '#pages/History.tsx';
import { PageTabs } from '#pages/PageTabs.tsx';
import type { PageTab } from '#pages/PageTabs.tsx';
import { References } from '#pages/references/References.tsx';
import { contextOf } from '#shared/entities/context.ts';
import { applicantOf, learnerOf } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { Agreements } from './Agreements.tsx';
import { ApplicationsBlock } from './ApplicationsBlock.tsx';
import { EligibleSequences } from './EligibleSequences.tsx';
import { Marks } from './Marks.tsx';
import { Money } from './Money.tsx';
import { Folders, RelatedEvents } from './Related.tsx';
import { Sheet } from './Sheet.tsx';
import { Enrolments } from './Studies.tsx';

interface PersonTabsProps {
  readonly entity: PersonEntity;
  readonly row: RowView;
  readonly person: PersonView;
  readonly name: string;
  readonly openApplication: string | null;
}

/** What is known of a person, a tab each; some tabs exist for learners only. */
export function PersonTabs({ entity, row, person, name, openApplication }: PersonTabsProps) {
  const { t } = useTranslation();
  const applicationRows = useRowsById(
    'Dossier',
    person.applications.map(({ id }) => id),
  );
  const steps = useHistoryOf([
    { entity: applicantOf(entity), target: person.applicant?.id ?? '' },
    { entity: learnerOf(entity), target: person.learner?.id ?? '' },
    ...person.applications.map(({ id }) => ({ entity: 'Dossier' as const, target: id })),
  ]);
  const learnerId = person.learner?.id;
  // Applications, agreements and external references name people of the plain context by their number (R1.5).
  const isPlain = contextOf(entity) === 'plain';
  const numbers = [row.fields.text('Numero'), row.fields.text('Code')].filter((number) => number !== '');
  const tab = (id: string, content: ReactNode, count = 0): PageTab => ({
    id,
    label: t(`people.tab.${id}`),
    count,
    content,
  });
  const { applications } = person;
  const tabs = [
    tab('sheet', <Sheet entity={entity} row={row} person={person} name={name} openApplication={openApplication} />),
    ...(isPlain && (person.applicant || applications.length > 0)
      ? [
          tab(
            'applications',
            <ApplicationsBlock
              applications={applications}
              open={openApplication}
              at={null}
              applicant={person.applicant && { id: person.applicant.id, name }}
            />,
            applications.length,
          ),
        ]
      : []),
    ...(learnerId === undefined
      ? []
      : [
          tab(
            'enrolments',
            <>
              <Enrolments of={learnerOf(entity)} learnerId={learnerId} />
              <EligibleSequences of={learnerOf(entity)} learnerId={learnerId} />
            </>,
          ),
          tab('marks', <Marks of={learnerOf(entity)} learnerId={learnerId} />),
          ...(isPlain ? [tab('agreements', <Agreements learnerId={learnerId} name={name} />)] : []),
        ]),
    tab('money', <Money of={entity} person={person} applications={applicationRows} />),
    ...(isPlain ? [tab('references', <References entity={entity} id={row.id} />)] : []),
    tab('events', <RelatedEvents name={name} applications={applicationRows} />),
    tab('folders', <Folders whose={{ entity, id: row.id }} name={name} numbers={numbers} />),
    tab('history', <History steps={steps} />, steps.length),
  ];
  return <PageTabs tabs={tabs} />;
}
