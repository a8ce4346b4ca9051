import { useState } from 'react';
import type { ApplicationView, EventView } from '#cache/queries/views.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import { useApplications, useAwaited } from '../form/useApplications.ts';
import type { Applications } from '../form/useApplications.ts';
import type { QuickEvent } from './useQuickEvent.ts';

export interface Applicant extends Omit<Applications, 'titled'> {
  /** The one that the user chose; null: the event alone. */
  readonly application: ApplicationView | null;
  /** The interview that it has already, which stays. */
  readonly awaited: EventView | null;
  /** An application, or null for the event alone. */
  readonly choose: (id: string | null) => void;
  readonly titled: (title: string) => string;
}

export function useApplicant({ type, title }: QuickEvent): Applicant {
  const found = useApplications(title, type !== null && hueOf(type.name) === 'interview');
  const [chosenId, choose] = useState<string | null>(null);
  const application = found.choices.find(({ id }) => id === chosenId) ?? null;
  return {
    ...found,
    application,
    awaited: useAwaited(application),
    choose,
    titled: (text) => found.titled(text, application),
  };
}
