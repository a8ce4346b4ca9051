import { describe, expect, test } from 'vitest';
import { describeEntity } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { likenessTo } from '#shared/merge/likeness.ts';

const event = likenessTo(
  describeEntity('Planification'),
  rawJson('{"Nom":"Réunion","EntiteJuridiqueId":1,"Debut":"2026-11-20T10:00:00+01:00","Enseignants":""}'),
  ['Nom', 'EntiteJuridiqueId', 'Debut', 'Enseignants'],
);
const row = (nom: string, rest = ''): ReturnType<typeof rawJson> =>
  rawJson(`{"Nom":${nom},"EntiteJuridiqueId":1.0,"Debut":"2026-11-20T09:00:00Z"${rest}}`);

describe('R3.6 how alike a row is to what was sent', () => {
  test.each([
    ['the same values in other forms, and nothing for nothing', row('"Réunion"', ',"Enseignants":null'), 'same'],
    ['R3.8 another case, no accent, other spacing', row('" REUNION "'), 'alike'],
    ['another text', row('"Jury"'), 'other'],
    ['a value where nothing was sent', row('"Réunion"', ',"Enseignants":"3"'), 'other'],
    ['nothing where a value was sent', row('null'), 'other'],
    ['R5.6 a blank where nothing was sent is a value', row('"Réunion"', ',"Enseignants":" "'), 'other'],
  ])('%s', (_name, given, expected) => expect(event(given)).toBe(expected));

  test('R2.8 a folder is compared by the name that its row shows, and not by its parent', () => {
    const folder = likenessTo(describeEntity('Directory'), rawJson('{"Nom":"Photos","Streamid":"p"}'), ['Nom']);
    expect(folder(rawJson('{"Streamid":"x","Name":"Photos"}'))).toBe('same');
    expect(folder(rawJson('{"Streamid":"p","Name":"Vidéos"}'))).toBe('other');
  });
});
