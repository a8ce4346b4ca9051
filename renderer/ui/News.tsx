import { useTranslation } from 'react-i18next';
import { TextAction } from './Button.tsx';

/** « 3 nouveautés, afficher »: what waits in a list that is held still (useHeld). */
export function News({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const { t } = useTranslation();
  // An output that is there before it has something to say is heard by who cannot see it come.
  return (
    <output className="block">
      {count > 0 && (
        <span className="block border-b border-line bg-accent-soft px-5 py-1 text-help">
          <TextAction onPress={onShow}>{t('common.news', { count })}</TextAction>
        </span>
      )}
    </output>
  );
}
