import { describe, expect, test } from 'vitest';
import { daysOfSpan, spanIn } from '#shared/text/when/span.ts';

const read = (text: string, language: 'fr' | 'en' = 'fr') => spanIn(text, { today: '2026-11-25', language });

describe('days in a row, as they are typed', () => {
  test.each([
    ['aujourd’hui', { unit: 'day', by: 0 }],
    ['Demain', { unit: 'day', by: 1 }],
    ['cette semaine', { unit: 'week', by: 0 }],
    ['la semaine prochaine', { unit: 'week', by: 1 }],
    ['ce mois-ci', { unit: 'month', by: 0 }],
    ['le mois dernier', { unit: 'month', by: -1 }],
    ['du 3 au 10 mars', { from: '2027-03-03', to: '2027-03-10' }],
    ['entre le 28/11 et le 2/12', { from: '2026-11-28', to: '2026-12-02' }],
    ['30/11 - 4/12/2026', { from: '2026-11-30', to: '2026-12-04' }],
    ['depuis le 3/11', { from: '2026-11-03', to: null }],
    ['depuis lundi', { from: '2026-11-23', to: null }],
    ['depuis mercredi', { from: '2026-11-25', to: null }],
    ['depuis lundi dernier', { from: '2026-11-23', to: null }],
    ['depuis jeudi 12', { from: '2026-11-12', to: null }],
    ['depuis le 20', { from: '2026-11-20', to: null }],
    ['depuis le 31', { from: '2026-10-31', to: null }],
    ['depuis le 20 mai', { from: '2026-05-20', to: null }],
    ['depuis le 20/12', { from: '2025-12-20', to: null }],
    ['depuis le 20 mai 2027', { from: '2027-05-20', to: null }],
    ['depuis le 20/05/27', { from: '2027-05-20', to: null }],
    ['depuis demain', { from: '2026-11-26', to: null }],
    ['à partir de lundi', { from: '2026-11-30', to: null }],
    ['à partir du 20', { from: '2026-12-20', to: null }],
    ['à partir du 3/11', { from: '2026-11-03', to: null }],
    ['jusqu’au 4 décembre', { from: null, to: '2026-12-04' }],
    ['semaine 50', { from: '2026-12-07', to: '2026-12-13' }],
    ['27/11', { from: '2026-11-27', to: '2026-11-27' }],
  ] as const)('%s', (text, span) => expect(read(text)).toEqual(span));

  test.each([
    ['this week', { unit: 'week', by: 0 }],
    ['next month', { unit: 'month', by: 1 }],
    ['from 3 to 10 march', { from: '2027-03-03', to: '2027-03-10' }],
    ['until 4 december', { from: null, to: '2026-12-04' }],
    ['since monday', { from: '2026-11-23', to: null }],
    ['since the 20th', { from: '2026-11-20', to: null }],
    ['since 20 may', { from: '2026-05-20', to: null }],
    ['from monday', { from: '2026-11-30', to: null }],
    ['starting on monday', { from: '2026-11-30', to: null }],
  ] as const)('%s', (text, span) => expect(read(text, 'en')).toEqual(span));

  test.each(['', 'entretien', 'du 10 au 3 mars', 'du 31/02 au 3/03', 'depuis', 'cette semaine encore'])(
    '« %s » is none',
    (text) => expect(read(text)).toBeNull(),
  );
});

test('a span that follows today is of the days around it', () => {
  const days = (unit: 'day' | 'week' | 'month', by: number) => daysOfSpan({ unit, by }, '2026-11-25');
  expect(days('day', -1)).toEqual({ from: '2026-11-24', to: '2026-11-24' });
  expect(days('week', 1)).toEqual({ from: '2026-11-30', to: '2026-12-06' });
  expect(days('month', 0)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(days('month', 3)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(daysOfSpan({ from: '2026-11-03', to: null }, '2026-11-25')).toEqual({ from: '2026-11-03', to: null });
});
