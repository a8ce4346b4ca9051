import { expect, test } from 'vitest';
import { canLookUp, doubtRule } from '#sync/rules/lookUp.ts';

test('R3.6 what no read can settle is the user’s to decide, and so is what this workstation does not create', () => {
  expect(doubtRule('Dossier').settledBy).toBe('lookUp');
  expect(doubtRule('Entreprise')).toEqual({ settledBy: 'person' });
  expect(doubtRule('Instance')).toEqual({ settledBy: 'person' });
});

test('R3.6 only a creation that a list shows is looked up', () => {
  expect(canLookUp({ entity: 'Dossier', action: 'create' })).toBe(true);
  expect(canLookUp({ entity: 'Dossier', action: 'replace' })).toBe(false);
  expect(canLookUp({ entity: 'Entreprise', action: 'create' })).toBe(false);
});
