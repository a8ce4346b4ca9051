import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CacheProvider } from '#cache/queries/CacheProvider.tsx';
import type { OnboardingCalls } from '#features/onboarding/index.tsx';
import { AppInfoContext, OptionsFormContext } from '#features/settings/contexts.ts';
import type { AppInfo, OptionsForm, PasswordKeeping } from '#features/settings/contexts.ts';
import { callBridge } from '#gateway/bridge.ts';
import { withWords } from '#i18n/index.ts';
import { runChecks } from '#session/checks.ts';
import { useClosing } from '#session/closing.ts';
import { checkKey, keepOwnSettings, proxyCalls } from '#session/mainCalls.ts';
import { beginWith, isStopped, useFirstStart, usePhase } from '#session/opening.ts';
import type { Phase } from '#session/opening.ts';
import { useView } from '#stores/view.ts';
import { FormatProvider, later, LoadingAfter, Toasts } from '#ui/index.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Shell } from './Shell.tsx';

interface AppProps {
  /** In the school's zone. */
  readonly zone: string;
  /** Null when main did not answer. */
  readonly info: Omit<AppInfo, 'passwordKeeping'> | null;
}

// Shown when a service is added, or asked for: a usual start does not read their code.
const onboarding = () => withWords(import('#features/onboarding/index.tsx'), 'entities', 'onboarding');
const Onboarding = later(async () => (await onboarding()).Onboarding, Opening);
const FirstReceive = later(async () => (await onboarding()).FirstReceive, Opening);
const ServiceOptionsForm = later(
  async () => (await withWords(import('#features/onboarding/ServiceOptionsForm.tsx'), 'onboarding')).ServiceOptionsForm,
);
const ConnectionOfNewService = later(
  async () =>
    (await withWords(import('#features/settings/connection/ConnectionChecks.tsx'), 'entities', 'settings'))
      .ConnectionOfNewService,
  Opening,
);

// What keeps a service from being open, and what a shared workstation asks when it is closed.
const Stopped = later(async () => (await withWords(import('./Stopped.tsx'), 'stopped')).Stopped, Opening);
const ClosingDialog = later(
  async () => (await withWords(import('#session/ClosingDialog.tsx'), 'stopped')).ClosingDialog,
);

const optionsForm: OptionsForm = (props) => <ServiceOptionsForm.Component {...props} />;

/** Reads the code of the first steps while something else is waited for. */
export const fetchFirstSteps = Onboarding.fetch;

export function App({ zone, info }: AppProps) {
  const language = useView((view) => view.language);
  const { isFirst, isFirstPerson } = useFirstStart();
  const phase = usePhaseInSteps();
  const isClosing = useClosing(({ asked }) => asked > 0);
  const passwordKeeping = usePasswordKeeping();
  return (
    <FormatProvider language={language} zone={zone}>
      <ErrorBoundary>
        {phase.kind === 'opening' && <Opening />}
        {phase.kind === 'onboarding' && (
          <>
            <Onboarding.Component
              calls={onboardingCalls}
              sessionOnly={passwordKeeping === 'session'}
              renderTests={(tests) => (
                <ConnectionOfNewService.Component
                  {...tests}
                  version={info?.version ?? ''}
                  keepOwnSettings={keepOwnSettings}
                />
              )}
              onDone={beginWith}
            />
            <Toasts />
          </>
        )}
        {isStopped(phase) && <Stopped.Component phase={phase} version={info?.version ?? ''} />}
        {phase.kind === 'open' && (
          <CacheProvider cache={phase.session.cache}>
            <AppInfoContext value={info && { ...info, passwordKeeping }}>
              <OptionsFormContext value={optionsForm}>
                {isFirst ? (
                  <FirstReceive.Component
                    isFirstPerson={isFirstPerson}
                    onDone={() => useFirstStart.setState({ isFirst: false })}
                  />
                ) : (
                  <Shell />
                )}
              </OptionsFormContext>
              {isClosing && <ClosingDialog.Component />}
            </AppInfoContext>
          </CacheProvider>
        )}
      </ErrorBoundary>
    </FormatProvider>
  );
}

/**
 * An open service is drawn in short steps, with pauses for what the user does: in one step frame and screen are the
 * longest task of a start. Everything else shows at once, above all that the service is being closed (S9).
 */
function usePhaseInSteps(): Phase {
  const phase = usePhase((opening) => opening.phase);
  const drawn = useDeferredValue(phase);
  return phase.kind === 'open' && drawn !== phase ? { kind: 'opening' } : phase;
}

/** Asked apart from everything else: the system may ask its user before it answers. */
function usePasswordKeeping(): PasswordKeeping {
  const [keeping, setKeeping] = useState<PasswordKeeping>('system');
  useEffect(() => {
    let gone = false;
    const learn = async (): Promise<void> => {
      const answer = await callBridge('app.passwordKeeping', {});
      if (!gone && answer.ok) setKeeping(answer.value.keeping);
    };
    void learn();
    return () => {
      gone = true;
    };
  }, []);
  return keeping;
}

function Opening() {
  const { t } = useTranslation();
  return (
    <LoadingAfter>
      <output className="flex h-full items-center justify-center text-text-3">{t('shell.start.opening')}</output>
    </LoadingAfter>
  );
}

/** The calls to main that the onboarding needs: a feature does not know the bridge. */
const onboardingCalls: OnboardingCalls = {
  info: () => callBridge('app.info', {}),
  probe: (credentials) => callBridge('service.probe', credentials),
  stopProbe: () => callBridge('service.stopProbe', {}),
  probePractice: () => callBridge('service.probePractice', {}),
  proxy: proxyCalls,
  checkConnection: (typed) => runChecks({ of: 'connection', typed }),
  checkKey,
  add: (service) => callBridge('service.add', service),
};
