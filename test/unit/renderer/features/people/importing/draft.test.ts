import { expect, test } from 'vitest';
import { exactOf, firstDecisions, readDraft, withCell } from '#features/people/importing/draft.ts';
import type { ImportDraft } from '#features/people/importing/draft.ts';

const draft: ImportDraft = {
  id: 'i',
  file: 'a.xlsx',
  sheet: 'A',
  rows: [['12,1', 'mars-04', 'x']],
  exact: { '0/0': { text: '12,1', number: '12.125' }, '0/1': { text: 'mars-04', moment: '2004-03-01' } },
  hidden: [2],
  errors: [],
  head: 0,
  columns: [],
  common: { 'Dossier.SessionRecrutementId': '', 'Dossier.EtatCandidatureId': '', 'Dossier.AgentId': '' },
  decisions: {},
  address: null,
  stage: 'columns',
  isDone: false,
};

test('a number is exact for a member of numbers, a day for one of days, and a text takes what the cell shows', () => {
  expect([exactOf(draft, 0, 0, 'number'), exactOf(draft, 0, 1, 'day'), exactOf(draft, 0, 1, 'interview')]).toEqual([
    '12.125',
    '2004-03-01',
    '2004-03-01',
  ]);
  expect([exactOf(draft, 0, 0, 'text'), exactOf(draft, 0, 0, 'day'), exactOf(draft, 0, 1, 'number')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(exactOf(draft, 0, 2, 'number')).toBeUndefined();
});

test('a corrected cell is what it says', () => {
  expect(exactOf(withCell(draft, 0, 0, '13'), 0, 0, 'number')).toBeUndefined();
});

test('hidden rows are left out at first', () => {
  expect(firstDecisions([2, 5])).toEqual({ 2: { out: true }, 5: { out: true } });
});

test('a draft of an earlier Carnet has no hidden rows', () => {
  const { exact: _exact, hidden: _hidden, errors: _errors, ...earlier } = draft;
  expect(readDraft(JSON.stringify(earlier))).toEqual({ ...draft, exact: {}, hidden: [], errors: [] });
});
