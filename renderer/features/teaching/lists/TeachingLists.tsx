import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { startCreating } from '#stores/creating.ts';
import type { Creatable } from '#stores/creating.ts';
import { teachingParts, useView } from '#stores/view.ts';
import type { TeachingPart } from '#stores/view.ts';
import { Button, Screen, useShortcut, ViewHeader } from '#ui/index.ts';
import { teachingShortcuts } from '../shortcuts.ts';
import { CampusFilter } from './CampusFilter.tsx';
import { OneByOneList } from './OneByOneList.tsx';
import { PathList } from './PathList.tsx';
import { ReferenceList } from './ReferenceList.tsx';
import { WholeList } from './WholeList.tsx';

const lists: Readonly<Record<TeachingPart, () => ReactElement>> = {
  SessionRecrutement: () => <PathList />,
  Sequence: () => <OneByOneList entity="Sequence" />,
  Parcours: () => <OneByOneList entity="Parcours" />,
  Enseignant: () => <WholeList entity="Enseignant" tools={<CampusFilter list="listed.Enseignant" />} />,
  Agent: () => <WholeList entity="Agent" tools={<CampusFilter list="listed.Agent" />} />,
  AutreLieuFormation: () => <WholeList entity="AutreLieuFormation" />,
  ReferenceExterne: () => <ReferenceList />,
};

/** What a list's own form creates; the service creates nothing of the others, and a reference has a dialog. */
const created: Readonly<Partial<Record<TeachingPart, Creatable>>> = {
  SessionRecrutement: 'admissionPath',
  AutreLieuFormation: 'otherPlace',
};

/** The lists of teaching, a tab each; the one that was open stays. */
export function TeachingLists() {
  const { t } = useTranslation();
  const part = useView((view) => view.teachingPart);
  const creatable = created[part];
  const create = (): void => (creatable === undefined ? undefined : startCreating(creatable));
  useShortcut(teachingShortcuts.create, create, { enabled: creatable !== undefined });
  return (
    <Screen
      header={
        <ViewHeader title={t('shell.screen.teaching')}>
          {creatable !== undefined && (
            <Button variant="primary" kbd="c" icon={<Plus size={14} aria-hidden />} onPress={create}>
              {t(`shell.palette.create.${creatable}`)}
            </Button>
          )}
        </ViewHeader>
      }
    >
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
