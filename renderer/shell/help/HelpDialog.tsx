import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { closeHelp, helpTabs, openHelp, useHelp } from '#stores/help.ts';
import type { HelpTab } from '#stores/help.ts';
import { startTour } from '#stores/tour.ts';
import { Button, Dialog } from '#ui/index.ts';
import { ShortcutSheet } from '../shortcutSheet/ShortcutSheet.tsx';
import { FailuresHelp } from './FailuresHelp.tsx';
import { SignsHelp } from './SignsHelp.tsx';

const contents: Readonly<Record<HelpTab, () => React.ReactNode>> = {
  signs: () => <SignsHelp />,
  failures: () => <FailuresHelp />,
  keys: () => <ShortcutSheet />,
};

/** « ? »: what every mark means, what to do after every failure, and the keys. It needs no network. */
export function HelpDialog() {
  const { t } = useTranslation();
  const tab = useHelp((help) => help.tab);
  return (
    <Dialog
      title={t('help.title')}
      width="lg"
      isOpen={tab !== null}
      onOpenChange={closeHelp}
      footer={
        <Button
          onPress={() => {
            closeHelp();
            startTour();
          }}
        >
          {t('tour.again')}
        </Button>
      }
    >
      <Tabs
        selectedKey={tab ?? 'signs'}
        onSelectionChange={(key) => openHelp(helpTabs.find((each) => each === key) ?? 'signs')}
      >
        <TabList aria-label={t('help.parts')} className="mb-4 flex flex-wrap gap-x-5 border-b border-line">
          {helpTabs.map((id) => (
            <Tab
              key={id}
              id={id}
              className="-mb-px flex h-9 cursor-default items-center border-b-2 border-transparent font-medium text-text-2 outline-offset-[-2px] data-hovered:text-text data-selected:border-accent data-selected:text-text"
            >
              {t(`help.tab.${id}`)}
            </Tab>
          ))}
        </TabList>
        {helpTabs.map((id) => (
          <TabPanel key={id} id={id} className="outline-offset-2">
            {contents[id]()}
          </TabPanel>
        ))}
      </Tabs>
    </Dialog>
  );
}
