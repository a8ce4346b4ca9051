import { endpoint } from '#shared/endpoints/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { CallOrder, CallResult } from '#shared/ipc/call.ts';
import { JsonTextError } from '#shared/json/rawJson.ts';
import { Confirmation, ConfirmationNeeded } from '../api/confirmation.ts';
import { failedWrite } from '../api/outcome.ts';
import type { CurrentService } from './currentService.ts';
import { encryptPasswords } from './encryptPasswords.ts';
import type { Handlers } from './handlers.ts';
import type { OpenQuestions } from './openQuestions.ts';

/** Any row of the interface, once, for screens that work online. */
export function callHandlers(current: CurrentService, questions: OpenQuestions): Pick<Handlers, 'service.call'> {
  return {
    'service.call': async ({ yes, ...asked }, { pageId }): Promise<CallResult> => {
      const client = current.client();
      const encrypted = encrypt(asked, current);
      if (!encrypted.ok) return { kind: 'badPassword', reason: encrypted.reason };
      const { endpoint: name, ...input } = encrypted.order;
      // A yes that fits nothing is no yes: the call is asked about again.
      const isConfirmed = yes !== undefined && questions.answer(pageId, yes, asked);
      const confirmed = isConfirmed ? { confirmation: new Confirmation(name, input.id) } : {};
      try {
        return { kind: 'answered', answer: await client.callRow(name, { ...input, ...confirmed }) };
      } catch (error) {
        if (error instanceof ConfirmationNeeded) {
          return { kind: 'mustConfirm', because: error.because, question: questions.ask(pageId, asked) };
        }
        return failed(name, error);
      }
    },
  };
}

function encrypt(asked: CallOrder, current: CurrentService): ReturnType<typeof encryptPasswords> {
  try {
    return encryptPasswords(asked, current.options.passwordKey);
  } catch (error) {
    throw error instanceof JsonTextError ? new FailureError({ kind: 'badRequest', detail: 'body' }, { cause: error }) : error;
  }
}

/** A read, and what is turned away before it is sent, fail as every channel does; a write says what its failure proves (I4). */
function failed(name: CallOrder['endpoint'], error: unknown): CallResult {
  const reads = endpoint(name).verb === 'GET';
  if (reads || (error instanceof FailureError && error.failure.kind === 'badRequest')) throw error;
  return failedWrite(error);
}
