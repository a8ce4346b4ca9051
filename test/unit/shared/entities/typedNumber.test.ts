import { expect, test } from 'vitest';
import { describeEntity } from '#shared/entities/index.ts';
import { bearsNumber, typedNumber } from '#shared/entities/typedNumber.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const read = (typed: string): unknown => typedNumber(describeEntity('Candidat'), typed);

test('R3.4 reads an id and a displayed number, with blanks, lower case and leading zeros', () => {
  expect(read(' 49 ')).toEqual({ id: '49', shown: '49' });
  expect(read('n° 0049')).toEqual({ id: '49', shown: '49' });
  expect(read('c 000 049')).toEqual({ id: null, shown: 'C49' });
  expect(read('C00049-1')).toEqual({ id: null, shown: 'C49-1' });
  expect(read('9007199254740993')).toEqual({ id: '9007199254740993', shown: '9007199254740993' });
});

test('R2.7 reads no number in a name, in nothing, in 0 alone or in a number too long for an id', () => {
  for (const typed of ['', 'Martin', "4' or Id eq 1", '4, 5']) expect(read(typed)).toBeNull();
  for (const typed of ['0', '12345678901234567890']) expect(read(typed)).toMatchObject({ id: null });
});

test('R3.3 a folder has a GUID and nothing else', () => {
  const guid = '0F0E0D0C-0000-4000-8000-000000000001';
  expect(typedNumber(describeEntity('Directory'), ` ${guid} `)).toEqual({ id: guid, shown: guid });
  expect(typedNumber(describeEntity('Directory'), '49')).toBeNull();
});

test('a row bears the numbers that screens show; the code of an application is its applicant’s', () => {
  const applicant = rawJson('{"Id":12,"Numero":"C000049","Code":null}');
  expect(['C49', '12'].map((shown) => bearsNumber(describeEntity('Candidat'), applicant, shown))).toEqual([
    true,
    false,
  ]);
  const application = rawJson('{"Id":12,"Numero":"C000049-1","Code":"C000049"}');
  expect(['C49-1', 'C49'].map((shown) => bearsNumber(describeEntity('Dossier'), application, shown))).toEqual([
    true,
    false,
  ]);
});
