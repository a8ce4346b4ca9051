import type { CurrentService } from './currentService.ts';
import type { Family } from './handlers.ts';
import type { Orders } from './orders.ts';

/** One step of the outbox each: the client answers how it ended, whatever happened. */
export const writeHandlers = (current: CurrentService, orders: Orders): Family<'write' | 'read'> => ({
  'write.replace': async ({ attempt, ...order }, { pageId }) =>
    orders.carryOut(pageId, attempt, (signal) => current.client().replace(order, undefined, signal)),
  'write.create': async ({ attempt, ...order }, { pageId }) =>
    orders.carryOut(pageId, attempt, (signal) => current.client().create(order, signal)),
  'write.settle': (order) => current.client().settle(order),
  'read.one': async ({ entity, id }) => ({ row: await current.client().readOne(entity, id) }),
});
