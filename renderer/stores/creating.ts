import { create } from 'zustand';
import type { Screen } from '#shared/ipc/screens.ts';
import { useView } from './view.ts';

/** What can be created from anywhere, and the screen that has its form. */
const screenOf = {
  application: 'people',
  learner: 'people',
  user: 'users',
  admissionPath: 'teaching',
  otherPlace: 'teaching',
} as const satisfies Readonly<Record<string, Screen>>;
export type Creatable = keyof typeof screenOf;
export const creatables = Object.keys(screenOf) as readonly Creatable[]; // keys loses the names

interface CreatingStore {
  /** The form that is open; null: none. */
  readonly what: Creatable | null;
  /** Of an application: whose it is; null where the applicant is new too. */
  readonly applicant: { readonly id: string; readonly name: string } | null;
}

export const useCreating = create<CreatingStore>(() => ({ what: null, applicant: null }));

/** Opens the form, on its screen. */
export function startCreating(what: Creatable, applicant: CreatingStore['applicant'] = null): void {
  useView.setState({ screen: screenOf[what], deciding: null, settingsPage: null });
  useCreating.setState({ what, applicant });
}

export const stopCreating = (): void => useCreating.setState({ what: null, applicant: null });
