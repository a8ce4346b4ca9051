import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { withWords } from '#i18n/index.ts';
import type { Screen } from '#shared/ipc/screens.ts';

/** Every screen is a chunk of its own, so that a start reads the code of one. */
const chunks: Readonly<Record<Screen, () => Promise<ComponentType>>> = {
  today: async () => (await import('#features/today/index.tsx')).InterviewsScreen,
  calendar: async () => (await import('#features/calendar/index.tsx')).CalendarScreen,
  people: async () => (await import('#features/people/index.tsx')).PeopleScreen,
  directory: async () => (await import('#features/directory/index.tsx')).DirectoryScreen,
  agreements: async () => (await import('#features/agreements/index.tsx')).AgreementsScreen,
  companies: async () => (await import('#features/companies/index.tsx')).CompaniesScreen,
  finance: async () => (await import('#features/finance/index.tsx')).FinanceScreen,
  teaching: async () => (await import('#features/teaching/index.tsx')).TeachingScreen,
  users: async () => (await import('#features/users/index.tsx')).UsersScreen,
  changes: async () => (await import('#features/changes/index.tsx')).ChangesScreen,
  offline: async () => (await import('#features/offline/index.tsx')).OfflineScreen,
  settings: async () => (await import('#features/settings/index.tsx')).SettingsScreen,
};

/** Screens whose code is here. */
const here = new Map<Screen, ComponentType>();

/**
 * The code of a screen could not be read: a disk that refused, or a Carnet that was updated while it was open. The page
 * remembers what failed, so that only a new page reads it again.
 */
export class UnreadCode extends Error {
  override readonly name = 'UnreadCode';
}

async function read(screen: Screen): Promise<ComponentType> {
  try {
    const Screen = await withWords(chunks[screen](), 'entities', screen);
    here.set(screen, Screen);
    return Screen;
  } catch (cause) {
    throw new UnreadCode(screen, { cause });
  }
}

/**
 * Reads the code of a screen while something else is waited for: at a start the database opens meanwhile. What cannot
 * be read is read again where the screen is drawn, which reports it.
 */
export function fetchScreen(screen: Screen): void {
  read(screen).catch(() => undefined);
}

/**
 * A screen whose code is here is drawn at once. A lazy component waits at its first drawing even then, and React shows
 * what it waited for 300 ms later at the earliest: a start would have no data until then.
 */
function drawn(screen: Screen): ComponentType {
  const Later = lazy(async () => ({ default: await read(screen) }));
  return function ScreenAtOnce() {
    // As long as it is mounted, it is the same component: another one would lose what was typed.
    const [Drawn] = useState<ComponentType>(() => here.get(screen) ?? Later);
    return <Drawn />;
  };
}

/** The component of each screen. */
export const screenComponents: Readonly<Record<Screen, ComponentType>> = {
  today: drawn('today'),
  calendar: drawn('calendar'),
  people: drawn('people'),
  directory: drawn('directory'),
  agreements: drawn('agreements'),
  companies: drawn('companies'),
  finance: drawn('finance'),
  teaching: drawn('teaching'),
  users: drawn('users'),
  changes: drawn('changes'),
  offline: drawn('offline'),
  settings: drawn('settings'),
};
