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
import type { ComponentType } from 'react';
import { withWords } from '#i18n/index.ts';
import { screens } from '#shared/ipc/screens.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { later, Loading } from '#ui/index.ts';

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

/** A disk that refused, or an update while open. The page remembers failures: only a new page reads it. */
export class UnreadCode extends Error {
  override readonly name = 'UnreadCode';
}

/** `name`: of the code, for support. */
export const orUnread = <Code,>(name: string, code: Promise<Code>): Promise<Code> =>
  code.catch((cause: unknown) => {
    throw new UnreadCode(name, { cause });
  });

const components = Object.fromEntries(
  screens.map((screen) => [
    screen,
    later(() => orUnread(screen, withWords(parts[screen].code(), 'entities', screen)), Loading),
  ]),
) as Readonly<Record<Screen, ReturnType<typeof later>>>; // entries forget their names

/** Reads the code of a screen while something else is waited for: at a start the database opens meanwhile. */
export const fetchScreen = (screen: Screen): void => components[screen].fetch();

/** The screen's icon and component. */
export const factsOf = (screen: Screen): { readonly icon: LucideIcon; readonly Screen: ComponentType } => ({
  icon: parts[screen].icon,
  Screen: components[screen].Component,
});
