import { Calendar, Clock, FileText, Folder, Search, UserRound, Zap } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Group,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { OfferedAction } from '#stores/offered.ts';
import { useHiddenScreens } from '#stores/policy.ts';
import { EmptyState, Kbd, ShortcutScope } from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';
import { usePanels } from '../panels.ts';
import { reachable } from './hidden.ts';
import { sectionsOf } from './item.ts';
import type { PaletteGroup, PaletteItem } from './item.ts';
import { remember, useRecent } from './recent.ts';
import { find, haystackOf } from './search.ts';
import { useFree } from './useFree.ts';
import { useActions, useCreations, useFound, useNearEvents, useNumbered } from './useItems.ts';
import { useChoices, useTypedDay, useTypedEvent, useTypedPerson } from './useTypedItems.ts';
import { useTypeItems } from './useTypeItems.ts';
import { useWeeks } from './useWeeks.ts';

const icons: Readonly<Record<PaletteGroup, LucideIcon>> = {
  recent: Clock,
  action: Zap,
  person: UserRound,
  application: FileText,
  page: FileText,
  event: Calendar,
  folder: Folder,
};

/** How many commands and events are searched, before each kind is limited. */
const most = 60;

const asItem = (action: OfferedAction): PaletteItem => ({ ...action, group: 'action' });

const close = (after: (() => void) | null): void => usePanels.setState({ open: null, after });

/** Searches and runs commands by keyboard alone: type, choose with the arrows, Entrée. */
export function Palette({ here }: { readonly here: readonly Shortcut[] }) {
  const { t } = useTranslation();
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={() => close(null)}
      className="fixed inset-0 z-40 flex items-start justify-center bg-[#0006] pt-[9vh]"
    >
      <Modal className="flex max-h-[70vh] w-[640px] max-w-[92vw] flex-col overflow-hidden rounded-hero border border-line bg-surface shadow-overlay">
        <Dialog aria-label={t('shell.palette.label')} className="flex min-h-0 flex-1 flex-col outline-none">
          <ShortcutScope modal>
            <Finder here={here} />
          </ShortcutScope>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Finder({ here }: { readonly here: readonly Shortcut[] }) {
  const { t } = useTranslation();
  // Searched at each key, not deferred: Entrée acts on the results for the text as typed.
  const [query, setQuery] = useState('');
  const hidden = useHiddenScreens();
  const recent = useRecent(({ items }) => items);
  const subject = usePanels((panels) => panels.subject);
  const ofScreen = useActions(here);
  const creations = useCreations(here);
  const actions = useMemo(() => [...ofScreen, ...creations], [ofScreen, creations]);
  const events = useNearEvents();
  const found = useFound(query);
  const numbered = useNumbered(query);
  const free = useFree(query);
  const weeks = useWeeks(query);
  const days = useTypedDay(query);
  const event = useTypedEvent(query);
  const person = useTypedPerson(query);
  const choices = useChoices();
  const types = useTypeItems();
  const offered = usePanels((panels) => panels.offered);
  const near = useMemo(
    () =>
      haystackOf(
        [...actions, ...offered.map(asItem), ...choices, ...types, ...events],
        ({ text, detail = '' }) => `${text} ${detail}`,
      ),
    [actions, offered, choices, types, events],
  );
  const sections = useMemo(() => {
    if (query.trim() !== '')
      return sectionsOf(
        reachable(
          [...free, ...weeks, ...days, ...person, ...find(near, query, most), ...found, ...numbered, ...event],
          hidden,
        ),
        [],
      );
    // An action that is not available here is not offered, however recent.
    const still = recent.filter(({ id, group }) => group !== 'action' || actions.some((action) => action.id === id));
    return sectionsOf(
      reachable(actions, hidden).filter(({ id }) => !still.some((item) => item.id === id)),
      still,
      Infinity,
    );
  }, [query, free, weeks, near, found, numbered, days, event, person, recent, actions, hidden]);
  const choose = (id: string): void => {
    const item = sections.flatMap((section) => section.items).find((each) => each.id === id);
    if (!item) return;
    remember(item);
    close(item.run);
  };
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <SearchField
        aria-label={t('shell.palette.label')}
        // The palette is opened to type in this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="flex h-12 shrink-0 items-center gap-2.5 border-b border-line px-4"
      >
        <Search size={16} aria-hidden className="shrink-0 text-text-3" />
        <Input
          placeholder={t('shell.palette.placeholder')}
          className="h-full min-w-0 flex-1 bg-transparent text-panel outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <Kbd keys="Escape" />
      </SearchField>
      {/* Can be scrolled with the pointer too; the arrows move in the list from the field. */}
      <Group
        aria-label={t('shell.palette.found')}
        tabIndex={0}
        className="scroll-thin min-h-0 flex-1 outline-offset-[-2px]"
      >
        <ListBox
          aria-label={t('shell.palette.found')}
          selectionMode="none"
          onAction={(key) => choose(String(key))}
          renderEmptyState={() => <EmptyState message={t('shell.palette.nothing')} />}
          className="p-1.5 outline-none"
        >
          {sections.map(({ group, items: found }) => (
            <ListBoxSection key={group} id={group}>
              <Header className="truncate-line px-2.5 pt-2 pb-1 text-mark font-medium text-text-3">
                {t(`shell.palette.group.${group}`)}
                {group === 'action' && subject !== null && ` · ${subject}`}
              </Header>
              {found.map((item) => (
                <Row key={item.id} {...shownOf(item)} />
              ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </Group>
    </Autocomplete>
  );
}

type Shown = Pick<PaletteItem, 'id' | 'group' | 'text' | 'detail' | 'keys'>;

/** Without `run`, which is another function at each key. */
const shownOf = ({ id, group, text, detail, keys }: PaletteItem): Shown => ({
  id,
  group,
  text,
  ...(detail !== undefined && { detail }),
  ...(keys && { keys }),
});

/** An option of React Aria takes about a millisecond to draw: one that the next letter finds too is left alone. */
const Row = memo(function Row(item: Shown) {
  const Icon = icons[item.group];
  return (
    <ListBoxItem
      id={item.id}
      textValue={item.text}
      className="flex min-h-9 items-center gap-2.5 rounded-button px-2.5 text-body data-focused:bg-selected data-hovered:bg-hover data-focused:data-hovered:bg-selected"
    >
      <Icon size={15} aria-hidden className="shrink-0 text-text-3" />
      <span className="truncate-line shrink-0 max-w-[60%]">{item.text}</span>
      {item.detail && <span className="truncate-line min-w-0 flex-1 text-help text-text-3">{item.detail}</span>}
      <span className="ml-auto flex shrink-0 gap-1">
        {item.keys?.map((keys) => (
          <Kbd key={keys} keys={keys} />
        ))}
      </span>
    </ListBoxItem>
  );
});
