import { describe, expect, test } from 'vitest';
import { openOrders } from '#main/ipc/orders.ts';
import type { Verdict } from '#shared/ipc/write.ts';

const offline: Verdict = { kind: 'notSent', failure: { kind: 'offline' } };

describe('orders of a page', () => {
  test('I3 one that comes twice is carried out once, and both hear how it ends', async () => {
    const orders = openOrders();
    let written = 0;
    const write = async (): Promise<Verdict> => {
      written += 1;
      return offline;
    };
    const ends = await Promise.all([orders.carryOut(1, 'a', write), orders.carryOut(1, 'a', write)]);
    expect([written, ...ends]).toEqual([1, offline, offline]);
    await orders.carryOut(1, 'b', write);
    expect(written).toBe(2);
  });

  test('without a name each is one of its own', async () => {
    const orders = openOrders();
    let written = 0;
    const write = async (): Promise<Verdict> => {
      written += 1;
      return offline;
    };
    await Promise.all([orders.carryOut(1, undefined, write), orders.carryOut(1, undefined, write)]);
    expect(written).toBe(2);
  });

  test('I4 go with their page; those of other pages stay, and a page that comes again may order', async () => {
    const orders = openOrders();
    const signals: AbortSignal[] = [];
    const write = async (signal: AbortSignal): Promise<Verdict> => {
      signals.push(signal);
      return offline;
    };
    await orders.carryOut(1, 'a', write);
    await orders.carryOut(2, 'b', write);
    orders.cancelAll(1);
    await orders.carryOut(1, 'c', write);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false]);
    orders.cancelAll();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  });

  test('I5 I8 one that waited too long for its turn does not leave any more; one that comes later may', async () => {
    const late: AbortController[] = [];
    const orders = openOrders(() => {
      const controller = new AbortController();
      late.push(controller);
      return controller.signal;
    });
    const signals: AbortSignal[] = [];
    const write = async (signal: AbortSignal): Promise<Verdict> => {
      signals.push(signal);
      return offline;
    };
    await orders.carryOut(1, 'a', write);
    await orders.carryOut(1, 'b', write);
    late[0]?.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test('I24 are forgotten when many others came', async () => {
    const orders = openOrders();
    let written = 0;
    const write = async (): Promise<Verdict> => {
      written += 1;
      return offline;
    };
    for (let n = 0; n < 100; n += 1) await orders.carryOut(1, `a${n}`, write);
    await orders.carryOut(1, 'a99', write);
    expect(written).toBe(100);
    await orders.carryOut(1, 'a0', write);
    expect(written).toBe(101);
  });
});
