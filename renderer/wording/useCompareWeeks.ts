import { useTranslation } from 'react-i18next';
import { beginPalette } from '#stores/paletteText.ts';
import { runShortcut } from '#ui/index.ts';

/** Opens the palette on « Semaine de VASSEUR Hélène et », for the name of a colleague to be typed. */
export function useCompareWeeks(): (name: string) => void {
  const { t } = useTranslation();
  return (name) => {
    beginPalette(t('common.weekOf', { name: t('common.both', { name, other: '' }) }));
    runShortcut('app.palette');
  };
}
