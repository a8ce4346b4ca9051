import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TypeToggles } from '#features/calendar/filter/TypeToggles.tsx';
import { everyType, useCalendarTypes } from '#stores/calendarTypes.ts';
import { types } from '../fixtures.ts';
import { show } from '../show.tsx';
import type { DrawnScreen } from '../show.tsx';

let shown: DrawnScreen;
beforeEach(async () => {
  useCalendarTypes.setState(everyType);
  shown = await show(<TypeToggles types={types} />);
});
afterEach(() => shown.close());

const toggle = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')].find(
    (each) => each.textContent === name,
  );
  if (!found) throw new Error(`no type ${name}`);
  return found;
};
const pressed = (): readonly (string | null)[] =>
  [...document.querySelectorAll('button[aria-pressed=true]')].map((each) => each.textContent);
const click = (name: string, held: MouseEventInit = {}) =>
  act(async () => toggle(name).dispatchEvent(new MouseEvent('click', { bubbles: true, ...held })));
const every = types.map(({ name }) => name);

describe('the types of events', () => {
  it('are hidden and shown by a press, by pointer and by keyboard', async () => {
    await click('Jury');
    expect(pressed()).toEqual(every.filter((name) => name !== 'Jury'));
    await act(async () => toggle('Jury').focus());
    await act(async () => userEvent.keyboard('{Enter}'));
    expect(pressed()).toEqual(every);
  });

  it('are alone by Alt and a press, and again as before', async () => {
    await click('Cours');
    await click('Jury', { altKey: true });
    expect(pressed()).toEqual(['Jury']);
    await click('Jury', { altKey: true });
    expect(pressed()).toEqual(every.filter((name) => name !== 'Cours'));
  });

  it('are all shown again by one press, which is offered only while some are hidden', async () => {
    const all = (): HTMLButtonElement | undefined =>
      [...document.querySelectorAll('button')].find((each) => each.textContent === 'Tout afficher');
    expect(all()).toBeUndefined();
    await click('Jury', { altKey: true });
    await act(async () => all()?.click());
    expect(pressed()).toEqual(every);
  });

  it('are one stop of Tab, with arrows between them', async () => {
    await act(async () => toggle('Cours').focus());
    await act(async () => userEvent.keyboard('{ArrowDown}'));
    expect(document.activeElement?.textContent).toBe('Jury');
  });
});
