import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

export interface PageTab {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label, above 0. */
  readonly count?: number;
  readonly content: ReactNode;
}

/** The parts of a page, a tab each; the first is open. */
export function PageTabs({ tabs }: { readonly tabs: readonly PageTab[] }) {
  const { t } = useTranslation();
  return (
    <Tabs>
      <TabList aria-label={t('pages.parts')} className="mb-1 flex flex-wrap gap-x-5 border-b border-line">
        {tabs.map(({ id, label, count }) => (
          <Tab
            key={id}
            id={id}
            className="-mb-px flex h-9 cursor-default items-center gap-1.5 border-b-2 border-transparent font-medium text-text-2 outline-offset-[-2px] data-hovered:text-text data-selected:border-accent data-selected:text-text"
          >
            {label}
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
