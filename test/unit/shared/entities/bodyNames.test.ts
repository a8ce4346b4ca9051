import { describe, expect, test } from 'vitest';
import { asShown, sentAs, shownAs } from '#shared/entities/bodyNames.ts';
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
