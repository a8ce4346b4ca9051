import { CalendarRange, FolderOpen, Mail, Pencil, Phone } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { customOf } from '#cache/queries/customOf.ts';
import { fieldMarks } from '#cache/queries/fieldMarks.ts';
import { useLoaded } from '#cache/queries/hooks.ts';
import { personName } from '#cache/queries/labels.ts';
import { usePerson, useRow } from '#cache/queries/peopleHooks.ts';
import type { PersonView, RowView } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import type { SyncMark } from '#cache/queries/views.ts';
import { FieldList } from '#forms/fields/FieldList.tsx';
import { useGroups } from '#forms/fields/groups.ts';
import { countWords } from '#i18n/labels/names.ts';
import { customField } from '#intents/fields.ts';
import { GoneRow } from '#pages/Block.tsx';
import { KeepOffline } from '#pages/KeepOffline.tsx';
import { MissingRow } from '#pages/MissingRow.tsx';
import { PageHeader } from '#pages/PageHeader.tsx';
import { ParkedNotice } from '#pages/ParkedNotice.tsx';
import { useReceived, useReceivedList } from '#pages/useReceived.ts';
import { contextOf, setOf } from '#shared/entities/context.ts';
import { sibling } from '#shared/entities/index.ts';
import { applicantOf, isLearner, isPerson, learnerOf } from '#shared/entities/people.ts';
import type { ApplicationEntity, PersonEntity } from '#shared/entities/people.ts';
import { fullYears } from '#shared/time/fullYears.ts';
import { openFolderOf } from '#stores/folderOf.ts';
import { closePage, openPage, showWeekOf, weekOfPerson } from '#stores/place.ts';
import type { PageOn } from '#stores/place.ts';
import {
  Button,
  EmptyState,
  IconButton,
  Initials,
  Inspector,
  Loading,
  Mark,
  Screen,
  Section,
  useFormat,
  useNow,
  useShortcut,
} from '#ui/index.ts';
import { fieldLabel } from '#wording/fields.ts';
import { peopleShortcuts } from '#wording/shortcuts.ts';
import { useNames } from '#wording/useNames.ts';
import { useWording } from '#wording/useWording.ts';
import { useContact } from './Contact.tsx';
import { ApplicationForm, PersonForm } from './PersonForm.tsx';
import { PersonTabs } from './PersonTabs.tsx';

/** The page of a person; for an application, the page of its applicant with the application beside it. */
export function PersonPage({ place }: { readonly place: PageOn<'people'> }) {
  const person = isPerson(place.entity) ? place.entity : null;
  const applicationEntity = sibling(place.entity, 'Dossier');
  const application = useRow(applicationEntity, person ? null : place.id);
  const id = person ? place.id : (application?.fields.id('CandidatId') ?? null);
  if (id !== null)
    return <Page entity={person ?? sibling(place.entity, 'Candidat')} id={id} application={application} />;
  return application ? (
    <WithoutApplicant entity={applicationEntity} application={application} />
  ) : (
    <MissingPerson page={place} />
  );
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
  // The outbox receives the plain list by itself.
  useReceivedList('selection/Dossier', contextOf(entity) === 'selection');
  // Nothing is written into a row that the service no longer has (R3.1b): what was typed stays a draft.
  const form = (edited === 'application' ? application : row)?.gone ? null : edited;
  useShortcut(peopleShortcuts.edit, () => setEdited(application ? 'application' : 'person'), {
    enabled: form === null && row !== null && !(application ?? row).gone,
  });
  const close = (): void => setEdited(null);
  if (!row) return <MissingPerson page={{ entity, id }} />;
  const name = personName(of, row.fields);
  if (form === 'person') {
    const applicant = person.learner && person.applicant?.gone !== true ? person.applicant : null;
    return <PersonForm entity={of} row={row} name={name} applicant={applicant} onClose={close} />;
  }
  if (form === 'application' && application)
    return <ApplicationForm entity={sibling(of, 'Dossier')} row={application} of={name} onClose={close} />;
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
  const { write, call } = useContact(entity, row, person);
  const name = personName(entity, row.fields);
  const applicationEntity = sibling(entity, 'Dossier');
  const isThere = contextOf(entity) === 'selection';
  const week = weekOfPerson({ entity, id: row.id, name });
  const showWeek = (): void => (week ? showWeekOf(week) : undefined);
  useShortcut(peopleShortcuts.week, showWeek, { enabled: week !== null });
  const openFolder = (): void =>
    openFolderOf(application && !isThere ? { entity: 'Dossier', id: application.id } : { entity, id: row.id });
  useShortcut(peopleShortcuts.folder, openFolder);
  useShortcut(peopleShortcuts.mail, () => write?.(), { enabled: write !== null });
  useShortcut(peopleShortcuts.call, () => call?.(), { enabled: call !== null });
  return (
    <Screen
      header={
        <PageHeader of={t(isThere ? 'people.selection.title' : 'shell.screen.people')}>
          {person.learner && !isThere && <KeepOffline entity="Apprenant" id={person.learner.id} />}
          {week && (
            <IconButton
              label={t('keys.people.week')}
              icon={<CalendarRange size={16} aria-hidden />}
              onPress={showWeek}
            />
          )}
          <IconButton
            label={t('people.folders.open')}
            icon={<FolderOpen size={16} aria-hidden />}
            onPress={openFolder}
          />
          {call && (
            <Button icon={<Phone size={14} aria-hidden />} onPress={call}>
              {t('keys.people.call')}
            </Button>
          )}
          {write && (
            <Button icon={<Mail size={14} aria-hidden />} onPress={write}>
              {t('common.word.write')}
            </Button>
          )}
          {!row.gone && (
            <Button
              variant="primary"
              icon={<Pencil size={14} aria-hidden />}
              {...(application ? {} : { kbd: 'mod+e' })}
              onPress={() => onEdit('person')}
            >
              {t('keys.people.edit')}
            </Button>
          )}
        </PageHeader>
      }
      inspector={
        application && (
          <ApplicationInspector
            key={application.id}
            entity={applicationEntity}
            application={application}
            onEdit={() => onEdit('application')}
            onClose={() => openPage({ entity: applicantOf(entity), id: row.id })}
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
function MissingPerson({ page }: { readonly page: PageOn<'people'> }) {
  const { t } = useTranslation();
  const isLoading = useLoaded(page.entity) === 'loading';
  return (
    <Screen header={<PageHeader of={t('shell.screen.people')} />}>
      {isLoading ? <Loading /> : <MissingRow page={page} />}
    </Screen>
  );
}

/** An application that names no applicant: what is known of it is in its panel. */
function WithoutApplicant({ entity, application }: Pick<ApplicationInspectorProps, 'entity' | 'application'>) {
  const { t } = useTranslation();
  const [isEdited, setEdited] = useState(false);
  useShortcut(peopleShortcuts.edit, () => setEdited(true), { enabled: !isEdited && !application.gone });
  if (isEdited && !application.gone)
    return <ApplicationForm entity={entity} row={application} of="" onClose={() => setEdited(false)} />;
  return (
    <Screen
      header={<PageHeader of={t('shell.screen.people')} />}
      inspector={
        <ApplicationInspector
          entity={entity}
          application={application}
          onEdit={() => setEdited(true)}
          onClose={closePage}
        />
      }
    >
      <EmptyState message={t('people.application.noApplicant')} />
    </Screen>
  );
}

function Subject({
  entity,
  row,
  name,
  applications,
}: {
  readonly entity: PersonEntity;
  readonly row: RowView;
  readonly name: string;
  readonly applications: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  const birth = row.fields.instant('DateNaissance');
  const number = row.fields.text('Numero') || row.fields.text('Code');
  const facts = [
    contextOf(entity) === 'selection' && t('people.selection.title'),
    t(`people.subject.${setOf(entity)}`, { number: number || t('people.list.noNumber') }),
    birth !== null && t('people.subject.age', { count: fullYears(format.dayOf(birth), today) }),
    (!isLearner(entity) || applications > 0) && countWords('Dossier', applications, format.language),
  ];
  return (
    <div className="mb-3 flex items-center gap-3.5">
      <Initials name={name} className="size-11 rounded-full bg-accent-soft text-body text-accent" />
      <div className="min-w-0">
        <h1 className="selectable flex items-center gap-2 text-subject font-bold">
          <span className={row.gone ? 'truncate-line line-through' : 'truncate-line'}>
            {name || t('common.unnamed')}
          </span>
          {row.mark && <Mark state={row.mark} />}
        </h1>
        <p className="selectable text-text-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

interface ApplicationInspectorProps {
  readonly entity: ApplicationEntity;
  readonly application: RowView;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

function ApplicationInspector({ entity, application, onEdit, onClose }: ApplicationInspectorProps) {
  const { t } = useTranslation();
  const groups = useGroups(entity);
  const wording = useWording(useNames());
  const nameOfId = useReferences();
  const { fields, mark, steps } = application;
  const pathId = fields.id('SessionRecrutementId');
  const path = pathId !== null && nameOfId('SessionRecrutementId', pathId);
  const marks = fieldMarks(steps);
  const codes = fieldMarks(steps, ({ key }) => key);
  const custom = customOf(fields);
  return (
    <Inspector
      label={t('common.word.application')}
      badge={<span className="selectable font-bold text-text">{fields.text('Numero')}</span>}
      onClose={onClose}
    >
      <h2
        className={`selectable mb-3 flex items-center gap-2 text-panel font-bold ${application.gone ? 'line-through' : ''}`}
      >
        {path || t('people.applications.noAdmissionPath')}
        {mark && <Mark state={mark} />}
      </h2>
      {!application.gone && (
        <div className="mb-3">
          <Button size="sm" kbd="mod+e" icon={<Pencil size={14} aria-hidden />} onPress={onEdit}>
            {t('people.application.edit')}
          </Button>
        </div>
      )}
      <ParkedNotice row={application} />
      {groups.map((group) => (
        <Section key={group.id} title={group.title}>
          <FieldList entity={entity} row={fields} fields={group.fields} marks={marks} />
        </Section>
      ))}
      <Section title={t('common.word.customFields')}>
        {custom.length === 0 && <p className="text-text-3">{t('people.application.noCustom')}</p>}
        <dl className="grid grid-cols-[132px_minmax(0,1fr)] gap-x-2 gap-y-[7px]">
          {custom.map(({ code, value }) => (
            <div key={code} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-text-3">{fieldLabel(entity, customField(code), wording)}</dt>
              <dd className="selectable flex min-w-0 items-center gap-2 break-words">
                {value || <span className="text-text-3">{t('summary.value.empty')}</span>}
                {markOf(codes.get(code))}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </Inspector>
  );
}

const markOf = (mark: SyncMark | undefined): ReactNode => mark && <Mark state={mark} size={14} />;
