import { expect, test } from 'vitest';
import { firstDecisions, readAt, withCell } from '#features/people/importing/draft.ts';
import type { ImportDraft } from '#features/people/importing/draft.ts';
import { targetsFor } from '#features/people/importing/targets.ts';
import type { TargetKind } from '#features/people/importing/targets.ts';

const draft: ImportDraft = {
  id: 'i',
  file: 'a.xlsx',
  source: { sheets: [], bytes: new Uint8Array() },
  sheet: 'A',
  rows: [['12,1', 'mars-04', 'x']],
  exact: { '0/0': { text: '12,1', number: '12.125' }, '0/1': { text: 'mars-04', moment: '2004-03-01' } },
  hidden: [2],
  errors: [],
  head: 0,
  columns: [],
  common: { 'Dossier.SessionRecrutementId': '', 'Dossier.EtatCandidatureId': '', 'Dossier.AgentId': '' },
  decisions: {},
  stage: 'columns',
};

/** What the reader of a kind is given of a cell of the first row, or the number itself. */
function given(kind: TargetKind, column: number, of = draft): unknown {
  const target = targetsFor([]).find((each) => each.kind === kind) ?? expect.fail(kind);
  return readAt(of, [0, column], target, (_, text) => ({ ok: true, value: `read ${text}` }));
}
const value = (text: string) => ({ ok: true, value: text });

test('a number is exact for a member of numbers, a day for one of days, and a text takes what the cell shows', () => {
  expect(given('number', 0)).toEqual(value('12.125'));
  expect([given('day', 1), given('interview', 1)]).toEqual([value('read 2004-03-01'), value('read 2004-03-01')]);
  expect([given('text', 0), given('day', 0), given('number', 1)]).toEqual([
    value('read 12,1'),
    value('read 12,1'),
    value('read mars-04'),
  ]);
  expect(given('number', 2)).toEqual(value('read x'));
});

test('a corrected cell is what it says', () => {
  expect(given('number', 0, withCell(draft, [0], 0, '13'))).toEqual(value('read 13'));
});

test('hidden rows are left out at first', () => {
  expect(firstDecisions([2, 5])).toEqual({ 2: { out: true }, 5: { out: true } });
});
