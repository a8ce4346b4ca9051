import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { CallOrder, CallResult, MustConfirm } from '#shared/ipc/call.ts';
import { JsonTextError } from '#shared/json/rawJson.ts';
import { Confirmation, ConfirmationNeeded } from '../api/write/confirmation.ts';
import { failedWrite } from '../api/write/outcome.ts';
import type { CurrentService } from './currentService.ts';
import { encryptPasswords } from './encryptPasswords.ts';
import type { Handlers } from './handlers.ts';
import type { OpenQuestions, Order } from './openQuestions.ts';

interface Asking {
  readonly pageId: number;
  readonly order: Order;
  /** The question that the page says a person has answered. */
  readonly yes: string | undefined;
  readonly name: EndpointName | undefined;
}

/** What screens do online: any row of the interface, once, and a replacement that asks. */
export function callHandlers(
  current: CurrentService,
  questions: OpenQuestions,
): Pick<Handlers, 'service.call' | 'service.replace'> {
  /** Carries out with the person's yes, where there is a good one; without, what must be confirmed is asked about. */
  const withYes = async <Result>(
    { pageId, order, yes, name }: Asking,
    carryOut: (confirmation: Confirmation | undefined) => Promise<Result>,
  ): Promise<Result | MustConfirm> => {
    // A yes that fits nothing is no yes: it is asked about again.
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
      const encrypted = encrypt(order, current);
      if (!encrypted.ok) return { kind: 'badPassword', reason: encrypted.reason };
      const { endpoint: name, ...input } = encrypted.order;
      return withYes({ pageId, order, yes, name }, async (confirmation): Promise<CallResult> => {
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
      return withYes({ pageId, order, yes, name }, (confirmation) => client.replaceOrAsk(order, confirmation));
    },
  };
}

function encrypt(asked: CallOrder, current: CurrentService): ReturnType<typeof encryptPasswords> {
  try {
    return encryptPasswords(asked, current.options.passwordKey);
  } catch (error) {
    throw error instanceof JsonTextError
      ? new FailureError({ kind: 'badRequest', detail: 'body' }, { cause: error })
      : error;
  }
}

/**
 * A read, and what is turned away before it is sent (what must be confirmed too), fail as every channel does; a write
 * says what its failure proves (I4).
 */
function failed(name: EndpointName, error: unknown): CallResult {
  const reads = endpoint(name).verb === 'GET';
  if (reads || (error instanceof FailureError && error.failure.kind === 'badRequest')) throw error;
  return failedWrite(error);
}
