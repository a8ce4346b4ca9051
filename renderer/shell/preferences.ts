import { z } from 'zod';
import type { StoreApi } from 'zustand';
import { speak } from '#i18n/index.ts';
import { screens } from '#shared/ipc/screens.ts';
import { languageNames, languageOf } from '#shared/text/languages.ts';
import { useListLayouts } from '#stores/lists.ts';
import { leadTimes, usePreferences } from '#stores/preferences.ts';
import { membersOf } from '#stores/readableMembers.ts';
import { useView } from '#stores/view.ts';
import { useKeySettings } from '#ui/index.ts';

const hour = z.number().int().min(0).max(24);

/** What each store saves; it contains nothing from the service, so it is not encrypted (S8). */
const viewSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  language: z.enum(languageNames),
  screen: z.enum(screens),
  calendarView: z.enum(['day', 'week', 'month', 'list', 'columns']),
  calendarColumns: z.enum(['teachers', 'agents']),
});
const preferencesSchema = z.object({
  density: z.enum(['usual', 'dense']),
  foldedScreens: z.array(z.enum(screens)),
  secondZone: z.string().refine(isZone).nullable(),
  calendarHours: z.object({ from: hour, to: hour }).refine(({ from, to }) => from < to),
  moveTogether: z.boolean(),
  isTourOffered: z.boolean(),
  notify: z.object({ interviews: z.boolean(), lead: z.literal(leadTimes), decisions: z.boolean() }),
});
const listsSchema = z.object({
  layouts: z.record(
    z.string().max(60),
    z.object({
      columns: z.array(z.string().max(60)).max(60).optional(),
      sort: z.object({ column: z.string().max(60), direction: z.enum(['ascending', 'descending']) }).optional(),
      group: z.string().max(60).optional(),
    }),
  ),
});
const keysSchema = z.object({
  characters: z.boolean(),
  changed: z.record(z.string(), z.array(z.string().max(40)).max(4)),
});

/** A store that is saved in a place of its own, restricted to its schema. */
const keeping = <State extends object>(place: string, schema: z.ZodObject, store: StoreApi<State>) => ({
  // the schema reads only members of the store
  recall: () => store.setState(membersOf(schema, localStorage.getItem(place)) as Partial<State>),
  follow: () => store.subscribe((state) => localStorage.setItem(place, JSON.stringify(schema.partial().parse(state)))),
});
const stored = [
  keeping('carnet.preferences', viewSchema, useView),
  keeping('carnet.workstation', preferencesSchema, usePreferences),
  keeping('carnet.lists', listsSchema, useListLayouts),
  keeping('carnet.keys', keysSchema, useKeySettings),
];

/** Restores the saved choices; without them, uses the language of the system where it is one of ours. */
export function recallPreferences(locale: string): void {
  useView.setState({ language: languageOf(locale) });
  for (const { recall } of stored) recall();
}

/** Saves each change and applies it to the document. Returns the function that stops it. */
export function followPreferences(): () => void {
  apply();
  const stops = [
    ...stored.map(({ follow }) => follow()),
    useView.subscribe(({ language }, before) => {
      if (language !== before.language) void speak(language);
      apply();
    }),
    usePreferences.subscribe(apply),
  ];
  return () => stops.forEach((stop) => stop());
}

function apply(): void {
  const { language, theme } = useView.getState();
  const { dataset } = document.documentElement;
  document.documentElement.lang = language;
  dataset['theme'] = theme;
  dataset['density'] = usePreferences.getState().density;
}

/** Whether times can be shown in this zone. */
function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('fr', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
