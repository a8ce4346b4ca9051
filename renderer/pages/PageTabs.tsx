import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { openTab, useOpenTab } from '#stores/place.ts';
import { classes } from '#ui/index.ts';

export interface PageTab {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label, above 0. */
  readonly count?: number;
  /** Rarely asked for: one tab, « Plus », has them all, one below the other. */
  readonly isMore?: true;
  readonly content: ReactNode;
}

interface PageTabsProps {
  /** Default: the parts of a record. */
  readonly label?: string;
  readonly tabs: readonly PageTab[];
  /** Which one is open, where that is decided outside. */
  readonly open?: { readonly id: string; readonly onOpen: (id: string) => void };
  /** They are those of the page in front: the way back to it leads to the same one. */
  readonly isOfPage?: boolean;
  readonly isWhole?: boolean;
}

/** The parts of a page or a dialog, a tab each; the first is open until the user opens another. */
export function PageTabs({ label: name, tabs, open, isOfPage = false, isWhole = false }: PageTabsProps) {
  const { t } = useTranslation();
  const openOfPage = useOpenTab();
  const shown = isOfPage ? { id: openOfPage, onOpen: openTab } : open;
  // The one that was left may be of what the row no longer is.
  const own = tabs.find(({ id }) => id === shown?.id);
  const more = tabs.filter(({ isMore }) => isMore);
  const moreTab: PageTab = {
    id: moreId,
    label: t('pages.more'),
    content: more.map(({ id, content }) => <Fragment key={id}>{content}</Fragment>),
  };
  const all = [...tabs.filter(({ isMore }) => !isMore), ...(more.length > 0 ? [moreTab] : [])];
  const selected = all.find(({ id }) => id === (own?.isMore ? moreId : shown?.id)) ?? all[0];
  return (
    <Tabs
      {...(shown && selected && { selectedKey: selected.id, onSelectionChange: (id) => shown.onOpen(String(id)) })}
      className={isWhole ? wholeClass : ''}
    >
      <TabList
        aria-label={name ?? t('common.parts')}
        className={classes('flex shrink-0 flex-wrap gap-x-5 border-b border-line', isWhole ? 'px-5' : 'mb-1')}
      >
        {all.map(({ id, label, count }) => (
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
      {all.map(({ id, content }) => (
        <TabPanel
          key={id}
          id={id}
          className={classes('outline-none', isWhole ? wholeClass : '[&>section:first-child]:border-0')}
        >
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const moreId = 'more';
const wholeClass = 'flex min-h-0 min-w-0 flex-1 flex-col';
