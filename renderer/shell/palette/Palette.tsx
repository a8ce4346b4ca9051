import { useMemo, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { namesOf } from '#i18n/labels/names.ts';
import { learnerQueries } from '#parts/find/useFindPeople.ts';
import { useFree } from '#parts/free/useFree.ts';
import { typedNumber } from '#shared/entities/typedNumber.ts';
import { TextFinder } from '#shared/text/textFinder.ts';
import { findAtService } from '#stores/lists.ts';
import { useHiddenScreens } from '#stores/policy.ts';
import type { ScreenAction } from '#stores/screenActions.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { ShortcutScope, useFormat } from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';
import { leadTo } from '../leadTo.ts';
import { openNumber, usePanels } from '../panels.ts';
import { reachable, sectionsOf } from './item.ts';
import type { PaletteItem } from './item.ts';
import { remember } from './recent.ts';
import { ResultSearch } from './ResultSearch.tsx';
import { useActions, useCreations, useFound, useNearEvents, useRecentItems, useTypeItems } from './useItems.ts';
import { useNumbered } from './useNumbered.ts';
import { useTypedActs } from './useTypedActs.ts';
import { useChoices, useTypedDay, useTypedEvent, useTypedPerson } from './useTypedItems.ts';
import { useWeeks } from './useWeeks.ts';

/** How many commands and events are searched, before each kind is limited. */
const most = 60;

const asItem = (action: ScreenAction): PaletteItem => ({ ...action, group: 'action' });

const close = (after: (() => unknown) | null): void => usePanels.setState({ open: null, after });

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
        <Dialog aria-label={t('keys.app.palette')} className="flex min-h-0 flex-1 flex-col outline-none">
          <ShortcutScope modal>
            <Finder here={here} />
          </ShortcutScope>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Finder({ here }: { readonly here: readonly Shortcut[] }) {
  const begun = usePanels((panels) => panels.text);
  // Searched at each key, not deferred: Entrée acts on the results for the text as typed.
  const [query, setQuery] = useState(begun);
  const hidden = useHiddenScreens();
  const subject = usePanels((panels) => panels.subject);
  const ofScreen = useActions(here);
  const creations = useCreations(here);
  const actions = useMemo(() => [...ofScreen, ...creations], [ofScreen, creations]);
  const recent = useRecentItems(actions);
  const events = useNearEvents();
  const found = useFound(query);
  const numbered = useNumbered(query);
  const acts = useTypedActs(query);
  const free = useFree(query);
  const weeks = useWeeks(query);
  const days = useTypedDay(query);
  const event = useTypedEvent(query);
  const person = useTypedPerson(query);
  const atService = useAtService(query);
  const choices = useChoices();
  const types = useTypeItems();
  const screenActions = usePanels((panels) => panels.screenActions);
  const near = useMemo(
    () =>
      new TextFinder<PaletteItem>(
        [...actions, ...screenActions.map(asItem), ...choices, ...types, ...events],
        ({ text, detail = '' }) => `${text} ${detail}`,
      ),
    [actions, screenActions, choices, types, events],
  );
  const sections = useMemo(() => {
    if (query.trim() !== '') {
      const matches = reachable(
        [
          ...acts,
          ...free.map(asItem),
          ...numbered,
          ...weeks,
          ...days,
          ...person,
          ...near.find(query, most),
          ...found,
          ...event,
        ],
        hidden,
      );
      return sectionsOf(matches.length > 0 ? matches : atService, [], { query });
    }
    return sectionsOf(
      reachable(actions, hidden).filter(({ id }) => !recent.some((item) => item.id === id)),
      recent,
      { limit: Infinity },
    );
  }, [query, acts, free, weeks, near, found, numbered, days, event, person, atService, recent, actions, hidden]);
  const choose = (id: string): void => {
    const item = sections.flatMap((section) => section.items).find((each) => each.id === id);
    if (!item) return;
    remember(item);
    const { place, run } = item;
    close(() => (place === undefined || leadTo(place)) && run?.());
  };
  return (
    <ResultSearch
      query={query}
      onQuery={setQuery}
      sections={sections}
      subject={acts.length > 0 ? null : subject}
      isChoice={acts.length > 1}
      onChoose={choose}
    />
  );
}

const lists = ['Apprenant', 'selection/Apprenant'] as const;

/**
 * Where nothing here matches: lists searched by whole name, code or e-mail (R1.5, R3.4), and applications by number.
 * Offline, nothing.
 */
function useAtService(query: string): readonly PaletteItem[] {
  const { t } = useTranslation();
  const { language, quote } = useFormat();
  const isOffline = useSyncStatus(({ connection }) => connection.kind === 'offline');
  const isHidden = useHiddenScreens().includes('people');
  return useMemo(() => {
    if (isOffline || isHidden) return [];
    const typed = query.trim();
    return [
      ...(typedNumber({ idKind: 'number' }, typed)?.id === null
        ? [
            {
              id: 'number/Dossier',
              group: 'number',
              text: t('pages.number.offer', { what: namesOf('Dossier', language).one, number: typed }),
              run: () => openNumber('Dossier', typed),
            } as const,
          ]
        : []),
      ...(learnerQueries(typed).length > 0
        ? lists.map((entity): PaletteItem => ({
            id: `service/${entity}`,
            group: 'action',
            text: t('panels.palette.atService', { text: quote(typed) }),
            detail: namesOf(entity, language).other,
            place: { at: 'rows', entity },
            run: () => findAtService(entity, typed),
          }))
        : []),
    ];
  }, [query, isOffline, isHidden, t, language, quote]);
}
