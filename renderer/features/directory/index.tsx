import { ClipboardCopy, Copy, Download, Ellipsis, FolderPlus, ListTree, Search, Table2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent, Ref } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFollowedId } from '#cache/queries/givenIds.ts';
import { useFolder, useFolderNames, useFolderPath, useFolderRow, useParentFolder } from '#cache/queries/hooks.ts';
import type { FolderView } from '#cache/queries/views.ts';
import { DuplicateDialog } from '#parts/folders/DuplicateDialog.tsx';
import { useReceiveFolder } from '#parts/folders/useReceiveFolder.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { longestLine, typedText } from '#shared/text/typedText.ts';
import { usePlaceOn } from '#stores/place.ts';
import {
  Button,
  classes,
  Kbd,
  MenuButton,
  Screen,
  Segmented,
  showToast,
  useCopy,
  useDeferredText,
  useShortcut,
  useTypedText,
  ViewHeader,
} from '#ui/index.ts';
import { directoryShortcuts } from '#wording/shortcuts.ts';
import { BranchNotice } from './BranchNotice.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { FolderContent } from './FolderContent.tsx';
import { FolderInspector } from './FolderInspector.tsx';
import { FolderTable } from './FolderTable.tsx';
import { FolderTree } from './FolderTree.tsx';
import { canRename } from './hereOnly.ts';
import { NameDialog } from './NameDialog.tsx';
import { openFolder, select, setQuery, setTable, useListing, useQuery, useUnfoldAbove } from './openFolders.ts';
import { SearchResults } from './SearchResults.tsx';
import { useReceiveBranch } from './useBranch.ts';

export function DirectoryScreen() {
  const { t } = useTranslation();
  const folder = usePlaceOn('directory', ({ id }) => id);
  const selected = usePlaceOn('directory', (place) => place.selected) ?? null;
  const query = useQuery();
  const { text: sought, settle } = useDeferredText(query);
  const isTable = useListing((listing) => listing.tableAt) === folder && query.trim() === '';
  const path = useFolderPath(folder);
  const all = useFolder(folder);
  const chosen = useFolderRow(selected ?? '');
  /** The line of the tree or of a list that has the focus: keys act on it first. */
  const [focused, setFocused] = useState<string | null>(null);
  const line = useFolderRow(useFollowedId(focused ?? selected ?? ''));
  const parentOf = useParentFolder();
  /** Where a new folder is being named; null when none is. */
  const [creatingIn, setCreatingIn] = useState<string | null>(null);
  const [duplicating, setDuplicating] = useState<string | null>(null);
  const [renaming, setRenaming] = useState<FolderView | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const names = path.map(({ name }) => name);
  const isSearching = query.trim() !== '';
  /** The selected folder was just created: its line takes the focus that the dialog had. */
  const isJustMade = useRef(false);
  useEffect(() => {
    if (!isJustMade.current || creatingIn !== null || selected === null) return;
    const row = rows.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(selected)}"]`);
    if (!row) return;
    row.focus();
    isJustMade.current = false;
  }); // its line may be drawn at any later render

  useReceiveFolder(names, isProvisional(folder));
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
  const { hindrance, receive } = useReceiveBranch(isProvisional(line?.id ?? folder));
  /** Received or duplicated is the line with the focus, the selected one, else the open folder; null: no folder. */
  const about = line ? (line.isFolder ? line.id : null) : folder === 'root' ? null : folder;
  const namesOf = useFolderNames();
  const copy = useCopy();
  const shown = line?.id ?? folder;
  /** Into another program; a program that asks for a file gets none: the service does not say on which server it is. */
  const onDragStart = ({ target, dataTransfer }: DragEvent): void => {
    const id = target instanceof Element ? lineOf(target) : null;
    if (id === null) return;
    dataTransfer.setData('text/plain', pathText(namesOf(id)));
    dataTransfer.effectAllowed = 'copy';
  };
  const aboutPath = useFolderPath(about ?? 'root').map(({ name }) => name);
  const receiveBranch = (): void => {
    if (about === null) showToast(t('directory.branch.chooseOne'));
    else if (hindrance) showToast(t(`directory.branch.${hindrance}`));
    else receive(aboutPath);
  };
  const duplicate = (): void => {
    if (about === null) showToast(t('directory.branch.chooseOne'));
    else setDuplicating(about);
  };
  useShortcut(directoryShortcuts.branch, receiveBranch);
  useShortcut(directoryShortcuts.duplicate, duplicate);
  useShortcut(directoryShortcuts.create, () => setCreatingIn(folder));
  const toSearch = (): void => search.current?.select();
  useShortcut(directoryShortcuts.search, toSearch, { enabled: !isTable });
  useTypedText(toSearch, !isTable);
  useShortcut(directoryShortcuts.table, () => setTable(!isTable));
  useShortcut(directoryShortcuts.rename, () => chosen && rename(chosen), { enabled: chosen !== null });
  useShortcut(directoryShortcuts.up, () => openFolder(path.at(-2)?.id ?? 'root'), {
    enabled: folder !== 'root' && !isSearching && !isTable,
  });

  return (
    <Screen
      header={
        <ViewHeader title={<Breadcrumb path={path} tight={chosen !== null} />}>
          {/* Beside an inspector and in a small window the path keeps its space: the menu leads there too. */}
          {chosen === null && (
            <div className="max-[1279.98px]:hidden">
              <Segmented
                label={t('lists.week.layout')}
                value={isTable ? 'table' : 'tree'}
                onChange={(shown) => setTable(shown === 'table')}
                options={(['tree', 'table'] as const).map((id) => ({ id, label: t(`directory.table.${id}`) }))}
              />
            </div>
          )}
          {!isTable && (
            <SearchBox
              ref={search}
              query={query}
              tight={chosen !== null}
              onDown={() => {
                settle();
                rows.current?.querySelector<HTMLElement>('[data-row]')?.focus();
              }}
            />
          )}
          <MenuButton
            label={t('directory.more')}
            icon={<Ellipsis size={16} aria-hidden />}
            entries={[
              {
                id: 'table',
                label: t(`directory.table.${isTable ? 'tree' : 'table'}`),
                icon: isTable ? <ListTree size={15} aria-hidden /> : <Table2 size={15} aria-hidden />,
                onAction: () => setTable(!isTable),
              },
              {
                id: 'branch',
                label: t('keys.directory.branch'),
                icon: <Download size={15} aria-hidden />,
                isDisabled: about === null,
                onAction: receiveBranch,
              },
              {
                id: 'duplicate',
                label: t('keys.directory.duplicate'),
                icon: <Copy size={15} aria-hidden />,
                isDisabled: about === null,
                onAction: duplicate,
              },
              {
                id: 'path',
                label: t('directory.copyPath'),
                icon: <ClipboardCopy size={15} aria-hidden />,
                isDisabled: shown === 'root',
                onAction: () => copy(pathText(namesOf(shown))),
              },
            ]}
          />
          <Button
            variant="primary"
            kbd="mod+n"
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
            onDuplicate={duplicate}
            onReceive={receiveBranch}
          />
        )
      }
    >
      <BranchNotice />
      <div
        className="flex min-h-0 min-w-0 flex-1"
        onFocus={({ target }) => setFocused(lineOf(target))}
        onBlur={() => setFocused(null)}
        onDragStart={onDragStart}
      >
        {isTable ? (
          <FolderTable key={folder} path={names} selected={selected} onOpen={show} />
        ) : (
          <div className="flex min-h-0 min-w-0 flex-1 max-[799.98px]:flex-col">
            <FolderTree onRename={rename} />
            <div ref={rows} key={isSearching ? 'search' : folder} className="scroll-thin min-h-0 min-w-0 flex-1">
              {isSearching ? (
                <SearchResults query={query} sought={sought} folder={folder} onOpen={show} />
              ) : (
                <FolderContent id={folder} all={all} path={names} />
              )}
            </div>
          </div>
        )}
      </div>
      {creatingIn !== null && (
        <NewFolderDialog
          parentId={creatingIn}
          onMade={(id) => {
            // Its folder may have another id by now than the dialog was opened with.
            openFolder(parentOf(id));
            select(id);
            isJustMade.current = true;
          }}
          onClose={() => setCreatingIn(null)}
        />
      )}
      {duplicating !== null && <DuplicateDialog id={duplicating} onClose={() => setDuplicating(null)} />}
      {renaming && <RenameDialog folder={renaming} onClose={() => setRenaming(null)} />}
    </Screen>
  );
}

/** A path below the share, as the file managers of Windows write it. */
const pathText = (names: readonly string[]): string => names.join('\\');

/** The id of the folder or file on whose line an element is; null elsewhere. */
function lineOf(element: Element): string | null {
  const line = element.closest<HTMLElement>('[data-folder], [data-row]');
  return line?.dataset['folder'] ?? line?.dataset['row'] ?? null;
}

interface SearchBoxProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly query: string;
  /** An inspector is open beside: there is less space. */
  readonly tight: boolean;
  /** ↓: to the first result. */
  readonly onDown: () => void;
}

/** Searches the whole tree on this workstation; Échap ends the search. */
function SearchBox({ ref, query, tight, onDown }: SearchBoxProps) {
  const { t } = useTranslation();
  return (
    <SearchField
      aria-label={t('keys.directory.search')}
      value={query}
      onChange={(typed) => setQuery(typedText(typed))}
      maxLength={longestLine}
      className={classes(
        'flex h-[30px] items-center gap-2 rounded-button border border-control px-2 has-focus-visible:outline-2 has-focus-visible:outline-accent',
        tight ? 'w-36' : 'w-60',
      )}
    >
      <Search size={14} aria-hidden className="shrink-0 text-text-3" />
      <Input
        ref={ref}
        placeholder={t('common.word.find')}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') onDown();
          else if (event.key !== 'Escape' || query !== '') return;
          else event.currentTarget.blur();
          event.preventDefault();
        }}
        className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ellipsis [&::-webkit-search-cancel-button]:hidden"
      />
      {query === '' && <Kbd keys="/" />}
    </SearchField>
  );
}

interface NewFolderDialogProps {
  /** The parent; may itself exist only on this workstation. */
  readonly parentId: string;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

function NewFolderDialog({ parentId, onMade, onClose }: NewFolderDialogProps) {
  const { t } = useTranslation();
  const parent = useFollowedId(parentId);
  const path = useFolderPath(parent).map(({ name }) => name);
  return (
    <NameDialog
      title={t('directory.create')}
      path={path}
      action={t('common.word.create')}
      description={t('directory.dialog.later')}
      intentFor={(name) => ({ kind: 'folder', parent, parentPath: path, name })}
      onKept={([id]) => id !== undefined && onMade(id)}
      onClose={onClose}
    />
  );
}

interface RenameDialogProps {
  readonly folder: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

function RenameDialog({ folder: { id: opened, name: before }, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const id = useFollowedId(opened);
  const path = useFolderPath(id).map(({ name }) => name);
  return (
    <NameDialog
      title={t('directory.rename.title', { name: before })}
      path={path.slice(0, -1)}
      name={before}
      action={t('directory.rename.action')}
      description={t('directory.rename.later')}
      intentFor={(name) => (name === before ? null : { kind: 'folder', renames: id, name })}
      onClose={onClose}
    />
  );
}
