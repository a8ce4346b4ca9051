import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setGivenIds } from '#stores/givenIds.ts';
import { at, eventView } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { block } from '#test/unit/renderer/features/calendar/show.tsx';
import { events, grid, host, redraw, scroller, settled, withGrid } from './grid.tsx';

withGrid();

const late = eventView('late', 19, ['18:00', '18:45'], 'DUPUIS Léo');
const early = eventView('early', 19, ['08:00', '08:45'], 'MOREL Ana');
const all = [...events, early, late];
/** How far a block is inside the room for hours: negative where it is partly out of sight. */
const inside = (id: string): number => {
  const { top, bottom } = block(id).getBoundingClientRect();
  const heads = document.querySelector('.cal-heads')?.getBoundingClientRect().bottom ?? Infinity;
  return Math.min(top - heads, host().getBoundingClientRect().bottom - bottom);
};
const draw = async (...of: Parameters<typeof grid>): Promise<void> => {
  await redraw(grid(...of));
  await settled();
};

describe('an event that is opened by a link or the palette', () => {
  beforeEach(async () => {
    host().style.height = '300px';
    await draw(all);
  });

  it('comes into sight where it lies below the fold', async () => {
    expect(inside('late')).toBeLessThan(-200);
    await draw(all, 'late');
    expect(inside('late')).toBeGreaterThanOrEqual(0);
  });

  it('comes into sight where it lies above, clear of the heads of the days', async () => {
    scroller().scrollTop = 400;
    await settled();
    await draw(all, 'early');
    expect(inside('early')).toBeGreaterThanOrEqual(0);
  });

  it('does not move the hours while enough of it can be read', async () => {
    scroller().scrollTop = 60;
    await settled();
    await draw(all, '1');
    expect(scroller().scrollTop).toBe(60);
  });

  it('comes into sight as soon as it is drawn, of a week that is read after it was opened', async () => {
    await draw(events, 'late');
    await draw(all, 'late');
    expect(inside('late')).toBeGreaterThanOrEqual(0);
  });

  it('leaves the hours to the user who began to scroll before it was drawn', async () => {
    await draw(events, 'late');
    scroller().dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    scroller().scrollTop = 40;
    await draw([...all, eventView('evening', 18, ['20:00', '21:00'], 'Réunion')], 'late');
    expect(scroller().scrollTop).toBe(40);
  });

  it('I6 leaves the hours where the user scrolled them as the service gives the open event its id', async () => {
    await draw([...all, { ...late, id: 'new:1' }], 'new:1');
    scroller().scrollTop = 0;
    await settled();
    setGivenIds(new Map([['new:1', '80']]));
    await draw([...all, { ...late, id: '80' }], '80');
    expect(scroller().scrollTop).toBe(0);
  });

  it('stays in sight in a window that becomes lower, until the user scrolls it away', async () => {
    await draw(all, 'late');
    host().style.height = '240px';
    await settled();
    expect(inside('late')).toBeGreaterThanOrEqual(0);
    scroller().scrollTop = 0;
    await settled();
    host().style.height = '200px';
    await draw([...all, eventView('new', 17, ['14:00', '15:00'], 'Réunion')], 'late');
    expect(scroller().scrollTop).toBe(0);
  });
});

describe('an event that goes over midnight', () => {
  const night = { ...eventView('night', 16, ['22:00', '23:00'], 'Nuit des métiers'), fin: at(17, '02:00') };
  const nextDay = (): HTMLElement => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-event="night"]')][1];
    if (!found) throw new Error('no block of the next day');
    return found;
  };
  beforeEach(async () => {
    host().style.height = '300px';
    await draw([...all, night]);
  });

  it('I12 remains in sight by the part that has the focus, also as the window becomes lower', async () => {
    await act(async () => nextDay().focus());
    await draw([...all, night], 'night');
    expect(scroller().scrollTop).toBe(0);
    host().style.height = '240px';
    await settled();
    expect(scroller().scrollTop).toBe(0);
  });

  it('remains in sight by any part once the focus is in its panel', async () => {
    await act(async () => nextDay().focus());
    await draw([...all, night], 'night');
    await act(async () => nextDay().blur());
    host().style.height = '240px';
    await settled();
    expect(scroller().scrollTop).toBe(0);
  });

  it('comes into sight by its beginning where a link opens it', async () => {
    scroller().scrollTop = 600;
    await settled();
    await draw([...all, night], 'night');
    expect(inside('night')).toBeGreaterThanOrEqual(0);
  });
});

it('I12 the hours do not move under the hand that opens an event of which only the edge is in sight', async () => {
  host().style.height = '300px';
  await draw(all);
  scroller().scrollTop = block('late').getBoundingClientRect().top - host().getBoundingClientRect().bottom + 10;
  await settled();
  const { scrollTop } = scroller();
  block('late').focus({ preventScroll: true });
  await draw(all, 'late');
  expect(scroller().scrollTop).toBe(scrollTop);
});
