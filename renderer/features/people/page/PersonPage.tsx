import { CalendarRange, FolderOpen, Mail, Pencil, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '#cache/queries/hooks.ts';
import { personName } from '#cache/queries/labels.ts';
import { useMailOf, usePerson, useRow, useRowsById } from '#cache/queries/peopleHooks.ts';
import type { PersonView, RowView } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import { customOf } from '#forms/fields/customOf.ts';
import { GoneRow } from '#pages/Block.tsx';
import { ParkedNotice } from '#pages/ParkedNotice.tsx';
import { TakeAlong } from '#pages/TakeAlong.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { contextOf, setOf } from '#shared/entities/context.ts';
import { applicantOf, learnerOf } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { mailAddress, telAddress } from '#shared/ipc/outside.ts';
import { openFolderOf } from '#stores/folderOf.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import type { PageOn } from '#stores/page.ts';
import { showWeekOf, weekOfPerson } from '#stores/personWeek.ts';
import { closePage, openPage } from '#stores/view.ts';
import { Button, EmptyState, IconButton, LoadingAfter, Screen, Skeleton, useShortcut, ViewHeader } from '#ui/index.ts';
import { useReach } from '#wording/useReach.ts';
import { peopleShortcuts } from '../shortcuts.ts';
import { ApplicationInspector } from './ApplicationInspector.tsx';
import { EditForm } from './EditForm.tsx';
import { PersonTabs } from './PersonTabs.tsx';
import { Subject } from './Subject.tsx';

/** The page of a person; for an application, the page of its applicant with the application beside it. */
export function PersonPage({ place }: { readonly place: PageOn<'people'> }) {
  const application = useRow('Dossier', place.entity === 'Dossier' ? place.id : null);
  const entity = place.entity === 'Dossier' ? 'Candidat' : place.entity;
  const id = place.entity === 'Dossier' ? (application?.fields.id('CandidatId') ?? null) : place.id;
  return id === null ? <MissingPerson of="Dossier" /> : <Page entity={entity} id={id} application={application} />;
}

interface PageProps {
  readonly entity: PersonEntity;
  readonly id: string;
  readonly application: RowView | null;
}

type Edited = 'person' | 'application' | null;

function Page({ entity, id, application }: PageProps) {
  const person = usePerson(entity, id);
  // A person who is both is shown as the learner, with the members that only the applicant's record has (R3.1).
  const of = person.learner ? learnerOf(entity) : applicantOf(entity);
  const row = person.learner ?? person.applicant;
  const [edited, setEdited] = useState<Edited>(null);
  useReceived(entity, [id]);
  // Nothing is written into a row that the service no longer has (R3.1b): what was typed stays a draft.
  const form = (edited === 'application' ? application : row)?.gone ? null : edited;
  useShortcut(peopleShortcuts.edit, () => setEdited(application ? 'application' : 'person'), {
    enabled: form === null && row !== null && !(application ?? row).gone,
  });
  useShortcut(peopleShortcuts.back, closePage, { enabled: form === null });
  const close = (): void => setEdited(null);
  if (!row) return <MissingPerson of={entity} />;
  if (form === 'person')
    return <EditForm entity={of} row={row} applicant={person.learner ? person.applicant : null} onClose={close} />;
  if (form === 'application' && application)
    return <EditForm entity="Dossier" row={application} applicant={null} onClose={close} />;
  return <View entity={of} row={row} person={person} application={application} onEdit={setEdited} />;
}

interface ViewProps {
  readonly entity: PersonEntity;
  readonly row: RowView;
  readonly person: PersonView;
  readonly application: RowView | null;
  readonly onEdit: (edited: Edited) => void;
}

function View({ entity, row, person, application, onEdit }: ViewProps) {
  const { t } = useTranslation();
  const mail = useMailOf(row);
  const name = personName(entity, row.fields);
  const nameOfId = useReferences();
  const pathId = application?.fields.id('SessionRecrutementId') ?? null;
  const phone = usePhone(person.applications.map(({ id }) => id));
  const reach = useReach();
  const isThere = contextOf(entity) === 'selection';
  const showWeek = (): void => showWeekOf(weekOfPerson({ entity, id: row.id, name }));
  const write = (): void => (mail === null ? undefined : reach(mail, mailAddress(mail)));
  const call = (): void => (phone === null ? undefined : reach(phone, telAddress(phone)));
  useShortcut(peopleShortcuts.week, showWeek);
  const openFolder = (): void =>
    openFolderOf(application ? { entity: 'Dossier', id: application.id } : { entity, id: row.id });
  useShortcut(peopleShortcuts.folder, openFolder);
  useShortcut(peopleShortcuts.mail, write, { enabled: mail !== null });
  useShortcut(peopleShortcuts.call, call, { enabled: phone !== null });
  return (
    <Screen
      header={
        <ViewHeader
          back={{ label: t('pages.toList'), kbd: 'Backspace', onPress: closePage }}
          title={
            <span className="text-body font-normal text-text-2">
              {t(isThere ? 'people.selection.title' : 'shell.screen.people')}
            </span>
          }
        >
          {person.learner && !isThere && <TakeAlong entity="Apprenant" id={person.learner.id} />}
          <IconButton
            label={t('people.week')}
            kbd="w"
            icon={<CalendarRange size={16} aria-hidden />}
            onPress={showWeek}
          />
          <IconButton
            label={t('people.folders.open')}
            kbd="o"
            icon={<FolderOpen size={16} aria-hidden />}
            onPress={openFolder}
          />
          {phone !== null && (
            <Button icon={<Phone size={14} aria-hidden />} kbd="a" onPress={call}>
              {t('people.call')}
            </Button>
          )}
          {mail !== null && (
            <Button icon={<Mail size={14} aria-hidden />} kbd="m" onPress={write}>
              {t('people.write')}
            </Button>
          )}
          {!row.gone && (
            <Button
              variant="primary"
              icon={<Pencil size={14} aria-hidden />}
              {...(application ? {} : { kbd: 'e' })}
              onPress={() => onEdit('person')}
            >
              {t('people.edit')}
            </Button>
          )}
        </ViewHeader>
      }
      inspector={
        application && (
          <ApplicationInspector
            key={application.id}
            application={application}
            title={(pathId !== null && nameOfId('SessionRecrutementId', pathId)) || ''}
            onEdit={() => onEdit('application')}
            onClose={() => openPage({ entity: 'Candidat', id: row.id })}
          />
        )
      }
    >
      <div className="scroll-thin min-h-0 flex-1 px-5 py-4">
        <Subject entity={entity} row={row} name={name} applications={person.applications.length} />
        <ParkedNotice row={row} />
        <GoneRow value={row.gone === true}>
          <PersonTabs entity={entity} row={row} person={person} name={name} openApplication={application?.id ?? null} />
        </GoneRow>
      </div>
    </Screen>
  );
}

/** Not on this workstation, or not read from its disk yet. */
function MissingPerson({ of }: { readonly of: PageOn<'people'>['entity'] }) {
  const { t } = useTranslation();
  const isLoading = useLoaded(of) === 'loading';
  return (
    <Screen
      header={
        <ViewHeader
          back={{ label: t('pages.toList'), kbd: 'Backspace', onPress: closePage }}
          title={t('shell.screen.people')}
        />
      }
    >
      {isLoading ? (
        <LoadingAfter>
          <Skeleton label={t('common.loading')} />
        </LoadingAfter>
      ) : (
        <EmptyState
          message={t(`people.notHere.${setOf(of)}`)}
          action={
            <Button size="sm" onPress={closePage}>
              {t('pages.toList')}
            </Button>
          }
        />
      )}
    </Screen>
  );
}

/**
 * The telephone number, where the school stores one in a custom field of its applications; null where there is none.
 */
function usePhone(applicationIds: readonly string[]): string | null {
  const { phone } = useDayChoices().fieldMapping;
  const applications = useRowsById('Dossier', applicationIds);
  const numbers = applications.map(({ fields }) => customOf(fields).find(({ code }) => code === phone)?.value ?? '');
  return numbers.find((number) => number !== '') ?? null;
}
