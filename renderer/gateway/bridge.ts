import { FailureError } from '#shared/failures/failure.ts';
import type { Failure, FailureKind } from '#shared/failures/failure.ts';
import { appEventSchema, channels, envelopeSchema } from '#shared/ipc/channels.ts';
import type { AppEvent, CarnetBridge, ChannelArgs, ChannelName, ChannelResult } from '#shared/ipc/channels.ts';

declare global {
  interface Window {
    /** Set by the preload; absent where the page was opened outside Carnet. */
    readonly carnet?: CarnetBridge;
  }
}

export type BridgeAnswer<Name extends ChannelName> =
  | { readonly ok: true; readonly value: ChannelResult<Name> }
  | { readonly ok: false; readonly failure: Failure };

/**
 * Calls main. Never throws: returns `badRequest` for invalid arguments or a missing bridge (nothing was called),
 * `storage` when the bridge fails, `unreadable` for an invalid answer. In the last two cases main may have done the
 * work.
 */
export const callBridge: BridgeCall = (name, args) => callBy(window.carnet, name, args);

export type BridgeCall = <Name extends ChannelName>(name: Name, args: ChannelArgs<Name>) => Promise<BridgeAnswer<Name>>;

/** The same for who has nothing to do without it: rejects with FailureError. */
export async function askBridge<Name extends ChannelName>(
  name: Name,
  args: ChannelArgs<Name>,
): Promise<ChannelResult<Name>> {
  const answer = await callBridge(name, args);
  if (!answer.ok) throw new FailureError(answer.failure);
  return answer.value;
}

/** The same for who needs no more than why not: returns null where it is done. */
export async function refusalOf<Name extends ChannelName>(
  name: Name,
  args: ChannelArgs<Name>,
): Promise<FailureKind | null> {
  const answer = await callBridge(name, args);
  return answer.ok ? null : answer.failure.kind;
}

/** The same through a given bridge. */
export async function callBy<Name extends ChannelName>(
  bridge: Pick<CarnetBridge, 'call'> | undefined,
  name: Name,
  args: ChannelArgs<Name>,
): Promise<BridgeAnswer<Name>> {
  const given = channels[name].args.safeParse(args);
  if (!given.success) return failed('badRequest', `${name}: arguments`);
  if (!bridge) return failed('badRequest', 'no bridge');

  let answer: unknown;
  try {
    answer = await bridge.call(name, args);
  } catch (error) {
    return failed('storage', error instanceof Error ? error.message : name);
  }

  const envelope = envelopeSchema.safeParse(answer);
  if (!envelope.success) return failed('unreadable', `${name}: envelope`);
  if (!envelope.data.ok) return { ok: false, failure: envelope.data.failure };
  const result = channels[name].result.safeParse(envelope.data.value);
  if (!result.success) return failed('unreadable', `${name}: result`);
  return { ok: true, value: result.data as ChannelResult<Name> }; // parsed with the schema of this very name
}

const failed = (kind: FailureKind, detail: string): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure: { kind, detail },
});

/**
 * Subscribes to the events that main sends. Returns a function that unsubscribes. An invalid event is a defect and
 * reaches the page's error handler.
 */
export function onAppEvent(listener: (event: AppEvent) => void): () => void {
  if (!window.carnet) return () => undefined;
  return window.carnet.onEvent((event) => listener(appEventSchema.parse(event)));
}
