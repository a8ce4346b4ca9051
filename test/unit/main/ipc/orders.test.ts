import { describe, expect, test } from 'vitest';
import { openOrders } from '#main/ipc/orders.ts';
import type { Verdict } from '#shared/ipc/write.ts';

const offline: Verdict = { kind: 'notSent', failure: { kind: 'offline' } };

describe('orders of a page', () => {
  test('I3 an order that arrives twice is carried out once, and both callers receive the result', async () => {
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

  test('orders without a name are all carried out', async () => {
    const orders = openOrders();
    let written = 0;
    const write = async (): Promise<Verdict> => {
      written += 1;
      return offline;
    };
    await Promise.all([orders.carryOut(1, undefined, write), orders.carryOut(1, undefined, write)]);
    expect(written).toBe(2);
  });

  test('I4 end with their page; those of other pages remain, and a reloaded page may order again', async () => {
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

  test('I5 I8 an order that waited too long for its turn is not sent; a later one may be', async () => {
    const late: AbortController[] = [];
    const orders = openOrders(() => {
      const controller = new AbortController();
      late.push(controller);
      return { signal: controller.signal, clear: () => undefined };
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

  test('once carried out, nothing bounds them any more: no timer stays for each of many', async () => {
    let bounds = 0;
    const orders = openOrders(() => {
      bounds += 1;
      return { signal: new AbortController().signal, clear: () => (bounds -= 1) };
    });
    await orders.carryOut(1, 'a', async () => offline);
    await orders.carryOut(1, 'b', () => Promise.reject(new Error('no'))).catch(() => undefined);
    expect(bounds).toBe(0);
  });

  test('I24 are forgotten after many others', async () => {
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
