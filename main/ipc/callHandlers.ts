import { Confirmation, ConfirmationNeeded } from '#main/api/write/confirmation.ts';
import { encryptPassword, PasswordCipherError } from '#main/secrets/passwordCipher.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { MustConfirm, Settlement } from '#shared/ipc/write.ts';
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
  readonly id: string | undefined;
}

/** Carries an order out with a valid confirmation; without one, asks about what must be confirmed. */
const confirming =
  (questions: OpenQuestions) =>
  async <Result>(
    { pageId, order, yes, name, id }: Asking,
    carryOut: (confirmation: Confirmation | undefined) => Promise<Result>,
  ): Promise<Result | MustConfirm> => {
    // A confirmation that does not fit counts as none: the user is asked again.
    const isConfirmed = yes !== undefined && questions.answer(pageId, yes, order);
    try {
      return await carryOut(isConfirmed && name !== undefined ? new Confirmation(name, id) : undefined);
    } catch (error) {
      if (!(error instanceof ConfirmationNeeded)) throw error;
      return { kind: 'mustConfirm', because: error.because, question: questions.ask(pageId, order) };
    }
  };

export const callHandlers = (current: CurrentService): Pick<Handlers, 'service.call' | 'service.encryptPassword'> => ({
  /** What screens read directly: one request to any endpoint that reads. Writes are steps of the outbox (R3.0). */
  'service.call': async ({ endpoint: name, ...input }) => {
    if (endpoint(name).verb !== 'GET') throw new FailureError({ kind: 'badRequest', detail: 'a write' });
    return current.read({ ask: (client) => client.call(name, input) });
  },
  /** A typed password, with the open service's key: only the cipher text is stored and sent (S12). */
  'service.encryptPassword': ({ password }) => {
    const { passwordKey } = current.options;
    if (passwordKey === null) return { kind: 'badPassword', reason: 'noKey' };
    try {
      return { kind: 'encrypted', cipher: encryptPassword(password, passwordKey.pem, passwordKey.padding) };
    } catch (error) {
      if (error instanceof PasswordCipherError) return { kind: 'badPassword', reason: error.reason };
      throw error;
    }
  },
});

const hasFailed = ({ kind }: Settlement): boolean => kind === 'failed';

/** Carries out a step with its own user's credentials (I19); returns how it ended, or what must be confirmed first. */
export function writeHandlers(
  current: CurrentService,
  orders: Orders,
  questions: OpenQuestions,
): Family<'write' | 'read'> {
  const withConfirmation = confirming(questions);
  return {
    'write.replace': async ({ profileId, attempt, confirmation: yes, ...order }, { pageId }) =>
      orders.carryOut(pageId, attempt, (signal) =>
        withConfirmation(
          { pageId, order, yes, name: endpointFor(order.entity, 'replace'), id: order.id },
          (confirmation) => current.write(profileId, (client) => client.replace(order, confirmation, signal)),
        ),
      ),
    'write.create': async ({ profileId, attempt, confirmation: yes, ...order }, { pageId }) =>
      orders.carryOut(pageId, attempt, (signal) =>
        withConfirmation(
          {
            pageId,
            order,
            yes,
            name: order.below?.endpoint ?? endpointFor(order.entity, 'create'),
            id: order.below?.id,
          },
          (confirmation) => current.write(profileId, (client) => client.create(order, confirmation, signal)),
        ),
      ),
    'write.act': async ({ profileId, attempt, confirmation: yes, ...order }, { pageId }) =>
      orders.carryOut(pageId, attempt, (signal) =>
        withConfirmation({ pageId, order, yes, name: order.endpoint, id: order.id }, (confirmation) =>
          current.write(profileId, (client) => client.act(order, confirmation, signal)),
        ),
      ),
    'write.look': async ({ profileId, ...order }) =>
      current.read({ profileId, ask: (client) => client.look(order), hasFailed }),
    'write.settle': async ({ profileId, ...order }) =>
      current.read({ profileId, ask: (client) => client.settle(order), hasFailed }),
    'read.one': async ({ entity, id }) => ({
      row: await current.read({ ask: (client) => client.readOne(entity, id) }),
    }),
  };
}
