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
import type { Screen } from '#shared/ipc/screens.ts';
import { screenComponents } from './screenChunks.tsx';

interface ScreenFacts {
  readonly icon: LucideIcon;
  readonly Screen: ComponentType;
}

const facts: Readonly<Record<Screen, ScreenFacts>> = {
  today: { icon: Sun, Screen: screenComponents.today },
  calendar: { icon: Calendar, Screen: screenComponents.calendar },
  people: { icon: Users, Screen: screenComponents.people },
  directory: { icon: FolderTree, Screen: screenComponents.directory },
  agreements: { icon: FilePenLine, Screen: screenComponents.agreements },
  companies: { icon: Building2, Screen: screenComponents.companies },
  finance: { icon: ReceiptEuro, Screen: screenComponents.finance },
  teaching: { icon: GraduationCap, Screen: screenComponents.teaching },
  users: { icon: UserCog, Screen: screenComponents.users },
  changes: { icon: ArrowUpFromLine, Screen: screenComponents.changes },
  offline: { icon: BriefcaseBusiness, Screen: screenComponents.offline },
  settings: { icon: Settings2, Screen: screenComponents.settings },
};

/** The screen's icon and component. Its name is the catalogue's `shell.screen`. */
export const factsOf = (screen: Screen): ScreenFacts => facts[screen];
