import { act } from 'react';
import { expect, it } from 'vitest';
import { at, eventView, now } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { block, drag, press } from '#test/unit/renderer/features/calendar/show.tsx';
import { DaysGrid } from '#timeGrid/DaysGrid.tsx';
import { lastMove, onCreate, onMove, onSelect, redraw, week, withGrid } from './grid.tsx';

withGrid();

const own = eventView('own', 16, ['09:00', '10:00'], 'Cours de Hélène', { type: 'Cours' });
const theirs = eventView('theirs', 16, ['09:00', '10:00'], 'Cours de Paul', { type: 'Cours' });
const shared = eventView('shared', 17, ['09:00', '12:00'], 'Jury BTS', { type: 'Jury' });
const all = [own, theirs, shared];
const sides = [
  { name: 'VASSEUR Hélène', events: new Set(['own', 'shared']) },
  { name: 'MOREL Paul', events: new Set(['theirs', 'shared']) },
];
const draw = () =>
  redraw(
    <DaysGrid
      label="Semaine"
      onScreen={week.slice(0, 5)}
      events={all}
      candidates={all}
      all={all}
      sides={sides}
      clashes={new Map()}
      now={now}
      selectedId={null}
      picked={new Set()}
      onSelect={onSelect}
      onMove={onMove}
      onNudge={(id, span) => void onMove(id, span)}
      onCreate={(span, { whose }) => onCreate({ ...span, enseignants: whose })}
    />,
  );
const columns = () => [...document.querySelectorAll<HTMLElement>('.cal-day')];
const columnOf = (day: number, name: string): HTMLElement => {
  const found = columns().find(({ dataset }) => dataset['day'] === `2026-11-${day}` && dataset['whose'] === name);
  if (!found) throw new Error(`no column of ${name}`);
  return found;
};
const pointIn = (column: Element, hour: number): [number, number] => {
  const { left, top, width } = column.getBoundingClientRect();
  return [left + width / 2, top + (hour - 8) * 66];
};
const isIn = (element: Element, column: Element): boolean => {
  const [inner, outer] = [element.getBoundingClientRect(), column.getBoundingClientRect()];
  return inner.left >= outer.left && inner.right <= outer.right;
};

it('the week of two people has a column for each in every day, by name, and an event of both in both', async () => {
  await draw();
  expect(columns()).toHaveLength(10);
  expect([...document.querySelectorAll('.cal-column-name')].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'VASSEUR Hélène',
    'MOREL Paul',
  ]);
  const ids = (column: Element) =>
    [...column.querySelectorAll<HTMLElement>('[data-event]')].map(({ dataset }) => dataset['event']);
  expect(columns().slice(0, 4).map(ids)).toEqual([['own'], ['theirs'], ['shared'], ['shared']]);
  expect(columnOf(16, 'MOREL Paul').querySelector('fieldset')?.ariaLabel).toMatch(/^MOREL Paul, lundi.16.novembre/iu);
});

it('the arrows go from one person to the other and on to the next day', async () => {
  await draw();
  await act(async () => block('own').focus());
  const reached: (string | undefined)[] = [];
  for (let presses = 0; presses < 3; presses += 1) {
    await press(document.activeElement, 'ArrowRight');
    reached.push(document.activeElement?.closest<HTMLElement>('.cal-day')?.dataset['whose']);
  }
  expect(reached).toEqual(['MOREL Paul', 'VASSEUR Hélène', 'MOREL Paul']);
});

it('an event dragged to the other person’s column changes its day and keeps its person, as its ghost shows', async () => {
  await draw();
  const [start, end] = [columnOf(16, 'VASSEUR Hélène'), columnOf(18, 'MOREL Paul')];
  await drag(block('own'), [pointIn(start, 9.5), pointIn(end, 10), pointIn(end, 10.5)], { hold: true });
  const ghosts = [...document.querySelectorAll('.cal-ghost')];
  expect(ghosts.map((ghost) => isIn(ghost, columnOf(18, 'VASSEUR Hélène')))).toEqual([true]);
  await act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })));
  expect(lastMove()).toEqual(['own', { debut: at(18, '10:00'), fin: at(18, '11:00') }]);
});

it('an event of both that is dragged or resized has a ghost in the columns of both, as the drop moves both', async () => {
  await draw();
  const [start, end] = [columnOf(17, 'VASSEUR Hélène'), columnOf(18, 'VASSEUR Hélène')];
  const ghosts = () => [...document.querySelectorAll('.cal-ghost')];
  const names = ['VASSEUR Hélène', 'MOREL Paul'];
  const drop = () => act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })));
  await drag(block('shared'), [pointIn(start, 10), pointIn(end, 10.5), pointIn(end, 11)], { hold: true });
  expect(ghosts().map((ghost, at) => isIn(ghost, columnOf(18, names[at] ?? '')))).toEqual([true, true]);
  await drop();
  const [x, y] = pointIn(start, 12);
  await drag(block('shared'), [[x, y - 3], pointIn(start, 12.5), pointIn(start, 13)], { hold: true });
  expect(ghosts().map((ghost, at) => isIn(ghost, columnOf(17, names[at] ?? '')))).toEqual([true, true]);
  await drop();
});

it('a stronger line parts the two columns of a day from those of the next', async () => {
  document.documentElement.style.setProperty('--line-soft', 'silver');
  document.documentElement.style.setProperty('--control', 'gray');
  await draw();
  const lines = [columns(), [...document.querySelectorAll<HTMLElement>('.cal-head')]].map((all) =>
    all.slice(0, 5).map((each) => getComputedStyle(each).borderLeftColor),
  );
  const [soft, strong] = ['rgb(192, 192, 192)', 'rgb(128, 128, 128)'];
  const expected = [soft, soft, strong, soft, strong];
  expect(lines).toEqual([expected, expected]);
});

it('a head says day and number apart, below the name', async () => {
  await draw();
  const [facts] = document.querySelectorAll('.cal-column-facts');
  const [day, number] = [...(facts?.children ?? [])].map((each) => each.getBoundingClientRect());
  expect((number?.left ?? 0) - (day?.right ?? 0)).toBeGreaterThanOrEqual(4);
});

it('a new event is of the person in whose column it is drawn', async () => {
  await draw();
  const column = columnOf(19, 'MOREL Paul');
  await drag(column, [pointIn(column, 9), pointIn(column, 9.5), pointIn(column, 10)]);
  expect(onCreate).toHaveBeenCalledExactlyOnceWith({
    debut: at(19, '09:00'),
    fin: at(19, '10:00'),
    enseignants: 'MOREL Paul',
  });
});
