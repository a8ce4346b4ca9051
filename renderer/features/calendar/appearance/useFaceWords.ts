import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/index.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import type { FaceWords } from './face.ts';

/** The words of one day's blocks in the current language. Words shared by hundreds of blocks are made once. */
export function useFaceWords(day: SchoolDay): FaceWords {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const dayName = format.day(day.start);
    const cancelled = t('calendar.cancelled');
    const done = t('calendar.done');
    const linked = t('calendar.linkedEvents');
    const clashing = t('calendar.clashShort');
    return {
      time: clockText,
      range: (from, to) => `${from}\u00A0– ${to}`,
      wholeRange: (event) => format.timeRange(event.debut, event.fin),
      cancelled,
      label: (event, { text, range, clash }) =>
        [
          ...(event.interview ? [event.typeName, text] : [text]),
          dayName,
          range,
          !event.interview && event.typeName,
          event.annule && cancelled,
          event.realise && done,
          event.group !== null && linked,
          clash && clashing,
          event.mark && t(`common.mark.${event.mark}`),
        ]
          .filter(Boolean)
          .join(', '),
    };
  }, [t, format, day]);
}

const two = (value: number): string => String(value).padStart(2, '0');
/** 630 → 10:30, in French and in English. */
const clockText = (minute: number): string => `${two(Math.floor(minute / 60) % 24)}:${two(Math.floor(minute) % 60)}`;
