import { expect, test } from 'vitest';
import { secondOfAKind } from '#shared/checks/secondOfAKind.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const reference = (type: string, id: number) =>
  rawJson(JSON.stringify({ Id: 9, Type: type, IdObjet: id, Reference: 'SI-1' }));

test('R4.2 an entity has one external reference of a type, however the service writes the type', () => {
  const rows = [reference('Si.Sequence', 12)];
  const broken = { rule: 'oneOfAKind', field: 'Type' };
  expect(secondOfAKind('ReferenceExterne.create', reference('SI.SEQUENCE', 12), rows)).toEqual(broken);
  expect(secondOfAKind('ReferenceExterne.create', reference('SI.SEQUENCE', 13), rows)).toBeNull();
  expect(secondOfAKind('ReferenceExterne.create', reference('SI.AGENT', 12), rows)).toBeNull();
});

test('R4.2 the Code of another training place is its own', () => {
  const place = (code: string) => rawJson(JSON.stringify({ Code: code, Uai: '0691234K' }));
  expect(secondOfAKind('AutreLieuFormation.create', place('LF-VIL'), [place('LF-VIL')])).toMatchObject({
    field: 'Code',
  });
  expect(secondOfAKind('AutreLieuFormation.create', place('LF-BRN'), [place('LF-VIL')])).toBeNull();
});

test('a creation that may be made twice is not compared', () => {
  const path = rawJson('{"Nom":"A","Code":"A","ProgrammeId":1}');
  expect(secondOfAKind('SessionRecrutement.create', path, [path])).toBeNull();
});
