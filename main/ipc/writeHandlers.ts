import type { CurrentService } from './currentService.ts';
import type { Family } from './handlers.ts';
import type { Orders } from './orders.ts';

/** One step of an outbox each, with the credentials of its own person only (I19): the client answers how it ended, whatever happened. */
export const writeHandlers = (current: CurrentService, orders: Orders): Family<'write' | 'read'> => ({
  'write.replace': async ({ profileId, attempt, ...order }, { pageId }) =>
    orders.carryOut(pageId, attempt, (signal) => current.client(profileId).replace(order, undefined, signal)),
  'write.create': async ({ profileId, attempt, ...order }, { pageId }) =>
    orders.carryOut(pageId, attempt, (signal) => current.client(profileId).create(order, signal)),
  'write.settle': async ({ profileId, ...order }) => current.client(profileId).settle(order),
  'read.one': async ({ entity, id }) => ({ row: await current.client().readOne(entity, id) }),
});
