import type { z } from 'zod';
import type { ChannelName, channels } from '#shared/ipc/channels.ts';

type Args<Name extends ChannelName> = z.output<(typeof channels)[Name]['args']>;
type Answer<Name extends ChannelName> = z.input<(typeof channels)[Name]['result']>;

/** The page that calls: what main stores for a page is dropped with it. */
export interface Caller {
  readonly pageId: number;
}

/** Carries out one channel. Arguments are parsed before, the answer after; a failure is thrown as a FailureError. */
type Handler<Name extends ChannelName> = (args: Args<Name>, caller: Caller) => Promise<Answer<Name>> | Answer<Name>;

export type Handlers = { readonly [Name in ChannelName]: Handler<Name> };
export type Family<Prefix extends string> = Pick<Handlers, Extract<ChannelName, `${Prefix}.${string}`>>;
