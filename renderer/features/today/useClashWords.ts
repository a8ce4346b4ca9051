import { useTranslation } from 'react-i18next';
import type { Clash } from '#parts/interviews/clash.ts';
import { useFormat } from '#ui/index.ts';

/** A clash in words: a few for the line, a sentence for its details. */
export function useClashWords(): { readonly short: (clash: Clash) => string; readonly long: (clash: Clash) => string } {
  const { t } = useTranslation();
  const format = useFormat();
  const shortDay = (at: number): string => `${format.weekdayShort(at)}\u00A0${format.dayNumber(at)}`;
  return {
    short: ({ kind, from }) => t(`today.clash.short.${kind}`, { time: format.time(from), day: shortDay(from) }),
    long: ({ kind, who, what, from, to, isPending }) => {
      const sentence = t(`today.clash.long.${kind}`, {
        who,
        what: format.quote(what),
        name: what,
        range: format.timeRange(from, to),
        time: format.time(from),
        when: format.dayTime(from),
      });
      return isPending ? `${sentence} ${t('today.clash.pending')}` : sentence;
    },
  };
}
