import { refusalOf } from '#gateway/bridge.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { OwnSettings } from '#shared/policy/settings.ts';
import { useOwnSettings } from '#stores/ownSettings.ts';

/** Also before a service is open: without its proxy, none may be reached. Returns null or the failure. */
export async function keepOwnSettings(chosen: OwnSettings): Promise<FailureKind | null> {
  const refusal = await refusalOf('app.keepOwnSettings', chosen);
  if (refusal === null) useOwnSettings.setState(chosen, true);
  return refusal;
}
