import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure, FailureKind } from '#shared/failures/failure.ts';
import { CacheProvider } from '../cache/queries/CacheProvider.tsx';
import { Onboarding } from '../features/onboarding/index.tsx';
import { callBridge } from '../gateway/bridge.ts';
import { useSession } from '../stores/session.ts';
import { useView } from '../stores/view.ts';
import { Button, FormatProvider, LoadingAfter, Notice } from '../ui/index.ts';
import { SwitchCampusContext } from './CampusSwitcher.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { openRoad } from './road.ts';
import type { Road } from './road.ts';
import { Shell } from './Shell.tsx';

type Phase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'onboarding' }
  | { readonly kind: 'open'; readonly road: Road }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Opens the last used service, or asks for one, then gives way to the shell. `zone` is the school's. */
export function App({ zone }: { readonly zone: string }) {
  const language = useView((view) => view.language);
  return (
    <FormatProvider language={language} zone={zone}>
      <ErrorBoundary>
        <Phases />
      </ErrorBoundary>
    </FormatProvider>
  );
}

function Phases() {
  const { t } = useTranslation();
  const { phase, openService } = usePhase();
  switch (phase.kind) {
    case 'opening':
      return (
        <LoadingAfter>
          <output className="flex h-full items-center justify-center text-text-3">{t('shell.start.opening')}</output>
        </LoadingAfter>
      );
    case 'onboarding':
      return <Onboarding onDone={(profileId) => void openService(profileId)} />;
    case 'failed':
      return (
        <div className="mx-auto w-[520px] pt-[20vh]">
          <Notice
            tone="stop"
            live
            title={t('shell.start.failed')}
            actions={<Button onPress={() => void openService(null)}>{t('common.retry')}</Button>}
          >
            {t(`common.failure.${phase.failure.kind}`)} {t('shell.start.safe')}
          </Notice>
        </div>
      );
    case 'open':
      return (
        <CacheProvider cache={phase.road.cache}>
          <SwitchCampusContext value={keepCampus}>
            <Shell />
          </SwitchCampusContext>
        </CacheProvider>
      );
  }
}

/** Where the start stands, and how to open a service: the last used one, or the one named. */
function usePhase() {
  const [phase, setPhase] = useState<Phase>({ kind: 'opening' });

  const openService = useCallback(async (profileId: string | null): Promise<void> => {
    setPhase({ kind: 'opening' });
    const answer = await callBridge('service.open', { profileId });
    if (!answer.ok) setPhase({ kind: 'failed', failure: answer.failure });
    else if (answer.value === null) setPhase({ kind: 'onboarding' });
    else setPhase({ kind: 'open', road: await openRoad(answer.value) });
  }, []);

  useEffect(() => {
    void openService(null);
    // Signing out empties the session: the first screen comes back.
    return useSession.subscribe((session, before) => {
      if (session.open === null && before.open !== null) void openService(null);
    });
  }, [openService]);
  return { phase, openService };
}

async function keepCampus(campus: { readonly id: string; readonly name: string }): Promise<FailureKind | null> {
  const { open } = useSession.getState();
  if (!open) return 'locked';
  const answer = await callBridge('service.setCampus', {
    profileId: open.profile.id,
    campusId: campus.id,
    campusName: campus.name,
  });
  if (!answer.ok) return answer.failure.kind;
  useSession.setState({ open: { ...open, profile: answer.value } });
  return null;
}
