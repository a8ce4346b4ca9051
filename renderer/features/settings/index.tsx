import { RefreshCw, X } from 'lucide-react';
import { Fragment, use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useOutbox, useOutboxCounts } from '#cache/queries/hooks.ts';
import type { DatasetStatus } from '#cache/queries/views.ts';
import { isSignInKind } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { foldableScreens } from '#shared/ipc/screens.ts';
import { languageNames, languages } from '#shared/text/languages.ts';
import { useCommand } from '#stores/commit.ts';
import { shownLists } from '#stores/health.ts';
import { adjust, go as showPlace, usePlaceOn } from '#stores/place.ts';
import { useHiddenScreens, usePolicy } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useCommands, useSession } from '#stores/session.ts';
import { useSharedPc } from '#stores/sharedPc.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { RunningPull } from '#stores/sync.ts';
import { useView } from '#stores/view.ts';
import type { PullRequest } from '#sync/ports.ts';
import { signInCause } from '#sync/rules/connection.ts';
import { requestKey } from '#sync/rules/request.ts';
import {
  Button,
  CheckList,
  Facts,
  IconButton,
  listShortcuts,
  Mark,
  Screen,
  Segmented,
  useFormat,
  useNow,
  useShortcut,
  ViewHeader,
} from '#ui/index.ts';
import { datasetName } from '#wording/datasetName.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { useCutWords } from '#wording/useCutWords.ts';
import { ConnectionPart } from './connection/ConnectionPart.tsx';
import { AppInfoContext } from './contexts.ts';
import { DamagedPart } from './DamagedPart.tsx';
import { FieldMappingPart } from './FieldMappingPart.tsx';
import { gapOf } from './gap.ts';
import { HealthScreen } from './health/HealthScreen.tsx';
import { LabelsPart } from './LabelsPart.tsx';
import { NoticePart } from './NoticePart.tsx';
import { OptionsPart } from './OptionsPart.tsx';
import { OwnSwitch } from './OwnSwitch.tsx';
import { PolicyPart } from './PolicyPart.tsx';
import { RecordsPart } from './RecordsPart.tsx';
import { ServicePart } from './ServicePart.tsx';
import { isItPart, itIds, ownIds, SettingLine, SettingsSection } from './SettingsSection.tsx';
import type { SectionId } from './SettingsSection.tsx';
import { SideList, useSections } from './SideList.tsx';
import { TimePart } from './TimePart.tsx';

export function SettingsScreen() {
  const page = usePlaceOn('settings', ({ part }) => part);
  if (page === 'health') return <HealthScreen />;
  return page !== undefined && isItPart(page) ? <Sections key="it" isForIt /> : <Sections key="own" />;
}

function Sections({ isForIt = false }: { readonly isForIt?: boolean }) {
  const { t } = useTranslation();
  const info = use(AppInfoContext);
  const open = useSession((session) => session.open);
  const isShared = useSharedPc();
  const signOut = useCommand((commands) => commands.signOut(isShared));
  const outbox = useOutbox();
  const { unsent } = useOutboxCounts();
  const gap = gapOf(outbox.receipts);
  const policy = usePolicy();
  const isGoverned = policy.problems.length > 0 || Object.keys(policy.values).length > 0;
  const signIn = useSyncStatus(({ connection }) => signInCause(connection));
  const damaged = useSyncStatus((status) => status.damaged);
  const parts: Readonly<Record<SectionId, ReactNode>> = {
    service: open && (
      <ServicePart
        open={open}
        waiting={unsent}
        signIn={signIn}
        keptForSession={info?.passwordKeeping === 'session'}
        onSignOut={() => void signOut()}
      />
    ),
    look: <AppearancePart />,
    screens: <ScreensPart />,
    time: <TimePart />,
    notice: <NoticePart />,
    fields: open && <FieldMappingPart />,
    damaged: damaged.length > 0 && <DamagedPart damaged={damaged} />,
    it: (
      <SettingsSection id="it" title={t('settings.nav.it')}>
        <p className="mb-3 text-text-2">{t('settings.itLead')}</p>
        <Button onPress={() => showPlace({ at: 'settings', part: 'it' })}>{t('common.word.open')}</Button>
      </SettingsSection>
    ),
    about: info && (
      <SettingsSection id="about" title={t('settings.nav.about')} help="updates">
        <Facts items={[{ label: t('settings.about.version'), value: info.version }]} />
      </SettingsSection>
    ),
    options: open && !open.profile.practice && <OptionsPart options={open.profile.options} />,
    connection: open && <ConnectionPart />,
    health: open && (
      <SettingsSection id="health" title={t('common.helpTopic.health')} help="health">
        <Button onPress={() => showPlace({ at: 'settings', part: 'health' })}>{t('health.open')}</Button>
      </SettingsSection>
    ),
    policy: isGoverned && <PolicyPart policy={policy} />,
    labels: open && <LabelsPart />,
    records: open && <RecordsPart />,
    data: <DataPart />,
    gap: gap && (
      <SettingsSection id="gap" title={t('settings.nav.gap')}>
        <p className="mb-2 text-text-2">{t('settings.gap.lead')}</p>
        <Facts
          items={[
            { label: t('settings.gap.median'), value: t('settings.gap.ms', { ms: Math.round(gap.median) }) },
            { label: t('settings.gap.longest'), value: t('settings.gap.ms', { ms: Math.round(gap.longest) }) },
            { label: t('settings.gap.count'), value: String(gap.count) },
          ]}
        />
      </SettingsSection>
    ),
  };
  const ids = (isForIt ? itIds : ownIds).filter((id) => Boolean(parts[id]));
  const { page, current, onScroll, go } = useSections(ids);
  const part = usePlaceOn('settings', (place) => place.part);
  useEffect(() => {
    const section = ids.find((id) => id === part);
    if (section === undefined || section === 'it') return;
    go(section);
    adjust('settings', { part: isForIt ? 'it' : undefined });
  });
  const leave = (): boolean => showPlace({ at: 'settings' });
  useShortcut(listShortcuts.close, leave, { enabled: isForIt });
  const back = { label: t('settings.back'), kbd: 'Escape', onPress: leave };
  return (
    <Screen
      header={
        <ViewHeader title={t(isForIt ? 'settings.nav.it' : 'shell.screen.settings')} {...(isForIt && { back })} />
      }
    >
      <SideList ids={ids} current={current} onGo={go} />
      <div ref={page} onScroll={onScroll} className="scroll-thin min-h-0 min-w-0 flex-1 px-5 py-5">
        <div className="max-w-[720px]">
          {ids.map((id) => (
            <Fragment key={id}>{parts[id]}</Fragment>
          ))}
        </div>
      </div>
    </Screen>
  );
}

/** Which screens the side bar shows; the others stay under « Other screens » and in the palette. */
export function ScreensPart() {
  const { t } = useTranslation();
  const folded = usePreferences((preferences) => preferences.foldedScreens);
  const hidden = useHiddenScreens();
  const choosable = foldableScreens.filter((screen) => !hidden.includes(screen));
  return (
    <SettingsSection id="screens" title={t('settings.nav.screens')}>
      <p className="mb-2 text-text-2">{t('settings.screens.lead')}</p>
      <div className="max-w-[340px]">
        <CheckList
          label={t('settings.nav.screens')}
          value={choosable.filter((screen) => !folded.includes(screen))}
          onChange={(shown) =>
            usePreferences.setState({
              foldedScreens: foldableScreens.filter((screen) =>
                hidden.includes(screen) ? folded.includes(screen) : !shown.includes(screen),
              ),
            })
          }
          options={choosable.map((id) => ({ id, label: t(`shell.screen.${id}`) }))}
        />
      </div>
    </SettingsSection>
  );
}

function DataPart() {
  const { t } = useTranslation();
  return (
    <SettingsSection id="data" title={t('settings.nav.data')}>
      <p className="mb-2 text-help text-text-3">{t('settings.data.sealed')}</p>
      <ul>
        {shownLists.map((request) => (
          <Dataset key={request.entity} request={request} />
        ))}
      </ul>
    </SettingsSection>
  );
}

function Dataset({ request }: { readonly request: PullRequest }) {
  const commands = useCommands();
  const status = useDatasetStatus(request);
  const running = useSyncStatus((sync) => sync.pulls[requestKey(request)]);
  const failure = useSyncStatus((sync) => sync.pullFailures[requestKey(request)]);
  return (
    <DatasetLine
      status={status}
      running={running}
      failure={failure}
      onRefresh={() => void commands.refresh(request)}
      onCancel={() => commands.cancelRefresh(request)}
    />
  );
}

/** Language, theme, density and size of texts, applied at once. A language is named in itself. */
export function AppearancePart() {
  const { t } = useTranslation();
  const language = useView((view) => view.language);
  const theme = useView((view) => view.theme);
  const { density, text } = usePreferences();
  return (
    <SettingsSection id="look" title={t('settings.nav.look')}>
      <div className="flex flex-col gap-3">
        <SettingLine label={t('settings.look.language')} help={t('settings.look.spelling')}>
          <Segmented
            label={t('settings.look.language')}
            value={language}
            onChange={(chosen) => useView.setState({ language: chosen })}
            options={languageNames.map((id) => ({ id, label: languages[id].name }))}
          />
        </SettingLine>
        <SettingLine label={t('settings.look.theme')}>
          <Segmented
            label={t('settings.look.theme')}
            value={theme}
            onChange={(chosen) => useView.setState({ theme: chosen })}
            options={(['system', 'light', 'dark'] as const).map((id) => ({ id, label: t(`shell.look.${id}`) }))}
          />
        </SettingLine>
        <SettingLine label={t('settings.look.density')}>
          <Segmented
            label={t('settings.look.density')}
            value={density}
            onChange={(chosen) => usePreferences.setState({ density: chosen })}
            options={(['usual', 'dense'] as const).map((id) => ({ id, label: t(`shell.look.${id}`) }))}
          />
        </SettingLine>
        <SettingLine label={t('settings.look.text')}>
          <Segmented
            label={t('settings.look.text')}
            value={text}
            onChange={(chosen) => usePreferences.setState({ text: chosen })}
            options={(['usual', 'large', 'largest'] as const).map((id) => ({ id, label: t(`shell.look.text.${id}`) }))}
          />
        </SettingLine>
        <OwnSwitch name="protectScreen" help="screenshots" />
      </div>
    </SettingsSection>
  );
}

interface DatasetLineProps {
  readonly status: DatasetStatus;
  readonly running: RunningPull | undefined;
  readonly failure: FailureKind | undefined;
  readonly onRefresh: () => void;
  readonly onCancel: () => void;
}

/** One dataset of the service on this workstation: size, age, whether it is complete (I18). */
export function DatasetLine({ status, running, failure, onRefresh, onCancel }: DatasetLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const cutWords = useCutWords();
  const { last } = status;
  const label = datasetName(status.entity, t, format.language);
  const state = running
    ? t('shell.status.pulling', { received: format.number(running.received) })
    : !last
      ? t('common.mark.absent')
      : last.complete
        ? t('common.word.received', { count: last.received, received: format.number(last.received) })
        : cutWords(last);
  return (
    <li className="flex min-h-9 items-center gap-3 border-b border-line-soft py-1">
      <span className="w-[180px] shrink-0 truncate-line text-text">{label}</span>
      <span className={`min-w-0 flex-1 ${last && !last.complete && !running ? 'text-ask' : 'text-text-2'}`}>
        {!last && !running && (
          <span className="mr-1.5 inline-block align-[-3px]">
            <Mark state="absent" label="" />
          </span>
        )}
        {state}
        {last && last.unreadable.length > 0 && (
          <span className="block text-help text-ask">
            {t('settings.data.unreadable', { count: last.unreadable.length })}
          </span>
        )}
        {/* That the password is needed is shown once, above. */}
        {failure && !isSignInKind(failure) && !running && (
          <span className="block text-help text-ask">
            <FailureText kind={failure} />
          </span>
        )}
      </span>
      <span className="shrink-0 text-help text-text-3">{last && format.moment(last.at, now)}</span>
      {running ? (
        <IconButton
          label={t('settings.data.stop', { dataset: label })}
          icon={<X size={14} aria-hidden />}
          onPress={onCancel}
        />
      ) : (
        <IconButton
          label={t('settings.data.refresh', { dataset: label })}
          icon={<RefreshCw size={14} aria-hidden />}
          onPress={onRefresh}
        />
      )}
    </li>
  );
}
