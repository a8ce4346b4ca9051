import { useTranslation } from 'react-i18next';
import { Pill } from '#ui/index.ts';
import { piecesIn } from './day/standing.ts';

/** How many pieces of the application are missing, by the custom field that the school named for it. */
export function Pieces({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return <Pill tone="ask">{t('today.missing', { count: piecesIn(text).length })}</Pill>;
}
