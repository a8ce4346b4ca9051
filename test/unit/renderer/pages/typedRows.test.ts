import { expect, test } from 'vitest';
import { typedRows } from '#pages/useTypedRows.ts';

test('a row has something typed in its form, or in one of the fields that are saved one by one', () => {
  const places = ['field/4/NOTE', 'member/5/AgentId', 'edit/Dossier/6', 'edit/Convention/7', 'create/Client'];
  expect([...typedRows('Dossier', places)].toSorted()).toEqual(['4', '5', '6']);
  expect([...typedRows('Convention', places)]).toEqual(['7']);
  expect([...typedRows('Candidat', places)]).toEqual([]);
});
