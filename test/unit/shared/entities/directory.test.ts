import { describe, expect, test } from 'vitest';
import { endpoint, endpointFor, endpointNames, firstList } from '#shared/endpoints/index.ts';
import { asShown, sentAs, shownAs } from '#shared/entities/bodyNames.ts';
import { mayBeId } from '#shared/entities/describe.ts';
import { describeEntity, entityNames } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const folder = describeEntity('Directory');

describe('R2.8 R3.3 the members of a creation under the names that the row has', () => {
  test('a folder is sent as Nom below its parent’s Streamid, and shown as Name', () => {
    expect(shownAs(folder, 'Nom')).toBe('Name');
    expect(shownAs(folder, 'Streamid')).toBeNull();
    expect(shownAs(folder, 'Size')).toBe('Size');
    expect(sentAs(folder, 'Name')).toBe('Nom');
    expect(sentAs(folder, 'Size')).toBe('Size');
    expect(asShown(folder, rawJson('{"Nom": "Été","Streamid":"a-b","Size":1.0}'))).toBe('{"Name":"Été","Size":1.0}');
  });

  test('a body with the names of its row is that text, unchanged', () => {
    const body = rawJson('{ "Nom":"A",  "constructor":1.0 }');
    expect(asShown(describeEntity('Planification'), body)).toBe(body);
    expect(shownAs(describeEntity('Planification'), 'constructor')).toBe('constructor');
  });

  test('a name that a body uses otherwise leads back to it, in every entity', () => {
    for (const name of entityNames) {
      const description = describeEntity(name);
      for (const [sent, shown] of Object.entries(description.bodyNames))
        if (shown !== null) expect(sentAs(description, shown)).toBe(sent);
    }
  });
});

describe('R3.3 ids are numbers above 0, or GUIDs', () => {
  test('the kind of an id says which texts may be one', () => {
    expect(['7', '9007199254740993'].every((id) => mayBeId(describeEntity('Dossier'), id))).toBe(true);
    expect(['', '0', '07', '-7', 'a-b', 'new:7'].some((id) => mayBeId(describeEntity('Dossier'), id))).toBe(false);
    expect(mayBeId(folder, '3f2504e0-4f89-11d3-9a0c-0305e82c3301')).toBe(true);
    expect(mayBeId(folder, '')).toBe(false);
  });

  test('a creation is answered with a GUID exactly where ids are GUIDs', () => {
    for (const name of endpointNames) {
      const { kind, entity, answer } = endpoint(name);
      if (kind === 'create')
        expect([name, answer === 'guid']).toEqual([name, describeEntity(entity).idKind === 'guid']);
    }
  });
});

describe('R1.3 rows are listed by parent exactly where the list is asked for by a path', () => {
  test.each(entityNames)('%s', (entity) => {
    const list = endpointFor(entity, 'list');
    const isByPath = list !== undefined && endpoint(list).filterOn?.[0] === 'path';
    expect(describeEntity(entity).listedBy).toBe(isByPath ? 'parent' : 'set');
    if (list && isByPath) expect(endpoint(list).filterRequired).toBe(true);
    expect(firstList(entity)).toEqual(isByPath ? { entity, path: [] } : { entity });
  });
});
