import { expect, test } from 'vitest';
import { keepShown } from '#cache/writes/keepShown.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const listed = rawJson('{"Id":1,"MailId":7,"Mail":{"Id":7,"Adresse":"a@b.fr"},"Nom":"A"}');

test('R2.1 what a list had expanded stays shown when the entity is read alone', () => {
  expect(keepShown('Candidat', listed, rawJson('{"Id":1,"MailId":7,"Nom":"B"}'))).toBe(
    '{"Id":1,"MailId":7,"Nom":"B","Mail":{"Id":7,"Adresse":"a@b.fr"}}',
  );
});

test.each([
  ['leads elsewhere now', listed, '{"Id":1,"MailId":8,"Nom":"B"}'],
  ['was read with it', listed, '{"Id":1,"MailId":7,"Mail":null}'],
  ['was not here before', undefined, '{"Id":1,"MailId":7}'],
  ['leads elsewhere now, to the letter', listed, '{ "Id": 1, "MailId": 8 }'],
])('R2.1 nothing is put in a row that %s', (_what, before, row) => {
  expect(keepShown('Candidat', before, rawJson(row))).toBe(row);
});

test('a set without navigations keeps its rows as they come', () => {
  expect(keepShown('Dossier', listed, rawJson('{"Id":1,"MailId":7}'))).toBe('{"Id":1,"MailId":7}');
});
