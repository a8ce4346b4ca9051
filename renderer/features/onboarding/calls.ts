import type { Failure } from '#shared/failures/failure.ts';
import type { ChannelArgs, ChannelName, ChannelResult } from '#shared/ipc/channels.ts';
import type { KeyProblem } from '#shared/ipc/profileOptions.ts';

/** A failure is a value, never thrown. */
export type Answer<Name extends ChannelName> =
  | { readonly ok: true; readonly value: ChannelResult<Name> }
  | { readonly ok: false; readonly failure: Failure };

/** What this screen asks of main; composed by the shell, since a feature does not know the bridge. */
export interface OnboardingCalls {
  readonly info: () => Promise<Answer<'app.info'>>;
  readonly probe: (credentials: ChannelArgs<'service.probe'>) => Promise<Answer<'service.probe'>>;
  /** Ends a probe that is under way. */
  readonly stopProbe: () => Promise<Answer<'service.stopProbe'>>;
  readonly probePractice: () => Promise<Answer<'service.probePractice'>>;
  /** What is wrong with a key for passwords; null when nothing is. */
  readonly checkKey: (pem: string) => Promise<KeyProblem | null>;
  readonly add: (service: ChannelArgs<'service.add'>) => Promise<Answer<'service.add'>>;
}
