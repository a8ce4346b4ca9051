import { expect, test } from 'vitest';
import { rawInstant, rawNumber, rawSchedule } from '#features/changes/other.ts';
import { storyRows } from '#features/changes/story.ts';
import { createFormat } from '#ui/format/format.ts';
import { applied, raw, step } from './steps.ts';

const renamed = step({
  id: 'r',
  base: raw('{"Id":812,"Nom":"Atelier vente","Enseignants":"A"}'),
  changes: [{ field: 'Nom', base: raw('"Atelier vente"'), mine: raw('"Atelier vente 1"') }],
});
const kept = raw('{"Id":812,"Nom":"Atelier vente GR1","Enseignants":"B"}');

test('R3.8 a change not yet sent claims nothing about what was kept', () => {
  expect(storyRows(renamed, kept)).toMatchObject([
    { unit: 'Nom', before: ['"Atelier vente"'], asked: ['"Atelier vente 1"'], kept: null, outcome: 'pending' },
  ]);
});

test('R3.8 a verified change kept what was asked; an unverifiable one claims nothing', () => {
  expect(storyRows({ ...renamed, state: applied('verified') }, kept)).toMatchObject([
    { kept: ['"Atelier vente 1"'], outcome: 'kept' },
  ]);
  expect(storyRows({ ...renamed, state: applied('unverifiable') }, kept)).toMatchObject([
    { kept: null, outcome: 'unknown' },
  ]);
});

test('R3.8 what the service changed is told, fields nobody asked about included', () => {
  expect(storyRows({ ...renamed, state: applied('changed', ['Nom', 'Enseignants']) }, kept)).toMatchObject([
    { unit: 'Nom', asked: ['"Atelier vente 1"'], kept: ['"Atelier vente GR1"'], outcome: 'changed' },
    { unit: 'Enseignants', before: ['"A"'], asked: null, kept: ['"B"'], outcome: 'changed' },
  ]);
});

test('I12 what gave way to the service’s version is told beside what went on', () => {
  const [kept, gone] = [
    { field: 'Nom', base: raw('"A"'), mine: raw('"B"') },
    { field: 'Salle', base: raw('"s1"'), mine: raw('"s3"') },
  ];
  const shown = step({
    id: 'g',
    changes: [kept],
    state: applied('verified'),
    decisions: [{ at: 1, about: 'conflict', choice: 'mixed', gaveWay: [gone] }],
  });
  expect(storyRows(shown, null).map(({ unit, asked, outcome }) => [unit, asked, outcome])).toEqual([
    ['Nom', ['"B"'], 'kept'],
    ['Salle', ['"s3"'], 'gaveWay'],
  ]);
});

test('a creation has no before, start and end are one row, empty and assigned members are left out', () => {
  const creation = step({
    id: 'c',
    action: 'create',
    target: 'new:1',
    body: raw(
      '{"Id":0,"Nom":"Jury","Debut":"2026-11-19T11:00:00+01:00","Fin":"2026-11-19T12:00:00+01:00","Enseignants":""}',
    ),
  });
  expect(storyRows(creation, null).map(({ unit, before, asked }) => [unit, before, asked])).toEqual([
    ['Nom', null, ['"Jury"']],
    ['Debut+Fin', null, ['"2026-11-19T11:00:00+01:00"', '"2026-11-19T12:00:00+01:00"']],
  ]);
});

const clock = createFormat('fr', 'Europe/Paris');

test('R2.4 a typed moment goes out with the offset of that day, never Z', () => {
  expect(rawInstant('2026-11-19', '11:15', clock)).toBe('"2026-11-19T11:15:00+01:00"');
  expect(rawInstant('2026-07-01', '11:15', clock)).toBe('"2026-07-01T11:15:00+02:00"');
  expect(rawInstant('', '11:15', clock)).toBeNull();
});

test('a schedule is both ends or none, and never ends before it starts', () => {
  expect(rawSchedule('2026-11-19', '11:15', '12:00', clock)).toEqual([
    '"2026-11-19T11:15:00+01:00"',
    '"2026-11-19T12:00:00+01:00"',
  ]);
  expect(rawSchedule('2026-11-19', '11:15', '11:15', clock)).toBe('endBeforeStart');
  expect(rawSchedule('2026-11-19', '11:15', '', clock)).toBeNull();
});

test('R2.2 a typed number keeps its digits', () => {
  expect(rawNumber(' 1250.10 ')).toBe('1250.10');
  expect(rawNumber('9007199254740993')).toBe('9007199254740993');
  expect(rawNumber('12,5')).toBeNull();
  expect(rawNumber('012')).toBeNull();
});
