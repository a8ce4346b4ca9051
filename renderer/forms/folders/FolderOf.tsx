import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFollowedId } from '#cache/queries/givenIds.ts';
import { useFoldersOf, useLoaded } from '#cache/queries/hooks.ts';
import { withWords } from '#i18n/index.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { endFolderRequest, showFolder, useFolderRequest } from '#stores/folderOf.ts';
import type { Whose } from '#stores/folderOf.ts';
import { filterList } from '#stores/lists.ts';
import { openScreen } from '#stores/place.ts';
import { later, OpeningDialog, showToast } from '#ui/index.ts';
import { useOwner } from './useOwner.ts';

/** In a script of its own: a start creates no folder. */
const PersonFolderDialog = later(
  async () => (await withWords(import('./PersonFolderDialog.tsx'), 'entities')).PersonFolderDialog,
  OpeningDialog,
);

/** Answers `openFolderOf`, on any screen. */
export function FolderOf() {
  const { of, isCreating } = useFolderRequest();
  return of && <Answer of={of} isCreating={isCreating} />;
}

const nobody = { numbers: [], name: '' };

/**
 * Opens the person's folder; where several bear their name, shows these; where none is known, says so and offers to
 * create it.
 */
function Answer({ of: asked, isCreating }: { readonly of: Whose; readonly isCreating: boolean }) {
  const { t } = useTranslation();
  const of = { ...asked, id: useFollowedId(asked.id) };
  const owner = useOwner(of);
  const found = useFoldersOf(owner ?? nobody);
  // Of an application, the applicant too: without that row the person is unknown.
  const isKnown = useLoaded(of.entity) === 'ready';
  const isPersonLoaded = useLoaded(of.entity === 'Dossier' ? 'Candidat' : of.entity) === 'ready';
  const isLoaded = useLoaded('Directory') === 'ready' && isKnown && isPersonLoaded;
  useEffect(() => {
    if (!isLoaded || isCreating) return;
    const [first, second] = found;
    if (owner && first === undefined) return useFolderRequest.setState({ isCreating: true });
    endFolderRequest();
    if (!owner) showToast(t('common.folderOf.unknown'));
    else if (second === undefined) showFolder(first ?? 'root');
    else {
      if (openScreen('directory')) filterList('directory', owner.name);
      showToast(t('common.folderOf.several', { count: found.length, name: nameInSentence(owner.name) }));
    }
  }, [t, owner, found, isLoaded, isCreating]);
  return isCreating && owner && <PersonFolderDialog.Component owner={owner} onClose={endFolderRequest} />;
}
