import { act, useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView } from '#cache/queries/views.ts';
import { useMoves } from '#features/calendar/period/useMoves.ts';
import type { Moved } from '#features/calendar/period/useMoves.ts';
import type { MemberValues } from '#intents/intent.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { Places } from '#timeGrid/gesture/span.ts';
import { at, eventView, zone } from '../fixtures.ts';
import { show } from '../show.tsx';
import type { DrawnScreen } from '../show.tsx';

const waiting = eventView('1', 19, ['10:00', '11:00'], 'Jury', { mark: 'waiting' });
const other = eventView('2', 19, ['14:00', '15:00'], 'Cours', { mark: 'conflict' });
const later = { debut: at(19, '10:15'), fin: at(19, '11:15') };
const keep = vi.fn<(members: MemberValues | null, from: readonly EventView[]) => Promise<boolean>>();
/** An act on the first of the events. */
const actOn = (from: readonly EventView[]): Moved['act'] => ({
  async toEach([edit]) {
    return (await keep(edit?.members ?? null, from)) ? [] : null;
  },
});
let seen: readonly ShownEvent[] = [];
let moveBy: (places: Places, moved: Moved) => Promise<void> = async () => undefined;
const move = (places: Places, { from = [waiting], ...more }: Partial<Moved> = {}): Promise<void> =>
  moveBy(places, { act: actOn(from), from, ...more });
let drawings = 0;

function Probe({ events }: { readonly events: readonly EventView[] }) {
  const moves = useMoves(events, zone);
  useLayoutEffect(() => {
    drawings += 1;
    seen = moves.shown;
    moveBy = moves.move;
  });
  return null;
}
const first = [waiting, other];
let shown: DrawnScreen;
beforeEach(async () => {
  shown = await show(<Probe events={first} />);
});
afterEach(() => shown.close());
const look = (): readonly unknown[] => seen.map(({ debut, mark, isUnkept = false }) => [debut, mark, isUnkept]);
const untouched = [other.debut, 'conflict', false];

it('I2 shows a move at once, without the mark of an older change until the outbox has it', async () => {
  const saving = Promise.withResolvers<boolean>();
  keep.mockReturnValueOnce(saving.promise);
  await act(async () => move(new Map([['1', later]])));
  expect(look()).toEqual([[later.debut, null, true], untouched]);
  await act(async () => saving.resolve(true));
  expect(look()).toEqual([[later.debut, 'waiting', false], untouched]);
  await shown.redraw(<Probe events={[{ ...waiting, ...later }, other]} />);
  expect(look()).toEqual([[later.debut, 'waiting', false], untouched]);
});

it('I2 a move that could not be kept is where it was, with the mark that it had', async () => {
  const saving = Promise.withResolvers<boolean>();
  keep.mockReturnValueOnce(saving.promise);
  await act(async () => move(new Map([['1', later]])));
  await act(async () => saving.resolve(false));
  expect(look()).toEqual([[waiting.debut, 'waiting', false], untouched]);
});

it('I26 shows what goes to another week there at once, for the next key, and nothing of it that could not be kept', async () => {
  const next = { debut: at(23, '10:00'), fin: at(23, '11:00') };
  const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  keep.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  await act(async () => move(new Map([['1', next]]), { from: [waiting] }));
  await shown.redraw(<Probe events={[]} />);
  expect(look()).toEqual([[next.debut, null, true]]);
  await act(async () => first.resolve(true));
  expect(look()).toEqual([[next.debut, 'waiting', false]]);
  await shown.redraw(<Probe events={[{ ...waiting, ...next }]} />);
  expect(look()).toEqual([[next.debut, 'waiting', false]]);
  await act(async () => move(new Map([['1', later]]), { from: [{ ...waiting, ...next }] }));
  await shown.redraw(<Probe events={[other]} />);
  expect(look()).toEqual([[later.debut, null, true], untouched]);
  await act(async () => second.resolve(false));
  expect(look()).toEqual([untouched]);
});

describe('what the pointer dropped, whose ghost stands at its place', () => {
  it('is drawn once, when it is kept', async () => {
    keep.mockImplementationOnce(async () => {
      await shown.redraw(<Probe events={[{ ...waiting, ...later }, other]} />);
      return true;
    });
    drawings = 0;
    await act(async () => move(new Map([['1', later]]), { isByPointer: true }));
    expect(look()).toEqual([[later.debut, 'waiting', false], untouched]);
    expect(drawings).toBe(1);
  });

  it.each([
    ['a key', new KeyboardEvent('keydown', { key: 'ArrowDown' })],
    ['a press', new PointerEvent('pointerdown')],
  ])('I12 is drawn before what the user does next, as by %s', async (_by, next) => {
    keep.mockReturnValueOnce(Promise.withResolvers<boolean>().promise);
    vi.useFakeTimers({ toFake: ['setTimeout'] }); // it never takes too long
    await act(async () => {
      const drawn = move(new Map([['1', later]]), { isByPointer: true });
      expect(look()[0]).toEqual([waiting.debut, 'waiting', false]);
      window.dispatchEvent(next);
      await drawn;
    });
    vi.useRealTimers();
    expect(look()).toEqual([[later.debut, null, true], untouched]);
  });

  it('I2 stays where it was, where it could not be kept', async () => {
    keep.mockResolvedValueOnce(false);
    drawings = 0;
    await act(async () => move(new Map([['1', later]]), { isByPointer: true }));
    expect(look()).toEqual([[waiting.debut, 'waiting', false], untouched]);
    expect(drawings).toBe(0);
  });
});

it('keeps the order of time, on which views rely, while a move is being saved', async () => {
  keep.mockReturnValueOnce(Promise.withResolvers<boolean>().promise);
  await act(async () => move(new Map([['2', { debut: at(18, '09:00'), fin: at(18, '10:00') }]])));
  expect(seen.map(({ id }) => id)).toEqual(['2', '1']);
});

it.each([
  ['kept', true, 'the first place'],
  ['not kept', false, 'where it was'],
])(
  'I12 a place that was drawn and never saved is no base; after a first one that was %s',
  async (_how, isKept, base) => {
    const saving = Promise.withResolvers<boolean>();
    keep.mockReset().mockReturnValueOnce(saving.promise).mockResolvedValue(true);
    const shownAt = (hour: string) => [{ ...waiting, debut: at(19, hour) }];
    const to = (hour: string): Places => new Map([['1', { debut: at(19, hour), fin: at(19, '13:00') }]]);
    await act(async () => move(to('10:15'), { from: shownAt('10:00') }));
    await act(async () => move(to('10:30'), { from: shownAt('10:15') }));
    await act(async () => move(to('10:45'), { from: shownAt('10:30') }));
    await act(async () => saving.resolve(isKept));
    const saved = keep.mock.calls.map(([members, from]) => [members?.['Debut'], from[0]?.debut]);
    expect(saved).toEqual([
      [at(19, '10:15'), at(19, '10:00')],
      [at(19, '10:45'), base === 'the first place' ? at(19, '10:15') : at(19, '10:00')],
    ]);
  },
);
