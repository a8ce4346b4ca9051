import { expect, it } from 'vitest';
import { askedFree } from '#parts/free/useFree.ts';

it.each([
  ['libre 15h', '2026-11-19', ['15:00']],
  ['Libres à 15h30', '2026-11-19', ['15:30']],
  ['libre demain 9:15', '2026-11-20', ['09:15']],
  ['qui est libre aujourd’hui à 14 h', '2026-11-19', ['14:00']],
  ['libre 27/11 à 15h', '2026-11-27', ['15:00']],
  ['libre vendredi 10h', '2026-11-20', ['10:00']],
  ['libre 4h', '2026-11-19', ['16:00', '04:00']],
  ['who is free tomorrow at 15:00', '2026-11-20', ['15:00']],
  ['free 3pm', '2026-11-19', ['15:00']],
  ['free tomorrow at 9:30 am', '2026-11-20', ['09:30']],
  ['libre', '2026-11-19', []],
  ['libres demain', '2026-11-20', []],
  ['qui est libre le 27/11', '2026-11-27', []],
  ['free tomorrow', '2026-11-20', []],
])('« %s » asks who is free', (query, day, times) => {
  expect(askedFree(query, '2026-11-19')).toEqual({ day, times });
});

it.each(['libre 25h', 'libre dupont', 'libre dupont 15h', 'librairie 15h', 'LIBERT Paul', '15h', ''])(
  '« %s » does not',
  (query) => {
    expect(askedFree(query, '2026-11-19')).toBeNull();
  },
);
