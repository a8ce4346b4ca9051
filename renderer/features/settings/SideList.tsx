import { useTranslation } from 'react-i18next';
import { classes } from '#ui/index.ts';
import type { SectionId } from './SettingsSection.tsx';

interface SideListProps {
  readonly ids: readonly SectionId[];
  readonly current: SectionId | undefined;
  readonly onGo: (id: SectionId) => void;
}

/** The parts of the page, beside it; where the window is narrow the page is enough. */
export function SideList({ ids, current, onGo }: SideListProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('settings.parts')} className="w-[200px] shrink-0 py-5 pr-2 pl-3 max-[899.98px]:hidden">
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          {...(id === current ? { 'aria-current': 'true' as const } : {})}
          onClick={() => onGo(id)}
          className={classes(
            'block h-[30px] w-full truncate-line rounded-button px-2 text-left font-medium',
            id === current ? 'bg-selected text-text' : 'text-text-2 hover:bg-hover',
          )}
        >
          {t(`settings.nav.${id}`)}
        </button>
      ))}
    </nav>
  );
}
