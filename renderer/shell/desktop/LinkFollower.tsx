import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvent, useFolderId, useLoaded } from '#cache/queries/hooks.ts';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { callBridge, onAppEvent } from '#gateway/bridge.ts';
import { applicantOf, isPerson, learnerOf } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { addressOf } from '#shared/ipc/place.ts';
import type { Place, PlaceAt } from '#shared/ipc/place.ts';
import { showFolder } from '#stores/folderOf.ts';
import { go } from '#stores/place.ts';
import { refuseScreen } from '#stores/policy.ts';
import { showToast, useFormat } from '#ui/index.ts';

/** Navigates to the target of a link once a service is open. Changes what is shown and nothing else (S13). */
export function LinkFollower() {
  const { t } = useTranslation();
  const [link, setLink] = useState<Place | null>(null);
  useEffect(() => {
    const take = async (): Promise<void> => {
      const answer = await callBridge('desktop.takeLink', {});
      const taken = answer.ok ? answer.value.link : null;
      if (taken === 'unknown') showToast(t('shell.link.unknown'));
      else if (taken && 'hidden' in taken) refuseScreen(taken.hidden);
      else if (taken) setLink(taken);
    };
    void take();
    return onAppEvent((event) => {
      if (event.kind === 'link') void take();
    });
  }, [t]);
  if (!link) return null;
  const Follower = (followers[link.at] ?? Directly) as (props: FollowerProps) => ReactElement | null; // of its own kind
  return <Follower key={addressOf(link)} place={link} onEnd={() => setLink(null)} />;
}

interface FollowerProps<At extends Place['at'] = Place['at']> {
  readonly place: PlaceAt<At>;
  readonly onEnd: () => void;
}

/** Goes there once the dataset is read, or says that the target is not on this workstation. */
function useArrival(isReady: boolean, place: Place | null, absent: string, onEnd: () => void): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!isReady) return;
    if (!place) showToast(t(`shell.link.absent.${absent}`));
    else if (place.at === 'folder') showFolder(place.id);
    else go(place);
    onEnd();
  });
}

function ToEvent({ place, onEnd }: FollowerProps<'calendar'>) {
  const format = useFormat();
  const event = useEvent(place.selected ?? '');
  const there: Place | null = event && { ...place, day: format.dayOf(event.debut), of: null };
  useArrival(useLoaded('Planification') === 'ready', there, 'event', onEnd);
  return null;
}

/** The page of a row that this workstation holds. */
function ToRow({ place, onEnd }: FollowerProps<'row'>) {
  const { entity, id } = place;
  const row = useRow(entity, id);
  useArrival(useLoaded(entity) === 'ready', row && place, entity === 'Dossier' ? 'file' : 'page', onEnd);
  return null;
}

/**
 * An applicant, or else a learner: numbered apart, and days are about applicants. The Selection context is in the
 * address (R1.5).
 */
function ToPerson({ of, id, onEnd }: { readonly of: PersonEntity; readonly id: string; readonly onEnd: () => void }) {
  const [applicants, learners] = [applicantOf(of), learnerOf(of)];
  const applicant = useRow(applicants, id);
  const learner = useRow(learners, id);
  const isReady = [useLoaded(applicants), useLoaded(learners)].every((loaded) => loaded === 'ready');
  const entity = applicant ? applicants : learner ? learners : null;
  useArrival(isReady, entity && { at: 'row', entity, id }, 'person', onEnd);
  return null;
}

function ToFolder({ place, onEnd }: FollowerProps<'folder'>) {
  const id = useFolderId(place.id);
  useArrival(useLoaded('Directory') === 'ready', id === null ? null : { ...place, id }, 'folder', onEnd);
  return null;
}

/** What no row of this workstation is needed for. */
function Directly({ place, onEnd }: FollowerProps) {
  useArrival(true, place, 'page', onEnd);
  return null;
}

type Followers = { readonly [At in Place['at']]?: (props: FollowerProps<At>) => ReactElement | null };
const followers: Followers = {
  calendar: ToEvent,
  row: ({ place: { entity, id }, ...props }) =>
    isPerson(entity) ? (
      <ToPerson of={entity} id={id} {...props} />
    ) : (
      <ToRow place={{ at: 'row', entity, id }} {...props} />
    ),
  folder: ToFolder,
};
