import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplications, useCampuses, useLoaded, useSeenInApplications } from '#cache/queries/hooks.ts';
import type { ApplicationView } from '#cache/queries/views.ts';
import { WhoDialog } from '#forms/WhoDialog.tsx';
import { areTwoCampuses } from '#intents/application/campus.ts';
import { customField } from '#intents/fields.ts';
import { ChosenBar } from '#lists/ChosenBar.tsx';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import type { NamedFilter } from '#lists/quickFilters.ts';
import { useChangeColumn } from '#lists/useChangeColumn.ts';
import { FieldBulkEdit, useBulkFields } from '#pages/bulk/FieldBulkEdit.tsx';
import { useTypedRows } from '#pages/useTypedRows.ts';
import { DecisionMode } from '#parts/deciding/DecisionMode.tsx';
import { openFolderOf } from '#stores/folderOf.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { applicationFilters, applicationList, chooseValues, useFilters } from '#stores/lists.ts';
import { openPage, showWeekOf } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { Button, Loading, Screen, Segmented, useFormat, useShortcut } from '#ui/index.ts';
import { isComplete, isDecided, mappedOf } from '#wording/dayFields.ts';
import { pageShortcuts, peopleShortcuts } from '#wording/shortcuts.ts';
import { useDecisions } from '#wording/useDecisions.ts';
import { useOwnAgent } from '#wording/useOwnAgent.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import { PeopleHeader } from '../list/PeopleHeader.tsx';
import { ApplicationBulkEdit } from './ApplicationBulkEdit.tsx';
import type { BulkPart } from './bulk.ts';
import { bulkParts, otherFields, partWords } from './bulk.ts';

const nobody: ReadonlySet<string> = new Set();

interface Together {
  readonly part: BulkPart | 'field';
  /** The user typed its key, and types the value too. */
  readonly isByKey: boolean;
}

interface Deciding {
  readonly applications: readonly ApplicationView[];
  readonly start: string;
}

/** Applications as a table: by view and campus, with columns, order and export, and several changed together. */
export function ApplicationList() {
  const { t } = useTranslation();
  const all = useApplications();
  const isLoading = useLoaded('Dossier') === 'loading';
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const isEveryCampus = useFilters((filters) => filters.isEveryCampus);
  const columns = useApplicationColumns();
  const [isAsking, setIsAsking] = useState(false);
  const quick = useQuickFilters(setIsAsking);
  const alsoFound = useAlsoFound();
  // One whose campus is unknown here is shown too.
  const rows = useMemo(
    () => (isEveryCampus ? all : all.filter((row) => !areTwoCampuses(campusId, row.campusId))),
    [all, isEveryCampus, campusId],
  );
  const [chosen, setChosen] = useState(nobody);
  // What the user changed shows at once, also when it is undone.
  const [changed, setChanged] = useState(nobody);
  const isOwn = useCallback(({ id, steps }: ApplicationView) => steps.length > 0 || changed.has(id), [changed]);
  const [together, setTogether] = useState<Together | null>(null);
  const { codes } = useSeenInApplications();
  const fields = [...useBulkFields('Dossier', otherFields), ...codes.map(customField)];
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const typedIn = useTypedRows('Dossier');
  const addChanged = (ids: readonly string[]): void => setChanged((before) => new Set([...before, ...ids]));
  const endTogether = (ids: readonly string[]): void => {
    addChanged(ids);
    setTogether(null);
    setChosen(nobody);
  };
  return (
    <Screen header={<PeopleHeader />}>
      {isLoading ? (
        <Loading />
      ) : all.length === 0 ? (
        <EmptyList kind="Dossier" query="" onClear={() => undefined} />
      ) : (
        <DataTable
          id={applicationList}
          label={t('people.list.kind.Dossier')}
          rows={rows}
          columns={columns}
          usual={usualColumns}
          usualSort={{ column: 'applicant', direction: 'ascending' }}
          when={week}
          onOpen={(id) => openPage({ entity: 'Dossier', id })}
          isOwn={isOwn}
          typedIn={typedIn}
          alsoFound={alsoFound}
          scope={t(`shell.applicationViews.${isEveryCampus ? 'every' : 'own'}`)}
          quick={quick}
          rowKeys={[
            {
              shortcut: peopleShortcuts.decide,
              label: t('keys.today.decision'),
              run: (row, shown) => setDeciding({ applications: shown, start: row.id }),
            },
            {
              shortcut: peopleShortcuts.week,
              label: t('keys.people.week'),
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
          empty={t('shell.applicationViews.none')}
          tools={
            <Segmented
              label={t('shell.applicationViews.campus')}
              value={isEveryCampus ? 'every' : 'own'}
              onChange={(which) => useFilters.setState({ isEveryCampus: which === 'every' })}
              options={(['own', 'every'] as const).map((id) => ({ id, label: t(`shell.applicationViews.${id}`) }))}
            />
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
                  onOpen={setTogether}
                  onClose={() => setChosen(nobody)}
                />
                {together?.part === 'field' && (
                  <FieldBulkEdit
                    entity="Dossier"
                    fields={fields}
                    note={t('people.bulk.apart')}
                    rows={picked}
                    onClose={() => setTogether(null)}
                    onDone={endTogether}
                  />
                )}
                {together !== null && together.part !== 'field' && (
                  <ApplicationBulkEdit
                    part={together.part}
                    isByKey={together.isByKey}
                    applications={picked}
                    onClose={() => setTogether(null)}
                    onDone={endTogether}
                  />
                )}
              </>
            ),
          }}
        />
      )}
      {isAsking && (
        <WhoDialog
          action={t('shell.applicationViews.mine')}
          onChosen={(name) => chooseValues(applicationList, 'agent', [name])}
          onClose={() => setIsAsking(false)}
        />
      )}
      {deciding && (
        <DecisionMode {...deciding} onDecided={(id) => addChanged([id])} onClose={() => setDeciding(null)} />
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

/** What narrows the list by one press; that of the user's own asks first who they are, until it is known. */
function useQuickFilters(setIsAsking: (isAsking: true) => void): readonly NamedFilter[] {
  const { t } = useTranslation();
  const own = useOwnAgent()?.name;
  return useMemo(
    () => [
      ...applicationFilters.map(({ id, column, chip }) => ({
        id,
        column,
        chip,
        label: t(`shell.applicationViews.${id}`),
      })),
      {
        id: 'mine',
        column: 'agent',
        label: t('shell.applicationViews.mine'),
        ...(own === undefined ? { chip: [], ask: () => setIsAsking(true) } : { chip: [own] }),
      },
    ],
    [own, t, setIsAsking],
  );
}

const keys = { decision: 'alt+1', state: 'alt+2', agent: 'alt+3' } as const;

function BulkBar({
  count,
  onDecide,
  onOpen,
  onClose,
}: {
  readonly count: number;
  readonly onDecide: () => void;
  readonly onOpen: (together: Together) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const said = { count, number: useFormat().number(count) };
  useShortcut(peopleShortcuts.decide, onDecide);
  const byKey = (part: Together['part']) => (): void => onOpen({ part, isByKey: true });
  useShortcut(peopleShortcuts.decideAll, byKey('decision'));
  useShortcut(peopleShortcuts.stateOfAll, byKey('state'));
  useShortcut(peopleShortcuts.agentOfAll, byKey('agent'));
  useShortcut(pageShortcuts.together, byKey('field'));
  return (
    <ChosenBar count={t('people.bulk.count', said)} onClose={onClose}>
      <Button size="sm" onPress={onDecide}>
        {t('people.bulk.oneByOne')}
      </Button>
      {bulkParts.map((part) => (
        <Button key={part} size="sm" kbd={keys[part]} onPress={() => onOpen({ part, isByKey: false })}>
          {t(partWords[part])}
        </Button>
      ))}
      <Button size="sm" kbd="mod+e" onPress={() => onOpen({ part: 'field', isByKey: false })}>
        {t('pages.bulk.open')}
      </Button>
    </ChosenBar>
  );
}

const usualColumns = ['applicant', 'path', 'state', 'decision', 'interview', 'agent', 'progress'] as const;

/** Each at its interview, in the colour of its state. */
const week = { at: 'interview', by: 'state' } as const;

/** Columns of applications; those of a custom field only where the school assigned one. */
function useApplicationColumns(): readonly ListColumn<ApplicationView>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const campuses = useCampuses();
  const { nameOf } = useDecisions();
  const { fieldMapping } = useDayChoices();
  const change = useChangeColumn('Dossier');
  return useMemo(() => {
    const mapped = (field: 'missingPieces' | 'phone' | 'room'): readonly ListColumn<ApplicationView>[] =>
      fieldMapping[field] === null
        ? []
        : [
            {
              id: field,
              label: t(`common.dayField.${field}`),
              text: (row) => mappedOf(row, fieldMapping)[field] ?? '',
            },
          ];
    const day = (at: number | null): string => (at === null ? '' : format.date(at));
    return [
      {
        id: 'applicant',
        label: t('common.personKind.applicant'),
        text: ({ applicantName }) => applicantName,
      },
      { id: 'number', label: t('common.word.number'), text: ({ numero }) => numero },
      {
        id: 'path',
        label: t('people.column.path'),
        text: ({ admissionPathName }) => admissionPathName,
      },
      {
        id: 'campus',
        label: t('common.word.campus'),
        text: ({ campusId }) => campuses.find(({ id }) => id === campusId)?.name ?? '',
      },
      { id: 'state', label: t('common.word.state'), text: ({ stateName }) => stateName },
      {
        id: 'decision',
        label: t('common.word.decision'),
        text: ({ decisionId }) => (decisionId === null ? '' : nameOf(decisionId)),
        // A decision exists as soon as the service has its day.
        group: (row) => (row.decisionId !== null ? nameOf(row.decisionId) : isDecided(row) ? t('people.dated') : ''),
      },
      {
        id: 'decided',
        label: t('people.column.decided'),
        text: ({ dateDecision }) => day(dateDecision),
        instant: 'day',
        value: ({ dateDecision }) => dateDecision,
      },
      {
        id: 'interview',
        label: t('common.word.interview'),
        text: ({ creneau }) => (creneau === null ? '' : format.dayTime(creneau)),
        instant: 'time',
        value: ({ creneau }) => creneau,
      },
      {
        id: 'agent',
        label: t('common.personKind.agent'),
        text: ({ agentName }) => agentName ?? '',
      },
      {
        id: 'progress',
        label: t('people.column.progress'),
        isNumber: true,
        text: ({ avancement }) => (avancement === null ? '' : format.percent(avancement)),
        value: ({ avancement }) => avancement,
      },
      {
        id: 'complete',
        label: t('common.word.complete'),
        text: (row) => (isComplete(row, fieldMapping) ? t('common.word.yes') : ''),
      },
      ...mapped('missingPieces'),
      ...mapped('room'),
      ...mapped('phone'),
      { id: 'mail', label: t('common.word.email'), text: ({ mail }) => mail ?? '' },
      change,
    ];
  }, [t, format, campuses, nameOf, fieldMapping, change]);
}
