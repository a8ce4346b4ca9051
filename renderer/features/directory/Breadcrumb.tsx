import { ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Label } from '#cache/queries/hooks.ts';
import { openFolder } from './openFolders.ts';

interface BreadcrumbProps {
  readonly path: readonly Label[];
  /** An inspector is open beside: there is less space, and it shows the whole path. */
  readonly tight: boolean;
}

/** Shortened in the middle, so that the open folder's name has its space. */
export function Breadcrumb({ path, tight }: BreadcrumbProps) {
  const { t } = useTranslation();
  const parts = [{ id: 'root', name: t('folders.share') }, ...path];
  const between = parts.length > 3 ? parts.slice(tight ? 0 : 1, -2) : [];
  const last = parts.at(-1);
  return (
    <nav className="flex min-w-0 items-center gap-1.5" aria-label={t('directory.path')}>
      {parts.slice(0, -1).map((part) => {
        if (between.includes(part) && part !== between.at(-1)) return null;
        const isBetween = part === between.at(-1);
        return (
          <span key={part.id} className="flex min-w-6 shrink-[9] items-center gap-1.5 text-body font-normal">
            <Button
              {...(isBetween
                ? { 'aria-label': t('directory.between', { names: between.map(({ name }) => name).join(' › ') }) }
                : {})}
              onPress={() => openFolder(part.id)}
              className="truncate-line rounded-chip px-0.5 text-text-2 data-hovered:text-accent"
            >
              {isBetween ? '…' : part.name}
            </Button>
            <ChevronRight size={13} aria-hidden className="shrink-0 text-text-3" />
          </span>
        );
      })}
      <span className="truncate-line min-w-0 text-panel font-bold">{last?.name}</span>
    </nav>
  );
}
