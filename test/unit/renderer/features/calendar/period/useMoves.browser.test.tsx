import { act, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventView } from '#cache/queries/views.ts';
import { useMoves } from '#features/calendar/period/useMoves.ts';
import type { HowMoved } from '#features/calendar/period/useMoves.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { Places } from '#timeGrid/gesture/span.ts';
import { at, eventView } from '../fixtures.ts';
import { show } from '../show.tsx';
import type { Shown } from '../show.tsx';

const waiting = eventView('1', 19, ['10:00', '11:00'], 'Jury', { mark: 'waiting' });
const other = eventView('2', 19, ['14:00', '15:00'], 'Cours', { mark: 'conflict' });
const later = { debut: at(19, '10:15'), fin: at(19, '11:15') };
const keep = vi.fn<(places: Places, how: HowMoved) => Promise<boolean>>();
let seen: readonly ShownEvent[] = [];
let move: (places: Places, how?: HowMoved) => void = () => undefined;

function Probe({ events }: { readonly events: readonly EventView[] }) {
  const moves = useMoves(events, keep);
  useLayoutEffect(() => {
    seen = moves.shown;
    move = moves.move;
  });
  return null;
}
const first = [waiting, other];
let shown: Shown;
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
    const saved = keep.mock.calls.map(([places, { from }]) => [places.get('1')?.debut, from?.[0]?.debut]);
    expect(saved).toEqual([
      [at(19, '10:15'), at(19, '10:00')],
      [at(19, '10:45'), base === 'the first place' ? at(19, '10:15') : at(19, '10:00')],
    ]);
  },
);
