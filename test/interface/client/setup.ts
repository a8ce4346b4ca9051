import type { ServiceClient } from '#main/api/client.ts';
import { openClient } from '#main/api/client.ts';
import type { Authenticator, Credentials } from '#main/api/http/authenticator.ts';
import { basicAuthenticator, headerPairAuthenticator } from '#main/api/http/authenticator.ts';
import { differencesWith } from '#main/tools/practice/differences.ts';
import type { Differences } from '#main/tools/practice/differences.ts';
import { startPractice } from '#main/tools/practice/index.ts';
import { sampleStore } from '#main/tools/practice/sample/index.ts';
import { shareName } from '#main/tools/practice/sample/school.ts';
import type { Context } from '#shared/entities/context.ts';
import type { Failure } from '#shared/failures/failure.ts';
import { recordSent } from './sent.ts';
import type { Sent } from './sent.ts';

/** The day around which the sample campus is built; the same rows for every connection. */
export const today = '2026-11-20';
const seed = 7;
/** No more of the calendar than the longest list that a deployment cuts or pages (R5.3). */
const thisWeek = { first: 0, last: 0 };
/** Letters beyond ASCII, which a header must carry. */
const credentials: Credentials = { user: 'élise', password: 'm€t de passe' };

/** The rows with which every practice service of these tests begins. */
export const sampleOf = () => sampleStore({ seed, today, weeks: thisWeek });

/** From the client to one practice service, over HTTP. */
export interface Setup {
  readonly client: ServiceClient;
  readonly baseUrl: string;
  readonly differences: Differences;
  readonly context: Context;
  /** What was sent, in order. */
  readonly sent: readonly Sent[];
  /** A text that no other call of it gives. */
  unique(word: string): string;
  /**
   * Repeats the write while the service says that it is busy (R3.5): it changed nothing. Meanwhile the service's second
   * passes.
   */
  retryWhenBusy<Result>(attempt: () => Promise<Result>): Promise<Result>;
  /** The address outside the interface of the practice service. */
  beside(path: string): Promise<string>;
}

export interface OpenSetup {
  within(context: Context): Setup;
  /** The same service with another password. */
  stranger(): ServiceClient;
  close(): Promise<void>;
}

const authenticators: Readonly<Record<Differences['authentication'], (credentials: Credentials) => Authenticator>> = {
  basic: basicAuthenticator,
  headers: (given) => headerPairAuthenticator({ user: 'X-User', password: 'X-Password' }, given),
};

/** Starts a practice service with these differences, and a client with the profile for such a deployment. */
export async function openSetup(chosen: Partial<Differences> = {}): Promise<OpenSetup> {
  const differences = differencesWith(chosen);
  let moment = Date.parse(`${today}T09:00:00+01:00`);
  const pass = async (milliseconds: number): Promise<void> => void (moment += milliseconds);
  const practice = await startPractice({
    port: 0,
    ...credentials,
    seed,
    today,
    weeks: thisWeek,
    differences,
    now: () => moment,
  });
  const clientWith = (given: Credentials): ServiceClient =>
    openClient({
      baseUrl: practice.baseUrl,
      authenticator: authenticators[differences.authentication](given),
      paceClock: { monotonic: () => moment, wait: pass },
      ...(differences.instance === 'no' && { shareName }),
    });
  const client = clientWith(credentials);
  const { sent, stop } = recordSent(practice.baseUrl);
  let count = 0;
  const setup = {
    client,
    baseUrl: practice.baseUrl,
    differences,
    sent,
    unique: (word: string) => `${word} ${(count += 1)}`,
    async retryWhenBusy<Result>(attempt: () => Promise<Result>): Promise<Result> {
      for (;;) {
        const ended = await attempt().then(
          (result) => ({ result }),
          (error: unknown) => ({ error }),
        );
        const busy = busyIn('error' in ended ? ended.error : ended.result);
        if (busy) await pass(busy.retryAfterMs ?? 0);
        else if ('error' in ended) throw ended.error;
        else return ended.result;
      }
    },
    async beside(path: string): Promise<string> {
      await pass(1000);
      const headers = authenticators[differences.authentication](credentials).headers();
      return (await fetch(`${practice.baseUrl}${path}`, { headers })).text();
    },
  };
  return {
    within: (context) => ({ ...setup, context }),
    stranger: () => clientWith({ ...credentials, password: 'x' }),
    async close() {
      stop();
      await client.close();
      await practice.close();
    },
  };
}

/** The failure of a verdict, or of a call that threw, where the service said that it is busy. */
function busyIn(ended: unknown): Failure | undefined {
  if (typeof ended !== 'object' || ended === null || !('failure' in ended)) return undefined;
  const failure = ended.failure as Failure; // of a FailureError or of a verdict
  return failure.kind === 'busy' ? failure : undefined;
}
