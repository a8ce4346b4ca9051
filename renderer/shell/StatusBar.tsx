import { AlertTriangle, Hourglass, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { useOutboxCounts, useOutboxNow } from '#cache/queries/hooks.ts';
import { markIncidentsSaid } from '#session/incidents.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { usualLength } from '#shared/time/interviewLength.ts';
import { zoneCity } from '#shared/time/zoneCity.ts';
import { useCommand } from '#stores/commit.ts';
import { explainFailure } from '#stores/help.ts';
import { unsaidOf, useIncidents } from '#stores/incidents.ts';
import { useReadiness } from '#stores/offline.ts';
import { go, openScreen, showChange } from '#stores/place.ts';
import { useIsHidden } from '#stores/policy.ts';
import { sentNow, useConnection, useSyncStatus } from '#stores/sync.ts';
import { isSentIn } from '#sync/rules/attended.ts';
import { signInCause } from '#sync/rules/connection.ts';
import { Mark, TextAction, useFormat, useNow } from '#ui/index.ts';
import { isToSend, pendingParts } from '#wording/pending.ts';
import { usePending } from '#wording/usePending.ts';
import { useSafeWords } from '#wording/useSafeWords.ts';
import { useInterviewsToday } from './desktop/useToday.ts';
import { Freshness } from './Freshness.tsx';
import { usePanels } from './panels.ts';
import { StatusItem, StatusText } from './StatusItem.tsx';

export function StatusBar() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const offset = format.offset(now);
  const own = format.offset(now, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <footer
      data-region
      tabIndex={-1}
      aria-label={t('shell.status.region')}
      // In a low window they are on one line, which is scrolled sideways. In a small one, or when three things are
      // wrong or one is long, the facts take two lines; else each is on one. `group-has-…` must not be used: each
      // element that is added anywhere would have the styles of the whole page made again.
      className="col-span-2 flex min-h-7 items-center gap-x-5 has-[[data-wrong]]:gap-x-4 border-t border-line px-4 text-help text-text-2 max-[1099.98px]:flex-wrap max-[1099.98px]:gap-x-3 max-[1099.98px]:py-0.5 has-[[data-wrong]~[data-wrong]~[data-wrong]]:flex-wrap has-[[data-wrong]~[data-wrong]~[data-wrong]]:py-0.5 has-[[data-wrong=long]]:flex-wrap has-[[data-wrong=long]]:py-0.5 low:min-h-5 low:scroll-thin low:flex-nowrap! low:py-0! low:*:max-w-full low:*:shrink-0"
    >
      <ServiceState />
      <Busy />
      <Waiting />
      <Settling />
      <Freshness />
      <PreparingStatus />
      <DayEnd />
      <Stalled />
      <StorageFailing />
      <IncidentStatus />
      <Repaired />
      <Damaged />
      <span className="ml-auto flex shrink-0 gap-x-5">
        <span
          className={`text-text-3 [[data-wrong]~*>&]:hidden ${own === offset ? 'max-[1099.98px]:hidden' : 'max-[639.98px]:hidden'}`}
        >
          {t(own === offset ? 'shell.status.zone' : 'shell.status.zoneApart', {
            city: zoneCity(format.zone),
            offset,
            own,
          })}
        </span>
        <time>{format.time(now)}</time>
      </span>
    </footer>
  );
}

const show = (isReport: boolean): boolean => go({ at: 'offline', isReport });

/** Preparation continues while other screens are shown. */
export function PreparingStatus() {
  const { t } = useTranslation();
  const { state, why } = useReadiness((readiness) => readiness.preparing);
  const says =
    state === 'running'
      ? 'shell.preparation.running'
      : state === 'stopped' && why !== 'person'
        ? 'shell.preparation.stopped'
        : null;
  const isHidden = useIsHidden('offline');
  if (says === null || isHidden) return null;
  return (
    <StatusItem isWrong={state === 'stopped'}>
      <TextAction onPress={() => show(false)}>{t(says)}</TextAction>
    </StatusItem>
  );
}

/** After the last interview of the day, offers the report until it has been opened. */
export function DayEnd() {
  const { t } = useTranslation();
  const { now, day, interviews } = useInterviewsToday();
  const seen = useReadiness((readiness) => readiness.reportSeen);
  const last = interviews.at(-1);
  const isHidden = useIsHidden('offline');
  if (isHidden || !last || last.creneau + usualLength > now || seen === day) return null;
  return (
    <StatusItem>
      <StatusText>{t('shell.preparation.reportOffer')}</StatusText>
      <TextAction onPress={() => show(true)}>{t('common.word.dayReport')}</TextAction>
    </StatusItem>
  );
}

/** Carnet stopped without the user's will: what happened, what is safe, where to read more; until it is read (S15). */
function IncidentStatus() {
  const { t } = useTranslation();
  const incidents = useIncidents();
  const safe = useSafeWords();
  const last = unsaidOf(incidents).at(-1);
  if (last === undefined) return null;
  return (
    <StatusItem isWrong isLong className="text-ask">
      <AlertTriangle size={13} aria-hidden />
      <StatusText>{`${t(`shell.incident.what.${last.kind}`)} ${safe(last.at)}`}</StatusText>
      <TextAction onPress={() => go({ at: 'settings', part: 'health' })}>{t('common.sent.see')}</TextAction>
      <TextAction onPress={() => void markIncidentsSaid()}>{t('common.close')}</TextAction>
    </StatusItem>
  );
}

/** What the user should know about a failure that is more than a missing network. */
const sentenceOf: Partial<Record<FailureKind, string>> = {
  foreignAnswer: 'foreignAnswer',
  proxyPassword: 'proxyPassword',
  proxyRefused: 'proxyRefused',
  certificate: 'certificate',
  policy: 'policy',
  serviceError: 'serviceError',
  busy: 'busy',
};

function ServiceState() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const connection = useConnection();
  const isStorageFailing = useSyncStatus((status) => status.storageFailingSince !== null);
  const checkNow = useCommand((commands) => commands.retry());
  if (connection.kind === 'unknown') {
    return (
      <StatusItem>
        <StatusText>{t('shell.status.unknown')}</StatusText>
      </StatusItem>
    );
  }
  if (connection.kind === 'online') {
    return (
      <StatusItem isSaidTwice>
        <Mark state="verified" label="" size={13} />
        <StatusText>{t('shell.status.online', { when: format.when(connection.lastAnswerAt, now) })}</StatusText>
      </StatusItem>
    );
  }
  const cause = signInCause(connection);
  if (cause === 'password' || cause === 'noPassword') {
    return (
      <>
        {cause === 'noPassword' && (
          <StatusItem isSaidTwice>
            <WifiOff size={13} aria-hidden />
            <StatusText>{t('shell.connection.offline', { time: format.bound(connection.since, now) })}</StatusText>
          </StatusItem>
        )}
        <SignInWanted cause={cause} />
      </>
    );
  }
  return (
    <StatusItem isSaidTwice>
      <WifiOff size={13} aria-hidden />
      <StatusText>
        {[
          t(`shell.status.${sentenceOf[connection.cause] ?? 'offline'}`, {
            time: format.bound(connection.since, now),
          }),
          // While the disk refuses, nothing new is: `StorageFailing` says so.
          !isStorageFailing && t('shell.status.allKept'),
        ]
          .filter(Boolean)
          .join(' ')}
      </StatusText>
      {connection.cause === 'proxyPassword' && (
        <TextAction onPress={() => usePanels.setState({ open: 'proxy' })}>{t('common.signInToProxy')}</TextAction>
      )}
      <TextAction onPress={() => void checkNow()}>{t('shell.status.checkNow')}</TextAction>
      <TextAction onPress={() => explainFailure(connection.cause)}>{t('common.whatToDo')}</TextAction>
    </StatusItem>
  );
}

function SignInWanted({ cause }: { readonly cause: 'password' | 'noPassword' }) {
  const { t } = useTranslation();
  const { unsent } = useOutboxCounts();
  return (
    <StatusItem isWrong>
      <AlertTriangle size={13} aria-hidden className="text-ask" />
      <StatusText>{t(`shell.status.${cause}`, { count: unsent })}</StatusText>
      <TextAction onPress={() => usePanels.setState({ open: 'signIn' })}>{t('shell.status.signIn')}</TextAction>
    </StatusItem>
  );
}

/** Why synchronisation is stopped, and until when. */
function Busy() {
  const { t } = useTranslation();
  const format = useFormat();
  const until = useSyncStatus((status) => status.busyUntil);
  if (until === null) return null;
  return (
    <StatusItem isWrong>
      <Hourglass size={13} aria-hidden />
      <StatusText>{t('common.busyUntil', { time: format.clock(until) })}</StatusText>
    </StatusItem>
  );
}

function Waiting() {
  const { t } = useTranslation();
  const outboxNow = useOutboxNow();
  const showToSend = (): void => {
    const isSent = isSentIn(sentNow());
    const first = outboxNow().waiting.find((step) => isToSend(step, { isSent }));
    showChange(first?.id ?? null);
  };
  return (
    pendingParts(usePending())
      // The bar above the screen leads to what is to be decided.
      .filter(({ kind }) => kind !== 'toDecide')
      .map(({ kind, count }) => (
        <StatusItem key={kind}>
          {kind === 'waiting' && count > 0 && <Mark state="waiting" label="" size={13} />}
          <StatusText>{t(`shell.status.${kind}`, { count })}</StatusText>
          {kind === 'toSend' && <TextAction onPress={showToSend}>{t('common.sent.see')}</TextAction>}
        </StatusItem>
      ))
  );
}

/** « Before 10:05 » must not be said of 10:05:40. */
const nextMinute = (ms: number): number => Math.ceil(ms / 60_000) * 60_000;

/** Until when a lost answer keeps changes waiting (I4, I8). */
function Settling() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const settling = useSyncStatus(useShallow((status) => status.settling));
  // The time is over while the service is away: it is looked up once the service is back.
  if (settling === null || settling.until <= now) return null;
  return (
    <StatusItem isWrong isShort>
      <Hourglass size={13} aria-hidden />
      <StatusText>
        {t('shell.status.settling', { count: settling.count, time: format.time(nextMinute(settling.until)) })}
      </StatusText>
    </StatusItem>
  );
}

/** Shown when the queue could move and has not for a minute (I24). */
function Stalled() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const since = useSyncStatus((status) => status.stalledSince);
  if (since === null) return null;
  return (
    <StatusItem isWrong className="text-ask">
      <AlertTriangle size={13} aria-hidden />
      <StatusText>{t('shell.status.stalled', { duration: format.duration(Math.max(60_000, now - since)) })}</StatusText>
      <TextAction onPress={() => openScreen('changes')}>{t('shell.status.why')}</TextAction>
    </StatusItem>
  );
}

/** The one failure that can lose work: shown in red until the disk accepts writes again. */
function StorageFailing() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const since = useSyncStatus((status) => status.storageFailingSince);
  if (since === null) return null;
  return (
    <StatusItem isWrong isAlert className="font-medium text-stop">
      <AlertTriangle size={13} aria-hidden />
      <StatusText>{t('shell.status.storage', { time: format.bound(since, now) })}</StatusText>
      {/* A storage that hangs answers again to a new page; what is stored remains. */}
      <TextAction onPress={() => window.location.reload()}>{t('shell.status.reload')}</TextAction>
    </StatusItem>
  );
}

/** The disk had lost a part of the outbox: leads the user, on any screen, to what is known about it (I2). */
function Repaired() {
  const { t } = useTranslation();
  const repaired = useSyncStatus((status) => status.repaired);
  if (repaired === null) return null;
  return (
    <StatusItem isWrong className="text-ask">
      <AlertTriangle size={13} aria-hidden />
      <StatusText>{t('shell.status.repaired')}</StatusText>
      <TextAction onPress={() => openScreen('changes')}>{t('shell.status.seeChanges')}</TextAction>
    </StatusItem>
  );
}

function Damaged() {
  const { t } = useTranslation();
  const count = useSyncStatus((status) => status.damaged.length);
  if (count === 0) return null;
  return (
    <StatusItem isWrong>
      <StatusText>{t('shell.status.damaged', { count })}</StatusText>
      <TextAction onPress={() => go({ at: 'settings', part: 'damaged' })}>{t('common.sent.see')}</TextAction>
    </StatusItem>
  );
}
