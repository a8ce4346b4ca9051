import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSentByUser } from '#stores/sync.ts';
import { isSentIn } from '#sync/rules/attended.ts';
import { useFormat } from '#ui/index.ts';
import type { Wording } from './wording.ts';

export type Names = Pick<Wording, 'nameOf' | 'optionsFor'>;

/** The current catalogue and formats, for the pure parts. `names` should be stable. */
export function useWording(names: Names): Wording {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const sent = useSentByUser();
  return useMemo(
    () => ({
      language: format.language,
      t: (key, values) => t(key, { ...values }),
      knows: (key) => i18n.exists(key),
      time: format.time,
      clock: format.clock,
      day: format.day,
      dayTime: format.dayTime,
      date: format.date,
      isSent: isSentIn(sent),
      ...names,
    }),
    [t, i18n, format, sent, names],
  );
}
