import type { Around, PhraseEvent } from '#features/calendar/quickAdd/phrase.ts';
import { readPhrase } from '#features/calendar/quickAdd/phrase.ts';
import { createFormat } from '#ui/format/format.ts';
import { at, now, types, zone } from '../fixtures.ts';

export const format = createFormat('fr', zone);
/** Read on Thursday 19 November 2026 at 10:12, with the slot 10:30 – 11:30 of that day proposed. */
export const readHere = (phrase: string, around: Partial<Around> = {}): PhraseEvent =>
  readPhrase(phrase, {
    now,
    zone,
    slot: { debut: at(19, '10:30'), fin: at(19, '11:30') },
    types,
    teachers: [],
    schoolHolidays: [],
    ...around,
  });
export const marked = (phrase: string, { unsettled }: Pick<PhraseEvent, 'unsettled'>): string =>
  unsettled.map(({ from, to, why }) => `${phrase.slice(from, to)} ${why}`).join('; ');
/** « 2026-11-20 14:00-15:00 ». */
export const when = ({ span }: PhraseEvent): string =>
  `${format.dayOf(span.debut)} ${format.timeOf(span.debut)}-${format.timeOf(span.fin)}`;
