import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ServiceClient } from '#main/api/client.ts';
import { ConfirmationNeeded } from '#main/api/write/confirmation.ts';
import type { Confirmation } from '#main/api/write/confirmation.ts';
import { writeHandlers } from '#main/ipc/callHandlers.ts';
import { currentService } from '#main/ipc/currentService.ts';
import type { CurrentService } from '#main/ipc/currentService.ts';
import { openQuestions } from '#main/ipc/openQuestions.ts';
import { openOrders } from '#main/ipc/orders.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { Verdict } from '#shared/ipc/write.ts';

const open = (): CurrentService => currentService({ all: () => undefined, reads: () => undefined });

test('I19 returns nothing for another profile than the open one', async () => {
  const current = open();
  const client = {} as unknown as ServiceClient; // nothing is asked of it here
  await current.open('ada', client);
  expect([current.client(), current.client('ada')]).toEqual([client, client]);
  expect(() => current.client('ben')).toThrow('locked');
});

const closed: string[] = [];
afterEach(() => void closed.splice(0));
const clientOf = (name: string): ServiceClient =>
  ({ close: async () => void closed.push(name) }) as unknown as ServiceClient; // nothing else is asked of it here

test('I19 of two simultaneous openings the later one wins, and the other is closed', async () => {
  const current = open();
  const slow = Promise.withResolvers<void>();
  const first = { close: () => slow.promise } as unknown as ServiceClient; // as above
  await current.open('first', first);
  const a = current.open('a', clientOf('a'));
  const b = current.open('b', clientOf('b'));
  slow.resolve();
  await Promise.all([a, b]);
  expect([current.profileId, closed]).toEqual(['b', ['a']]);
});

test('S9 a lock closes a renewed service, and the client by which something is still being written', async () => {
  const current = open();
  await current.open('ada', clientOf('before'));
  void current.write('ada', () => new Promise(() => undefined));
  await Promise.resolve();
  await current.renew('ada', clientOf('after'));
  expect(closed).toEqual([]);
  await current.bar();
  expect(closed.toSorted()).toEqual(['after', 'before']);
  await expect(current.renew('ada', clientOf('late'))).rejects.toThrow('locked');
  expect(closed).toContain('late');
});

describe('R3.5 a service that was renewed while its former client was asked', () => {
  const passwordRefused = new FailureError({ kind: 'password', status: 401 });
  const refused: Verdict = { kind: 'notSent', failure: { kind: 'password', status: 401 } };
  const applied: Verdict = {
    kind: 'applied',
    id: '1',
    row: null,
    receipt: { outcome: 'unverifiable', changedFields: [], gapMs: null },
  };

  /** A service whose former client is being asked, and has been replaced meanwhile. */
  async function renewed<Answer>(ask: (current: CurrentService, by: By<Answer>) => Promise<Answer>) {
    const current = open();
    const former = clientOf('former');
    const next = clientOf('next');
    await current.open('ada', former);
    const answers = { former: Promise.withResolvers<Answer>(), next: Promise.withResolvers<Answer>() };
    const by = vi.fn((client: ServiceClient) => (client === former ? answers.former : answers.next).promise);
    const answer = ask(current, by);
    await vi.waitFor(() => expect(by).toHaveBeenCalledWith(former));
    await current.renew('ada', next);
    return { current, answer, answers, by, next };
  }
  type By<Answer> = (client: ServiceClient) => Promise<Answer>;

  test('a read that the former is refused is asked of the new one, and the user is asked for no password', async () => {
    const { answer, answers, by, next } = await renewed<string>((current, ask) => current.read({ ask }));
    answers.former.reject(passwordRefused);
    await vi.waitFor(() => expect(by).toHaveBeenLastCalledWith(next));
    answers.next.resolve('read');
    expect(await answer).toBe('read');
  });

  test('what the former has read is true of the new one', async () => {
    const { answer, answers, by } = await renewed<string>((current, ask) => current.read({ ask }));
    answers.former.resolve('read');
    expect([await answer, by.mock.calls.length]).toEqual(['read', 1]);
  });

  test('S9 I19 nothing is asked again once it is locked, or another profile is open', async () => {
    const locked = await renewed<string>((current, ask) => current.read({ ask }));
    await locked.current.bar();
    locked.answers.former.reject(passwordRefused);
    await expect(locked.answer).rejects.toThrow('locked');
    const other = await renewed<string>((current, ask) => current.read({ ask }));
    await other.current.open('ben', clientOf('of another'));
    other.answers.former.reject(passwordRefused);
    await expect(other.answer).rejects.toThrow('locked');
  });

  test('I4 a write that was provably not sent leaves by the new one', async () => {
    const { answer, answers } = await renewed<Verdict>((current, by) => current.write('ada', by));
    answers.former.resolve(refused);
    answers.next.resolve(applied);
    expect(await answer).toEqual(applied);
    expect(closed).toEqual(['former']);
  });

  test('I4 a write that may have left is not sent again', async () => {
    const doubt: Verdict = { kind: 'doubt', failure: { kind: 'timeout' } };
    const { answer, answers, by } = await renewed<Verdict>((current, carryOut) => current.write('ada', carryOut));
    answers.former.resolve(doubt);
    expect(await answer).toEqual(doubt);
    const failed = await renewed<Verdict>((current, carryOut) => current.write('ada', carryOut));
    failed.answers.former.reject(new Error('a defect'));
    await expect(failed.answer).rejects.toThrow('a defect');
    expect([by.mock.calls.length, failed.by.mock.calls.length]).toEqual([1, 1]);
  });

  test('R5.7 a write by the new one waits until the former has ended its own', async () => {
    const { current, answers, next } = await renewed<Verdict>((opened, by) => opened.write('ada', by));
    const another = vi.fn<By<Verdict>>(async () => applied);
    const second = current.write('ada', another);
    await current.read({ ask: async () => 'reads do not wait' });
    expect(another).not.toHaveBeenCalled();
    answers.former.resolve(applied);
    expect(await second).toEqual(applied);
    expect(another).toHaveBeenCalledExactlyOnceWith(next);
  });

  test('I15 what the user confirmed for one attempt is asked for again', async () => {
    const current = open();
    const answer = Promise.withResolvers<Verdict>();
    const acts = (end: Promise<Verdict>): ServiceClient =>
      ({
        act: async (_order: unknown, confirmation: Confirmation | undefined) => {
          if (confirmation?.take('Convention.synchroniseAffaire', '1') !== true)
            throw new ConfirmationNeeded(['mayBillTwice']);
          return end;
        },
        close: async () => undefined,
      }) as unknown as ServiceClient; // nothing else is asked of it
    await current.open('ada', acts(answer.promise));
    const { 'write.act': write } = writeHandlers(current, openOrders(), openQuestions());
    const order = { profileId: 'ada', endpoint: 'Convention.synchroniseAffaire', id: '1', body: null } as const;
    const asked = await write(order, { pageId: 1 });
    const confirmation = asked.kind === 'mustConfirm' ? asked.question : '';
    const writing = write({ ...order, confirmation }, { pageId: 1 });
    await Promise.resolve();
    await current.renew('ada', acts(Promise.resolve(applied)));
    answer.resolve(refused);
    expect(await writing).toMatchObject({ kind: 'mustConfirm' });
  });
});
