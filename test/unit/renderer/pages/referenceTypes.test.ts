import { expect, test } from 'vitest';
import { typesFor } from '#pages/References.tsx';
import { entityOfType } from '#shared/entities/typeOfReference.ts';

test('a type of external reference names an entity by its table, whatever its domain and spelling', () => {
  expect(entityOfType('SCOLARITE.APPRENANT')).toBe('Apprenant');
  expect(entityOfType('si.SESSION_RECRUTEMENT')).toBe('SessionRecrutement');
  expect(entityOfType('SI.INCONNU')).toBeNull();
});

test('types seen here are offered once each, those of the entity first', () => {
  const seen = ['SI.SEQUENCE', 'AAA.AGENT', 'SI.SEQUENCE', ''];
  expect(typesFor('Sequence', seen)).toEqual(['SI.SEQUENCE', 'AAA.AGENT']);
  expect(typesFor(null, seen)).toEqual(['AAA.AGENT', 'SI.SEQUENCE']);
});
