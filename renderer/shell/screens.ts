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
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { InterviewsScreen } from '#features/today/index.tsx';
import type { Screen } from '#shared/ipc/screens.ts';

interface ScreenFacts {
  readonly icon: LucideIcon;
  readonly Screen: ComponentType;
}

/** Every screen but the first is a chunk of its own, so that the first paint does not wait for the others. */
const chunks = {
  calendar: async () => ({ default: (await import('#features/calendar/index.tsx')).CalendarScreen }),
  people: async () => ({ default: (await import('#features/people/index.tsx')).PeopleScreen }),
  directory: async () => ({ default: (await import('#features/directory/index.tsx')).DirectoryScreen }),
  agreements: async () => ({ default: (await import('#features/agreements/index.tsx')).AgreementsScreen }),
  companies: async () => ({ default: (await import('#features/companies/index.tsx')).CompaniesScreen }),
  finance: async () => ({ default: (await import('#features/finance/index.tsx')).FinanceScreen }),
  teaching: async () => ({ default: (await import('#features/teaching/index.tsx')).TeachingScreen }),
  users: async () => ({ default: (await import('#features/users/index.tsx')).UsersScreen }),
  changes: async () => ({ default: (await import('#features/changes/index.tsx')).ChangesScreen }),
  offline: async () => ({ default: (await import('#features/offline/index.tsx')).OfflineScreen }),
  settings: async () => ({ default: (await import('#features/settings/index.tsx')).SettingsScreen }),
} as const;

const facts: Readonly<Record<Screen, ScreenFacts>> = {
  today: { icon: Sun, Screen: InterviewsScreen },
  calendar: { icon: Calendar, Screen: lazy(chunks.calendar) },
  people: { icon: Users, Screen: lazy(chunks.people) },
  directory: { icon: FolderTree, Screen: lazy(chunks.directory) },
  agreements: { icon: FilePenLine, Screen: lazy(chunks.agreements) },
  companies: { icon: Building2, Screen: lazy(chunks.companies) },
  finance: { icon: ReceiptEuro, Screen: lazy(chunks.finance) },
  teaching: { icon: GraduationCap, Screen: lazy(chunks.teaching) },
  users: { icon: UserCog, Screen: lazy(chunks.users) },
  changes: { icon: ArrowUpFromLine, Screen: lazy(chunks.changes) },
  offline: { icon: BriefcaseBusiness, Screen: lazy(chunks.offline) },
  settings: { icon: Settings2, Screen: lazy(chunks.settings) },
};

/** The screen's icon and component. Its name is the catalogue's `shell.screen`. */
export const factsOf = (screen: Screen): ScreenFacts => facts[screen];

const ofScreens: Partial<Readonly<Record<Screen, () => Promise<unknown>>>> = chunks;

/**
 * Reads the code of a screen while something else is waited for: at a start the database opens meanwhile. What cannot
 * be read is read again where the screen is drawn, which reports it.
 */
export function fetchScreen(screen: Screen): void {
  ofScreens[screen]?.().catch(() => undefined);
}
