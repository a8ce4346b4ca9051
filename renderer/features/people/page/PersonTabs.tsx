import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useRowsById, useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { PersonView, RowView } from '#cache/queries/peopleHooks.ts';
import { Agreements } from './Agreements.tsx';
import { ApplicationsBlock } from './ApplicationsBlock.tsx';
import { Block } from './Block.tsx';
import { History, useHistoryOf } from './History.tsx';
import { Lines } from './Lines.tsx';
import { Money } from './Money.tsx';
import { Folders, RelatedEvents } from './Related.tsx';
import { Sheet } from './Sheet.tsx';
import { Enrolments, Marks } from './Studies.tsx';
import { useReceived } from './useReceived.ts';

interface PersonTabsProps {
  readonly entity: 'Candidat' | 'Apprenant';
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
    { entity: 'Candidat', target: person.applicant?.id ?? '' },
    { entity: 'Apprenant', target: person.learner?.id ?? '' },
    ...person.applications.map(({ id }) => ({ entity: 'Dossier' as const, target: id })),
  ]);
  const learnerId = person.learner?.id;
  const numbers = [row.fields.text('Numero'), row.fields.text('Code')].filter((number) => number !== '');
  const tabs = [
    {
      id: 'sheet',
      content: <Sheet entity={entity} row={row} person={person} name={name} openApplication={openApplication} />,
    },
    ...(person.applicant || person.applications.length > 0
      ? [
          {
            id: 'applications',
            count: person.applications.length,
            content: <ApplicationsBlock applications={person.applications} open={openApplication} at={null} />,
          },
        ]
      : []),
    ...(learnerId === undefined
      ? []
      : [
          { id: 'enrolments', content: <Enrolments learnerId={learnerId} /> },
          { id: 'marks', content: <Marks learnerId={learnerId} /> },
          {
            id: 'agreements',
            content: (
              <div className="grid grid-cols-2 gap-x-10 [&>section:first-child]:border-t-0">
                <Agreements learnerId={learnerId} />
              </div>
            ),
          },
        ]),
    { id: 'money', content: <Money person={person} applications={applicationRows} /> },
    { id: 'references', content: <References id={row.id} /> },
    { id: 'events', content: <RelatedEvents name={name} applications={applicationRows} /> },
    { id: 'folders', content: <Folders name={name} numbers={numbers} /> },
    { id: 'history', count: steps.length, content: <History steps={steps} /> },
  ];
  return (
    <Tabs>
      <TabList aria-label={t('people.parts')} className="mb-1 flex flex-wrap gap-x-5 border-b border-line">
        {tabs.map(({ id, count }) => (
          <Tab
            key={id}
            id={id}
            className="-mb-px flex h-9 cursor-default items-center gap-1.5 border-b-2 border-transparent font-medium text-text-2 outline-offset-[-2px] data-hovered:text-text data-selected:border-accent data-selected:text-text"
          >
            {t(`people.tab.${id}`)}
            {count !== undefined && count > 0 && <span className="font-normal text-text-3">{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="outline-none [&>section:first-child]:border-0">
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}

/**
 * The numbers of this person in other systems. An id is unique within its entity only (R5.4): the type says whose
 * reference it is.
 */
function References({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const received = useReceived('ReferenceExterne', [id]);
  const rows = useRowsOf('ReferenceExterne', 'IdObjet', [id]);
  return (
    <Block title={t('people.tab.references')} received={received} isWide>
      <Lines
        entity="ReferenceExterne"
        label={t('people.tab.references')}
        columns={['Type', 'Reference', 'DateMAJ']}
        rows={rows}
        received={received}
        empty={t('people.references.none')}
      />
      <p className="mt-2 text-help text-text-3">{t('people.references.how')}</p>
    </Block>
  );
}
