import type { LucideIcon } from 'lucide-react';
import type { InterviewView } from '#cache/queries/views.ts';
import type { DayField } from '#stores/interviewDay.ts';
import type { Shortcut } from '#ui/index.ts';

export type ActionId = 'arrived' | 'done' | 'move' | 'decide' | 'call' | 'mail' | 'folder' | 'correct';

/** One thing to do with an interview: the same row makes its button, its line in the menu and its key. */
export interface Action {
  readonly id: ActionId;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly shortcut: Shortcut;
  /** False where the service or the school gives nothing for it: the key then says so. */
  readonly isOffered: boolean;
  readonly run: () => void;
}

/** A dialog that an action opens. */
export type RequestedAction =
  | { readonly kind: 'move' | 'decide'; readonly interview: InterviewView }
  /** No custom field was named for it yet; `onChosen` goes on once one is. */
  | { readonly kind: 'map'; readonly field: DayField; readonly onChosen: (code: string) => void }
  | { readonly kind: 'who' }
  /** `correct`: a walk-in that is only here. */
  | { readonly kind: 'walkIn'; readonly correct: InterviewView | null };
