import { Confirmation, ConfirmationNeeded } from '#main/api/write/confirmation.ts';
import { failedWrite } from '#main/api/write/outcome.ts';
import { encryptPassword, PasswordCipherError } from '#main/secrets/passwordCipher.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { CallOrder, CallResult, MustConfirm, PasswordProblem } from '#shared/ipc/call.ts';
import type { PasswordKey } from '#shared/ipc/profileOptions.ts';
import { JsonTextError, membersOf, parseRaw, rawOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
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
      const encrypted = encrypt(order, current);
      if (!encrypted.ok) return { kind: 'badPassword', reason: encrypted.reason };
      const { endpoint: name, ...input } = encrypted.order;
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

type Encrypted =
  | { readonly ok: true; readonly order: CallOrder }
  | { readonly ok: false; readonly reason: PasswordProblem };

/**
 * The order as it may be sent: passwords that the user typed are encrypted with the deployment's key (S12). A password
 * that cannot be encrypted is not sent at all. Throws JsonTextError where the body is not an object.
 */
function encryptPasswords(order: CallOrder, key: PasswordKey | null): Encrypted {
  const { encrypted } = describeEntity(endpoint(order.endpoint).entity);
  if (order.body === undefined || encrypted.length === 0) return { ok: true, order };
  const typed = [...membersOf(order.body)].filter(([member, value]) => encrypted.includes(member) && value !== 'null');
  if (typed.length === 0) return { ok: true, order };
  if (key === null) return { ok: false, reason: 'noKey' };
  try {
    const hidden = typed.map(([member, value]) => [member, cipherOf(value, key)] as const);
    return { ok: true, order: { ...order, body: splice(order.body, new Map(hidden)) } };
  } catch (error) {
    if (error instanceof PasswordCipherError) return { ok: false, reason: error.reason };
    throw error;
  }
}

function cipherOf(value: RawJson, { pem, padding }: PasswordKey): RawJson {
  const password = parseRaw(value);
  if (typeof password !== 'string') throw new PasswordCipherError('notText', 'the password is no text');
  return rawOf(encryptPassword(password, pem, padding));
}
