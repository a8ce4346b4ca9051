import { useTranslation } from 'react-i18next';
import { Notice, useFormat } from '#ui/index.ts';
import type { FileFailure } from './readFile.ts';

/** Why nothing of a file was read, and what to do. `most`: how many bytes are read. */
export function FileFailed({ reason, most }: { readonly reason: FileFailure; readonly most: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Notice tone="ask" live title={t(`forms.incoming.failed.${reason}.what`)}>
      {t(`forms.incoming.failed.${reason}.todo`, { size: format.size(most) })}
    </Notice>
  );
}
