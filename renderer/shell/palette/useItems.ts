import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveContext } from '#cache/queries/CacheProvider.tsx';
import { useEvents, useFolderSearch, useTypes } from '#cache/queries/hooks.ts';
import type { Live } from '#cache/queries/live.ts';
import { useRowsNamed } from '#cache/queries/named.ts';
import { useSearchPeople } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { peopleKinds } from '#cache/queries/search/peopleIndex.ts';
import type { EventView, FolderView, PersonRowView } from '#cache/queries/views.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { useRowName } from '#pages/useRowName.ts';
import { pagedEntities } from '#shared/ipc/pageScreens.ts';
import type { PagedEntity } from '#shared/ipc/pageScreens.ts';
import type { Creatable } from '#shared/ipc/place.ts';
import { everyType, isTypeShown, toggledType, useCalendarTypes } from '#stores/calendarTypes.ts';
import type { TypeChoice } from '#stores/calendarTypes.ts';
import { filterList } from '#stores/lists.ts';
import { hasPage, withForm } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { addDays, keysThatReach, useFormat, useNow } from '#ui/index.ts';
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
import { useRecent } from './recent.ts';
import { weekItem } from './weekItem.ts';

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
  return useMemo(() => {
    const reaching = keysThatReach(here);
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
  }, [here, t]);
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

/** How the palette writes what is on this workstation, in the language of now. */
interface RowItems {
  readonly person: (line: PersonRowView) => PaletteItem;
  readonly page: (entity: PagedEntity, row: RowView) => PaletteItem;
  readonly teacherWeek: (row: RowView) => PaletteItem;
  readonly event: (event: EventView) => PaletteItem;
  readonly folder: (folder: Pick<FolderView, 'id' | 'name'>) => PaletteItem;
}

function useRowItems(): RowItems {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const format = useFormat();
  return useMemo(() => {
    const kindOf = (entity: PagedEntity): string => namesOf(entity, format.language).one;
    const detail = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');
    return {
      person: ({ kind, id, name, number, admissionPathName, stateName }) => ({
        id: `${kind}/${id}`,
        group: kind === 'Dossier' ? 'application' : 'person',
        text: name || t('common.unnamed'),
        detail:
          kind === 'Dossier'
            ? detail(number, admissionPathName, stateName)
            : detail(kindOf(kind), number, admissionPathName),
        place: { at: 'row', entity: kind, id },
      }),
      page: (entity, row) => ({
        id: `${entity}/${row.id}`,
        group: 'page',
        text: nameOf(row),
        detail: detail(kindOf(entity), row.fields.text('Code')),
        place: { at: 'row', entity, id: row.id },
      }),
      teacherWeek: (row) => weekItem({ kind: 'teacher', id: row.id, name: nameOf(row) }, 'page', t),
      event: ({ id, nom, typeName, debut, enseignants }) => ({
        id: `event/${id}`,
        group: 'event',
        text: nom || typeName,
        detail: detail(format.dayTime(debut), nom && typeName, enseignants),
        place: { at: 'calendar', day: format.dayOf(debut), of: null, selected: id },
      }),
      folder: ({ id, name }) => ({
        id: `folder/${id}`,
        group: 'folder',
        text: name,
        place: { at: 'folder', id },
        run: () => filterList('directory', ''),
      }),
    };
  }, [t, nameOf, format]);
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

/**
 * Recent items as called now; a row that is gone keeps its words, an action that is not available is not offered.
 * Chosen by name and by number, it is one item.
 */
export function useRecentItems(actions: readonly PaletteItem[]): readonly PaletteItem[] {
  const recent = useRecent(({ items }) => items);
  const live = useLiveContext();
  const rowItems = useRowItems();
  return useMemo(() => {
    const items = recent.flatMap(
      (item) =>
        (item.group === 'action'
          ? actions.find(({ id }) => id === item.id)
          : (itemNow(item, live, rowItems) ?? item)) ?? [],
    );
    return [...new Map(items.map((item) => [item.id, item])).values()];
  }, [recent, actions, live, rowItems]);
}

/** What the palette would write of the same row now; null where the row is not here. */
function itemNow({ place }: PaletteItem, live: Live, rowItems: RowItems): PaletteItem | null {
  if (place?.at === 'folder') {
    const folder = live.folders.one(place.id);
    return folder && rowItems.folder(folder);
  }
  if (place?.at === 'calendar' && place.of?.kind === 'teacher' && place.of.id !== null && !place.of.beside) {
    const row = live.people.row('Enseignant', place.of.id);
    return row && rowItems.teacherWeek(row);
  }
  if (place?.at === 'calendar' && place.selected) {
    const event = live.events.one(place.selected);
    return event && rowItems.event(event);
  }
  if (place?.at !== 'row' || !hasPage(place.entity)) return null;
  const { entity, id } = place;
  const kind = peopleKinds.find((each) => each === entity);
  const [line] = kind ? live.people.lines(kind, [id]) : [];
  if (line) return rowItems.person(line);
  const row = kind ? null : live.people.row(entity, id);
  return row && rowItems.page(entity, row);
}

/** The types of events that the calendar shows: one alone, one hidden or shown again, all of them. */
export function useTypeItems(): readonly PaletteItem[] {
  const { t } = useTranslation();
  const choice = useCalendarTypes();
  const types = useTypes();
  return useMemo(() => {
    const ids = types.map(({ id }) => id);
    const item = (id: string, text: string, next: TypeChoice): PaletteItem => ({
      id: `types/${id}`,
      group: 'action',
      text,
      place: { at: 'calendar' },
      run: () => useCalendarTypes.setState(next),
    });
    const isEvery = choice.hiddenTypes.length === 0 && choice.onlyType === null;
    return [
      ...(isEvery ? [] : [item('all', t('panels.palette.types.all'), everyType)]),
      ...types.flatMap(({ id, name }) => [
        ...(choice.onlyType === id
          ? []
          : [item(`only/${id}`, t('panels.palette.types.only', { name }), { ...choice, onlyType: id })]),
        item(
          `toggle/${id}`,
          t(isTypeShown(choice, id) ? 'panels.palette.types.hide' : 'panels.palette.types.show', { name }),
          toggledType(choice, id, ids),
        ),
      ]),
    ];
  }, [t, choice, types]);
}
