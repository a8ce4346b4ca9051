import { ArrowUpFromLine, BriefcaseBusiness, Calendar, FolderTree, Settings2, Sun, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { InterviewsScreen } from '#features/today/index.tsx';
import type { Screen } from '#stores/view.ts';

/** A screen of the side bar: an entry here, and its words under shell.screen, is all that adding one takes. */
interface ScreenRow {
  readonly id: Screen;
  readonly icon: LucideIcon;
  readonly Screen: ComponentType;
  /** At the foot of the bar, beside the user's name. */
  readonly foot?: true;
}

// Every screen but the first is a chunk of its own, so that the first paint does not wait for the others.
const CalendarScreen = lazy(async () => ({ default: (await import('#features/calendar/index.tsx')).CalendarScreen }));
const PeopleScreen = lazy(async () => ({ default: (await import('#features/people/index.tsx')).PeopleScreen }));
const DirectoryScreen = lazy(async () => ({
  default: (await import('#features/directory/index.tsx')).DirectoryScreen,
}));
const ChangesScreen = lazy(async () => ({ default: (await import('#features/changes/index.tsx')).ChangesScreen }));
const OfflineScreen = lazy(async () => ({ default: (await import('#features/offline/index.tsx')).OfflineScreen }));
const SettingsScreen = lazy(async () => ({ default: (await import('#features/settings/index.tsx')).SettingsScreen }));

/** In the order of Ctrl 1–5. */
export const screenRows: readonly ScreenRow[] = [
  { id: 'today', icon: Sun, Screen: InterviewsScreen },
  { id: 'calendar', icon: Calendar, Screen: CalendarScreen },
  { id: 'people', icon: Users, Screen: PeopleScreen },
  { id: 'directory', icon: FolderTree, Screen: DirectoryScreen },
  { id: 'changes', icon: ArrowUpFromLine, Screen: ChangesScreen },
  { id: 'offline', icon: BriefcaseBusiness, Screen: OfflineScreen },
  { id: 'settings', icon: Settings2, Screen: SettingsScreen, foot: true },
];
