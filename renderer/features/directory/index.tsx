import { FolderPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFolder, useFolderPath, useFolderRow, useParentFolder } from '#cache/queries/hooks.ts';
import type { FolderView } from '#cache/queries/views.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { useView } from '#stores/view.ts';
import { Button, Screen, showToast, useShortcut, ViewHeader } from '#ui/index.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { FolderContent } from './FolderContent.tsx';
import { NewFolderDialog, RenameDialog } from './FolderDialogs.tsx';
import { FolderInspector } from './FolderInspector.tsx';
import { FolderTree } from './FolderTree.tsx';
import { canRename } from './hereOnly.ts';
import { openFolder, select, useListing, useUnfoldAbove } from './openFolders.ts';
import { SearchBox } from './SearchBox.tsx';
import { SearchResults } from './SearchResults.tsx';
import { directoryShortcuts } from './shortcuts.ts';
import { useReceiveFolder } from './useReceiveFolder.ts';

/** The tree, the lines of the open folder or the search results, and the selected entry. */
export function DirectoryScreen() {
  const { t } = useTranslation();
  const folder = useView((view) => view.folder);
  const selected = useView((view) => view.selection.directory) ?? null;
  const query = useListing((listing) => listing.query);
  const path = useFolderPath(folder);
  const all = useFolder(folder);
  const chosen = useFolderRow(selected ?? '');
  const parentOf = useParentFolder();
  /** Where a new folder is being named; null when none is. */
  const [creatingIn, setCreatingIn] = useState<string | null>(null);
  const [renaming, setRenaming] = useState<FolderView | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const isHereOnly = isProvisional(folder);
  const names = path.map(({ name }) => name);
  const isSearching = query.trim() !== '';
  /** A folder that was just created, whose line takes the focus that the dialog had. */
  const made = useRef<string | null>(null);
  useEffect(() => {
    if (made.current === null || creatingIn !== null) return;
    const row = rows.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(made.current)}"]`);
    if (!row) return;
    row.focus();
    made.current = null;
  }); // its line may be drawn at any later render

  useReceiveFolder(names, isHereOnly);
  useUnfoldAbove(path);
  const rename = (row: FolderView): void => {
    if (canRename(row)) setRenaming(row);
    else showToast(t(row.isFolder ? 'directory.rename.left' : 'directory.rename.file'));
  };
  /** A file found by a search is shown in its folder. */
  const show = (row: FolderView): void => {
    openFolder(row.isFolder ? row.id : parentOf(row.id));
    if (!row.isFolder) select(row.id);
  };
  useShortcut(directoryShortcuts.create, () => setCreatingIn(folder));
  useShortcut(directoryShortcuts.search, () => {
    search.current?.focus();
    search.current?.select();
  });
  useShortcut(directoryShortcuts.rename, () => chosen && rename(chosen), { enabled: chosen !== null });
  useShortcut(directoryShortcuts.up, () => openFolder(path.at(-2)?.id ?? 'root'), {
    enabled: folder !== 'root' && !isSearching,
  });

  return (
    <Screen
      header={
        <ViewHeader title={<Breadcrumb path={path} tight={chosen !== null} />}>
          <SearchBox
            ref={search}
            query={query}
            tight={chosen !== null}
            onDown={() => rows.current?.querySelector<HTMLElement>('[data-row]')?.focus()}
          />
          <Button
            variant="primary"
            kbd="c"
            icon={<FolderPlus size={16} aria-hidden />}
            onPress={() => setCreatingIn(folder)}
          >
            {t('directory.create')}
          </Button>
        </ViewHeader>
      }
      inspector={
        chosen && (
          <FolderInspector
            row={chosen}
            onClose={() => select(null)}
            onCreateInside={() => setCreatingIn(chosen.id)}
            onRename={() => rename(chosen)}
          />
        )
      }
    >
      <div className="flex min-h-0 min-w-0 flex-1 max-[799.98px]:flex-col">
        <FolderTree onRename={rename} />
        <div ref={rows} key={isSearching ? 'search' : folder} className="scroll-thin min-h-0 min-w-0 flex-1">
          {isSearching ? (
            <SearchResults query={query} folder={folder} selected={selected} onOpen={show} />
          ) : (
            <FolderContent id={folder} all={all} path={names} isHereOnly={isHereOnly} selected={selected} />
          )}
        </div>
      </div>
      {creatingIn !== null && (
        <NewFolderDialog
          parentId={creatingIn}
          onMade={(id) => {
            select(id);
            made.current = id;
          }}
          onClose={() => setCreatingIn(null)}
        />
      )}
      {renaming && <RenameDialog folder={renaming} onClose={() => setRenaming(null)} />}
    </Screen>
  );
}
