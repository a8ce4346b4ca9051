import { ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Label } from '../../cache/queries/hooks.ts';
import { openFolder } from './openFolders.ts';

/** The way from the share to the open folder; every part but the last goes there. */
export function Breadcrumb({ path }: { readonly path: readonly Label[] }) {
  const { t } = useTranslation();
  const parts = [{ id: 'root', name: t('directory.share') }, ...path];
  return (
    <nav className="flex min-w-0 items-center gap-1.5" aria-label={t('directory.path')}>
      {parts.slice(0, -1).map((part) => (
        <span key={part.id} className="flex min-w-6 items-center gap-1.5 text-body font-normal">
          <Button onPress={() => openFolder(part.id)} className="truncate-line rounded-chip px-0.5 text-text-2 data-hovered:text-accent">
            {part.name}
          </Button>
          <ChevronRight size={13} aria-hidden className="shrink-0 text-text-3" />
        </span>
      ))}
      <span className="truncate-line text-panel font-bold">{parts.at(-1)?.name}</span>
    </nav>
  );
}
