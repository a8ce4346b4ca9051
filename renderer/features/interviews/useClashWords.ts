import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/index.ts';
import type { Clash } from './day/clash.ts';

/** A clash in words: a few for the row, a sentence for who wants to know. */
export function useClashWords(): { readonly short: (clash: Clash) => string; readonly long: (clash: Clash) => string } {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    short: ({ kind }) => t(`today.clash.short.${kind}`),
    long: ({ kind, who, what, from, to, isPending }) => {
      const sentence = t(`today.clash.long.${kind}`, { who, what: format.quote(what), name: what, range: format.timeRange(from, to), time: format.time(from) });
      return isPending ? `${sentence} ${t('today.clash.pending')}` : sentence;
    },
  };
}
