import { Confirmation, ConfirmationNeeded } from '#main/api/write/confirmation.ts';
import { failedWrite } from '#main/api/write/outcome.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { CallResult, MustConfirm } from '#shared/ipc/call.ts';
import type { CurrentService } from './currentService.ts';
import type { Family, Handlers } from './handlers.ts';
import type { OpenQuestions, Order } from './openQuestions.ts';
import type { Orders } from './orders.ts';

interface Asking {
  readonly pageId: number;
  readonly order: Order;
  /** The question that, according to the page, the user has answered. */
  readonly yes: string | undefined;
  readonly name: EndpointName | undefined;
}

/** The calls that screens make online: any endpoint, once, and a replacement that may ask the user. */
export function callHandlers(
  current: CurrentService,
  questions: OpenQuestions,
): Pick<Handlers, 'service.call' | 'service.replace'> {
  /**
   * Carries out the order with the user's confirmation, where there is a valid one; without, asks about what must be
   * confirmed.
   */
  const withConfirmation = async <Result>(
    { pageId, order, yes, name }: Asking,
    carryOut: (confirmation: Confirmation | undefined) => Promise<Result>,
  ): Promise<Result | MustConfirm> => {
    // A confirmation that does not fit counts as none: the user is asked again.
    const isConfirmed = yes !== undefined && questions.answer(pageId, yes, order);
    try {
      return await carryOut(isConfirmed && name !== undefined ? new Confirmation(name, order.id) : undefined);
    } catch (error) {
      if (!(error instanceof ConfirmationNeeded)) throw error;
      return { kind: 'mustConfirm', because: error.because, question: questions.ask(pageId, order) };
    }
  };
  return {
    'service.call': async ({ yes, ...order }, { pageId }) => {
      const client = current.client();
      const { endpoint: name, ...input } = order;
      return withConfirmation({ pageId, order, yes, name }, async (confirmation): Promise<CallResult> => {
        try {
          return {
            kind: 'answered',
            answer: await client.callRow(name, { ...input, ...(confirmation && { confirmation }) }),
          };
        } catch (error) {
          return failed(name, error);
        }
      });
    },
    'service.replace': async ({ yes, ...order }, { pageId }) => {
      const client = current.client();
      const name = endpointFor(order.entity, 'replace');
      return withConfirmation({ pageId, order, yes, name }, (confirmation) => client.replaceOrAsk(order, confirmation));
    },
  };
}

/**
 * A read, and a call rejected before it is sent (because it must be confirmed, too), fails as every channel does; a
 * write reports what its failure proves (I4).
 */
function failed(name: EndpointName, error: unknown): CallResult {
  const reads = endpoint(name).verb === 'GET';
  if (reads || (error instanceof FailureError && error.failure.kind === 'badRequest')) throw error;
  return failedWrite(error);
}

/**
 * Carries out one step of an outbox, with the credentials of its own user only (I19); the client always returns how it
 * ended.
 */
export const writeHandlers = (current: CurrentService, orders: Orders): Family<'write' | 'read'> => ({
  'write.replace': async ({ profileId, attempt, ...order }, { pageId }) =>
    orders.carryOut(pageId, attempt, (signal) => current.client(profileId).replace(order, undefined, signal)),
  'write.create': async ({ profileId, attempt, ...order }, { pageId }) =>
    orders.carryOut(pageId, attempt, (signal) => current.client(profileId).create(order, signal)),
  'write.settle': async ({ profileId, ...order }) => current.client(profileId).settle(order),
  'read.one': async ({ entity, id }) => ({ row: await current.client().readOne(entity, id) }),
});
