import { z } from 'zod';
import { callBridge } from '#gateway/bridge.ts';
import { speak } from '#i18n/index.ts';
import { screenOf } from '#shared/ipc/place.ts';
import { screens } from '#shared/ipc/screens.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { languageNames, languageOf } from '#shared/text/languages.ts';
import { useListLayouts } from '#stores/lists.ts';
import { beginOn, here, usePlaces } from '#stores/place.ts';
import { hiddenScreens } from '#stores/policy.ts';
import { leadTimes, usePreferences } from '#stores/preferences.ts';
import { membersOf } from '#stores/readableMembers.ts';
import { columnKinds, useView } from '#stores/view.ts';

const hour = z.number().int().min(0).max(24);

/** What each store saves; it contains nothing from the service, so it is not encrypted (S8). */
const viewSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  language: z.enum(languageNames),
  screen: z.enum(screens),
  calendarView: z.enum(['day', 'week', 'month', 'list', 'columns']),
  calendarColumns: z.enum(columnKinds),
});
const preferencesSchema = z.object({
  density: z.enum(['usual', 'dense']),
  text: z.enum(['usual', 'large', 'largest']),
  foldedScreens: z.array(z.enum(screens)),
  calendarHours: z.object({ from: hour, to: hour }).refine(({ from, to }) => from < to),
  schoolHolidays: z.array(z.object({ name: z.string(), from: z.iso.date(), to: z.iso.date() })),
  isSharedPc: z.boolean(),
  notify: z.object({ interviews: z.boolean(), lead: z.literal(leadTimes), decisions: z.boolean() }),
});
const layoutSchema = z.object({
  columns: z.array(z.string()).optional(),
  sort: z.object({ column: z.string(), direction: z.enum(['ascending', 'descending']) }).optional(),
  group: z.string().optional(),
});
/** An unreadable arrangement is as usual, and takes no other with it. */
const listsSchema = z.object({ layouts: z.record(z.string(), layoutSchema.catch({})) });

interface StoredState<State> {
  readonly getState: () => State;
  readonly setState: (change: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** How it looks, with the screen that is shown: of where the user is nothing else is stored in the clear (S8). */
const viewAndScreen: StoredState<ReturnType<typeof useView.getState> & { readonly screen: Screen }> = {
  getState: () => ({ ...useView.getState(), screen: screenOf(here()) }),
  setState: ({ screen, ...view }) => {
    useView.setState(view);
    // A policy may hide it now (S14).
    if (screen !== undefined && !hiddenScreens().includes(screen)) beginOn(screen);
  },
  subscribe: (listener) => {
    const stops = [useView.subscribe(listener), usePlaces.subscribe(listener)];
    return () => stops.forEach((stop) => stop());
  },
};

/** A store that is saved in a place of its own, restricted to its schema. */
const keeping = <State extends object>(place: string, schema: z.ZodObject, store: StoredState<State>) => ({
  place,
  recall: (text: string | null) => store.setState(membersOf(schema, text)),
  text: () => JSON.stringify(schema.partial().parse(store.getState())),
  subscribe: (listener: () => void) => store.subscribe(listener),
});
const stored = [
  keeping('carnet.preferences', viewSchema, viewAndScreen),
  keeping('carnet.workstation', preferencesSchema, usePreferences),
  keeping('carnet.lists', listsSchema, useListLayouts),
];
/** How often anything was saved: of two copies, the one that counts more is the later one. */
const savesPlace = 'carnet.saves';
const ownSaves = (): number => Number(localStorage.getItem(savesPlace) ?? 0);
/** What main has: the text of each place, and how often anything was saved. */
const keptSchema = z.object(Object.fromEntries(stored.map(({ place }) => [place, z.string()])));
const savesSchema = z.object({ [savesPlace]: z.number().int().nonnegative() });

/**
 * Without any, the system's language where it is ours. `kept`: main's, from the disk; the page's own lacks the last
 * minute after a kill, but has what main had not written at a reload.
 */
export function recallPreferences(locale: string, kept: string | null = null): void {
  useView.setState({ language: languageOf(locale) });
  const saved = new Map(Object.entries(keptSchema.partial().parse(membersOf(keptSchema, kept))));
  const { [savesPlace]: saves = 0 } = savesSchema.partial().parse(membersOf(savesSchema, kept));
  const isBehind = saves < ownSaves();
  for (const { place, recall } of stored) {
    const [own, mains] = [localStorage.getItem(place), saved.get(place) ?? null];
    recall(isBehind ? (own ?? mains) : (mains ?? own));
  }
  localStorage.setItem(savesPlace, String(Math.max(saves, ownSaves())));
}

/** Changes closer together than this are one write. Milliseconds. */
const settleMs = 200;

/** Saves each change and applies it. Main stores it durably, unlike the page. Returns what stops it. */
export function followPreferences(keep: (text: string) => void = keepInMain): () => void {
  apply();
  let timer: number | undefined;
  let isDue = false;
  const saved = new Map(stored.map(({ place, text }) => [place, text()]));
  const save = ({ place, text }: (typeof stored)[number]): void => {
    const now = text();
    if (saved.get(place) === now) return;
    saved.set(place, now);
    localStorage.setItem(place, now);
    localStorage.setItem(savesPlace, String(ownSaves() + 1));
    window.clearTimeout(timer);
    isDue = true;
    timer = window.setTimeout(keepNow, settleMs);
  };
  // Main's copy is read first: it may not stay behind when the page ends.
  const keepNow = (): void => {
    window.clearTimeout(timer);
    if (isDue) keep(JSON.stringify({ ...Object.fromEntries(saved), [savesPlace]: ownSaves() }));
    isDue = false;
  };
  window.addEventListener('pagehide', keepNow);
  const stops = [
    ...stored.map((one) => one.subscribe(() => save(one))),
    useView.subscribe(({ language }, before) => {
      if (language !== before.language) void speak(language);
      apply();
    }),
    usePreferences.subscribe(apply),
  ];
  return () => {
    window.removeEventListener('pagehide', keepNow);
    stops.forEach((stop) => stop());
  };
}

/** Where the disk refuses, the page's own storage still has it. */
const keepInMain = (text: string): void => void callBridge('app.keepPreferences', { text });

function apply(): void {
  const { language, theme } = useView.getState();
  const { dataset } = document.documentElement;
  document.documentElement.lang = language;
  dataset['theme'] = theme;
  const { density, text } = usePreferences.getState();
  Object.assign(dataset, { density, text });
}
