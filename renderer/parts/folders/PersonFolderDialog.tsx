import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFollowedId } from '#cache/queries/givenIds.ts';
import { useFolderBranch, useFolderNames, useFolderRow, useFoldersByName, useFoldersOf } from '#cache/queries/hooks.ts';
import { showFolder, useFolderChoices } from '#stores/folderOf.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { Notice, TextAction } from '#ui/index.ts';
import { filledName, filledTree, hasBlanks, usualName } from './filledName.ts';
import { FolderField } from './FolderField.tsx';
import { copyOf } from './newFolders.ts';
import { NewFoldersDialog } from './NewFoldersDialog.tsx';
import type { Owner } from './useOwner.ts';

interface PersonFolderDialogProps {
  readonly owner: Owner;
  readonly onClose: () => void;
}

/** The folder of a person, after a template: a folder of the service whose subfolders are copied. */
export function PersonFolderDialog({ owner, onClose }: PersonFolderDialogProps) {
  const { t } = useTranslation();
  const { subject, name, admissionPathId } = owner;
  const choices = useFolderChoices();
  const templates = useFoldersByName(hasBlanks);
  const chosen = choices.isTemplateChosen ? choices.template : (templates[0] ?? null);
  // One that is gone from the service is none; one that gets its real id meanwhile is followed.
  const template = useFolderRow(useFollowedId(chosen ?? ''))?.id ?? null;
  const source = useFolderBranch(template);
  const usual = choices.parents[admissionPathId] ?? choices.parents[''] ?? null;
  const [own, setOwn] = useState<string | null>(null);
  const parent = useFolderRow(useFollowedId(own ?? usual ?? ''))?.id ?? null;
  const [found] = useFoldersOf(owner);
  const commands = useCommands();
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const pathOf = useFolderNames();
  const choose = (id: string | null): void => {
    useFolderChoices.setState({ template: id, isTemplateChosen: true });
    if (id !== null && isOnline) void commands.prepare({ folders: [pathOf(id)] });
  };
  return (
    <NewFoldersDialog
      title={t('folders.person.title', { name })}
      parent={parent}
      usualName={source && hasBlanks(source.name) ? filledName(source.name, subject) : usualName(subject)}
      source={source}
      inside={source ? filledTree(copyOf(source).inside, subject) : []}
      onKept={(id) => useFolderChoices.setState({ parents: { ...choices.parents, [admissionPathId]: id, '': id } })}
      onClose={onClose}
    >
      {(missing) => (
        <>
          {found === undefined ? (
            <p className="text-text-2">{t(`folders.person.${isOnline ? 'none' : 'unknown'}`, { name })}</p>
          ) : (
            <Notice
              tone="ask"
              live
              title={t('folders.person.found')}
              actions={
                <TextAction
                  onPress={() => {
                    onClose();
                    showFolder(found);
                  }}
                >
                  {t('common.word.open')}
                </TextAction>
              }
            />
          )}
          <FolderField label={t('folders.person.where')} value={parent} onChange={setOwn} error={missing} />
          <FolderField
            label={t('folders.person.template')}
            value={template}
            onChange={choose}
            none={t('folders.person.noTemplate')}
          />
          <p className="-mt-2 text-help text-text-3">{t('folders.person.blanks')}</p>
        </>
      )}
    </NewFoldersDialog>
  );
}
