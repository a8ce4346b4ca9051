import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/index.ts';
import type { FaceWords } from './face.ts';

/** The words of event blocks in the language of the moment. */
export function useFaceWords(): FaceWords {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => ({
      time: format.time,
      timeRange: format.timeRange,
      cancelled: t('calendar.cancelled'),
      label: (event, { text, wholeTime, clash }) =>
        [
          text,
          format.day(event.debut),
          !wholeTime && format.timeRange(event.debut, event.fin),
          event.typeName,
          event.annule && t('calendar.cancelled'),
          event.realise && t('calendar.done'),
          event.group !== null && t('calendar.linkedEvents'),
          clash && t('calendar.clashShort'),
          event.mark && t(`common.mark.${event.mark}`),
        ]
          .filter(Boolean)
          .join(', '),
    }),
    [t, format],
  );
}
