import { create } from 'zustand';
import { contextOf } from '#shared/entities/context.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { isLearner } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { pageScreens } from '#shared/ipc/pageScreens.ts';
import type { PagedEntity } from '#shared/ipc/pageScreens.ts';
import { addressOf, creationScreens, screenOf, starts } from '#shared/ipc/place.ts';
import type { Creation, Place, PlaceAt, WeekPerson } from '#shared/ipc/place.ts';
import type { ListedOn, ListScreen, Screen } from '#shared/ipc/screens.ts';
import { givenId } from './givenIds.ts';
import { hiddenScreens, refuseScreen } from './policy.ts';
import { useView } from './view.ts';

/** Where each screen is, or was when it was left: of a screen of lists, its list. */
type Screens = {
  readonly [On in Screen]: On extends ListScreen
    ? PlaceAt<'rows'> & { readonly entity: ListedOn<On> }
    : PlaceAt<(typeof starts)[On]['at']>;
};

interface Places {
  /** What the user visited, like a browser's history, and which of it is shown. */
  readonly visited: readonly [Place, ...Place[]];
  readonly at: number;
  readonly screens: Screens;
  /** By which day each list was seen as a week when another list of its screen took its place; absent: as lines. */
  readonly weeks: Weeks;
}
type Weeks = Readonly<Record<string, PlaceAt<'rows'>['week']>>;
/** An entity may have two lists on its screen. */
const listOf = ({ entity, by }: PlaceAt<'rows'>): string => [entity, by].join(' ');

/** As at the start of a page. */
const startOn = (screen: Screen): Places => ({ visited: [starts[screen]], at: 0, screens: starts, weeks: {} });

export const usePlaces = create<Places>(() => startOn('today'));

/** Begins on a screen, without a history. */
export const beginOn = (screen: Screen): void => usePlaces.setState(startOn(screen));

/** Begins where another page ended: on a place, and with each screen as it was left there. */
export function comeBack(place: Place, screens: readonly Place[]): void {
  usePlaces.setState((start) => ({ screens: screens.reduce(withScreen, start.screens) }));
  if (!hiddenScreens().includes(screenOf(place))) usePlaces.setState({ visited: [place], at: 0 });
}

const longest = 50;

export const hereIn = ({ visited, at }: Places): Place => visited[at] ?? visited[0];
export const here = (): Place => hereIn(usePlaces.getState());
export const usePlace = <Part>(part: (place: Place) => Part): Part => usePlaces((places) => part(hereIn(places)));
export const placeOn = <On extends Screen>(screen: On): Screens[On] => usePlaces.getState().screens[screen];
export const usePlaceOn = <On extends Screen, Part>(screen: On, part: (place: Screens[On]) => Part): Part =>
  usePlaces(({ screens }) => part(screens[screen]));
export const useScreen = (): Screen => usePlace(screenOf);

/** Of these a member that is absent stays as it was left. */
const kindsThatStay: ReadonlySet<Place['at']> = new Set(['today', 'calendar', 'folder', 'changes', 'offline']);
function completed(place: Place, screens: Screens, weeks: Weeks): Place {
  if (place.at === 'rows') return { week: weeks[listOf(place)], ...place };
  return kindsThatStay.has(place.at) ? { ...screens[screenOf(place)], ...place } : place;
}

/** A screen, or a page in it, of a billing case too; not lists, days or decisions. */
function isSameEntry(a: Place, b: Place): boolean {
  const pageOf = (place: Place): string =>
    place.at === 'row' || place.at === 'case' ? addressOf(place) : screenOf(place);
  return pageOf(a) === pageOf(b);
}

/** The places after a visit: those ahead are removed. */
function visit(places: Places, wanted: Place): Places {
  const left = places.screens[screenOf(wanted)];
  const weeks = left.at === 'rows' ? { ...places.weeks, [listOf(left)]: left.week } : places.weeks;
  const place = completed(wanted, places.screens, weeks);
  const { visited, at } = places;
  const screens = withScreen(places.screens, place);
  if (isSameEntry(hereIn(places), place)) return { visited: replaced(visited, at, place), at, screens, weeks };
  const [first = place, ...rest] = [...visited.slice(0, at + 1), place].slice(-longest);
  return { visited: [first, ...rest], at: rest.length, screens, weeks };
}

/** One place back or forward; the same where there is none. */
function step(places: Places, by: -1 | 1): Places {
  const place = places.visited[places.at + by];
  return place === undefined ? places : { ...places, at: places.at + by, screens: withScreen(places.screens, place) };
}

const withScreen = (screens: Screens, place: Place): Screens =>
  screens[screenOf(place)].at === place.at ? { ...screens, [screenOf(place)]: place } : screens;

const replaced = (visited: Places['visited'], at: number, place: Place): Places['visited'] => {
  const [first = place, ...rest] = visited.with(at, place);
  return [first, ...rest];
};

/** The only way to a place. False for a screen that the policy hides: said, and nothing changes (S14). */
export const go = (place: Place): boolean => show((places) => visit(places, renamed(place, givenId)));

/** Where the user was before, and whether the way from there went through the history. */
let left: Place | null = null;
let isBack = false;

/**
 * Of the place in front: the open page, or what is selected where the history leads back; it gets the focus. Entities
 * share ids.
 */
export function rowLeft(): string | null {
  const place = here();
  const page = left?.at === 'row' ? left : null;
  if (place.at === 'rows' && place.by === 'case') return left?.at === 'case' ? left.id : null;
  if (place.at === 'rows') return page?.entity === place.entity ? page.id : null;
  if (place.at === 'today' && page?.entity === 'Dossier') return page.id;
  return ((isBack || page) && 'selected' in place && place.selected) || null;
}

function show(change: (places: Places) => Places, byHistory = false): boolean {
  const before = usePlaces.getState();
  const next = change(before);
  const screen = screenOf(hereIn(next));
  const isHidden = hiddenScreens().includes(screen);
  if (isHidden) refuseScreen(screen);
  else {
    left = hereIn(before);
    isBack = byHistory;
    usePlaces.setState(next);
  }
  return !isHidden;
}

export const goBack = (): boolean => show((places) => step(places, -1), true);
export const goForward = (): boolean => show((places) => step(places, 1), true);

/** Whether there is a place to go back or forward to. */
export function useTrail(): { readonly canGoBack: boolean; readonly canGoForward: boolean } {
  const canGoBack = usePlaces(({ at }) => at > 0);
  const canGoForward = usePlaces(({ visited, at }) => at < visited.length - 1);
  return { canGoBack, canGoForward };
}

/** Changes where a screen is, and shows it no sooner: what is selected on it, the day of what it shows. */
export function adjust<On extends Screen>(screen: On, change: Partial<Screens[On]>): void {
  usePlaces.setState(({ visited, at, screens }) => {
    const place: Place = { ...screens[screen], ...change };
    const isHere = screenOf(visited[at] ?? place) === screen && visited[at]?.at === place.at;
    return { screens: withScreen(screens, place), ...(isHere && { visited: replaced(visited, at, place) }) };
  });
}

/** Rewrites every place that the user can come back to. */
function rewrite(change: (place: Place) => Place): void {
  usePlaces.setState(({ visited: [first, ...rest], screens }) => ({
    visited: [change(first), ...rest.map(change)],
    screens: Object.values<Place>(screens).map(change).reduce(withScreen, screens),
  }));
}

const renamed = (place: Place, now: (id: string) => string): Place => ({
  ...place,
  ...('id' in place && { id: now(place.id) }),
  ...('selected' in place && place.selected && { selected: now(place.selected) }),
});
/** What is open or selected under an id is so under another: a row that was created has got the service's. */
export const renamePlaces = (now: (id: string) => string): void => rewrite((place) => renamed(place, now));

/** Shows a screen from its beginning: its list, no decision, the first page of the settings. */
export const openScreen = (screen: Screen): boolean =>
  screen === 'changes' ? go({ at: 'changes', tab: 'open', deciding: null }) : returnToScreen(screen);

/** Shows a change, by the id of its step, beside what is open; null: none of them. */
export const showChange = (selected: string | null): boolean =>
  go({ at: 'changes', tab: 'open', selected, deciding: null });

/** Opens the decision about a change, by the id of its step; what is open is listed where it ends. */
export const decideOn = (deciding: string | null): boolean => go({ at: 'changes', tab: 'open', deciding });

/** Screens whose name says what they show, whatever they showed last. */
const asNamed: Readonly<Partial<Record<Screen, () => Place>>> = {
  settings: () => starts.settings,
  today: () => ({ ...placeOn('today'), day: null }),
  offline: () => ({ at: 'offline', isReport: false }),
  changes: () => ({ ...placeOn('changes'), tab: 'open' }),
};
export const returnToScreen = (screen: Screen): boolean => go(asNamed[screen]?.() ?? placeOn(screen));

/** An open page; the id of a row that was not created yet is provisional. */
export interface Page<Entity extends PagedEntity = PagedEntity> {
  readonly entity: Entity;
  readonly id: string;
}
/** Those whose page a screen shows. */
type PagedOn<Shown extends Screen> = PagedEntity &
  { [Entity in PagedEntity]: (typeof pageScreens)[Entity] extends Shown ? Entity : never }[PagedEntity];
export type PageOn<Shown extends Screen> = Page<PagedOn<Shown>>;

export const hasPage = (entity: EntityName): entity is PagedEntity => Object.hasOwn(pageScreens, entity);

/** Opens the page of a person, an application, an agreement … on its screen, from any other. */
export const openPage = ({ entity, id }: Page): boolean => go({ at: 'row', entity, id });

/** The tab of the page in front; null: its first. It is open again after the way back. */
export const useOpenTab = (): string | null => usePlace((place) => (place.at === 'row' ? (place.tab ?? null) : null));
export function openTab(tab: string): void {
  const place = here();
  if (place.at === 'row') go({ ...place, tab });
}

/** Whether the open page shows the form that corrects what the service refused to create. */
export const useIsCorrecting = (): boolean => usePlace((place) => place.at === 'row' && place.isCorrecting === true);
const isPlaceOf = ({ entity, id }: Page, place: Place): place is PlaceAt<'row'> =>
  place.at === 'row' && place.entity === entity && place.id === id;
export function startCorrecting(page: Page): boolean {
  const place = here();
  const { entity, id } = page;
  return go({ ...(isPlaceOf(page, place) ? place : { at: 'row', entity, id }), isCorrecting: true });
}
/** Closes that form and leads nowhere: the user may have gone elsewhere while it was saved. */
export const stopCorrecting = (page: Page): void =>
  rewrite((place) => {
    if (!isPlaceOf(page, place)) return place;
    const { isCorrecting: _closed, ...rest } = place;
    return rest;
  });

/** From what is open on a screen back to its list. */
export const closePage = (): boolean => go(placeOn(screenOf(here())));

const isOn = <Shown extends Screen>(screen: Shown, page: PlaceAt<'row'>): page is PlaceAt<'row'> & PageOn<Shown> =>
  screenOf(page) === screen;
/** The page that this screen shows; null for its list. */
export const usePage = <Shown extends Screen>(screen: Shown): PageOn<Shown> | null =>
  usePlace((place) => (place.at === 'row' && isOn(screen, place) ? place : null));

/** The form that is open for something new; null: none. */
export const useOpenForm = (): Creation | null => usePlace(creationIn);
const creationIn = (place: Place): Creation | null => ('creating' in place ? (place.creating ?? null) : null);

/** The place with a form for something new: that of an application may lie over a page, others over a list. */
export function withForm(creating: Creation): Place {
  const screen = creationScreens[creating.what];
  const place = here();
  const isOverPage = creating.what === 'application' && place.at === 'row' && screenOf(place) === screen;
  return { ...(isOverPage ? place : placeOn(screen)), creating };
}
export const startCreating = (creating: Creation): boolean => go(withForm(creating));
export const stopCreating = (): void => closeForms(() => true);
const closeForms = (isToClose: (creating: Creation) => boolean): void =>
  rewrite((place) => {
    const form = creationIn(place);
    if (!('creating' in place) || (form && !isToClose(form))) return place;
    const { creating: _closed, ...rest } = place;
    return rest;
  });

/** What the user has in front of them: a page, a list, a form. */
function inFront(): string {
  const place = here();
  return [addressOf(place), place.at === 'rows' && place.entity, creationIn(place)?.what].join(' ');
}

/** Called as the user presses the button of the form in front of them, before anything is stored. */
export function storing(form: 'creation' | 'correction'): {
  /** It is stored: ends the form of a creation, and no other that was opened since. */
  readonly stored: () => void;
  /** What the service created, unless the user went elsewhere since the press: then false. */
  readonly open: (created: Page) => boolean;
} {
  const pressed = form === 'creation' ? creationIn(here()) : null;
  let left: string | null = inFront();
  return {
    stored: () => {
      const isStillThere = inFront() === left;
      if (pressed) closeForms(({ what }) => what === pressed.what);
      left = isStillThere ? inFront() : null;
    },
    open: (created) => inFront() === left && openPage(created),
  };
}

/** By which day the list in front of the user is seen as a week, null for today; undefined: it is seen as lines. */
export const useListWeek = (): string | null | undefined =>
  usePlace((place) => (place.at === 'rows' ? place.week : undefined));
/** Shows that list as the week of a day, null for today; or as lines. */
export function showListWeek(week: string | null | undefined): void {
  const place = here();
  if (place.at === 'rows') go({ ...place, week });
}

/** A day: in the interviews when these are shown, else in the calendar, unless the policy hides it (S14). */
export const placeOfDay = (day: string): Place => ({
  at: screenOf(here()) === 'today' || hiddenScreens().includes('calendar') ? 'today' : 'calendar',
  day,
});

/** The person of a page or list in the calendar; null of the Selection context, which has no events (R1.5). */
export const weekOfPerson = ({ entity, id, name }: Page<PersonEntity> & { readonly name: string }): WeekPerson | null =>
  contextOf(entity) === 'plain' ? { kind: isLearner(entity) ? 'learner' : 'applicant', id, name } : null;

/** Shows the calendar of one person alone, from any screen; `day`: by which the week is chosen, else the last one. */
export function showWeekOf(person: WeekPerson, day?: string): void {
  if (go({ at: 'calendar', of: person, ...(day !== undefined && { day }) })) useView.setState({ calendarView: 'week' });
}
