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

// Every screen but the first is a chunk of its own, so that the first paint does not wait for the others.
const CalendarScreen = lazy(async () => ({ default: (await import('#features/calendar/index.tsx')).CalendarScreen }));
const PeopleScreen = lazy(async () => ({ default: (await import('#features/people/index.tsx')).PeopleScreen }));
const DirectoryScreen = lazy(async () => ({
  default: (await import('#features/directory/index.tsx')).DirectoryScreen,
}));
const AgreementsScreen = lazy(async () => ({
  default: (await import('#features/agreements/index.tsx')).AgreementsScreen,
}));
const CompaniesScreen = lazy(async () => ({
  default: (await import('#features/companies/index.tsx')).CompaniesScreen,
}));
const FinanceScreen = lazy(async () => ({ default: (await import('#features/finance/index.tsx')).FinanceScreen }));
const TeachingScreen = lazy(async () => ({ default: (await import('#features/teaching/index.tsx')).TeachingScreen }));
const UsersScreen = lazy(async () => ({ default: (await import('#features/users/index.tsx')).UsersScreen }));
const ChangesScreen = lazy(async () => ({ default: (await import('#features/changes/index.tsx')).ChangesScreen }));
const OfflineScreen = lazy(async () => ({ default: (await import('#features/offline/index.tsx')).OfflineScreen }));
const SettingsScreen = lazy(async () => ({ default: (await import('#features/settings/index.tsx')).SettingsScreen }));

const facts: Readonly<Record<Screen, ScreenFacts>> = {
  today: { icon: Sun, Screen: InterviewsScreen },
  calendar: { icon: Calendar, Screen: CalendarScreen },
  people: { icon: Users, Screen: PeopleScreen },
  directory: { icon: FolderTree, Screen: DirectoryScreen },
  agreements: { icon: FilePenLine, Screen: AgreementsScreen },
  companies: { icon: Building2, Screen: CompaniesScreen },
  finance: { icon: ReceiptEuro, Screen: FinanceScreen },
  teaching: { icon: GraduationCap, Screen: TeachingScreen },
  users: { icon: UserCog, Screen: UsersScreen },
  changes: { icon: ArrowUpFromLine, Screen: ChangesScreen },
  offline: { icon: BriefcaseBusiness, Screen: OfflineScreen },
  settings: { icon: Settings2, Screen: SettingsScreen },
};

/** The screen's icon and component. Its name is the catalogue's `shell.screen`. */
export const factsOf = (screen: Screen): ScreenFacts => facts[screen];
