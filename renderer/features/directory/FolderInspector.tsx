import { FolderPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFolder, useFolderPath } from '#cache/queries/hooks.ts';
import type { FolderView } from '#cache/queries/views.ts';
import { Button, Facts, Inspector, Section, useFormat } from '#ui/index.ts';
import { Creation } from './Creation.tsx';
import { FolderIcon } from './FolderIcon.tsx';
import { canRename, creationOf } from './hereOnly.ts';
import { openFolder } from './openFolders.ts';
import { SendingOrder } from './SendingOrder.tsx';
import { useCounted } from './useCounted.ts';

interface FolderInspectorProps {
  readonly row: FolderView;
  readonly onClose: () => void;
  readonly onCreateInside: () => void;
  readonly onRename: () => void;
}

/** One folder or file: where it lies, and what of it is only here. */
export function FolderInspector({ row, onClose, onCreateInside, onRename }: FolderInspectorProps) {
  const { t } = useTranslation();
  const creation = creationOf(row);
  return (
    <Inspector
      label={t(row.isFolder ? 'directory.inspector.folder' : 'directory.inspector.file')}
      onClose={onClose}
      footer={
        row.isFolder && (
          <>
            <Button icon={<FolderPlus size={15} aria-hidden />} onPress={onCreateInside}>
              {t('directory.createInside')}
            </Button>
            {canRename(row) ? (
              <Button kbd="F2" onPress={onRename}>
                {t('directory.rename.action')}
              </Button>
            ) : (
              <Button kbd="Enter" onPress={() => openFolder(row.id)}>
                {t('directory.inspector.openFolder')}
              </Button>
            )}
          </>
        )
      }
    >
      <h2 className="selectable mb-3 flex items-center gap-2.5 text-panel font-bold">
        <FolderIcon name={row.name} isFolder={row.isFolder} isHereOnly={creation !== undefined} size={22} />
        <span className="min-w-0 break-words">{row.name}</span>
      </h2>
      {creation && <Creation creation={creation} folderId={row.id} />}
      <Section>
        <RowFacts row={row} isHereOnly={creation !== undefined} />
      </Section>
      {creation && <SendingOrder folderId={row.id} />}
    </Inspector>
  );
}

function RowFacts({ row, isHereOnly }: { readonly row: FolderView; readonly isHereOnly: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const path = useFolderPath(row.id);
  const inside = useFolder(row.id);
  const counted = useCounted(inside);
  return (
    <Facts
      items={[
        {
          label: t('directory.inspector.path'),
          value: [t('directory.share'), ...path.map(({ name }) => name)].join(' › '),
        },
        ...(row.isFolder
          ? [
              {
                label: t('directory.inspector.content'),
                value: row.childrenAbsent ? (
                  <span className="text-text-3">{t('directory.inspector.unknownContent')}</span>
                ) : (
                  counted
                ),
              },
            ]
          : []),
        ...(row.size === null ? [] : [{ label: t('directory.inspector.size'), value: format.size(row.size) }]),
        ...(row.updatedAt === null || isHereOnly
          ? []
          : [
              {
                label: t('directory.inspector.modified'),
                value: `${format.date(row.updatedAt)}, ${format.time(row.updatedAt)}`,
              },
            ]),
        {
          label: t('directory.inspector.id'),
          value: (
            <span className="text-text-3 break-all">{isHereOnly ? t('directory.inspector.assigned') : row.id}</span>
          ),
        },
      ]}
    />
  );
}
