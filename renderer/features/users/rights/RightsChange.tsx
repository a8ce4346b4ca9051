import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCampusProgrammes } from '#cache/queries/nameable.ts';
import { Notice } from '#ui/index.ts';
import type { Difference } from './difference.ts';
import { nameOfRight } from './tree.ts';

/** What a change of rights did: read before and after, because the service's answer may be only a part (R5.8). */
export function RightsChange({ difference: { added, removed, kept } }: { readonly difference: Difference }) {
  const { t } = useTranslation();
  const known = useCampusProgrammes();
  const nameOf = (id: string): string => {
    const name = nameOfRight(id, known);
    return name === null ? t('users.rights.unnamed', { id }) : `${name} (${t('users.rights.number', { id })})`;
  };
  const isSame = added.length + removed.length === 0;
  return (
    <Notice tone={isSame ? 'neutral' : 'svc'} live title={t(isSame ? 'users.change.same' : 'users.change.title')}>
      <ul aria-label={t('users.change.title')} className="flex flex-col gap-0.5">
        {added.map((id) => (
          <li key={id} className="flex items-center gap-2">
            <Plus size={14} aria-hidden className="shrink-0" />
            {t('users.change.added', { name: nameOf(id) })}
          </li>
        ))}
        {removed.map((id) => (
          <li key={id} className="flex items-center gap-2">
            <Minus size={14} aria-hidden className="shrink-0" />
            {t('users.change.removed', { name: nameOf(id) })}
          </li>
        ))}
      </ul>
      <p>{t('users.change.kept', { count: kept.length })}</p>
    </Notice>
  );
}
