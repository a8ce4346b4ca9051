import { expect, test } from 'vitest';
import { rawInstant, rawNumber, rawSchedule } from '#features/changes/other.ts';
import { storyRows } from '#features/changes/story.ts';
import { createFormat } from '#ui/format/format.ts';
import { applied, conflict, raw, step } from './steps.ts';

const renamed = step({
  id: 'r',
  base: raw('{"Id":812,"Nom":"Atelier vente","Enseignants":"A"}'),
  changes: [{ field: 'Nom', base: raw('"Atelier vente"'), mine: raw('"Atelier vente 1"') }],
});
const current = raw('{"Id":812,"Nom":"Atelier vente GR1","Enseignants":"B"}');

test('R3.8 a change not yet sent shows nothing as received', () => {
  expect(storyRows(renamed, current)).toMatchObject([
    { unit: 'Nom', before: ['"Atelier vente"'], requested: ['"Atelier vente 1"'], received: null, outcome: 'pending' },
  ]);
});

test('I12 a change in conflict shows what the service has in the place of what was asked', () => {
  const [change] = renamed.changes;
  if (!change) throw new Error('no change');
  const theirs = raw('"Atelier vente GR1"');
  const state = conflict(current, { unit: 'Nom', fields: [{ ...change, theirs }] });
  expect(storyRows({ ...renamed, state }, current)).toMatchObject([
    { requested: ['"Atelier vente 1"'], received: ['"Atelier vente GR1"'], outcome: 'conflict' },
  ]);
});

test('R3.8 a verified change shows the requested values as received; an unverifiable one shows none', () => {
  expect(storyRows({ ...renamed, state: applied('verified') }, current)).toMatchObject([
    { received: ['"Atelier vente 1"'], outcome: 'kept' },
  ]);
  expect(storyRows({ ...renamed, state: applied('unverifiable') }, current)).toMatchObject([
    { received: null, outcome: 'unknown' },
  ]);
});

test('R2.6 a password is not verifiable where the rest of the account was verified', () => {
  const body = raw('{"Nom":"Aubin","Password":"QUJD"}');
  const created = step({
    id: 'u',
    entity: 'User',
    action: 'create',
    target: 'new:1',
    body,
    state: applied('verified'),
  });
  expect(storyRows(created, raw('{"Nom":"Aubin","Password":null}'))).toMatchObject([
    { unit: 'Nom', outcome: 'kept' },
    { unit: 'Password', received: null, outcome: 'unknown' },
  ]);
});

test('R3.8 what the service changed is shown, fields that were not requested included', () => {
  expect(storyRows({ ...renamed, state: applied('changed', ['Nom', 'Enseignants']) }, current)).toMatchObject([
    { unit: 'Nom', requested: ['"Atelier vente 1"'], received: ['"Atelier vente GR1"'], outcome: 'changed' },
    { unit: 'Enseignants', before: ['"A"'], requested: null, received: ['"B"'], outcome: 'changed' },
  ]);
});

test('I12 a field whose service version was chosen is shown beside those that were sent', () => {
  const [current, gone] = [
    { field: 'Nom', base: raw('"A"'), mine: raw('"B"') },
    { field: 'Salle', base: raw('"s1"'), mine: raw('"s3"') },
  ];
  const shown = step({
    id: 'g',
    changes: [current],
    state: applied('verified'),
    decisions: [{ at: 1, about: 'conflict', choice: 'mixed', gaveWay: [gone] }],
  });
  expect(storyRows(shown, null).map(({ unit, requested, outcome }) => [unit, requested, outcome])).toEqual([
    ['Nom', ['"B"'], 'kept'],
    ['Salle', ['"s3"'], 'gaveWay'],
  ]);
});

test('a creation has no before, start and end are one line, empty and assigned members are left out', () => {
  const creation = step({
    id: 'c',
    action: 'create',
    target: 'new:1',
    body: raw(
      '{"Id":0,"Nom":"Jury","Debut":"2026-11-19T11:00:00+01:00","Fin":"2026-11-19T12:00:00+01:00","Enseignants":""}',
    ),
  });
  expect(storyRows(creation, null).map(({ unit, before, requested }) => [unit, before, requested])).toEqual([
    ['Nom', null, ['"Jury"']],
    ['Debut+Fin', null, ['"2026-11-19T11:00:00+01:00"', '"2026-11-19T12:00:00+01:00"']],
  ]);
});

const clock = createFormat('fr', 'Europe/Paris');

test('R2.4 a typed moment is sent with the offset of that day, never Z', () => {
  expect(rawInstant('2026-11-19', '11:15', clock)).toBe('"2026-11-19T11:15:00+01:00"');
  expect(rawInstant('2026-07-01', '11:15', clock)).toBe('"2026-07-01T11:15:00+02:00"');
  expect(rawInstant('', '11:15', clock)).toBeNull();
});

test('a schedule has both ends or none, and never ends before it starts', () => {
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
  expect(rawNumber('1 250,10 €', 'euro')).toBe('1250.10');
  expect(rawNumber('012')).toBe('12');
  expect(rawNumber('12,')).toBeNull();
  expect(rawNumber('12 €', 'percent')).toBeNull();
});

test('a creation of an e-mail record says that it is a duplicate, and not that it is none', () => {
  const record = (isDuplicate: boolean) =>
    step({
      id: 'm',
      entity: 'Mail',
      action: 'create',
      target: 'new:1',
      body: raw(`{"Adresse":"a@b.fr","IsDuplicate":${isDuplicate}}`),
    });
  expect([false, true].map((is) => storyRows(record(is), null).map(({ unit }) => unit))).toEqual([
    ['Adresse'],
    ['Adresse', 'IsDuplicate'],
  ]);
});
