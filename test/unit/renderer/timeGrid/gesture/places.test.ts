import { describe, expect, it } from 'vitest';
import { at, eventView, zone } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { placesFor, togetherWith } from '#timeGrid/gesture/places.ts';
import { dragEdge } from '#timeGrid/gesture/span.ts';
import { targetOf } from '#timeGrid/gesture/target.ts';
import { daysOf } from '#timeGrid/layout/period.ts';
import { schoolDay } from '#timeGrid/layout/schoolDay.ts';

const jury = eventView('5', 17, ['09:00', '12:00'], 'Jury BTS', { group: 'g' });
const also = eventView('10', 18, ['14:00', '15:00'], 'Jury NDRC', { group: 'g' });
const clock = (ms: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(ms);
/** An event of a summer or winter day, 09:00 – 10:00 in Paris. */
const morning = (id: string, day: string, offset: string) => ({
  ...jury,
  id,
  debut: Date.parse(`${day}T09:00:00${offset}`),
  fin: Date.parse(`${day}T10:00:00${offset}`),
});

describe('several events that move together', () => {
  it('move as far as the dragged one', () => {
    const places = placesFor(jury, { debut: at(18, '10:00'), fin: at(18, '13:00') }, [jury, also], zone);
    expect(Object.fromEntries(places)).toEqual({
      '5': { debut: at(18, '10:00'), fin: at(18, '13:00') },
      '10': { debut: at(19, '15:00'), fin: at(19, '16:00') },
    });
  });

  it('keep the wall-clock hour over a change of clock: 09:00 stays 09:00 on both sides of it', () => {
    const [friday, monday] = [morning('a', '2027-03-26', '+01:00'), morning('b', '2027-03-29', '+02:00')];
    // From Friday to Saturday the clock does not change; the other goes from Monday to Tuesday, already in summer.
    const places = placesFor(
      friday,
      { debut: friday.debut + 3 * 86_400_000 - 3_600_000, fin: friday.fin + 3 * 86_400_000 - 3_600_000 },
      [friday, monday],
      zone,
    );
    expect([...places.values()].map(({ debut }) => clock(debut))).toEqual(['2027-04-01 09:00', '2027-03-29 09:00']);
  });

  it('R2.10 are those that are chosen with it, whether they are linked or not', () => {
    const other = eventView('7', 19, ['09:00', '10:00'], 'Autre');
    const all = [jury, also, other];
    expect(togetherWith(jury, all, new Set())).toEqual([jury]);
    expect(togetherWith(jury, all, new Set(['10', '7']))).toEqual([jury]);
    expect(togetherWith(jury, all, new Set(['5', '7']))).toEqual([jury, other]);
  });

  it('that is resized goes alone', () => {
    expect([...placesFor(jury, { debut: jury.debut, fin: at(17, '13:00') }, [jury, also], zone).keys()]).toEqual(['5']);
  });
});

describe('a week in which the clock changes', () => {
  const days = daysOf('2027-03-28', 'week', zone);
  const friday = morning('a', '2027-03-26', '+01:00');
  const point = (column: number, minute: number) => ({ column, minute });

  it('dragging from Friday over the change to Sunday keeps 09:00', () => {
    const target = targetOf({ kind: 'move', id: 'a', span: friday }, point(4, 560), point(6, 560), 15, days, zone);
    expect([clock(target?.debut ?? 0), clock(target?.fin ?? 0)]).toEqual(['2027-03-28 09:00', '2027-03-28 10:00']);
  });

  it('an end carried into Sunday lands on the hour that is shown there', () => {
    const target = targetOf(
      { kind: 'edge', id: 'a', span: friday, edge: 'fin', edgeMinute: 600 },
      point(4, 600),
      point(6, 540),
      15,
      days,
      zone,
    );
    expect([clock(target?.debut ?? 0), clock(target?.fin ?? 0)]).toEqual(['2027-03-26 09:00', '2027-03-28 09:00']);
  });

  it('an end dragged into the hour that does not exist is after it', () => {
    const span = dragEdge(
      { debut: Date.parse('2027-03-28T01:00:00+01:00'), fin: Date.parse('2027-03-28T01:30:00+01:00') },
      'fin',
      150,
      15,
      schoolDay('2027-03-28', zone),
    );
    expect(clock(span.fin)).toBe('2027-03-28 03:30');
  });
});
