import { useTranslation } from 'react-i18next';
import { callBridge } from '#gateway/bridge.ts';
import { saveReadable, startOver } from '#session/closedCache.ts';
import { ClosedCacheScreen } from '#session/ClosedCacheScreen.tsx';
import { KeylessScreen } from '#session/KeylessScreen.tsx';
import { LockScreen } from '#session/LockScreen.tsx';
import { moveHere, openService, renewKey, unlock } from '#session/opening.ts';
import type { StoppedPhase } from '#session/opening.ts';
import { StoppedScreen } from '#session/StoppedScreen.tsx';
import { Button } from '#ui/index.ts';

/** What keeps the service from being open, and what the user can do. `version`: of this Carnet. */
export function Stopped({ phase, version }: { readonly phase: StoppedPhase; readonly version: string }) {
  const { t } = useTranslation();
  const quit = (): void => void callBridge('app.quit', {});
  if (phase.kind === 'locked') {
    const { profile } = phase;
    return (
      <LockScreen
        profile={profile}
        unlock={(password) => unlock(profile.id, password)}
        renewKey={(password) => renewKey(profile.id, password)}
      />
    );
  }
  if (phase.kind === 'closed') {
    const { cache } = phase;
    return (
      <ClosedCacheScreen
        cache={cache}
        version={version}
        onRetry={() => void openService(cache.profile.id)}
        onReload={() => window.location.reload()}
        onQuit={quit}
        onSave={(name) => saveReadable(cache, name)}
        onStartOver={async () => {
          await startOver(cache);
          await openService(cache.profile.id);
        }}
      />
    );
  }
  if (phase.kind === 'keyless') {
    const { keyless } = phase;
    return (
      <KeylessScreen
        keyless={keyless}
        onRetry={() => void openService(keyless.profile.id)}
        onQuit={quit}
        renewKey={(password) => renewKey(keyless.profile.id, password)}
        moveHere={() => moveHere(keyless.profile.id)}
      />
    );
  }
  return (
    <StoppedScreen
      title={t('stopped.failed.title')}
      actions={
        <Button variant="primary" onPress={() => void openService(null)}>
          {t('common.retry')}
        </Button>
      }
    >
      <p>
        {t(`common.failure.${phase.failure}`)} {t('stopped.failed.safe')}
      </p>
      {phase.detail && <p className="selectable text-help text-text-3">{phase.detail}</p>}
    </StoppedScreen>
  );
}
