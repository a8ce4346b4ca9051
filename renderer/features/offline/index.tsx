import { ClipboardList } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import { useKeptOffline } from '#cache/queries/useKeptOffline.ts';
import { useReadiness } from '#stores/offline.ts';
import { adjust, go, usePlaceOn } from '#stores/place.ts';
import { useCommands, useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { useExpected } from '#timeGrid/appearance/expected.ts';
import { Button, Disclosure, listShortcuts, Screen, useFormat, useNow, useShortcut, ViewHeader } from '#ui/index.ts';
import { checkDatasets } from './checks.ts';
import { DatasetTable } from './DatasetTable.tsx';
import { checkKept } from './keptChecks.ts';
import { missingOf, toReceiveOf } from './missing.ts';
import { ReportScreen } from './report/ReportScreen.tsx';
import { ScopePanel } from './ScopePanel.tsx';
import { VerdictBox } from './VerdictBox.tsx';

const openReport = (): void => adjust('offline', { isReport: true });
const openExpected = (id: string): boolean => go({ at: 'today', day: null, selected: id });

/** « Prêt hors ligne »: in the morning what is here and what is missing; in the evening the report of the day. */
export function OfflineScreen() {
  const isReport = usePlaceOn('offline', (place) => place.isReport);
  const ready = useOfflineFacts();
  return isReport ? (
    <ReportScreen from={ready.from} to={ready.to} now={ready.now} onOpen={openExpected} />
  ) : (
    <CheckScreen ready={ready} />
  );
}

function CheckScreen({ ready: { facts, from } }: { readonly ready: ReturnType<typeof useOfflineFacts> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const commands = useCommands();
  const { preparing, persisted, folders, rows } = useReadiness();
  const pulls = useSyncStatus((sync) => sync.pulls);
  const pullFailures = useSyncStatus((sync) => sync.pullFailures);
  const [isNotKept, setNotKept] = useState(false);

  const checks = useMemo(() => checkDatasets(facts, { pulls, pullFailures }, from), [facts, pulls, pullFailures, from]);
  const taken = useMemo(() => checkKept(facts, { pulls, pullFailures }, from), [facts, pulls, pullFailures, from]);
  const all = [...checks, ...taken];
  const toReceive = toReceiveOf(all);
  const { unchosenBranch } = facts;
  const campus = useSession((session) => session.open?.profile.campusName) ?? '';
  const [hasDetails, setDetails] = useState(false);
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const expected = useExpected({ campusId, from, to: format.endOfDay(format.dayOf(from)) });
  const isDayKnown = useDatasetStatus({ entity: 'Dossier' }).last !== null;
  const isRunning = preparing.state === 'running';
  const stop = (): void => commands.stopPreparing();
  useShortcut(listShortcuts.close, stop, { enabled: isRunning });

  const keep = (stored: Promise<boolean>): void => void stored.then((isStored) => setNotKept(!isStored));
  const prepare = async (): Promise<void> => {
    if (unchosenBranch === null) return commands.prepare(...(toReceive ? [toReceive] : []));
    keep(commands.keepFolders([...folders, unchosenBranch]));
    await commands.prepare();
  };
  return (
    <Screen
      header={
        <ViewHeader
          title={t('shell.screen.offline')}
          detail={
            isDayKnown ? t('offline.day', { day: format.dayLong(from), count: expected.length }) : format.dayLong(from)
          }
        >
          <Button icon={<ClipboardList size={15} aria-hidden />} onPress={openReport}>
            {t('common.word.dayReport')}
          </Button>
        </ViewHeader>
      }
    >
      <div className="flex min-h-0 min-w-0 flex-1 max-[1179.98px]:scroll-thin max-[1179.98px]:flex-col">
        <div className="scroll-thin min-h-0 min-w-0 flex-1 px-5 py-4 max-[1179.98px]:overflow-visible max-[1179.98px]:flex-none">
          <div className="max-w-[1040px]">
            <VerdictBox
              day={from}
              campus={campus}
              missing={missingOf(all, facts)}
              isEmpty={checks.every(({ problems }) => problems.includes('never'))}
              isPersisted={persisted === true}
              canReceive={toReceive !== null || unchosenBranch !== null}
              preparing={preparing}
              onPrepare={() => void prepare()}
              onStop={stop}
            />
            <p className="mt-3 mb-5 max-w-[620px] text-help text-text-3">{t('offline.files')}</p>
            <Disclosure title={t('offline.details')} isOpen={hasDetails} onOpenChange={setDetails}>
              <DatasetTable checks={checks} taken={taken} facts={facts} preparing={preparing} />
              <p className="mt-5 max-w-[620px] text-help text-text-3">{t('offline.sealed')}</p>
            </Disclosure>
          </div>
        </div>
        <ScopePanel
          folders={folders}
          rows={rows}
          facts={facts}
          isNotKept={isNotKept}
          onFolders={(next) => keep(commands.keepFolders(next))}
          onLeave={(row) => keep(commands.keepRow(row, false))}
          onReceive={(path) => void commands.refresh({ entity: 'Directory', path })}
        />
      </div>
    </Screen>
  );
}

function useOfflineFacts() {
  const format = useFormat();
  const now = useNow();
  const day = format.dayOf(now);
  const { campusId = '', campusName = '' } = useSession((session) => session.open?.profile) ?? {};
  const { folders, rows } = useReadiness();
  const taken = useMemo(
    () => ({ campusId, campusName, folders, rows, dayFrom: format.startOfDay(day), dayTo: format.endOfDay(day) }),
    [campusId, campusName, folders, rows, day, format],
  );
  return {
    facts: useKeptOffline(taken),
    now,
    from: taken.dayFrom,
    to: taken.dayTo,
  };
}
