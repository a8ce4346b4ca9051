import { Folder } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBegin } from '#acts/useBegin.ts';
import { useFolder, useFolderPath } from '#cache/queries/hooks.ts';
import type { FolderBranch } from '#cache/queries/hooks.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { newFolderProblem } from '#intents/folder.ts';
import type { NewFolder } from '#intents/intent.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { showFolder } from '#stores/folderOf.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { Notice, TextAction, TextField } from '#ui/index.ts';
import { showKept } from '#wording/KeptText.tsx';
import { countOf, leftOutOf, mostFolders } from './newFolders.ts';
import { useReceiveFolder } from './useReceiveFolder.ts';

interface NewFoldersDialogProps {
  readonly title: string;
  /** Above the name: why, where, and after which folder; given why it has no place yet. */
  readonly children: (missing: string | null) => ReactNode;
  /** Null: not chosen yet. */
  readonly parent: string | null;
  readonly usualName: string;
  /** The folder whose subfolders are copied; null: none. */
  readonly source: FolderBranch | null;
  readonly inside: readonly NewFolder[];
  readonly onKept?: (parent: string) => void;
  readonly onClose: () => void;
}

/** One folder with those inside it, shown before anything is created; stored and undone as one change. */
export function NewFoldersDialog({
  title,
  children,
  parent,
  usualName,
  source,
  inside,
  onKept,
  onClose,
}: NewFoldersDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const begin = useBegin();
  const [error, setError] = useState<string | null>(null);
  const path = useFolderPath(parent ?? 'root').map((folder) => folder.name);
  const siblings = useFolder(parent ?? 'root').map((folder) => folder.name);
  // What a colleague created there meanwhile is seen before a name is taken twice.
  useReceiveFolder(path, parent === null || isProvisional(parent));
  const name = typed ?? usualName;
  const folder: NewFolder = { name: name.trim(), inside };
  const count = countOf(folder);
  const isTooMany = count > mostFolders;
  const wrongName = newFolderProblem({ name: folder.name, inside: [] }, parent === null ? [] : siblings);
  const wrongBelow = newFolderProblem({ name: 'x', inside }, []);

  const save = async (): Promise<boolean> => {
    if (parent === null) return false;
    const ids = await begin([]).keep({ kind: 'folder', parent, parentPath: path, ...folder }, { onRejected: setError });
    if (!ids) return false;
    onKept?.(parent);
    onClose();
    const [id] = ids;
    showKept(
      { text: t('folders.kept', { count, name: nameInSentence(folder.name) }), targets: ids },
      id === undefined ? undefined : { label: t('common.word.open'), onPress: () => showFolder(id) },
    );
    return true;
  };
  const form = useForm({
    problems: () => ({
      parent: parent === null ? t('folders.person.whereMissing') : null,
      name: wrongName && t(`common.rejection.${wrongName}`),
      below: wrongBelow && t('folders.wrongBelow', { problem: t(`common.rejection.${wrongBelow}`) }),
      tooMany: isTooMany ? t('folders.tooMany', { most: mostFolders }) : null,
    }),
    isSaidAtOnce: (problem) =>
      problem === 'name' ? typed !== null || wrongName !== 'emptyName' : problem !== 'parent',
    onSave: save,
  });
  const ofFolders = form.errorOf('below') ?? form.errorOf('tooMany');
  return (
    <FormDialog form={form} title={title} action={t('folders.create', { count })} error={error} onClose={onClose}>
      <div className="flex flex-col gap-3">
        {children(form.errorOf('parent'))}
        <TextField
          label={t('folders.name')}
          value={name}
          onChange={setTyped}
          onSubmit={form.save}
          error={form.errorOf('name')}
          isRequired
          autoComplete="off"
          // The first field of the dialog that is not filled in, or this one.
          autoFocus={parent !== null}
        />
        <div>
          <p className="mb-1 text-help font-medium text-text-2">{t('folders.will', { count })}</p>
          <FolderPreview folder={folder} />
        </div>
        {ofFolders !== null && <Notice tone="stop" title={ofFolders} />}
        {source && <Left source={source} />}
        <p className="text-help text-text-3">{t('folders.forGood', { count })}</p>
      </div>
    </FormDialog>
  );
}

function Left({ source }: { readonly source: FolderBranch }) {
  const { t } = useTranslation();
  const commands = useCommands();
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const path = useFolderPath(source.id).map(({ name }) => name);
  const { files, absent } = leftOutOf(source);
  return (
    <>
      {absent > 0 && (
        <Notice tone="ask">
          {t('folders.absent', { count: absent })}{' '}
          {isOnline ? (
            <TextAction onPress={() => void commands.prepare({ folders: [path] })}>{t('folders.receive')}</TextAction>
          ) : (
            t('folders.receiveOnline')
          )}
        </Notice>
      )}
      {files > 0 && <p className="text-help text-text-3">{t('folders.files', { count: files })}</p>}
    </>
  );
}

/** The folders that would be created, one inside the other; dashed, as what exists only here. */
function FolderPreview({ folder }: { readonly folder: NewFolder }) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('folders.preview')}
      // It can be longer than its box, and has no control inside that would scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="scroll-thin max-h-60 rounded-button border border-line-soft bg-sunken px-2 py-1.5"
    >
      <ul>
        <Branch folder={folder} />
      </ul>
    </section>
  );
}

function Branch({ folder: { name, inside } }: { readonly folder: NewFolder }) {
  return (
    <li>
      <span className="flex min-h-6 items-start gap-2 py-0.5">
        <Folder
          size={15}
          aria-hidden
          strokeWidth={1.6}
          className="mt-0.5 shrink-0 text-wait [&_path]:[stroke-dasharray:3_2.4]"
        />
        <span className="selectable min-w-0 break-words">{name}</span>
      </span>
      {inside.length > 0 && (
        <ul className="pl-5">
          {inside.map((child, at) => (
            // Two may bear one name until that is corrected.
            // oxlint-disable-next-line react/no-array-index-key
            <Branch key={`${at} ${child.name}`} folder={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
