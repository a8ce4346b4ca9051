import type { ReactElement } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { teachingParts, useView } from '#stores/view.ts';
import type { TeachingPart } from '#stores/view.ts';
import { Screen, ViewHeader } from '#ui/index.ts';
import { OneByOneList } from './OneByOneList.tsx';
import { ReferenceList } from './ReferenceList.tsx';
import { WholeList } from './WholeList.tsx';

const lists: Readonly<Record<TeachingPart, () => ReactElement>> = {
  SessionRecrutement: () => <WholeList entity="SessionRecrutement" />,
  Sequence: () => <OneByOneList entity="Sequence" />,
  Parcours: () => <OneByOneList entity="Parcours" />,
  Enseignant: () => <WholeList entity="Enseignant" />,
  AutreLieuFormation: () => <WholeList entity="AutreLieuFormation" />,
  ReferenceExterne: () => <ReferenceList />,
};

/** The lists of teaching, a tab each; the one that was open stays. */
export function TeachingLists() {
  const { t } = useTranslation();
  const part = useView((view) => view.teachingPart);
  return (
    <Screen header={<ViewHeader title={t('shell.screen.teaching')} />}>
      <Tabs
        selectedKey={part}
        onSelectionChange={(key) =>
          useView.setState({ teachingPart: teachingParts.find((each) => each === key) ?? part })
        }
        className="flex min-h-0 min-w-0 flex-1 flex-col"
      >
        <TabList aria-label={t('teaching.tabs')} className="flex shrink-0 flex-wrap gap-x-5 border-b border-line px-5">
          {teachingParts.map((id) => (
            <Tab
              key={id}
              id={id}
              className="-mb-px flex h-9 cursor-default items-center border-b-2 border-transparent font-medium text-text-2 outline-offset-[-2px] data-hovered:text-text data-selected:border-accent data-selected:text-text"
            >
              {t(`teaching.tab.${id}`)}
            </Tab>
          ))}
        </TabList>
        {teachingParts.map((id) => (
          <TabPanel key={id} id={id} className="flex min-h-0 min-w-0 flex-1 flex-col outline-none">
            {lists[id]()}
          </TabPanel>
        ))}
      </Tabs>
    </Screen>
  );
}
