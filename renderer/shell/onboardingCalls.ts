import type { OnboardingCalls } from '#features/onboarding/index.tsx';
import { callBridge } from '#gateway/bridge.ts';
import { checkKey } from '#session/checkKey.ts';

/** What the first screen asks of main: a feature does not know the bridge. */
export const onboardingCalls: OnboardingCalls = {
  info: () => callBridge('app.info', {}),
  probe: (credentials) => callBridge('service.probe', credentials),
  stopProbe: () => callBridge('service.stopProbe', {}),
  probePractice: () => callBridge('service.probePractice', {}),
  checkKey,
  add: (service) => callBridge('service.add', service),
};
