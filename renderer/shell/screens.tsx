import {
  ArrowUpFromLine,
  BriefcaseBusiness,
  Building2,
  Calendar,
  FilePenLine,
  FolderTree,
  GraduationCap,
  ReceiptEuro,
  Settings2,
  Sun,
  UserCog,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { withWords } from '#i18n/index.ts';
import { screens } from '#shared/ipc/screens.ts';
import type { Screen } from '#shared/ipc/screens.ts';

interface ScreenParts {
  readonly icon: LucideIcon;
  /** Every screen is a chunk of its own, with words of its own, so that a start reads the code of one. */
  readonly code: () => Promise<ComponentType>;
}

const parts: Readonly<Record<Screen, ScreenParts>> = {
  today: { icon: Sun, code: async () => (await import('#features/today/index.tsx')).InterviewsScreen },
  calendar: { icon: Calendar, code: async () => (await import('#features/calendar/index.tsx')).CalendarScreen },
  people: { icon: Users, code: async () => (await import('#features/people/index.tsx')).PeopleScreen },
  directory: { icon: FolderTree, code: async () => (await import('#features/directory/index.tsx')).DirectoryScreen },
  agreements: {
    icon: FilePenLine,
    code: async () => (await import('#features/agreements/index.tsx')).AgreementsScreen,
  },
  companies: { icon: Building2, code: async () => (await import('#features/companies/index.tsx')).CompaniesScreen },
  finance: { icon: ReceiptEuro, code: async () => (await import('#features/finance/index.tsx')).FinanceScreen },
  teaching: { icon: GraduationCap, code: async () => (await import('#features/teaching/index.tsx')).TeachingScreen },
  users: { icon: UserCog, code: async () => (await import('#features/users/index.tsx')).UsersScreen },
  changes: { icon: ArrowUpFromLine, code: async () => (await import('#features/changes/index.tsx')).ChangesScreen },
  offline: { icon: BriefcaseBusiness, code: async () => (await import('#features/offline/index.tsx')).OfflineScreen },
  settings: { icon: Settings2, code: async () => (await import('#features/settings/index.tsx')).SettingsScreen },
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
    const Screen = await withWords(parts[screen].code(), 'entities', screen);
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

const components = Object.fromEntries(screens.map((screen) => [screen, drawn(screen)])) as Readonly<
  Record<Screen, ComponentType> // entries forget their names
>;

/** The screen's icon and component. */
export const factsOf = (screen: Screen): { readonly icon: LucideIcon; readonly Screen: ComponentType } => ({
  icon: parts[screen].icon,
  Screen: components[screen],
});
