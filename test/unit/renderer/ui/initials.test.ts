import { expect, test } from 'vitest';
import { initials } from '#ui/Initials.tsx';

test.each([
  ['Campus Lyon', 'CL'],
  ['claire.moreau@exemple.fr', 'CM'],
  ['claire-moreau@exemple.fr', 'CM'],
  ['entrainement', 'EN'],
  ['LE GOFF Hélène', 'LH'],
  ['N’DIAYE Anne-Marie', 'NA'],
  ['É', 'É'],
  ['E\u0301lan', 'ÉL'],
  ['l‹ (2)', 'L'],
  ['«\u00A0Roy\u00A0»  3 – Zoé', 'RZ'],
  ['Ζωή Νικολάου', 'ΖΝ'],
  ['山田', '山田'],
  ['कि श', 'किश'],
  ['محمد علي', 'مع'],
  ['1234 – ‹', ''],
  ['', ''],
])('%s is abbreviated as %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test.each([
  ['Lyon 1', 'L1'],
  ['Lyon 2', 'L2'],
  ['Campus Lyon 12', 'C12'],
  ['Campus Lyon', 'CL'],
  ['École 2026', 'ÉC'],
  ['75', ''],
])('%s, of names with numbers, is abbreviated as %s', (name, letters) => {
  expect(initials(name, true)).toBe(letters);
});
