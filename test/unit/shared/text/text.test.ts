import { assert, constantFrom, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressKey, fileNameKey, fold, foldedText, foldedWords, joinedWords } from '#shared/text/fold.ts';
import {
  familyOf,
  mentions,
  nameRotations,
  nameWords,
  peopleFinder,
  placeOfName,
  sharedPerson,
} from '#shared/text/people.ts';
import { beginsTerms, hasTerms, searchTerms } from '#shared/text/search.ts';
import { TextFinder } from '#shared/text/textFinder.ts';
import { sizeOf } from '#test/run/tier.mjs';

test.each([
  ['fold joins blanks, and keeps hyphens and signs', fold(' Éloïse  LE-GOFF, n°\u00A02 '), 'eloise le-goff, n° 2'],
  ['foldedWords keeps letters and digits', foldedWords(' Éloïse  LE-GOFF, Œuvre '), 'eloise le goff oeuvre'],
  ['foldedText has a blank before each word', foldedText(['LE GOFF', 'Éloïse']), ' le goff eloise'],
  ['joinedWords has none', joinedWords(' Éloïse LE-GOFF '), 'eloiselegoff'],
  ['searchTerms has none for signs alone', searchTerms(' - '), []],
  ['searchTerms has neighbours as one too', searchTerms('ben ali'), [['ben', 'ali'], ['benali']]],
  ['fileNameKey keeps accents, however they are composed', fileNameKey('E\u0301lo\u00EFse '), 'éloïse '],
  ['addressKey keeps accents', addressKey(' HÉLÈNE@Exemple.fr '), 'hélène@exemple.fr'],
])('text: %s', (_, made, expected) => {
  expect(made).toEqual(expected);
});

describe('one folding, however a text is written', () => {
  test.each([
    ['case and accents', 'HÉLÈNE', 'hélène', 'He\u0301le\u0300ne', 'Helene'],
    ['ligatures', 'CŒUR', 'cœur', 'coeur'],
    ['ligatures of type', 'ﬁnance', 'finance'],
    ['ß', 'Groß', 'GROSS', 'GROẞ'],
    ['Turkish i', 'Yıldız', 'YILDIZ', 'yildiz', 'Yİldİz'],
    ['letters with a stroke', 'Đặng Øst Łódź Ħal', 'dang ost lodz hal'],
    ['ð and þ', 'Guðþór', 'GUDTHOR'],
    ['apostrophes', 'N’Diaye', "N'DIAYE", 'Nʼdiaye', 'n‘diaye', 'N´Diaye', 'n`diaye', 'N′Diaye'],
    ['hyphens', 'Saint-Éxupéry', 'saint\u2011exupery', 'SAINT–EXUPÉRY', 'Saint−Exupéry'],
    ['blanks', 'Le Goff', 'le\u00A0goff', 'LE\u202FGOFF', ' le  goff\t'],
    ['full width', 'Ｄｕｒａｎｄ　１２', 'durand 12'],
    ['what is not seen', 'Du\u00ADrand', 'du\u200Brand', 'durand\uFEFF'],
    ['Greek', 'ΝΙΚΟΣ', 'Νίκος', 'νικοσ'],
    ['Arabic and Persian', 'علي فاطمة', 'على فاطمه', 'علی فاطمة', 'عـلـي فاطمة'],
    ['Cyrillic', 'ПЁТР Андрей', 'Петр андреи'],
  ])('%s', (_, ...texts) => {
    expect([...new Set(texts.map(fold))]).toEqual([fold(texts[0] ?? '')]);
  });

  test('what is folded folds to itself, whatever it was', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 30 }), (text) => {
        for (const form of [fold, foldedWords, joinedWords]) expect(form(form(text))).toBe(form(text));
        expect(joinedWords(foldedWords(text))).toBe(joinedWords(text));
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['DE LA TOUR Anne', 'delatour'],
  ['N’DIAYE Léa', 'ndiaye'],
  ['Martin Léo', 'martin'],
  ['MARTIN L.', 'martin'],
  ['MARTIN J.-P.', 'martin'],
  ['J.-P. MARTIN', 'martin'],
  ['محمد علي', 'محمد'],
])('the family name of « %s »', (name, family) => expect(familyOf(name)).toBe(family));

/** Ways to write one name. */
const ways: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLocaleUpperCase('fr'),
  (text) => text.toLowerCase(),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  (text) => text.replaceAll('’', "'"),
  (text) => text.replaceAll('’', ''),
  (text) => text.replaceAll('-', ' '),
  (text) => text.replaceAll('-', '\u2011'),
  (text) => text.replaceAll('œ', 'oe').replaceAll('Œ', 'OE'),
];
const families = constantFrom(
  'N’Diaye',
  'Ben Ali',
  'Saint-Exupéry',
  'Đặng',
  'Yıldız',
  'Le Goff',
  'Œuvrard',
  'Groß',
  'Durand',
);
const given = constantFrom('Léa', 'Jean-Pierre', 'Zoé', 'Chloé', 'Łukasz', 'D’Arcy', 'Maëlle');
const joinedToo = constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.replaceAll(/[ ’-]/gu, ''),
);
const way = constantFrom(...ways);

test('one person, however written, is found by search and lists, among names, and as a duplicate', () => {
  assert(
    property(tuple(families, given, way, joinedToo, way, joinedToo), ([family, first, a, aJoined, b, bJoined]) => {
      const one = `${a(aJoined(family))} ${a(first)}`;
      const other = `${b(bJoined(family))} ${b(first)}`;
      // Duplicates compare family and given name each.
      expect(joinedWords(a(aJoined(family)))).toBe(joinedWords(b(bJoined(family))));
      const folded = foldedText([other]);
      expect(beginsTerms(folded, searchTerms(one)), `${one} in ${other}`).toBe(true);
      expect(hasTerms(folded, searchTerms(one))).toBe(true);
      expect(new TextFinder([other, 'Martin Claire'], (text) => text).find(one)).toEqual([other]);
      const turned = `${b(first)} ${b(bJoined(family))}`;
      for (const text of [other, turned]) {
        expect(mentions(`Entretien ${text}`, one), `${one} in ${text}`).toBe(true);
        expect(peopleFinder([{ name: one }])(`MARTIN Claire, Mme ${text}`)).toHaveLength(1);
        expect(sharedPerson(`MARTIN Claire et ${text}`, one)).not.toBeNull();
        expect(nameRotations(text).isDisjointFrom(nameRotations(one))).toBe(false);
        const place = placeOfName(`Mme ${text} (anglais)`, one);
        expect(place && `Mme ${text} (anglais)`.slice(place.from, place.to)).toBe(text);
      }
    }),
    { numRuns: 20 * sizeOf('properties') },
  );
});

describe('search', () => {
  const people = [
    'N’DIAYE Léa',
    'BEN ALI Karim',
    'BENALI Sonia',
    'SAINT-EXUPÉRY Ana',
    'ĐẶNG Anh',
    'YILDIZ Ece',
    'DELATOUR Marie',
  ];
  const found = (typed: string): readonly string[] => new TextFinder(people, (name) => name).find(typed);
  test.each([
    ['ndiaye', 'N’DIAYE Léa'],
    ['NDIAYE lea', 'N’DIAYE Léa'],
    ["n'diaye", 'N’DIAYE Léa'],
    ['saintexupery', 'SAINT-EXUPÉRY Ana'],
    ['saint-exup', 'SAINT-EXUPÉRY Ana'],
    ['dang', 'ĐẶNG Anh'],
    ['yıldız', 'YILDIZ Ece'],
    ['de la tour', 'DELATOUR Marie'],
    ['de la tour marie', 'DELATOUR Marie'],
    ['karim ben ali', 'BEN ALI Karim'],
    ['sonia ben ali', 'BENALI Sonia'],
  ])('« %s »', (typed, name) => {
    expect(found(typed)[0]).toBe(name);
  });
  test('« benali » and « ben ali » find both', () => {
    expect(found('benali')).toEqual(['BEN ALI Karim', 'BENALI Sonia']);
    expect(found('ben ali')).toEqual(['BEN ALI Karim', 'BENALI Sonia']);
  });
  test('a pasted list is looked for at once, and as it is', () => {
    const pasted = Array.from({ length: 5000 }, (_, at) => `NOM${at} Prénom ligne ${at}`).join(' ');
    expect(searchTerms(pasted).map((words) => words.length)).toEqual([20_000]);
    expect(found(pasted)).toEqual([]);
  });
  test('what begins in a word is no beginning, over a blank neither', () => {
    expect(beginsTerms(foldedText(['Levasseur Ana']), searchTerms('vasseur'))).toBe(false);
    expect(beginsTerms(foldedText(['Petit Ana']), searchTerms('tana'))).toBe(false);
  });
});

describe('R5.8 the people of a text', () => {
  test.each([
    ['PETIT Luc, DURAND Zoé', 'Durand Zoé', 'DURAND Zoé'],
    ['PETIT Luc, DURAND Zoé', 'Zoé Durand', 'DURAND Zoé'],
    ['petit luc et durand zoé', 'Durand Zoé', 'durand zoé'],
    ['Mme Durand Zoé (anglais)', 'DURAND Zoé', 'Mme Durand Zoé'],
    ['DURAND, Zoé', 'Durand Zoé', 'DURAND, Zoé'],
    ['PETIT Luc / DURAND Zoé', 'DURAND Zoé ; MARTIN Paul', 'DURAND Zoé'],
    ['PETIT Luc DURAND Zoé', 'Durand Zoé', 'Durand Zoé'],
    ['Équipe BTS', 'équipe bts', 'Équipe BTS'],
    ['PETIT Luc, DURAND Zoé', 'DURAND Zoé, PETIT Luc', 'PETIT Luc'],
    ['PETIT Luc, à confirmer', 'DURAND Zoé, à confirmer', null],
    ['PETIT Luc, Salle 3', 'DURAND Zoé, Salle 3', null],
    ['DUPONT Marie Anne', 'MARTIN Marie Anne', null],
    ['VASSEUR-PETIT Ana', 'PETIT Ana', null],
    ['VASSEUR Marie, PETIT Hélène', 'VASSEUR Hélène', null],
    ['Vasseur', 'VASSEUR Hélène', null],
    ['Vasseur', 'VASSEUR', 'Vasseur'],
    ['', '', null],
    [' ', 'Ana', null],
  ])('« %s » and « %s »: %s', (a, b, expected) => {
    expect(sharedPerson(a, b)).toBe(expected);
    expect(sharedPerson(b, a) === null).toBe(expected === null);
  });

  test('words of a name keep what is inside them, and where they stand', () => {
    expect(nameWords('d’après Jean-Pierre N’Diaye, S. 204').map(({ letters }) => letters)).toEqual([
      'dapres',
      'jeanpierre',
      'ndiaye',
      's',
      '204',
    ]);
  });
});

test('R4.7 a title names a person by every word, in any order, and never by a part of a word', () => {
  expect(mentions('Hélène VASSEUR et K. Dupont', 'VASSEUR Hélène')).toBe(true);
  expect(mentions('vasseur (BTS) helene', 'VASSEUR Hélène')).toBe(true);
  expect(mentions('Entretien Karim Benali', 'BEN ALI Karim')).toBe(true);
  expect(mentions('Entretien ben ali karim', 'BENALI Karim')).toBe(true);
  expect(mentions('Entretien Ndiaye Léa', 'N’DIAYE Léa')).toBe(true);
  expect(mentions('VASSEUR', 'VASSEUR Hélène')).toBe(false);
  expect(mentions('Levasseur Hélène', 'VASSEUR Hélène')).toBe(false);
  expect(mentions('VASSEUR', 'VASSEUR')).toBe(false);
});
