import type { LucideIcon } from 'lucide-react';
import type { InterviewView } from '#cache/queries/views.ts';
import type { DayField } from '#stores/interviewDay.ts';
import type { Shortcut } from '#ui/index.ts';

export type ActionId =
  | 'arrived'
  | 'done'
  | 'notArrived'
  | 'notDone'
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
  /** It is done already: its button shows so, and it is not done twice. */
  readonly isOn?: boolean;
  /** False where the service or the school has no field for it: the palette then shows why. */
  readonly isOffered: boolean;
  readonly run: () => void;
}

/** A dialog that an action opens. */
export type RequestedAction =
  | { readonly kind: 'move' | 'decide'; readonly interview: InterviewView }
  /** No custom field is assigned to it yet; `onChosen` continues once one is. */
  | { readonly kind: 'map'; readonly field: DayField; readonly onChosen: (code: string) => void }
  | { readonly kind: 'who' | 'print' }
  /** `correct`: a walk-in that exists only on this workstation. */
  | { readonly kind: 'walkIn'; readonly correct: InterviewView | null };
