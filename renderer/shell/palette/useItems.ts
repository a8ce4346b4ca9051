import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvents, useFolderSearch } from '#cache/queries/hooks.ts';
import { useRowsNamed } from '#cache/queries/named.ts';
import { useSearchPeople } from '#cache/queries/peopleHooks.ts';
import { peopleKinds } from '#cache/queries/search/peopleIndex.ts';
import { pagedEntities } from '#shared/ipc/pageScreens.ts';
import type { Creatable } from '#shared/ipc/place.ts';
import { hasPage, withForm } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { addDays, keysThatReach, useFormat, useKeySettings, useNow } from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';
import {
  agreementShortcuts,
  calendarShortcuts,
  companiesShortcuts,
  financeShortcuts,
  peopleShortcuts,
  usersShortcuts,
} from '#wording/shortcuts.ts';
import { shortcutWords } from '../commands.ts';
import { runHere } from '../runHere.ts';
import { shortcutGroups } from '../shortcutSheet/shortcutTables.ts';
import type { PaletteItem } from './item.ts';
import { useRowItems } from './rowItems.ts';

/** The limit for each kind. */
const most = 7;
/** Files are found with folders, and left out. */
const mostFolders = 40;
/** Events this many days before and after today are offered. */
const before = 7;
const after = 28;

const order = shortcutGroups.flatMap(({ shortcuts }) => shortcuts.map(({ id }) => id));
/**
 * The screen's own actions first, each group ordered as in the shortcut sheet; screens that are folded away come last.
 */
const place = ({ id, keys }: Shortcut): number =>
  order.indexOf(id) + order.length * (Number(id.startsWith('app.')) + Number(keys.length === 0));

const peopleEntities: ReadonlySet<string> = new Set(peopleKinds);

/** Keys that move in a list or close it are not offered as actions. */
const isAction = ({ id }: Shortcut): boolean => !id.startsWith('lists.') && id !== 'app.palette';

/** The available actions: `here` was read before the palette took the keys. */
export function useActions(here: readonly Shortcut[]): readonly PaletteItem[] {
  const { t } = useTranslation();
  const settings = useKeySettings();
  return useMemo(() => {
    const reaching = keysThatReach(here, settings);
    return here
      .map((shortcut, at) => ({ shortcut, keys: reaching[at] ?? [] }))
      .filter(({ shortcut }) => isAction(shortcut))
      .toSorted((a, b) => place(a.shortcut) - place(b.shortcut))
      .map(({ shortcut, keys }) => ({
        id: shortcut.id,
        group: 'action',
        text: shortcutWords(shortcut, t),
        keys,
        run: () => runHere(shortcut.id, t),
      }));
  }, [here, settings, t]);
}

/** What can be created from any screen, with the key that its own screen has for it. */
const creations = {
  application: peopleShortcuts.create,
  learner: null,
  selectionPerson: null,
  applicants: peopleShortcuts.import,
  agreement: agreementShortcuts.create,
  user: usersShortcuts.create,
  admissionPath: null,
  otherPlace: null,
  company: companiesShortcuts.create,
  client: financeShortcuts.create,
  incomingEvents: calendarShortcuts.incoming,
} as const satisfies Readonly<Partial<Record<Creatable, Shortcut | null>>>;
/** The words of its key say it; those of the screen of billing do not say of whom. */
function textOf(what: keyof typeof creations): string {
  const shortcut = creations[what];
  return shortcut === null || what === 'client' ? `lists.create.${what}` : `keys.${shortcut.id}`;
}
const creatables = Object.keys(creations) as readonly (keyof typeof creations)[]; // keys loses the names

/** What can be created from any screen, unless the screen offers it among its own actions. */
export function useCreations(here: readonly Shortcut[]): readonly PaletteItem[] {
  const { t } = useTranslation();
  return useMemo(
    () =>
      creatables
        .filter((what) => !here.some(({ id }) => id === creations[what]?.id))
        .map((what) => ({
          id: `create/${what}`,
          group: 'action',
          text: t(textOf(what)),
          place: withForm({ what }),
        })),
    [here, t],
  );
}

/** Events of the weeks around today, on the campus. */
export function useNearEvents(): readonly PaletteItem[] {
  const format = useFormat();
  const today = format.dayOf(useNow());
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const events = useEvents({
    campusId,
    from: format.startOfDay(addDays(today, -before)),
    to: format.endOfDay(addDays(today, after)),
  });
  const rowItems = useRowItems();
  return useMemo(() => {
    // The nearest to today first: among equal matches, it is the more likely one.
    const now = format.startOfDay(today);
    return events.toSorted((a, b) => Math.abs(a.debut - now) - Math.abs(b.debut - now)).map(rowItems.event);
  }, [events, format, today, rowItems]);
}

/** Those that have a page, without people and applications, which have a search of their own. */
const others = pagedEntities.filter((entity) => !peopleEntities.has(entity));

/** People, applications, folders and pages on this workstation that match a query. */
export function useFound(query: string): readonly PaletteItem[] {
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const people = useSearchPeople(query, most, campusId);
  const { rows: folders } = useFolderSearch(query, 'root', mostFolders);
  const pages = useRowsNamed(others, query, most);
  const rowItems = useRowItems();
  return useMemo(
    () => [
      ...people.map(rowItems.person),
      ...pages.flatMap(({ entity, row }): readonly PaletteItem[] =>
        hasPage(entity)
          ? [rowItems.page(entity, row), ...(entity === 'Enseignant' ? [rowItems.teacherWeek(row)] : [])]
          : [],
      ),
      ...folders
        .filter(({ isFolder }) => isFolder)
        .slice(0, most)
        .map(rowItems.folder),
    ],
    [people, folders, pages, rowItems],
  );
}
