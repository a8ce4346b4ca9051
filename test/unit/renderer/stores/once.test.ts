import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, assert, asyncProperty, nat } from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { intentKey } from '#intents/intentKey.ts';
import { bounceMs, createOnce } from '#stores/commit.ts';
import type { CommittingCommand, useCommands } from '#stores/session.ts';

/** A guard on a clock of its own, and how often its work ran. */
function guard() {
  const clock = { now: 0, ran: 0 };
  const once = createOnce(() => clock.now);
  const work =
    (result: unknown = 'kept') =>
    async (): Promise<unknown> => {
      clock.ran += 1;
      return result;
    };
  return { clock, once, work };
}

describe('I1 what is asked for twice at once is done once', () => {
  test.each([0, 15, 40, 80, bounceMs - 1])('a second activation after %i ms is ignored', async (after) => {
    const { clock, once, work } = guard();
    await once('', work());
    clock.now += after;
    expect(await once('', work())).toBeUndefined();
    expect(clock.ran).toBe(1);
  });

  test('but what was rejected can be asked for again at once, also where the rejection is a value', async () => {
    const { clock, once, work } = guard();
    const isStored = (result: unknown): boolean => result !== 'rejected';
    expect(await once('', work('rejected'), isStored)).toBe('rejected');
    expect(await once('', work(), isStored)).toBe('kept');
    expect(await once('', work(), isStored)).toBeUndefined();
    expect(clock.ran).toBe(2);
  });

  test('while the first runs, however long it takes', async () => {
    const { clock, once, work } = guard();
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = once('', () => promise);
    clock.now += 60_000;
    expect(await once('', work())).toBeUndefined();
    resolve('kept');
    expect(await first).toBe('kept');
    clock.now += bounceMs;
    expect(await once('', work())).toBe('kept');
  });

  test.each([
    ['false', false],
    ['null', null],
  ])('an attempt that answers %s can be made again at once', async (_name, result) => {
    const { clock, once, work } = guard();
    await once('', work(result));
    expect(await once('', work())).toBe('kept');
    expect(clock.ran).toBe(2);
  });

  test('an attempt that rejects can be made again at once', async () => {
    const { once, work } = guard();
    await expect(once('', () => Promise.reject(new Error('the disk')))).rejects.toThrow('the disk');
    expect(await once('', work())).toBe('kept');
  });

  test('other things are done meanwhile, and what has no name each time', async () => {
    const { clock, once, work } = guard();
    await Promise.all([once('a', work()), once('b', work()), once(null, work()), once(null, work())]);
    expect(clock.ran).toBe(4);
  });

  test('of activations at any moments, no two that ran are closer than a bounce', async () => {
    await assert(
      asyncProperty(array(nat(900), { maxLength: 30 }), async (pauses) => {
        const { clock, once } = guard();
        const ran: number[] = [];
        for (const pause of pauses) {
          clock.now += pause;
          await once('', async () => ran.push(clock.now));
        }
        for (const [index, at] of ran.entries())
          expect(at - (ran[index - 1] ?? -bounceMs)).toBeGreaterThanOrEqual(bounceMs);
      }),
    );
  });
});

describe('which intents are one newValue', () => {
  test('a switch bounced is one newValue, whichever way it goes', () => {
    expect(
      intentKey({ kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Realise: 'true' } }] }),
    ).toBe(intentKey({ kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Realise: 'false' } }] }));
    expect(
      intentKey({ kind: 'edit', rows: [{ entity: 'Dossier', id: '7', members: { 'Parametres.ARRIVEE': '10:12' } }] }),
    ).toBe(intentKey({ kind: 'edit', rows: [{ entity: 'Dossier', id: '7', members: { 'Parametres.ARRIVEE': '' } }] }));
  });
  test('a switch of something else is another newValue', () => {
    expect(
      intentKey({ kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Annule: 'true' } }] }),
    ).not.toBe(intentKey({ kind: 'edit', rows: [{ entity: 'Planification', id: '8', members: { Annule: 'true' } }] }));
  });
  test('each key that moves an event counts, also there and back', () => {
    expect(
      intentKey({ kind: 'edit', rows: [{ entity: 'Planification', id: '7', members: { Debut: '', Fin: '' } }] }),
    ).toBeNull();
  });
});

describe('no control reaches a committing command but through the guard', () => {
  const filesBelow = (folder: string): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/u.test(name))
      .map((name) => join(folder, name));

  test('useCommands offers none of them: the compiler refuses the others', () => {
    expectTypeOf<Extract<keyof ReturnType<typeof useCommands>, CommittingCommand>>().toBeNever();
    expectTypeOf<
      'dispatch' | 'undo' | 'discard' | 'resolve' | 'settle' | 'adopt' | 'retry' | 'attend' | 'signIn'
    >().toExtend<CommittingCommand>();
  });

  test.each(['renderer/features', 'renderer/wording', 'renderer/ui'])(
    '%s does not read them from the session’s store',
    (folder) => {
      const readers = filesBelow(folder).filter((file) =>
        /useSession[^;\n]*\bcommands\b|\bcommands\b[^;\n]*=\s*useSession/u.test(readFileSync(file, 'utf8')),
      );
      expect(readers).toEqual([]);
    },
  );

  test('the guard is the only one that does', () => {
    const readers = filesBelow('renderer/stores').filter((file) =>
      /\bcommands\b[^;\n]*useSession\.getState/u.test(readFileSync(file, 'utf8')),
    );
    expect(readers).toEqual([join('renderer', 'stores', 'commit.ts')]);
  });
});
