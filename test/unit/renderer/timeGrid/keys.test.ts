import { describe, expect, it } from 'vitest';
import { at, zone } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { speed } from '#timeGrid/drag.ts';
import { actionOf, neighbour } from '#timeGrid/keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', true>> = {}) =>
  actionOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });
const span = { debut: at(19, '10:00'), fin: at(19, '10:45') };
const applied = (action: ReturnType<typeof actionOf>) => (action?.kind === 'change' ? action.apply(span, zone) : null);

describe('the keys of an event', () => {
  it('move it by 15 minutes, by a day, and resize it', () => {
    expect(applied(press('ArrowDown', { ctrlKey: true }))).toEqual({ debut: at(19, '10:15'), fin: at(19, '11:00') });
    expect(applied(press('ArrowUp', { metaKey: true }))).toEqual({ debut: at(19, '09:45'), fin: at(19, '10:30') });
    expect(applied(press('ArrowRight', { ctrlKey: true }))).toEqual({ debut: at(20, '10:00'), fin: at(20, '10:45') });
    expect(applied(press('ArrowLeft', { ctrlKey: true }))).toEqual({ debut: at(18, '10:00'), fin: at(18, '10:45') });
    expect(applied(press('ArrowDown', { ctrlKey: true, shiftKey: true }))).toEqual({
      debut: at(19, '10:00'),
      fin: at(19, '11:00'),
    });
    expect(applied(press('ArrowUp', { ctrlKey: true, shiftKey: true }))).toEqual({
      debut: at(19, '10:00'),
      fin: at(19, '10:30'),
    });
  });

  it('ignore keys of the app', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(press('z', { ctrlKey: true })).toBeUndefined();
    expect(press('Enter')).toBeUndefined();
  });
});

describe('the focus', () => {
  const box = (id: string, top: number) => ({ id, top, bottom: top + 60 });
  const days = [[box('mon9', 540), box('mon14', 840)], [], [box('wed8', 480), box('wed13', 780), box('wed17', 1020)]];

  it('goes through all events in time order', () => {
    expect(neighbour(days, 'mon14', 'next')).toBe('wed8');
    expect(neighbour(days, 'wed8', 'previous')).toBe('mon14');
    expect(neighbour(days, 'wed17', 'next')).toBeNull();
  });

  it('goes up and down within a day', () => {
    expect(neighbour(days, 'mon9', 'down')).toBe('mon14');
    expect(neighbour(days, 'mon9', 'up')).toBeNull();
  });

  it('goes sideways to the closest hour of the next day that has an event', () => {
    expect(neighbour(days, 'mon14', 'right')).toBe('wed13');
    expect(neighbour(days, 'wed17', 'left')).toBe('mon14');
    expect(neighbour(days, 'mon9', 'left')).toBeNull();
  });

  it('does not stay on an event that goes over midnight', () => {
    const night = [[box('night', 1300)], [box('night', 0), box('tue9', 540)]];
    expect(neighbour(night, 'night', 'right')).toBe('tue9');
    expect(neighbour(night, 'night', 'next')).toBe('tue9');
  });
});

describe('scrolling while dragging', () => {
  it('is zero in the middle and faster over the edges', () => {
    expect(speed(300, 100, 500)).toBe(0);
    expect(speed(120, 100, 500)).toBeLessThan(0);
    expect(speed(490, 100, 500)).toBeGreaterThan(speed(470, 100, 500));
    expect(speed(2000, 100, 500)).toBe(speed(540, 100, 500));
  });
});
