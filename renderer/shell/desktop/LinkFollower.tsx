import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvent, useFolderPath, useLoaded } from '#cache/queries/hooks.ts';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { callBridge, onAppEvent } from '#gateway/bridge.ts';
import { applicantOf, learnerOf } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { linkedEntities, linkedKinds } from '#shared/ipc/link.ts';
import type { Link, LinkedKind } from '#shared/ipc/link.ts';
import { showFolder } from '#stores/folderOf.ts';
import type { PagedEntity } from '#stores/page.ts';
import { refuseScreen } from '#stores/policy.ts';
import { openPage, openScreen } from '#stores/view.ts';
import { onShortcutsChange, runShortcut, showToast, useFormat } from '#ui/index.ts';
import { showEvent } from '../destinations.ts';

/** Navigates to the target of a link once a service is open. Changes what is shown and nothing else (S13). */
export function LinkFollower() {
  const { t } = useTranslation();
  const [link, setLink] = useState<Link | null>(null);
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
  const Way = ways[link.kind];
  return <Way key={link.id} id={link.id} onEnd={() => setLink(null)} />;
}

interface WayProps {
  readonly id: string;
  readonly onEnd: () => void;
}

/** A link to an application says `file` in its address. */
const absent: Readonly<Record<Exclude<Link['kind'], LinkedKind | 'day'>, string>> = {
  event: 'shell.link.absent.event',
  file: 'shell.link.absent.file',
  person: 'shell.link.absent.person',
  selection: 'shell.link.absent.person',
  folder: 'shell.link.absent.folder',
};

/** Navigates once the dataset is read, or says that the target is not on this workstation. */
function useGo(
  kind: keyof typeof absent | 'page',
  isReady: boolean,
  there: (() => void) | null,
  onEnd: () => void,
): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!isReady) return;
    if (there) there();
    else showToast(t(kind === 'page' ? 'shell.link.absent.page' : absent[kind]));
    onEnd();
  });
}

function ToEvent({ id, onEnd }: WayProps) {
  const format = useFormat();
  const event = useEvent(id);
  useGo(
    'event',
    useLoaded('Planification') === 'ready',
    event && (() => showEvent(id, format.dayOf(event.debut))),
    onEnd,
  );
  return null;
}

function ToFile({ id, onEnd }: WayProps) {
  const file = useRow('Dossier', id);
  useGo('file', useLoaded('Dossier') === 'ready', file && (() => openPage({ entity: 'Dossier', id })), onEnd);
  return null;
}

/**
 * An applicant of a context, or else a learner: the two are numbered separately, and an interview day is about
 * applicants. A link to the Selection context says so in its address: the same number is another person there (R1.5).
 */
const toPerson = (kind: 'person' | 'selection', of: PersonEntity) =>
  function ToPerson({ id, onEnd }: WayProps) {
    const [applicants, learners] = [applicantOf(of), learnerOf(of)];
    const applicant = useRow(applicants, id);
    const learner = useRow(learners, id);
    const isReady = [useLoaded(applicants), useLoaded(learners)].every((loaded) => loaded === 'ready');
    const entity = applicant ? applicants : learner ? learners : null;
    useGo(kind, isReady, entity && (() => openPage({ entity, id })), onEnd);
    return null;
  };

function ToFolder({ id, onEnd }: WayProps) {
  const path = useFolderPath(id);
  useGo('folder', useLoaded('Directory') === 'ready', path.length > 0 ? () => showFolder(id) : null, onEnd);
  return null;
}

/** The screen of the day, and its form for a walk-in once that screen has it. */
function ToDay({ id, onEnd }: WayProps) {
  useEffect(() => {
    openScreen('today');
    if (id !== 'walkin') return onEnd();
    const openForm = (): void => {
      if (runShortcut(walkIn)) onEnd();
    };
    openForm();
    return onShortcutsChange(openForm);
  });
  return null;
}
const walkIn = 'today.walkIn';

/** The page of a row that this workstation holds. */
const toPage = (entity: PagedEntity) =>
  function ToPage({ id, onEnd }: WayProps) {
    const row = useRow(entity, id);
    useGo('page', useLoaded(entity) === 'ready', row && (() => openPage({ entity, id })), onEnd);
    return null;
  };
const toPages = Object.fromEntries(linkedKinds.map((kind) => [kind, toPage(linkedEntities[kind])])) as Readonly<
  Record<LinkedKind, (props: WayProps) => null> // entries forget their names
>;

const ways: Readonly<Record<Link['kind'], (props: WayProps) => null>> = {
  event: ToEvent,
  file: ToFile,
  person: toPerson('person', 'Candidat'),
  selection: toPerson('selection', 'selection/Candidat'),
  folder: ToFolder,
  day: ToDay,
  ...toPages,
};
