import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import type { Log } from '#main/diagnostics/log.ts';
import type { Failure } from '#shared/failures/failure.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { channelNames, channels } from '#shared/ipc/channels.ts';
import type { ChannelName, Envelope } from '#shared/ipc/channels.ts';
import type { Caller, Handlers } from './handlers.ts';

/** Known ids and hashes of 100,000 rows take about 4 MiB; the page sends nothing larger, but for a whole outbox. */
const maxArgsLength = 8 * 1024 * 1024;
/** Of the second copy of the outbox: some 50,000 changes that wait (B9). */
const maxOutboxLength = 64 * 1024 * 1024;
const limitOf = (name: ChannelName): number =>
  name === 'journal.rewrite' || name === 'journal.append' ? maxOutboxLength : maxArgsLength;

export interface BridgeGuard {
  /** Accepts only the top frame of our own page (S6). */
  isTrustedSender(event: Pick<IpcMainInvokeEvent, 'senderFrame'>): boolean;
  readonly log: Log;
  readonly onError?: (error: unknown) => void;
}

/** Binds every channel of the channel map. Nothing is thrown across the bridge: every answer is an envelope. */
export function bindChannels(ipc: Pick<IpcMain, 'handle'>, handlers: Handlers, guard: BridgeGuard): void {
  for (const name of channelNames) {
    ipc.handle(name, (event, ...given: unknown[]) => answer(name, event, given, handlers, guard));
  }
}

async function answer(
  name: ChannelName,
  event: IpcMainInvokeEvent,
  given: readonly unknown[],
  handlers: Handlers,
  guard: BridgeGuard,
): Promise<Envelope> {
  const refuse = (reason: string): Envelope => {
    guard.log.note('ipc.refused', { channel: name, reason });
    return { ok: false, failure: { kind: 'badRequest', detail: reason } };
  };
  if (!guard.isTrustedSender(event)) return refuse('sender');
  if (given.length > 1) return refuse('arguments');
  if (!isPlainWithin(given[0], limitOf(name))) return refuse('size');
  const args = channels[name].args.safeParse(given[0]);
  if (!args.success) return refuse('arguments');
  try {
    const result = await carryOut(name, args.data, { pageId: event.sender.id }, handlers);
    return { ok: true, value: channels[name].result.parse(result) };
  } catch (error) {
    guard.onError?.(error);
    if (error instanceof FailureError) return { ok: false, failure: error.failure };
    guard.log.problem('ipc.failed', error, { channel: name });
    return { ok: false, failure: unexpected(error) };
  }
}

function carryOut(name: ChannelName, args: unknown, caller: Caller, handlers: Handlers): unknown {
  // The arguments of a channel go to the handler of the same channel; the compiler cannot follow that through a union.
  const handler = handlers[name] as (args: unknown, caller: Caller) => unknown;
  return handler(args, caller);
}

/** A file error of Node has `syscall`; else a defect of ours. Perhaps carried out: it is no `badRequest` (I4). */
const unexpected = (error: unknown): Failure =>
  error instanceof Error && 'syscall' in error ? { kind: 'storage' } : { kind: 'unreadable', detail: 'defect' };

/** Accepts only the top frame of a page whose origin is the app's own (S6). */
export const trustedSender =
  (appOrigin: string) =>
  ({ senderFrame }: Pick<IpcMainInvokeEvent, 'senderFrame'>): boolean =>
    senderFrame !== null && senderFrame.parent === null && senderFrame.origin === appOrigin;

/** Plain data of about `limit` characters of JSON at most; it stops there, for huge or circular values (S6). */
export function isPlainWithin(value: unknown, limit: number): boolean {
  const waiting: unknown[] = [value];
  let size = 0;
  while (waiting.length > 0) {
    const next = waiting.pop();
    size += 1;
    if (typeof next === 'string') size += next.length + 2;
    else if (typeof next === 'number') size += 8;
    else if (Array.isArray(next)) for (const entry of next) waiting.push(entry);
    else if (isRecord(next)) {
      for (const [name, entry] of Object.entries(next)) {
        size += name.length + 3;
        waiting.push(entry);
      }
    } else if (next !== null && next !== undefined && typeof next !== 'boolean') return false;
    if (size + waiting.length > limit) return false;
  }
  return true;
}

const isRecord = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
