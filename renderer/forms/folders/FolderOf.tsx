import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFollowedId } from '#cache/queries/givenIds.ts';
import { useFoldersOf, useLoaded, usePlacesExpected } from '#cache/queries/hooks.ts';
import { withWords } from '#i18n/index.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { endFolderRequest, showFolder, useFolderChoices, useFolderRequest } from '#stores/folderOf.ts';
import type { Whose } from '#stores/folderOf.ts';
import { filterList } from '#stores/lists.ts';
import { openScreen } from '#stores/place.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { later, LoadingAfter, OpeningDialog, showToast } from '#ui/index.ts';
import { useOwner } from './useOwner.ts';
import type { Owner } from './useOwner.ts';

/** In a script of its own: a start creates no folder. */
const PersonFolderDialog = later(
  async () => (await withWords(import('./PersonFolderDialog.tsx'), 'entities')).PersonFolderDialog,
  OpeningDialog,
);

/** Answers `openFolderOf`, on any screen. */
export function FolderOf() {
  const { of, isCreating } = useFolderRequest();
  return of && <Answer key={`${of.entity}/${of.id}`} of={of} isCreating={isCreating} />;
}

const nobody = { numbers: [], name: '' };

/**
 * Opens the person's folder; where several bear their name, shows these; where none is known, looks for it at the
 * service, if that answers, then says so and offers to create it.
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
  const isLooking = useLooking(owner, isLoaded && owner !== null && found.length === 0);
  useEffect(() => {
    if (!isLoaded || isCreating || isLooking) return;
    const [first, second] = found;
    if (owner && first === undefined) return useFolderRequest.setState({ isCreating: true });
    endFolderRequest();
    if (!owner) showToast(t('common.folderOf.unknown'));
    else if (second === undefined) showFolder(first ?? 'root');
    else {
      if (openScreen('directory')) filterList('directory', owner.name);
      showToast(t('common.folderOf.several', { count: found.length, name: nameInSentence(owner.name) }));
    }
  }, [t, owner, found, isLoaded, isCreating, isLooking]);
  if (isCreating) return owner && <PersonFolderDialog.Component owner={owner} onClose={endFolderRequest} />;
  return (
    isLooking && (
      <LoadingAfter ms={1_000}>
        <output className="fixed inset-x-0 top-[9vh] z-40 mx-auto w-fit rounded-full border border-line bg-surface px-3 py-1 text-help text-text-2 shadow-overlay">
          {t('common.folderOf.looking')}
        </output>
      </LoadingAfter>
    )
  );
}

/** Receives once what the service has where the folder is expected (R1.3); false offline, where nobody knows. */
function useLooking(owner: Owner | null, isAsked: boolean): boolean {
  const commands = useCommands();
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const { parents } = useFolderChoices();
  const { admissionPathId = '' } = owner ?? {};
  const usual = [parents[admissionPathId], parents['']].filter((id) => id !== undefined);
  const places = usePlacesExpected(usual, admissionPathId);
  const [isLooked, setLooked] = useState(false);
  const receive = useEffectEvent(() =>
    Promise.all(places.map((path) => commands.refresh({ entity: 'Directory', path }))),
  );
  useEffect(() => {
    if (!isAsked || !isOnline) return;
    const look = async (): Promise<void> => {
      await receive();
      setLooked(true);
    };
    void look();
  }, [isAsked, isOnline]);
  return isAsked && isOnline && !isLooked;
}
