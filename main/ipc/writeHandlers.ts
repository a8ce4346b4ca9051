import type { CurrentService } from './currentService.ts';
import type { Family } from './handlers.ts';

/** One step of the outbox each: the client answers how it ended, whatever happened. */
export const writeHandlers = (current: CurrentService): Family<'write' | 'read'> => ({
  'write.replace': (order) => current.client().replace(order),
  'write.create': (order) => current.client().create(order),
  'write.settle': (order) => current.client().settle(order),
  'read.one': async ({ entity, id }) => ({ row: await current.client().readOne(entity, id) }),
});
