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
import { useCommands, useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { Button, Dialog, later, LoadingAfter, OpeningDialog, showToast, useFetched } from '#ui/index.ts';
import { useOwner } from './useOwner.ts';
import type { Owner } from './useOwner.ts';

/** In a script of its own: a start creates no folder. */
const PersonFolderDialog = later(
  async () => (await withWords(import('./PersonFolderDialog.tsx'), 'entities')).PersonFolderDialog,
  OpeningDialog,
);

/** Answers `openFolderOf`, on any screen. */
export function FolderOf() {
  useFetched(PersonFolderDialog);
  const { of, isCreating } = useFolderRequest();
  return of && <Answer key={`${of.entity}/${of.id}`} of={of} isCreating={isCreating} />;
}

const nobody = { numbers: [], name: '' };

/** Opens the person's folder, or shows several of one name; else looks at the service, and offers to create it. */
function Answer({ of: asked, isCreating }: { readonly of: Whose; readonly isCreating: boolean }) {
  const { t } = useTranslation();
  const of = { ...asked, id: useFollowedId(asked.id) };
  const owner = useOwner(of);
  const found = useFoldersOf(owner ?? nobody);
  // Of an application, the applicant too: without that row the person is unknown.
  const isKnown = useLoaded(of.entity) === 'ready';
  const isPersonLoaded = useLoaded(of.entity === 'Dossier' ? 'Candidat' : of.entity) === 'ready';
  const isLoaded = useLoaded('Directory') === 'ready' && isKnown && isPersonLoaded;
  const { isLooking, stop } = useLooking(owner, isLoaded && owner !== null && found.length === 0);
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
      // What is typed meanwhile must not go into the offer to create, which would follow by itself.
      <LoadingAfter ms={1_000}>
        <Dialog
          title={t('common.folderOf.looking')}
          footer={<Button onPress={stop}>{t('common.slow.stop')}</Button>}
          onClose={endFolderRequest}
        >
          {owner?.name}
        </Dialog>
      </LoadingAfter>
    )
  );
}

/** Lists after which the folder is offered: a campus has some 1,500 folders, most of them below those of people. */
const mostLists = 60;

/**
 * Lists folders, likeliest first, until it is there, `mostLists` were listed, or the user stops (R1.3). Not offline.
 */
function useLooking(owner: Owner | null, isAsked: boolean): { readonly isLooking: boolean; readonly stop: () => void } {
  const commands = useCommands();
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const near = useSession(({ open }) => open?.profile.campusName) ?? '';
  const placesExpected = usePlacesExpected();
  const [isOver, setOver] = useState(false);
  const next = useEffectEvent((listed: ReadonlySet<string>) => {
    const admissionPathId = owner?.admissionPathId ?? '';
    const { parents } = useFolderChoices.getState();
    const usual = [parents[admissionPathId], parents['']].filter((id) => id !== undefined);
    return placesExpected({ parents: usual, near, listed }, admissionPathId);
  });
  const receive = useEffectEvent((path: readonly string[]) => commands.refresh({ entity: 'Directory', path }));
  const isLooking = isAsked && isOnline && !isOver;
  useEffect(() => {
    if (!isLooking) return undefined;
    let isEnded = false;
    const look = async (): Promise<void> => {
      const listed = new Set<string>();
      for (let places = next(listed); places.length > 0 && listed.size < mostLists; places = next(listed)) {
        for (const path of places) listed.add(path.join('\\'));
        await Promise.all(places.map(receive));
        if (isEnded) return;
      }
      setOver(true);
    };
    void look();
    return () => {
      isEnded = true;
    };
  }, [isLooking]);
  return { isLooking, stop: () => setOver(true) };
}
