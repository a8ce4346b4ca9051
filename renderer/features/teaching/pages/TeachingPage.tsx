import { CalendarRange, UsersRound } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import { useRow, useRowsById, useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useEntityColumns } from '#lists/useEntityColumns.ts';
import { Block } from '#pages/Block.tsx';
import { EntityPage } from '#pages/EntityPage.tsx';
import { Lines } from '#pages/Lines.tsx';
import { OpeningLine } from '#pages/OpeningLine.tsx';
import type { PageTab } from '#pages/PageTabs.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { useRowName } from '#pages/useRowName.ts';
import { AccountBlock } from '#parts/AccountBlock.tsx';
import { describeEntity } from '#shared/entities/index.ts';
import { byFrench } from '#shared/text/fold.ts';
import { openPage, showWeekOf } from '#stores/place.ts';
import type { PageOn } from '#stores/place.ts';
import { IconButton, useShortcut } from '#ui/index.ts';
import { teachingShortcuts } from '#wording/shortcuts.ts';
import { useCompareWeeks } from '#wording/useCompareWeeks.ts';
import { CompletenessPill } from '../pathLacks.tsx';
import { periodsOf, TimeLine } from '../tracks/TimeLine.tsx';

function TeacherPage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const row = useRow('Enseignant', id);
  const received = useReceived('EnseignantType', [id]);
  const types = useRowsOf('EnseignantType', 'EnseignantId', [id]);
  return (
    <EntityPage
      page={{ entity: 'Enseignant', id }}
      actions={useWeekAction('teacher', row)}
      tabs={[
        {
          id: 'types',
          label: t('common.word.types'),
          count: types.length,
          content: (
            <Block title={t('common.word.types')} received={received}>
              <Lines
                entity="EnseignantType"
                label={t('common.word.types')}
                columns={['Nom', 'Code', 'TypeEnseignantId']}
                rows={types}
                received={received}
                empty={t('teaching.teacher.noTypes')}
              />
            </Block>
          ),
        },
        {
          id: 'account',
          label: t('pages.account.title'),
          content: row && <AccountBlock entity="Enseignant" person={row} name={nameOf(row)} />,
        },
      ]}
    />
  );
}

function AgentPage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const row = useRow('Agent', id);
  return (
    <EntityPage
      page={{ entity: 'Agent', id }}
      actions={useWeekAction('agent', row)}
      tabs={[
        useApplicationsTab('AgentId', id, t('teaching.agent.noApplications')),
        {
          id: 'account',
          label: t('pages.account.title'),
          content: row && <AccountBlock entity="Agent" person={row} name={nameOf(row)} />,
        },
      ]}
    />
  );
}

function SequencePage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const enrolments = useRowsOf('InscriptionSequence', 'SequenceId', [id]);
  const learners = [...new Set(enrolments.flatMap(({ fields }) => fields.id('ApprenantId') ?? []))];
  return (
    <EntityPage
      page={{ entity: 'Sequence', id }}
      tabs={[
        {
          id: 'enrolments',
          label: t('teaching.part.enrolments'),
          count: learners.length,
          content: (
            <Block title={t('teaching.part.enrolments')}>
              <LearnerLinks ids={learners} />
              <p className="mt-2 text-help text-text-3">{t('teaching.sequence.enrolmentsHow')}</p>
            </Block>
          ),
        },
      ]}
    />
  );
}

function PathPage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const row = useRow('SessionRecrutement', id);
  return (
    <EntityPage
      page={{ entity: 'SessionRecrutement', id }}
      actions={row && <CompletenessPill path={row.fields} />}
      tabs={[useApplicationsTab('SessionRecrutementId', id, t('teaching.path.noApplications'))]}
    />
  );
}

function TrackPage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const row = useRow('Parcours', id);
  const periods = row && periodsOf(row.fields);
  return (
    <EntityPage
      page={{ entity: 'Parcours', id }}
      tabs={[
        {
          id: 'periods',
          label: t('teaching.part.periods'),
          count: periods?.length ?? 0,
          content: (
            <Block title={t('teaching.part.periods')}>
              {periods ? (
                <>
                  <TimeLine periods={periods} />
                  <Lines
                    entity="ParcoursPeriode"
                    label={t('teaching.part.periods')}
                    columns={describeEntity('ParcoursPeriode').columns}
                    rows={periods.map((period) => ({ id: period.id, fields: period.fields, mark: null, steps: [] }))}
                    empty={t('teaching.track.noPeriods')}
                  />
                </>
              ) : (
                <p className="text-text-3">{t('teaching.track.notGiven')}</p>
              )}
            </Block>
          ),
        },
      ]}
    />
  );
}

type TeachingPlace = PageOn<'teaching'>;

const pages: Readonly<Partial<Record<TeachingPlace['entity'], (props: { readonly id: string }) => ReactElement>>> = {
  SessionRecrutement: PathPage,
  Sequence: SequencePage,
  Parcours: TrackPage,
  Enseignant: TeacherPage,
  Agent: AgentPage,
};

export function TeachingPage({ page }: { readonly page: TeachingPlace }) {
  const Page = pages[page.entity];
  return Page ? <Page id={page.id} /> : <EntityPage page={page} />;
}

/** Learners by name, each a way to their page; of one who is not on this workstation, the number is known. */
function LearnerLinks({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const rows = new Map(useRowsById('Apprenant', ids).map((row) => [row.id, row]));
  const people = ids
    .map((id) => {
      const row = rows.get(id);
      return { id, name: row ? nameOf(row) : t('common.numbered', { id }), code: row?.fields.text('Code') ?? '' };
    })
    .toSorted((a, b) => byFrench(a.name, b.name));
  if (people.length === 0) return <p className="text-text-3">{t('teaching.sequence.noEnrolments')}</p>;
  return (
    <ul>
      {people.map(({ id, name, code }) => (
        <OpeningLine
          key={id}
          row={id}
          className="flex min-h-9 items-center gap-3"
          onOpen={() => openPage({ entity: 'Apprenant', id })}
        >
          <span className="truncate-line">{name}</span>
          <span className="text-text-3">{code}</span>
        </OpeningLine>
      ))}
    </ul>
  );
}

const columns = ['Numero', 'CandidatId', 'EtatCandidatureId', 'CreneauLibre', 'DecisionId', 'AgentId'] as const;

function useApplicationsTab(field: 'AgentId' | 'SessionRecrutementId', id: string, empty: string): PageTab {
  const { t } = useTranslation();
  const { last } = useDatasetStatus({ entity: 'Dossier' });
  const rows = useRowsOf('Dossier', field, [id]);
  const members = useEntityColumns('Dossier', columns);
  const label = t('teaching.part.applications');
  return {
    id: 'applications',
    label,
    count: rows.length,
    content: (
      <Block title={label} at={last?.at ?? null}>
        <div className="-mx-5">
          <DataTable
            id="listed.Dossier"
            label={label}
            rows={rows}
            columns={members}
            onOpen={(application) => openPage({ entity: 'Dossier', id: application })}
            empty={empty}
          />
        </div>
      </Block>
    ),
  };
}

/** To their week in the calendar, a button and W, and to that with a colleague's. */
function useWeekAction(kind: 'teacher' | 'agent', row: RowView | null): ReactNode {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const showWeek = (): void => {
    if (row) showWeekOf({ kind, id: row.id, name: nameOf(row) });
  };
  const compareWeeks = useCompareWeeks();
  useShortcut(teachingShortcuts.week, showWeek, { enabled: row !== null });
  return (
    <>
      <IconButton
        label={t('teaching.teacher.calendar')}
        icon={<CalendarRange size={16} aria-hidden />}
        onPress={showWeek}
      />
      <IconButton
        label={t('pages.beside')}
        icon={<UsersRound size={16} aria-hidden />}
        onPress={() => row && compareWeeks(nameOf(row))}
      />
    </>
  );
}
