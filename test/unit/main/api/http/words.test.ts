import { describe, expect, test } from 'vitest';
import { decodeWords } from '#main/api/http/decodeWords.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { entity, eventRow, json, serve } from '../faultServer.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const said = 'La durée est dépassée';

describe('R5.2 words for people are decoded by what they say of themselves', () => {
  test.each([
    ['ISO-8859-1, as its charset says', latin(said), 'text/plain; charset=iso-8859-1', said],
    ['quoted, in capitals', latin(said), 'application/json; Charset="ISO-8859-15"', said],
    ['UTF-8, by default', Buffer.from(said), 'text/plain', said],
    ['neither said nor UTF-8: Windows', Buffer.from([0x6c, 0x92, 0xe9, 0x74, 0xe9, 0x20, 0x80]), '', 'l’été €'],
    ['said to be UTF-8, and is not', latin(said), 'text/html; charset=utf-8', said],
    ['an unknown charset', latin(said), 'text/plain; charset=x-ecole', said],
    ['the mark of UTF-8 counts more', Buffer.from(`\uFEFF${said}`), 'text/plain; charset=iso-8859-1', said],
    ['the mark of UTF-16', Buffer.from(`\uFEFF${said}`, 'utf16le'), 'text/plain', said],
    ['UTF-16 without a mark', Buffer.from(said, 'utf16le'), 'text/plain; charset=utf-16', said],
    ['a page that names it', latin(`<meta charset='iso-8859-1'>Ã©`), 'text/html', `<meta charset='iso-8859-1'>Ã©`],
    [
      'an older page',
      latin(`<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">é`),
      'text/html',
      `<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">é`,
    ],
    ['XML', latin(`<?xml version="1.0" encoding="ISO-8859-1"?>é`), '', `<?xml version="1.0" encoding="ISO-8859-1"?>é`],
    ['a page that cannot be in UTF-16', Buffer.from('<meta charset="utf-16">é'), '', '<meta charset="utf-16">é'],
    ['a byte that ends in the middle', Buffer.from([0x6f, 0x75, 0xc3]), '', 'ouÃ'],
    ['nothing', Buffer.alloc(0), '', ''],
  ])('%s', (_what, bytes, type, words) => expect(decodeWords(bytes, type)).toBe(words));
});

const edit = {
  entity: 'Planification' as const,
  id: '4',
  base: null,
  changes: [{ field: 'Nom', base: rawJson('"Entretien"'), mine: rawJson('"Jury"') }],
};
const event = {
  entity: 'Planification' as const,
  body: rawJson(eventRow(0).replace('"Id":0,', '')),
};

/** Reads work; each write is answered with these bytes. */
const refusing = (status: number, type: string, bytes: Buffer) =>
  serve(({ verb }, response) =>
    verb === 'GET'
      ? json(response, entity('Planification', eventRow(4)))
      : void response.writeHead(status, { 'content-type': type }).end(bytes),
  );

describe('R5.2 the message of a refusal', () => {
  test.each([
    ['application/json; charset=iso-8859-1', latin(`{"Message":"${said}","ModelState":{"e.Nom":["Trop étroit"]}}`)],
    ['application/json', latin(`{"error":{"message":"${said}","details":[{"target":"Nom","message":"Trop étroit"}]}}`)],
  ])('in Latin-1 (%s)', async (type, bytes) => {
    const { client } = await refusing(400, type, bytes);
    expect(await client.replace(edit)).toMatchObject({
      kind: 'refused',
      failure: {
        detail: expect.stringContaining(said),
        fields: [{ field: 'Nom', message: 'Trop étroit' }],
      },
    });
  });

  test('a page of IIS', async () => {
    const { client } = await refusing(400, 'text/html', latin(`<html><title>Requête refusée</title></html>`));
    expect(await client.replace(edit)).toMatchObject({ kind: 'refused', failure: { detail: 'Requête refusée' } });
  });

  test('R2.2 I11 data is read as UTF-8 and nothing else', async () => {
    const { client } = await serve((_asked, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json; charset=iso-8859-1' })
        .end(latin(entity('Planification', eventRow(4, ',"Code":"é"'))));
    });
    await expect(client.readOne('Planification', '4')).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
  });
});

describe('R3.5 a success that says that it is none leaves a write in doubt, with its words', () => {
  test.each([
    ['a message', 'application/json', Buffer.from(`{"Success":false,"Message":"${said}"}`)],
    ['a message beside an id', 'application/json', Buffer.from(`{"Success":false,"Message":"${said}","Id":0}`)],
    ['a detail', 'application/json', Buffer.from(`{"success":false,"detail":"${said}"}`)],
    ['a message in Latin-1', 'application/json', latin(`{"Success":false,"Message":"${said}"}`)],
    ['an error', 'application/json', Buffer.from(`{"error":{"code":"1","message":"La dur&eacute;e est dépassée"}}`)],
    ['a message as text', 'text/plain', Buffer.from(`{"Message":"${said}"}`)],
  ])('%s', async (_what, type, bytes) => {
    const { client, server } = await refusing(200, type, bytes);
    expect(await client.replace(edit)).toMatchObject({ kind: 'doubt', failure: { detail: said } });
    expect(await client.create(event)).toMatchObject({ kind: 'doubt', failure: { detail: said } });
    expect(server.writes()).toHaveLength(2);
  });

  test('a row that is not understood is not quoted', async () => {
    const { client } = await refusing(200, 'application/json', Buffer.from('{"Id":0,"Code":"X","Message":"privé"}'));
    const verdict = await client.replace(edit);
    expect(verdict).toMatchObject({ kind: 'doubt' });
    expect(verdict).not.toHaveProperty('failure.detail');
  });
});
