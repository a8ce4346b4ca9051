import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import { unsentIn } from '#cache/queries/outbox.ts';
import { useCommand } from '#stores/commit.ts';
import { openHelp } from '#stores/help.ts';
import { usePolicy } from '#stores/policy.ts';
import { useSession } from '#stores/session.ts';
import { useSharedPc } from '#stores/sharedPc.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { useView } from '#stores/view.ts';
import { signInCause } from '#sync/rules/connection.ts';
import { Button, Facts, Kbd, keysNow, Screen, Switch, useKeySettings, ViewHeader } from '#ui/index.ts';
import { CompatibilityPart } from './compatibility/CompatibilityPart.tsx';
import { CompatibilityScreen } from './compatibility/CompatibilityScreen.tsx';
import { ConnectionPart } from './connection/ConnectionPart.tsx';
import { ConnectionScreen } from './connection/ConnectionScreen.tsx';
import { AppInfoContext } from './contexts.ts';
import { DamagedPart } from './DamagedPart.tsx';
import { DataPart } from './DataPart.tsx';
import { FieldMappingPart } from './FieldMappingPart.tsx';
import { gapOf } from './gap.ts';
import { HealthPart } from './health/HealthPart.tsx';
import { HealthScreen } from './health/HealthScreen.tsx';
import { SupportScreen } from './health/SupportScreen.tsx';
import { LabelsPart } from './LabelsPart.tsx';
import { LookPart } from './LookPart.tsx';
import { NoticePart } from './NoticePart.tsx';
import { OptionsPart } from './OptionsPart.tsx';
import { PolicyPart } from './PolicyPart.tsx';
import { ScreensPart } from './ScreensPart.tsx';
import { ServicePart } from './ServicePart.tsx';
import { sectionIds, SettingsSection } from './SettingsSection.tsx';
import type { SectionId } from './SettingsSection.tsx';
import { SideList, useSections } from './SideList.tsx';
import { TimePart } from './TimePart.tsx';
import { TracePart } from './trace/TracePart.tsx';
import { TraceScreen } from './trace/TraceScreen.tsx';

/** « Réglages », or its page that is open. */
export function SettingsScreen() {
  const page = useView((view) => view.settingsPage);
  const info = use(AppInfoContext);
  if (page === 'connection') return <ConnectionScreen version={info?.version ?? ''} />;
  if (page === 'health') return <HealthScreen />;
  if (page === 'support') return <SupportScreen />;
  if (page === 'compatibility') return <CompatibilityScreen />;
  return page === 'trace' ? <TraceScreen version={info?.version ?? ''} /> : <FirstPage />;
}

/** The service, the appearance of Carnet, the data on this workstation. */
function FirstPage() {
  const { t } = useTranslation();
  const info = use(AppInfoContext);
  const open = useSession((session) => session.open);
  const isShared = useSharedPc();
  const signOut = useCommand((commands) => commands.signOut(isShared));
  const outbox = useOutbox();
  const gap = gapOf(outbox.receipts);
  const policy = usePolicy();
  const isGoverned = policy.problems.length > 0 || Object.keys(policy.values).length > 0;
  const signIn = useSyncStatus(({ connection }) => signInCause(connection));
  const damaged = useSyncStatus((status) => status.damaged);
  const isThere: Partial<Record<SectionId, boolean>> = {
    service: open !== null,
    options: open !== null && !open.profile.practice,
    connection: open !== null,
    health: open !== null,
    policy: isGoverned,
    compatibility: open !== null,
    labels: open !== null,
    fields: open !== null,
    damaged: damaged.length > 0,
    gap: gap !== null,
    about: info !== null,
  };
  const ids = sectionIds.filter((id) => isThere[id] ?? true);
  const { page, current, onScroll, go } = useSections(ids);
  const openPage = useView((view) => view.settingsPage);
  useEffect(() => {
    const section = ids.find((id) => id === openPage);
    if (section === undefined) return;
    go(section);
    useView.setState({ settingsPage: null });
  });
  return (
    <Screen header={<ViewHeader title={t('settings.title')} />}>
      <SideList ids={ids} current={current} onGo={go} />
      <div ref={page} onScroll={onScroll} className="scroll-thin min-h-0 min-w-0 flex-1 px-5 py-5">
        <div className="max-w-[720px]">
          {open && (
            <ServicePart
              open={open}
              waiting={unsentIn(outbox).length}
              signIn={signIn}
              keptForSession={info?.passwordKeeping === 'session'}
              onSignOut={() => void signOut()}
            />
          )}
          {open && !open.profile.practice && <OptionsPart options={open.profile.options} />}
          {open && <ConnectionPart />}
          {open && <HealthPart />}
          {isGoverned && <PolicyPart policy={policy} />}
          {open && <CompatibilityPart />}
          <LookPart />
          <ScreensPart />
          <TimePart />
          <NoticePart />
          <KeysPart />
          {open && <LabelsPart />}
          {open && <FieldMappingPart />}
          <DataPart />
          <DamagedPart damaged={damaged} />
          {gap && (
            <SettingsSection id="gap" title={t('settings.gap.title')}>
              <p className="mb-2 text-text-2">{t('settings.gap.lead')}</p>
              <Facts
                items={[
                  { label: t('settings.gap.median'), value: t('settings.gap.ms', { ms: Math.round(gap.median) }) },
                  { label: t('settings.gap.longest'), value: t('settings.gap.ms', { ms: Math.round(gap.longest) }) },
                  { label: t('settings.gap.count'), value: String(gap.count) },
                ]}
              />
            </SettingsSection>
          )}
          <TracePart />
          {info && (
            <SettingsSection id="about" title={t('settings.about.title')} help="updates">
              <Facts items={[{ label: t('settings.about.version'), value: info.version }]} />
            </SettingsSection>
          )}
        </div>
      </div>
    </Screen>
  );
}

/** Whether single characters act as shortcuts, and a link to the sheet where each can be changed. */
function KeysPart() {
  const { t } = useTranslation();
  const settings = useKeySettings();
  const changed = Object.keys(settings.changed).length;
  return (
    <SettingsSection id="keys" title={t('settings.keys.title')}>
      <div className="flex flex-col items-start gap-2">
        <Switch isOn={settings.characters} onChange={(characters) => useKeySettings.setState({ characters })}>
          {t('settings.keys.characters')}
        </Switch>
        <p className="text-help text-text-3">{t('settings.keys.help')}</p>
        <span className="flex items-center gap-3">
          <Button onPress={() => openHelp('keys')}>
            {t('settings.keys.open')}
            {keysNow(['?'], settings).map((keys) => (
              <Kbd key={keys} keys={keys} />
            ))}
          </Button>
          {changed > 0 && <span className="text-text-2">{t('settings.keys.changed', { count: changed })}</span>}
        </span>
      </div>
    </SettingsSection>
  );
}
