import { expect, test } from 'vitest';
import { Fields } from '#cache/queries/peopleHooks.ts';
import { lackingIn } from '#features/teaching/pathLacks.tsx';
import { rawJson } from '#shared/json/rawJson.ts';

const complete = {
  Nom: 'Bachelor 2027',
  ProgrammeId: 1011,
  PeriodeRentreeId: 27,
  Debut: '2026-11-01T00:00:00+01:00',
  Fin: '2027-07-01T00:00:00+02:00',
};
const lacking = (change: Readonly<Record<string, string | number | null>>): readonly string[] =>
  lackingIn(new Fields(rawJson(JSON.stringify({ ...complete, ...change }))));

test('an admission path is complete with a programme, a period, a name, a start and an end (SessionRecrutement.1)', () => {
  expect(lacking({})).toEqual([]);
  expect(lacking({ ProgrammeId: 0, PeriodeRentreeId: null, Nom: ' ' })).toEqual([
    'ProgrammeId',
    'PeriodeRentreeId',
    'Nom',
  ]);
});

test('R5.6 a date that the service reset to the first day of its calendar is no date', () => {
  expect(lacking({ Debut: '0001-01-01T00:00:00+00:00', Fin: null })).toEqual(['Debut', 'Fin']);
});
