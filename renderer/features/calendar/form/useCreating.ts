import { useState } from 'react';
import { ofApplication } from '#acts/act.ts';
import { useBegin } from '#acts/useBegin.ts';
import type { Submission } from '#sync/ports.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { useFormat } from '#ui/index.ts';
import { spanOf } from './draft.ts';
import type { Draft, OfApplication } from './draft.ts';
import { creation, withApplication } from './intents.ts';
import { useAwaited } from './useApplications.ts';

type Create = (events: readonly Draft[]) => Promise<{ readonly id: string; readonly span: Span } | null>;

/**
 * As one change. The application gets the first one's hour unless it has an interview. The first event, or null where
 * nothing was stored.
 */
export function useCreating(campusId: string, submission: Submission, chosen: OfApplication | null): Create {
  const format = useFormat();
  const begin = useBegin();
  const isSecond = useAwaited(chosen) !== null;
  const application = useBegun(chosen);
  return async (events) => {
    const intent = creation(campusId, events, format);
    // Of a series whose dates are listed, the first may not be the one that was typed.
    const span = events[0] && spanOf(events[0], format);
    if (!intent || !span) return null;
    const hour = isSecond ? null : span.debut;
    const made = await (application
      ? begin([ofApplication(application)]).keep(withApplication(intent, application, hour), { submission })
      : begin([]).keep(intent, { submission }));
    const id = made?.[0];
    return id === undefined ? null : { id, span };
  };
}

/** The application as it was when the user chose it: the base of its change, whatever is received since (I12). */
function useBegun(application: OfApplication | null): OfApplication | null {
  const [begun, setBegun] = useState(application);
  if (begun?.id === application?.id) return begun;
  setBegun(application);
  return application;
}
