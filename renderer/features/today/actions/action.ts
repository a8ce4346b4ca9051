import type { LucideIcon } from 'lucide-react';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import type { Shortcut } from '#ui/index.ts';

export type ActionId =
  | 'arrived'
  | 'done'
  | 'absent'
  | 'notArrived'
  | 'notDone'
  | 'notAbsent'
  | 'link'
  | 'createFile'
  | 'inCalendar'
  | 'move'
  | 'decide'
  | 'call'
  | 'mail'
  | 'folder'
  | 'correct';

/** An action on an interview: one entry makes its button, its line in the menus and its letter there. */
export interface Action {
  readonly id: ActionId;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly shortcut: Shortcut;
  /** It is done already, and is not done twice. */
  readonly isOn?: boolean;
  /** It has a button now. Without one its key is there, and says why where the service or the school has no field. */
  readonly isOffered: boolean;
  readonly run: () => void;
}

export type RequestedAction =
  | { readonly kind: 'move' | 'decide'; readonly interview: InterviewView }
  /** Events of interviews, to be linked to their applications. */
  | { readonly kind: 'link'; readonly events: readonly EventView[] }
  | { readonly kind: 'who' | 'print' }
  /** `correct`: a walk-in that exists only on this workstation. */
  | { readonly kind: 'walkIn'; readonly correct: InterviewView | null };
