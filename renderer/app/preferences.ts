import { z } from 'zod';
import { areas, useView } from '../stores/view.ts';
import { speak } from './i18n/index.ts';

/** How a person likes their window; no fact of the service is in it, so it may lie in the clear (S8). */
const preferencesSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  language: z.enum(['fr', 'en']),
  area: z.enum(areas),
  calendarView: z.enum(['day', 'week']),
});
type Preferences = z.infer<typeof preferencesSchema>;

const place = 'carnet.preferences';

/** Puts back what was chosen; without it, the language of the system where it is one of ours. */
export function recallPreferences(locale: string): void {
  const kept = preferencesSchema.partial().safeParse(readJson());
  const { language = locale.toLowerCase().startsWith('en') ? 'en' : 'fr', ...rest } = kept.success ? kept.data : {};
  useView.setState({ language, ...definedOnly(rest) });
}

/** Writes each change down, and tells the document about theme and language. Answers how to stop. */
export function followPreferences(): () => void {
  apply(useView.getState());
  return useView.subscribe((view, before) => {
    if (view.language !== before.language) void speak(view.language);
    if (view.theme !== before.theme || view.language !== before.language) apply(view);
    const { theme, language, area, calendarView } = view;
    localStorage.setItem(place, JSON.stringify({ theme, language, area, calendarView } satisfies Preferences));
  });
}

function apply({ theme, language }: Pick<Preferences, 'theme' | 'language'>): void {
  document.documentElement.lang = language;
  document.documentElement.dataset['theme'] = theme;
}

/** Null where nothing is kept, or nothing that can be read: the defaults then hold. */
function readJson(): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

/** Without the members that are undefined, which would overwrite what is set. */
const definedOnly = <T extends object>(value: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  }; // entries forget their names
