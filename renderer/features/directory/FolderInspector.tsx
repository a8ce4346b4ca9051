import { Copy, Download, FolderPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFolder, useFolderPath } from '#cache/queries/hooks.ts';
import type { FolderView } from '#cache/queries/views.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { useCommand } from '#stores/commit.ts';
import { openRow } from '#stores/openedRow.ts';
import { decideOn } from '#stores/place.ts';
import { isParked } from '#sync/rules/order.ts';
import { canUndo } from '#sync/rules/undo.ts';
import type { Step } from '#sync/step.ts';
import { Button, classes, Facts, Inspector, Mark, Notice, Section, TextAction, useFormat, useNow } from '#ui/index.ts';
import { FolderIcon } from './FolderIcon.tsx';
import { canRename, creationOf, isHereOnly } from './hereOnly.ts';
import { openFolder, select } from './openFolders.ts';
import { useCounted } from './useCounted.ts';

interface FolderInspectorProps {
  readonly row: FolderView;
  readonly onClose: () => void;
  readonly onCreateInside: () => void;
  readonly onRename: () => void;
  readonly onDuplicate: () => void;
  readonly onReceive: () => void;
}

export function FolderInspector({
  row,
  onClose,
  onCreateInside,
  onRename,
  onDuplicate,
  onReceive,
}: FolderInspectorProps) {
  const { t } = useTranslation();
  const creation = creationOf(row);
  return (
    <Inspector
      label={t(row.isFolder ? 'directory.table.isFolder' : 'directory.inspector.file')}
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
                {t('common.word.open')}
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
        <p className="mt-2">
          <TextAction onPress={() => openRow('Directory', row.id)}>{t('pages.row.every')}</TextAction>
        </p>
      </Section>
      {row.isFolder && (
        <Section>
          <div className="flex flex-wrap gap-2">
            {!creation && (
              <Button size="sm" icon={<Download size={14} aria-hidden />} onPress={onReceive}>
                {t('keys.directory.branch')}
              </Button>
            )}
            <Button size="sm" icon={<Copy size={14} aria-hidden />} onPress={onDuplicate}>
              {t('keys.directory.duplicate')}
            </Button>
          </div>
        </Section>
      )}
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
          label: t('directory.path'),
          value: [t('folders.share'), ...path.map(({ name }) => name)].join(' › '),
        },
        ...(row.isFolder
          ? [
              {
                label: t('common.word.content'),
                value: row.childrenAbsent ? (
                  <span className="text-text-3">{t('directory.inspector.unknownContent')}</span>
                ) : (
                  counted
                ),
              },
            ]
          : []),
        ...(row.size === null ? [] : [{ label: t('common.word.size'), value: format.size(row.size) }]),
        ...(row.updatedAt === null || isHereOnly
          ? []
          : [
              {
                label: t('directory.column.modified'),
                value: format.dateTime(row.updatedAt),
              },
            ]),
        {
          label: t('directory.inspector.id'),
          value: (
            <span className={classes('text-text-3', !isHereOnly && 'break-all')}>
              {isHereOnly ? t('directory.inspector.assigned') : row.id}
            </span>
          ),
        },
      ]}
    />
  );
}

/** Of folders only here, as they will be created; shown for several. */
function SendingOrder({ folderId }: { readonly folderId: string }) {
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

function Creation({ creation, folderId }: { readonly creation: Step; readonly folderId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const story = useStory(folderId);

  const undo = useCommand(async (commands) => {
    const isUndone = await commands.undo(creation.id);
    if (isUndone) select(null);
    return isUndone;
  });
  if (isParked(creation)) {
    return (
      <Notice
        tone="ask"
        icon={<Mark state={creation.state.kind === 'refused' ? 'refused' : 'doubt'} label="" />}
        title={t('directory.inspector.parkedTitle')}
        actions={
          <Button size="sm" onPress={() => decideOn(creation.id)}>
            {t('common.word.toDecide')}
          </Button>
        }
      />
    );
  }
  if (creation.state.kind !== 'waiting') {
    return (
      <Notice tone="accent" icon={<Mark state="sending" label="" />} title={t('directory.inspector.sendingTitle')} />
    );
  }
  return (
    <Notice
      tone="wait"
      icon={<Mark state="waiting" label="" />}
      title={t('directory.inspector.pendingTitle', { when: format.when(creation.madeAt, now) })}
      actions={
        canUndo(creation) && (
          <Button size="sm" onPress={() => void undo()}>
            {t('common.undo')}
          </Button>
        )
      }
    >
      {story}
    </Notice>
  );
}

function useStory(folderId: string): string {
  const { t } = useTranslation();
  const format = useFormat();
  const parent = useFolderPath(folderId).at(-2);
  const children = useFolder(folderId).filter(isHereOnly);
  if (parent && isProvisional(parent.id))
    return t('directory.inspector.pendingWaits', { name: format.quote(parent.name) });
  if (children.length === 0) return t('directory.inspector.pendingAlone');
  return t('directory.inspector.pendingHolds', {
    count: children.length,
    names: children.map((child) => format.quote(child.name)).join(', '),
  });
}
