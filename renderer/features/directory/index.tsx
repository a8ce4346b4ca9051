import { FolderPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProvisional } from '#shared/entities/describe.ts';
import { useFolder, useFolderPath } from '../../cache/queries/hooks.ts';
import { useView } from '../../stores/view.ts';
import { Button, Kbd, Screen, TextField, useRowKeys, useShortcut, ViewHeader } from '../../ui/index.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { filtered, FolderContent } from './FolderContent.tsx';
import { FolderInspector } from './FolderInspector.tsx';
import { FolderTree } from './FolderTree.tsx';
import { NewFolderDialog } from './NewFolderDialog.tsx';
import { openFolder, select } from './openFolders.ts';
import { useReceiveFolder } from './useReceiveFolder.ts';
import { directoryShortcuts } from './shortcuts.ts';

/** The tree, the open folder's rows, and the chosen one. */
export function DirectoryScreen() {
  const { t } = useTranslation();
  const folder = useView((view) => view.folder);
  const selected = useView((view) => view.selection.directory) ?? null;
  const path = useFolderPath(folder);
  const all = useFolder(folder);
  const [filter, setFilter] = useState({ folder, text: '' });
  const text = filter.folder === folder ? filter.text : '';
  /** Where a new folder is being named; null when none is. */
  const [creatingIn, setCreatingIn] = useState<string | null>(null);
  const filterBox = useRef<HTMLDivElement>(null);
  const isHereOnly = isProvisional(folder);
  const names = path.map(({ name }) => name);
  const chosen = all.find((row) => row.id === selected);

  useReceiveFolder(names, isHereOnly);
  useRowKeys({
    ids: filtered(all, text).map((row) => row.id),
    selected,
    onSelect: select,
    onOpen: (id) => {
      if (all.some((row) => row.id === id && row.isFolder)) openFolder(id);
    },
  });
  useShortcut(directoryShortcuts.create, () => setCreatingIn(folder));
  useShortcut(directoryShortcuts.filter, () => filterBox.current?.querySelector('input')?.focus());
  useShortcut(directoryShortcuts.up, () => openFolder(path.at(-2)?.id ?? 'root'), { enabled: folder !== 'root' });

  return (
    <Screen
      header={
        <ViewHeader title={<Breadcrumb path={path} tight={chosen !== undefined} />}>
          <div ref={filterBox} className="relative w-44">
            <TextField
              label={t('directory.filter')}
              hideLabel
              placeholder={t('directory.filter')}
              type="search"
              value={text}
              onChange={(typed) => setFilter({ folder, text: typed })}
            />
            {text === '' && (
              <span className="pointer-events-none absolute inset-y-0 right-1.5 flex items-center">
                <Kbd keys="/" />
              </span>
            )}
          </div>
          <Button variant="primary" kbd="c" icon={<FolderPlus size={16} aria-hidden />} onPress={() => setCreatingIn(folder)}>
            {t('directory.create')}
          </Button>
        </ViewHeader>
      }
      inspector={chosen && <FolderInspector row={chosen} onClose={() => select(null)} onCreateInside={() => setCreatingIn(chosen.id)} />}
    >
      <div className="flex min-h-0 min-w-0 flex-1 max-[799.98px]:flex-col">
        <FolderTree />
        <div className="scroll-thin min-h-0 min-w-0 flex-1">
          <FolderContent all={all} filter={text} path={names} isHereOnly={isHereOnly} selected={selected} onSelect={select} />
        </div>
      </div>
      {creatingIn !== null && <NewFolderDialog parentId={creatingIn} onClose={() => setCreatingIn(null)} />}
    </Screen>
  );
}
