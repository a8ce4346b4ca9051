import { useTranslation } from 'react-i18next';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import type { Submission } from '#sync/ports.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { useFormat } from '#ui/index.ts';
import { useAct } from '#wording/useAct.ts';
import { spanOf } from './draft.ts';
import type { Draft } from './draft.ts';
import { creation, intentOf } from './intents.ts';
import type { Halves } from './useAwaited.ts';

/** `renamed`: what the interview that moves is called then; null: as before. */
type Create = (
  events: readonly Draft[],
  begun: Halves,
  renamed: string | null,
) => Promise<{ readonly id: string; readonly span: Span } | null>;

/**
 * Stores new events as one change, with the application that gets the hour. Resolves to the first of them, or to the
 * interview that goes there in its place; to null where nothing was stored.
 */
export function useCreating(campusId: string, submission: Submission): Create {
  const { t } = useTranslation();
  const format = useFormat();
  const act = useAct();
  return async (events, begun, renamed) => {
    const intent = creation(campusId, events, format);
    // Of a series whose dates are listed, the first may not be the one that was typed.
    const span = events[0] && spanOf(events[0], format);
    if (!intent || !span) return null;
    const { moves } = begun;
    const [name, when] = [nameInSentence(renamed ?? moves?.nom ?? ''), format.dayTime(span.debut)];
    const done = moves && { done: t('calendar.doing.toast.moved', { name, when, count: 1 }) };
    const made = await act(intentOf(intent, begun, span.debut, renamed), { submission, ...done });
    const id = made && moves ? moves.id : made?.[0];
    return id === undefined ? null : { id, span };
  };
}
