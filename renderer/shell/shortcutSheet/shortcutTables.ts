import type { Screen } from '#shared/ipc/screens.ts';
import { listShortcuts } from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';
import {
  agreementShortcuts,
  calendarShortcuts,
  changesShortcuts,
  companiesShortcuts,
  decisionShortcuts,
  directoryShortcuts,
  financeShortcuts,
  formShortcuts,
  pageShortcuts,
  peopleShortcuts,
  tableShortcuts,
  teachingShortcuts,
  todayShortcuts,
  usersShortcuts,
} from '#wording/shortcuts.ts';
import { appShortcuts, screenShortcuts } from '../commands.ts';

interface ShortcutGroup {
  readonly id: string;
  readonly shortcuts: readonly Shortcut[];
}

/** In the order of the sheet. Words: of its screen or keys.group.<id>, and keys.<its id>. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    id: 'app',
    shortcuts: [...screenShortcuts([], []).map(({ shortcut }) => shortcut), ...Object.values(appShortcuts)],
  },
  { id: 'lists', shortcuts: Object.values(listShortcuts) },
  { id: 'today', shortcuts: Object.values(todayShortcuts) },
  { id: 'calendar', shortcuts: Object.values(calendarShortcuts) },
  { id: 'people', shortcuts: Object.values(peopleShortcuts) },
  { id: 'table', shortcuts: Object.values(tableShortcuts) },
  { id: 'agreements', shortcuts: Object.values(agreementShortcuts) },
  { id: 'forms', shortcuts: Object.values(formShortcuts) },
  { id: 'companies', shortcuts: Object.values(companiesShortcuts) },
  { id: 'finance', shortcuts: Object.values(financeShortcuts) },
  { id: 'users', shortcuts: Object.values(usersShortcuts) },
  { id: 'pages', shortcuts: Object.values(pageShortcuts) },
  { id: 'teaching', shortcuts: Object.values(teachingShortcuts) },
  { id: 'directory', shortcuts: Object.values(directoryShortcuts) },
  { id: 'changes', shortcuts: Object.values(changesShortcuts) },
  { id: 'decision', shortcuts: Object.values(decisionShortcuts) },
];

/** The same with the digits that the screens have now, without those that have none, and without hidden screens. */
export const shortcutGroupsNow = (folded: readonly Screen[], hidden: readonly Screen[]): readonly ShortcutGroup[] => {
  const screens = screenShortcuts(folded, hidden).map(({ shortcut }) => shortcut);
  return shortcutGroups
    .filter(({ id }) => !hidden.some((screen) => screen === id))
    .map(({ id, shortcuts }) => ({
      id,
      shortcuts: shortcuts
        .map((shortcut) => screens.find((own) => own.id === shortcut.id) ?? shortcut)
        .filter(({ keys, id: own }) => keys.length > 0 && !hidden.some((screen) => own === `app.go.${screen}`)),
    }));
};
