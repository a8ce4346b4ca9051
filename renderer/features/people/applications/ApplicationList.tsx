import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplications } from '#cache/queries/hooks.ts';
import type { ApplicationView } from '#cache/queries/views.ts';
import { DecisionMode } from '#forms/deciding/DecisionMode.tsx';
import { DataTable } from '#lists/DataTable.tsx';
import { openFolderOf } from '#stores/folderOf.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { showWeekOf } from '#stores/personWeek.ts';
import { useSession } from '#stores/session.ts';
import { applicationViews, openPage, useView } from '#stores/view.ts';
import type { ApplicationFilter } from '#stores/view.ts';
import { addDays, LoadingAfter, mondayOf, Screen, Segmented, Skeleton, useFormat, useNow } from '#ui/index.ts';
import { isDecided, mappedOf } from '#wording/dayFields.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import { PeopleHeader } from '../list/PeopleHeader.tsx';
import { peopleShortcuts } from '../shortcuts.ts';
import type { TogetherPart } from './together.ts';
import { TogetherBar } from './TogetherBar.tsx';
import { TogetherDialog } from './TogetherDialog.tsx';
import { useApplicationColumns, usualColumns } from './useApplicationColumns.tsx';
import { inView, ofCampus } from './views.ts';

const setFilter = (change: Partial<ApplicationFilter>): void =>
  useView.setState(({ applicationFilter }) => ({ applicationFilter: { ...applicationFilter, ...change } }));
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
  const { view, isEveryCampus } = useView(({ applicationFilter }) => applicationFilter);
  const columns = useApplicationColumns();
  const alsoFound = useAlsoFound();
  const beside = useBeside();
  const here = useMemo(() => ofCampus(all, isEveryCampus ? null : campusId), [all, isEveryCampus, campusId]);
  const rows = useMemo(() => inView(here, view, beside), [here, view, beside]);
  const [chosen, setChosen] = useState(nobody);
  // What the user changed shows at once, also when it is undone.
  const [changed, setChanged] = useState(nobody);
  const isOwn = useCallback(({ id, steps }: ApplicationView) => steps.length > 0 || changed.has(id), [changed]);
  const [together, setTogether] = useState<TogetherPart | null>(null);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  return (
    <Screen header={<PeopleHeader {...(isWhole && all.length > 0 && { count: all.length })} />}>
      {all.length === 0 && !isWhole ? (
        <LoadingAfter>
          <Skeleton label={t('common.loading')} />
        </LoadingAfter>
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
          scope={[t(`people.view.${view}`), t(`people.view.${isEveryCampus ? 'every' : 'own'}`)].join(', ')}
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
          empty={t(isEveryCampus ? 'people.view.none' : 'people.view.noneHere')}
          tools={
            <div className="order-last flex basis-full flex-wrap gap-x-4 gap-y-2">
              <Segmented
                label={t('people.view.label')}
                value={view}
                onChange={(next) => setFilter({ view: next })}
                options={applicationViews.map((id) => ({ id, label: t(`people.view.${id}`) }))}
              />
              <Segmented
                label={t('people.view.campus')}
                value={isEveryCampus ? 'every' : 'own'}
                onChange={(which) => setFilter({ isEveryCampus: which === 'every' })}
                options={(['own', 'every'] as const).map((id) => ({ id, label: t(`people.view.${id}`) }))}
              />
            </div>
          }
          choosing={{
            chosen,
            onChoose: setChosen,
            renderBar: (picked) => (
              <>
                <TogetherBar
                  count={picked.length}
                  onDecide={() => {
                    const start = picked.find((each) => !isDecided(each)) ?? picked[0];
                    if (start) setDeciding({ applications: picked, start: start.id });
                  }}
                  onPart={setTogether}
                  onClose={() => setChosen(nobody)}
                />
                {together && (
                  <TogetherDialog
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
