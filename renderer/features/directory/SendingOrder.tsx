import { useTranslation } from 'react-i18next';
import { useFolder, useFolderPath } from '#cache/queries/hooks.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { Mark, Section } from '#ui/index.ts';
import { isHereOnly } from './hereOnly.ts';

/** The chain of folders that are only here, in the order in which they will be created; shown when there are several. */
export function SendingOrder({ folderId }: { readonly folderId: string }) {
  const { t } = useTranslation();
  const above = useFolderPath(folderId).filter((folder) => isProvisional(folder.id));
  const below = useFolder(folderId).filter(isHereOnly);
  const chain = [
    ...above.map((folder, index) => ({ ...folder, level: index, waitsFor: index })),
    ...below.map((folder) => ({ id: folder.id, name: folder.name, level: above.length, waitsFor: above.length })),
  ];
  if (chain.length < 2) return null;
  return (
    <Section title={t('directory.inspector.order')}>
      <ol className="flex flex-col gap-2">
        {chain.map(({ id, name, level, waitsFor }, index) => (
          <li key={id} className="flex items-center gap-2.5" style={{ paddingLeft: level * 20 }}>
            <Mark state="waiting" label="" />
            <span className="truncate-line flex-1">{`${index + 1}. ${name}`}</span>
            {waitsFor > 0 && (
              <span className="text-help text-text-3">{t('directory.inspector.waitsFor', { number: waitsFor })}</span>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
