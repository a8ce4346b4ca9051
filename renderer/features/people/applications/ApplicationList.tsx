import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplications, useCampuses } from '#cache/queries/hooks.ts';
import type { ApplicationView } from '#cache/queries/views.ts';
import { DecisionMode } from '#forms/deciding/DecisionMode.tsx';
import { ChosenBar } from '#lists/ChosenBar.tsx';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { openFolderOf } from '#stores/folderOf.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { applicationViews, useFilters } from '#stores/lists.ts';
import type { ApplicationFilter } from '#stores/lists.ts';
import { openPage, showWeekOf } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { addDays, Button, Loading, mondayOf, Screen, Segmented, useFormat, useNow, useShortcut } from '#ui/index.ts';
import { isDecided, mappedOf } from '#wording/dayFields.ts';
import { peopleShortcuts } from '#wording/shortcuts.ts';
import { useDecisions } from '#wording/useDecisions.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import { PeopleHeader } from '../list/PeopleHeader.tsx';
import { ApplicationBulkEdit } from './ApplicationBulkEdit.tsx';
import type { BulkPart } from './bulk.ts';
import { bulkParts } from './bulk.ts';
import { inView, ofCampus } from './views.ts';

const setFilter = (change: Partial<ApplicationFilter>): void =>
  useFilters.setState(({ applicationFilter }) => ({ applicationFilter: { ...applicationFilter, ...change } }));
const nobody: ReadonlySet<string> = new Set();

/** The applications that the user decides one after the other. */
interface Deciding {
  readonly applications: readonly ApplicationView[];
  readonly start: string;
}

/** Applications as a table: by view and campus, with columns, order and export, and several changed together. */
export function ApplicationList() {
  const { t } = useTranslation();
  const { rows: all, isWhole } = useApplications();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const { view, isEveryCampus } = useFilters(({ applicationFilter }) => applicationFilter);
  const columns = useApplicationColumns();
  const alsoFound = useAlsoFound();
  const beside = useBeside();
  const here = useMemo(() => ofCampus(all, isEveryCampus ? null : campusId), [all, isEveryCampus, campusId]);
  const rows = useMemo(() => inView(here, view, beside), [here, view, beside]);
  const [chosen, setChosen] = useState(nobody);
  // What the user changed shows at once, also when it is undone.
  const [changed, setChanged] = useState(nobody);
  const isOwn = useCallback(({ id, steps }: ApplicationView) => steps.length > 0 || changed.has(id), [changed]);
  const [together, setTogether] = useState<BulkPart | null>(null);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  return (
    <Screen header={<PeopleHeader {...(isWhole && all.length > 0 && { count: all.length })} />}>
      {all.length === 0 && !isWhole ? (
        <Loading />
      ) : all.length === 0 ? (
        <EmptyList kind="Dossier" query="" onClear={() => undefined} />
      ) : (
        <DataTable
          id="applications"
          label={t('people.list.kind.Dossier')}
          rows={rows}
          columns={columns}
          usual={usualColumns}
          usualSort={{ column: 'applicant', direction: 'ascending' }}
          onOpen={(id) => openPage({ entity: 'Dossier', id })}
          isOwn={isOwn}
          alsoFound={alsoFound}
          scope={[
            t(`shell.applicationViews.${view}`),
            t(`shell.applicationViews.${isEveryCampus ? 'every' : 'own'}`),
          ].join(', ')}
          rowKeys={[
            {
              shortcut: peopleShortcuts.decide,
              label: t('people.decideRow'),
              run: (row, shown) => setDeciding({ applications: shown, start: row.id }),
            },
            {
              shortcut: peopleShortcuts.week,
              label: t('people.week'),
              run: ({ applicantId, applicantName }) =>
                showWeekOf({ kind: 'applicant', id: applicantId, name: applicantName }),
            },
            {
              shortcut: peopleShortcuts.folder,
              label: t('people.folders.open'),
              run: ({ id }) => openFolderOf({ entity: 'Dossier', id }),
            },
          ]}
          nameOf={({ applicantName, numero }) => applicantName || numero}
          empty={t(isEveryCampus ? 'shell.applicationViews.none' : 'shell.applicationViews.noneHere')}
          tools={
            <div className="order-last flex basis-full flex-wrap gap-x-4 gap-y-2">
              <Segmented
                label={t('shell.applicationViews.label')}
                value={view}
                onChange={(next) => setFilter({ view: next })}
                options={applicationViews.map((id) => ({ id, label: t(`shell.applicationViews.${id}`) }))}
              />
              <Segmented
                label={t('shell.applicationViews.campus')}
                value={isEveryCampus ? 'every' : 'own'}
                onChange={(which) => setFilter({ isEveryCampus: which === 'every' })}
                options={(['own', 'every'] as const).map((id) => ({ id, label: t(`shell.applicationViews.${id}`) }))}
              />
            </div>
          }
          choosing={{
            chosen,
            onChoose: setChosen,
            renderBar: (picked) => (
              <>
                <BulkBar
                  count={picked.length}
                  onDecide={() => {
                    const start = picked.find((each) => !isDecided(each)) ?? picked[0];
                    if (start) setDeciding({ applications: picked, start: start.id });
                  }}
                  onPart={setTogether}
                  onClose={() => setChosen(nobody)}
                />
                {together && (
                  <ApplicationBulkEdit
                    part={together}
                    applications={picked}
                    onClose={() => setTogether(null)}
                    onDone={(ids) => {
                      setChanged(new Set([...changed, ...ids]));
                      setTogether(null);
                      setChosen(nobody);
                    }}
                  />
                )}
              </>
            ),
          }}
        />
      )}
      {deciding && (
        <DecisionMode
          {...deciding}
          onClose={() => {
            setChanged(new Set([...changed, ...deciding.applications.map(({ id }) => id)]));
            setDeciding(null);
          }}
        />
      )}
    </Screen>
  );
}

/** The filter finds an application by its number, address and telephone too, whichever columns are shown. */
function useAlsoFound(): (row: ApplicationView) => string {
  const { fieldMapping } = useDayChoices();
  return useCallback(
    (row) => [row.numero, row.mail ?? '', mappedOf(row, fieldMapping).phone ?? ''].join(' '),
    [fieldMapping],
  );
}

function useBeside() {
  const format = useFormat();
  const monday = mondayOf(format.dayOf(useNow()));
  const { fieldMapping } = useDayChoices();
  return useMemo(
    () => ({
      week: { from: format.startOfDay(monday), to: format.startOfDay(addDays(monday, 7)) },
      missingOf: (application: ApplicationView) => mappedOf(application, fieldMapping).missingPieces ?? '',
    }),
    [format, monday, fieldMapping],
  );
}

const keys = {
  decision: { shortcut: peopleShortcuts.decideAll, kbd: 'shift+d' },
  state: { shortcut: peopleShortcuts.stateOfAll, kbd: 's' },
  agent: { shortcut: peopleShortcuts.agentOfAll, kbd: 'g' },
} as const;

/** Several applications are chosen: what the user does applies to all of them. */
function BulkBar({
  count,
  onDecide,
  onPart,
  onClose,
}: {
  readonly count: number;
  /** One after the other. */
  readonly onDecide: () => void;
  readonly onPart: (part: BulkPart) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const said = { count, number: useFormat().number(count) };
  useShortcut(peopleShortcuts.decide, onDecide);
  useShortcut(keys.decision.shortcut, () => onPart('decision'));
  useShortcut(keys.state.shortcut, () => onPart('state'));
  useShortcut(keys.agent.shortcut, () => onPart('agent'));
  return (
    <ChosenBar count={t('people.bulk.count', said)} onClose={onClose}>
      <Button size="sm" kbd="d" onPress={onDecide}>
        {t('people.bulk.oneByOne')}
      </Button>
      {bulkParts.map((part) => (
        <Button key={part} size="sm" kbd={keys[part].kbd} onPress={() => onPart(part)}>
          {t(`people.bulk.part.${part}`)}
        </Button>
      ))}
    </ChosenBar>
  );
}

/** The columns that are shown until the user chooses. */
const usualColumns = ['applicant', 'path', 'state', 'decision', 'interview', 'agent', 'progress'] as const;

/** Columns of applications; those of a custom field only where the school assigned one. */
function useApplicationColumns(): readonly ListColumn<ApplicationView>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const campuses = useCampuses();
  const { nameOf } = useDecisions();
  const { fieldMapping } = useDayChoices();
  return useMemo(() => {
    const mapped = (field: 'missingPieces' | 'phone' | 'room'): readonly ListColumn<ApplicationView>[] =>
      fieldMapping[field] === null
        ? []
        : [{ id: field, label: t(`people.column.${field}`), text: (row) => mappedOf(row, fieldMapping)[field] ?? '' }];
    const day = (at: number | null): string => (at === null ? '' : format.date(at));
    return [
      {
        id: 'applicant',
        label: t('people.column.applicant'),
        width: '14%',
        text: ({ applicantName }) => applicantName,
      },
      { id: 'number', label: t('people.column.number'), width: '104px', text: ({ numero }) => numero },
      {
        id: 'path',
        label: t('people.column.path'),
        width: '25%',
        text: ({ admissionPathName }) => admissionPathName,
      },
      {
        id: 'campus',
        label: t('people.column.campus'),
        text: ({ campusId }) => campuses.find(({ id }) => id === campusId)?.name ?? '',
      },
      { id: 'state', label: t('people.column.state'), width: '12.5%', text: ({ stateName }) => stateName },
      {
        id: 'decision',
        label: t('people.column.decision'),
        width: '10%',
        text: ({ decisionId }) => (decisionId === null ? '' : nameOf(decisionId)),
      },
      {
        id: 'decided',
        label: t('people.column.decided'),
        width: '104px',
        text: ({ dateDecision }) => day(dateDecision),
        instant: 'day',
        value: ({ dateDecision }) => dateDecision,
      },
      {
        id: 'interview',
        label: t('people.column.interview'),
        width: '142px',
        text: ({ creneau }) => (creneau === null ? '' : format.dayTime(creneau)),
        instant: 'time',
        value: ({ creneau }) => creneau,
      },
      { id: 'agent', label: t('people.column.agent'), text: ({ agentName }) => agentName ?? '' },
      {
        id: 'progress',
        label: t('people.column.progress'),
        width: '80px',
        isNumber: true,
        text: ({ avancement }) => (avancement === null ? '' : format.percent(avancement)),
        value: ({ avancement }) => avancement,
      },
      ...mapped('missingPieces'),
      ...mapped('room'),
      ...mapped('phone'),
      { id: 'mail', label: t('people.column.mail'), text: ({ mail }) => mail ?? '' },
    ];
  }, [t, format, campuses, nameOf, fieldMapping]);
}
