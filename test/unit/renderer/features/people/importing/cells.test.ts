import { describe, expect, test } from 'vitest';
import { readCell, textOf } from '#features/people/importing/cells.ts';
import type { Choice } from '#features/people/importing/cells.ts';
import type { TargetKind } from '#features/people/importing/targets.ts';
import { createFormat } from '#ui/format/format.ts';

const clock = createFormat('fr', 'Europe/Paris');
const said = (kind: TargetKind, text: string, choices: readonly Choice[] = []): string => {
  const cell = readCell(kind, text, { today: '2026-11-19', clock, choices });
  return cell.ok ? cell.value : `! ${cell.problem}`;
};

describe('a cell', () => {
  test('with a sign that could not be read is taken as nothing', () => {
    expect([said('text', 'Ren\uFFFD'), said('day', '01/03/2004\uFFFD')]).toEqual(['! unreadable', '! unreadable']);
  });

  test.each([
    ['01/03/2004', '2004-03-01'],
    ['1/3/2004', '2004-03-01'],
    ['2004-03-01', '2004-03-01'],
    ['2004-03-01 00:00', '2004-03-01'],
    ['2004-03-01T00:00:00Z', '2004-03-01'],
    ['2004/03/01', '2004-03-01'],
    ['01.03.2004', '2004-03-01'],
    ['01-03-2004', '2004-03-01'],
    ['1er mars 2004', '2004-03-01'],
    ['1 Mars 2004', '2004-03-01'],
    ['12 août 2004', '2004-08-12'],
    ['12 aout. 2004', '2004-08-12'],
    ['12 déc. 2004', '2004-12-12'],
    ['3 ju 2004', '! notUnderstood'],
    ['3 july 2004', '2004-07-03'],
    ['01/03/04', '2004-03-01'],
    ['01/03/98', '1998-03-01'],
    ['29/02/2004', '2004-02-29'],
    ['29/02/2003', '! noSuchDay'],
    ['31/11/2004', '! noSuchDay'],
    ['03/25/2004', '! noSuchDay'],
    ['38047', '! notUnderstood'],
    ['inconnue', '! notUnderstood'],
    ['12/03', '! notUnderstood'],
    ['12 mars', '! notUnderstood'],
    ['12/mars/2008', '2008-03-12'],
    ['20/11/2026', '! bornLater'],
    ['19/11/2026', '2026-11-19'],
    ['2004-03-03T00:00:00.000+01:00', '2004-03-03'],
    ['2004-03-02T23:00:00Z', '2004-03-03'],
    ['2004-03-03 00:00:00', '2004-03-03'],
    ['03/03/2004 00:00', '2004-03-03'],
    ['03/03/2004 12:00:00 AM', '2004-03-03'],
    ['2004-02-31T00:00:00Z', '! noSuchDay'],
    ['31/02/2004', '! noSuchDay'],
    ['31 février 2004', '! noSuchDay'],
    ['Né le 03/03/2004', '! notUnderstood'],
    ['03/03/2004 (environ)', '! notUnderstood'],
    ['vers le 31/02/2004', '! notUnderstood'],
    ['12-34-5678-90', '! notUnderstood'],
  ])('of a birthday: %s', (text, day) => {
    expect(said('day', text)).toBe(day);
  });

  test.each([
    ['23/11/2026 08:30', '2026-11-23 08:30'],
    ['23/11/2026 8h30', '2026-11-23 08:30'],
    ['23/11/2026 à 8 h 30', '2026-11-23 08:30'],
    ['lundi 23 novembre 2026 à 14h', '2026-11-23 14:00'],
    ['2026-11-23T08:30', '2026-11-23 08:30'],
    ['2026-11-23 08:30:00', '2026-11-23 08:30'],
    ['23/11/2026', '2026-11-23'],
    ['23/11/2026 25:00', '! notUnderstood'],
    ['31/11/2026 08:30', '! noSuchDay'],
    ['bientôt', '! notUnderstood'],
    ['2026-12-01T14:30:00Z', '2026-12-01 15:30'],
    ['2026-12-01T14:30Z', '2026-12-01 15:30'],
    ['2026-12-01T23:30:00.000Z', '2026-12-02 00:30'],
    ['2026-12-01T14:30:00+0100', '2026-12-01 14:30'],
    ['2026-12-01 14:30:00+01:00', '2026-12-01 14:30'],
    ['2026-12-01T00:00:00Z', '2026-12-01'],
    ['01/12/2026 2:30 PM', '2026-12-01 14:30'],
    ['01/12/2026 02:30:00 pm', '2026-12-01 14:30'],
    ['01/12/2026 9 am', '2026-12-01 09:00'],
    ['01/12/2026 14:30-15:00', '! notUnderstood'],
    ['2026-12-01 09:00-10:00', '! notUnderstood'],
    ['31/02/2026 14:30', '! noSuchDay'],
    ['2026-02-31T10:00:00Z', '! noSuchDay'],
    ['le 01/12/2026 ou après', '! notUnderstood'],
    ['01/12/2026 26:00', '! notUnderstood'],
  ])('of an interview: %s', (text, wall) => {
    expect(said('interview', text)).toBe(wall);
  });

  test('of an hour, a number, an answer and an address', () => {
    expect(['2:30 PM', '2:30:00 pm', '9h'].map((text) => said('hour', text))).toEqual(['14:30', '14:30', '09:00']);
    expect(['8h30', '08:30:00', '14 h', 'bientôt'].map((text) => said('hour', text))).toEqual([
      '08:30',
      '08:30',
      '14:00',
      '! notUnderstood',
    ]);
    expect(['12', '1 250,50', '1.250,50', '12,5', '−3', '12 €'].map((text) => said('number', text))).toEqual([
      '12',
      '1250.50',
      '1250.50',
      '12.5',
      '-3',
      '12',
    ]);
    expect(['1e3', '1.200', '1,200', '1 2'].map((text) => said('number', text))).toEqual(
      Array.from({ length: 4 }, () => '! notUnderstood'),
    );
    expect(['Oui', 'NON', 'x', 'Vrai', '0', 'peut-être'].map((text) => said('flag', text))).toEqual([
      'true',
      'false',
      'true',
      'true',
      'false',
      '! notAFlag',
    ]);
    expect(
      said('flag', 'F', [
        { id: 'true', names: ['Homme', 'H'] },
        { id: 'false', names: ['Femme', 'F'] },
      ]),
    ).toBe('false');
    expect(said('mail', 'personne')).toBe('! notAMail');
  });

  test('of a reference: by its name without case and accents, by its code, by its number', () => {
    const choices = [
      { id: '51', names: ['Dossier incomplet', 'INC'] },
      { id: '55', names: ['Admis', 'ADM'] },
      { id: '60', names: ['BTS MCO', 'MCO-LYO'] },
      { id: '61', names: ['BTS MCO', 'MCO-NAN'] },
    ];
    expect(
      ['dossier INCOMPLET', 'adm', '55', '4711', 'BTS MCO', 'mco lyo', 'Perdu'].map((text) =>
        said('reference', text, choices),
      ),
    ).toEqual(['51', '55', '55', '4711', '! severalNames', '60', '! unknownName']);
    const titles = [
      { id: '1', names: ['Monsieur'] },
      { id: '2', names: ['Madame'] },
    ];
    expect(['M.', 'Mr', 'MME', 'Mlle'].map((text) => said('reference', text, titles))).toEqual(['1', '1', '2', '2']);
  });

  test('of a day without a year', () => {
    expect(said('interview', '23/11 8h30')).toBe('2026-11-23 08:30');
  });
});

test('a cell names a choice by its name, or by its number where two have that name', () => {
  const choices = [
    { id: '60', names: ['BTS MCO', 'MCO-LYO'] },
    { id: '61', names: ['BTS MCO', 'MCO-NAN'] },
    { id: '62', names: ['BTS SIO'] },
    { id: '63', names: [] },
  ];
  expect(choices.map((choice) => textOf(choice, choices))).toEqual(['60', '61', 'BTS SIO', '63']);
});
