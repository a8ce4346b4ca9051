import { describe, expect, test } from 'vitest';
import { dueIn, ofNoList } from '#cache/pages/due.ts';
import type { PageRow } from '#cache/pages/pageText.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { PullRequest } from '#sync/ports.ts';

const row = (id: string, hash: string, members = ''): PageRow => ({
  id,
  hash,
  text: rawJson(`{"Id":${id}${members}}`),
});
const due = (request: PullRequest, ...rows: readonly PageRow[]): readonly string[] => [...dueIn(request, rows)];
const rows = [row('1', 'abc'), row('2', ''), row('3', ofNoList)];

describe('R3.6 what a whole list must hold', () => {
  test('what a list gave before, and what was made from here; not what was opened by its id or is gone', () => {
    expect(due({ entity: 'Planification' }, ...rows)).toEqual(['1', '2']);
  });

  test('where the list shows a part of the set only, what it gave itself', () => {
    expect(due({ entity: 'Candidat' }, ...rows)).toEqual(['1']);
  });

  test('nothing where rows are deleted outside the service, and nothing of a read of one', () => {
    expect(due({ entity: 'Directory', path: [] }, ...rows)).toEqual([]);
    expect(due({ entity: 'Planification', of: '1' }, ...rows)).toEqual([]);
  });

  test('of a list by a reference or an address, the rows that have it, with 20 digits too', () => {
    const enrolled = [
      row('1', 'a', ',"ApprenantId":12345678901234567890'),
      row('2', 'b', ',"ApprenantId":12345678901234567891'),
      row('3', 'c'),
    ];
    expect(due({ entity: 'InscriptionCours', of: '12345678901234567890' }, ...enrolled)).toEqual(['1']);
    const lines = [row('1', 'a', ',"AffaireId":7'), row('2', 'b', ',"AffaireId":70')];
    expect(due({ entity: 'BalanceClient', of: '7' }, ...lines), 'received in parts').toEqual(['1']);
    const mails = [row('1', 'a', ',"Adresse":"a@b.fr"'), row('2', 'b', ',"Adresse":"aa@b.fr"')];
    expect(due({ entity: 'Mail', of: 'a@b.fr' }, ...mails)).toEqual(['1']);
    const marks = [row('1', 'a', ',"InscriptionCoursId":4'), row('2', 'b', ',"InscriptionCoursId":5')];
    expect(due({ entity: 'ApprenantEvaluation', of: '4' }, ...marks), 'listed below another only').toEqual(['1']);
  });
});
