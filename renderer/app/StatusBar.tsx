import { AlertTriangle, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#shared/failures/failure.ts';
import { useOutbox } from '../cache/queries/hooks.ts';
import { usePreferences } from '../stores/preferences.ts';
import { useSyncStatus } from '../stores/sync.ts';
import { useView } from '../stores/view.ts';
import { Mark, TextAction, useFormat, useNow } from '../ui/index.ts';
import { Freshness } from './Freshness.tsx';
import { usePanels } from './panels.ts';
import { DayEnd, PreparingStatus } from './ReadyStatus.tsx';

export function StatusBar() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return (
    <footer
      data-region
      tabIndex={-1}
      aria-label={t('shell.status.region')}
      className="col-span-2 flex min-h-7 flex-wrap items-center gap-x-5 border-t border-line px-4 text-mark max-[1099.98px]:py-0.5 text-text-2"
    >
      <ServiceState />
      <Waiting />
      <Freshness />
      <PreparingStatus />
      <DayEnd />
      <Stalled />
      <StorageFailing />
      <Mended />
      <Damaged />
      <span className="ml-auto text-text-3 max-[1099.98px]:hidden">
        {t('shell.status.zone', { city: cityOf(format.zone), offset: format.offset(now) })}
      </span>
      <time className="max-[1099.98px]:ml-auto">{format.time(now)}</time>
      <SecondZone />
    </footer>
  );
}

/** What the person should know of a cause that is more than a missing network. */
const sentenceOf: Partial<Record<FailureKind, string>> = {
  foreignAnswer: 'foreignAnswer',
  certificate: 'certificate',
  serviceError: 'serviceError',
};

function ServiceState() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const connection = useSyncStatus((status) => status.connection);
  const { waiting, toDecide } = useOutbox();
  if (connection.kind === 'unknown') return <span>{t('shell.status.unknown')}</span>;
  if (connection.kind === 'online') {
    return (
      <span className="flex items-center gap-1.5">
        <Mark state="verified" label="" size={13} />
        {t('shell.status.online', { time: format.moment(connection.lastAnswerAt, now) })}
      </span>
    );
  }
  if (connection.cause === 'password') {
    return (
      <span className="flex items-center gap-1.5">
        <AlertTriangle size={13} aria-hidden className="text-ask" />
        {t('shell.status.password', { count: waiting.length + toDecide.length })}
        <TextAction onPress={() => usePanels.setState({ open: 'signIn' })}>{t('shell.status.signIn')}</TextAction>
      </span>
    );
  }
  return (
    <span className="flex items-center gap-1.5">
      <WifiOff size={13} aria-hidden />
      {t(`shell.status.${sentenceOf[connection.cause] ?? 'offline'}`, { time: format.moment(connection.since, now) })}
    </span>
  );
}

function Waiting() {
  const { t } = useTranslation();
  const count = useOutbox().waiting.length;
  return (
    <span className="flex items-center gap-1.5">
      {count > 0 && <Mark state="waiting" label="" size={13} />}
      {t('shell.status.waiting', { count })}
    </span>
  );
}

/** A queue that could move and does not for a minute says so (I24). */
function Stalled() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const since = useSyncStatus((status) => status.stalledSince);
  if (since === null) return null;
  return (
    <span className="flex items-center gap-1.5 text-ask">
      <AlertTriangle size={13} aria-hidden />
      {t('shell.status.stalled', { duration: format.duration(Math.max(60_000, now - since)) })}
      <TextAction onPress={() => useView.setState({ area: 'outbox' })}>{t('shell.status.why')}</TextAction>
    </span>
  );
}

/** The one thing that can lose work: said in red until the disk takes it again. */
function StorageFailing() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const since = useSyncStatus((status) => status.storageFailingSince);
  if (since === null) return null;
  return (
    <span role="alert" className="flex items-center gap-1.5 font-medium text-stop">
      <AlertTriangle size={13} aria-hidden />
      {t('shell.status.storage', { time: format.moment(since, now) })}
      {/* A storage that hangs answers again to a page that is new; what is kept stays kept. */}
      <TextAction onPress={() => window.location.reload()}>{t('shell.cache.reload')}</TextAction>
    </span>
  );
}

/** The disk had lost something of the outbox: wherever the person is, they are led to what is said about it (I2). */
function Mended() {
  const { t } = useTranslation();
  const mended = useSyncStatus((status) => status.mended);
  if (mended === null) return null;
  return (
    <span className="flex items-center gap-1.5 text-ask">
      <AlertTriangle size={13} aria-hidden />
      {t('shell.status.mended')}
      <TextAction onPress={() => useView.setState({ area: 'outbox' })}>{t('shell.status.seeChanges')}</TextAction>
    </span>
  );
}

function Damaged() {
  const { t } = useTranslation();
  const count = useSyncStatus((status) => status.damaged.length);
  if (count === 0) return null;
  return (
    <span className="flex items-center gap-1.5">
      {t('shell.status.damaged', { count })}
      <TextAction onPress={() => useView.setState({ area: 'settings', settingsPage: 'damaged' })}>{t('shell.status.see')}</TextAction>
    </span>
  );
}

/** The time of the zone that a person wants beside the school's. */
function SecondZone() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const zone = usePreferences((preferences) => preferences.secondZone);
  return zone && <time className="text-text-3">{t('shell.status.secondZone', { city: cityOf(zone), time: format.timeIn(now, zone) })}</time>;
}

/** Europe/Paris → Paris. */
const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
