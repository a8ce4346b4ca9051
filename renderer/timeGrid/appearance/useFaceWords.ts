import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '#shared/text/when/civil.ts';
import { useFormat } from '#ui/index.ts';
import type { Format } from '#ui/index.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import type { FaceWords } from './face.ts';
import { otherHour } from './shown.ts';
import type { ShownEvent } from './shown.ts';

export type CampusNames = ReadonlyMap<string, string>;

/** In the current language; shared words are made once. `otherCampuses`: of events beside the open one's. */
export function useFaceWords(day: SchoolDay, otherCampuses?: CampusNames): FaceWords {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const dayName = format.day(day.start);
    const { cancelled, gone, done, linked, clashing } = usualWords(t, format);
    const orHour = (event: ShownEvent): string => {
      const other = otherHour(event);
      if (other === null) return '';
      const isHere = format.dayOf(other) === format.dayOf(event.debut);
      return t('timeGrid.orHour', { time: isHere ? format.time(other) : format.dayTime(other) });
    };
    const elsewhere = ({ campusId }: ShownEvent): string => otherCampuses?.get(campusId) ?? '';
    return {
      time: (minute) => clockText(Math.floor(minute) % 1440),
      range: (from, to) => `${from}\u00A0– ${to}`,
      wholeRange: (event) => format.timeRange(event.debut, event.fin),
      cancelled,
      orHour,
      elsewhere,
      label: (event, { text, range, clash, isOneDay }) =>
        [
          text,
          // A range over midnight names its days.
          (event.isMoment || isOneDay) && dayName,
          range,
          !text.endsWith(event.typeName) && event.typeName,
          !text.includes(orHour(event)) && orHour(event),
          !text.endsWith(elsewhere(event)) && elsewhere(event),
          event.gone ? gone : event.annule && cancelled,
          event.realise && done,
          event.group !== null && linked,
          clash && clashing,
          event.isUnkept && t('timeGrid.unkept'),
          event.isTypedIn && t('common.word.typedIn'),
          event.isPinned && t('timeGrid.held'),
          event.mark && t(`common.mark.${event.mark}`),
        ]
          .filter(Boolean)
          .join(', '),
    };
  }, [t, format, day, otherCampuses]);
}

const usual = new WeakMap<Format, ReturnType<typeof wordsBy>>();

const wordsBy = (t: TFunction) => ({
  cancelled: t('common.word.cancelled'),
  gone: t('timeGrid.gone'),
  done: t('common.word.done'),
  linked: t('timeGrid.linkedEvents'),
  clashing: t('timeGrid.clashShort'),
});

/** Looked up once in a language: a month has 42 days, and each page of the calendar has days of its own. */
function usualWords(t: TFunction, format: Format): ReturnType<typeof wordsBy> {
  const known = usual.get(format) ?? wordsBy(t);
  usual.set(format, known);
  return known;
}
