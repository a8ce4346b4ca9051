import { expect, test } from 'vitest';
import { problemOfCode, sameCode } from '#shared/checks/customCode.ts';

test('R2.9 the Code of a new custom field has letters and digits, with _ . and - between them', () => {
  for (const code of ['LOGEMENT', 'souhait_logement', 'Étape.2', 'a', 'X-1', 'é'.repeat(100)])
    expect(problemOfCode(code, [])).toBeNull();
  for (const code of ['', ' ', 'avis jury', '_X', 'X_', 'A\nB', 'A"B', 'a'.repeat(101), '\u202EX'])
    expect(problemOfCode(code, [])).toBe('customCode');
});

test('R2.9 R5.3 a Code that differs by case and accents alone may be the same to the service', () => {
  expect(problemOfCode('Avis_Jury', ['TELEPHONE', 'AVIS_JURY'])).toBe('sameCode');
  expect(problemOfCode('etape', ['Étape'])).toBe('sameCode');
  expect(problemOfCode('AVIS', ['AVIS_JURY'])).toBeNull();
  expect(sameCode('avis', ['AVIS'])).toBe('AVIS');
});
