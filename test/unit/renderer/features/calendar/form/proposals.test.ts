import { expect, test } from 'vitest';
import { proposalsFor } from '#features/calendar/form/proposals.ts';

const names = ['FABRE Bertrand', 'DELORME Olivier', 'LE GOFF Anaïs'];
const texts = (text: string): readonly string[] => proposalsFor(text, names).map((each) => each.text);

test('known names are those of which each typed word begins a word', () => {
  expect(texts('fab')).toEqual(['FABRE Bertrand']);
  expect(texts('ber fab')).toEqual(['FABRE Bertrand']);
  expect(texts('goff anais')).toEqual(['LE GOFF Anaïs']);
  expect(texts('olivia')).toEqual([]);
});

test('the last of several names is completed, and the others stay', () => {
  expect(texts('DELORME Olivier, fab')).toEqual(['DELORME Olivier, FABRE Bertrand']);
});

test('R5.8 a name ends where names are parted, in words, by brackets and strokes too', () => {
  expect(texts('DELORME Olivier et fab')).toEqual(['DELORME Olivier et FABRE Bertrand']);
  expect(texts('Jury (fab')).toEqual(['Jury (FABRE Bertrand']);
  expect(texts('DELORME Olivier - fab')).toEqual(['DELORME Olivier - FABRE Bertrand']);
  expect(texts('DELORME Olivier,fab')).toEqual(['DELORME Olivier, FABRE Bertrand']);
});

test('nothing is proposed for nothing, or where the name is whole', () => {
  expect(texts('')).toEqual([]);
  expect(texts('DELORME Olivier, ')).toEqual([]);
  expect(texts('fabre bertrand')).toEqual([]);
});
