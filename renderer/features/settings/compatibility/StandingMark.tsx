import { useTranslation } from 'react-i18next';
import type { Standing } from '#shared/ipc/compatibility.ts';
import { looks } from './standings.ts';

/** The mark and its word. */
export function StandingMark({ standing }: { readonly standing: Standing }) {
  const { t } = useTranslation();
  const { icon: Icon, ink } = looks[standing];
  return (
    <span className={`inline-flex items-center gap-1.5 ${ink}`}>
      <Icon size={15} aria-hidden className="shrink-0" />
      {t(`settings.compatibility.standing.${standing}`)}
    </span>
  );
}
