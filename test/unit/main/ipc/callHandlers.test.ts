import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { callHandlers, writeHandlers } from '#main/ipc/callHandlers.ts';
import { currentService } from '#main/ipc/currentService.ts';
import { openQuestions } from '#main/ipc/openQuestions.ts';
import { openOrders } from '#main/ipc/orders.ts';
import { channels } from '#shared/ipc/channels.ts';
import type { ChannelArgs, ChannelResult } from '#shared/ipc/channels.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { membersOf, parseRaw, rawJson } from '#shared/json/rawJson.ts';
import type { Answer } from '../api/faultServer.ts';
import { clientOf, collection, entity, faultServer, json } from '../api/faultServer.ts';

type Order = ChannelArgs<'service.call'>;
type Act = Omit<ChannelArgs<'write.act'>, 'profileId'>;
type Creation = Omit<ChannelArgs<'write.create'>, 'profileId'>;

/** A service that answers as the test says, and its channel, called by page 1 by default. */
async function open(answer: Answer, options: ProfileOptions = usualOptions, limits = {}) {
  const server = await faultServer(answer);
  const client = clientOf(server, { limits });
  const questions = openQuestions();
  const current = currentService({ all: () => questions.forget(), reads: () => undefined });
  await current.open('p', client, options);
  const handlers = { ...callHandlers(current), ...writeHandlers(current, openOrders(), questions) };
  const through =
    <Name extends 'service.call' | 'write.act' | 'write.create' | 'write.replace'>(name: Name) =>
    async (order: Omit<ChannelArgs<Name>, 'profileId'>, pageId = 1): Promise<ChannelResult<Name>> => {
      const parsed = channels[name].args.parse({ ...order, profileId: 'p' });
      const handler = handlers[name] as (args: unknown, caller: { pageId: number }) => unknown; // the one of that name
      return channels[name].result.parse(await handler(parsed, { pageId })) as ChannelResult<Name>;
    };
  const call = through('service.call');
  const act = through('write.act');
  const create = through('write.create');
  const replace = through('write.replace');
  const encrypt = async (password: string): Promise<ChannelResult<'service.encryptPassword'>> =>
    channels['service.encryptPassword'].result.parse(
      await handlers['service.encryptPassword']({ password }, { pageId: 1 }),
    );
  return { server, current, client, call, act, create, replace, encrypt };
}

const answering =
  (body: string, status = 200): Answer =>
  (_asked, response) =>
    json(response, body, status);
const questionIn = (result: { readonly kind: string; readonly question?: string }): string => {
  if (result.question === undefined) throw new Error(`no question: ${result.kind}`);
  return result.question;
};

describe('reads', () => {
  test('R2.2 need no confirmation, and return the service’s own texts', async () => {
    const { call, server } = await open(answering(collection('BalanceClient', ['{"Id":1,"Montant":10.50}'])));
    const filter = { eq: ['AffaireId', { integer: '9007199254740993' }] } as const;
    expect(
      await call({ endpoint: 'BalanceClient.list', filter, orderBy: [{ field: 'Date', descending: true }] }),
    ).toEqual({ kind: 'collection', rows: ['{"Id":1,"Montant":10.50}'], unreadable: [], complete: true });
    expect(server.asked[0]?.path).toBe('/BalanceClient?$filter=AffaireId eq 9007199254740993&$orderby=Date desc');
  });
});

describe('S6 hostile input', () => {
  test.each([
    ['no row of the interface', { endpoint: 'Dossier.delete' }],
    ['a name that every object has', { endpoint: 'constructor' }],
    ['a body that is no JSON', { endpoint: 'InscriptionSequence.eligible', body: '{"Id":' }],
    ['a body beyond its size', { endpoint: 'InscriptionSequence.eligible', body: `"${'x'.repeat(4 * 1024 * 1024)}"` }],
    ['a filter of another shape', { endpoint: 'Mail.list', filter: { ne: ['Adresse', 'x'] } }],
    ['filters in filters', { endpoint: 'Mail.list', filter: { and: [{ and: [] }] } }],
    [
      'a number that is more than one',
      { endpoint: 'Mail.list', filter: { eq: ['Adresse', { integer: '1 or 1 eq 1' }] } },
    ],
  ])('%s does not reach a handler', (_name, args) => {
    expect(channels['service.call'].args.safeParse(args).success).toBe(false);
  });

  test.each<[string, Order]>([
    ['an id where none belongs', { endpoint: 'Dossier.list', id: '3' }],
    ['a path in an id', { endpoint: 'Dossier.one', id: '../User/3' }],
    ['an option that the row does not know', { endpoint: 'Dossier.list', expand: ['Candidat'] }],
    ['a path in a filter', { endpoint: 'Mail.list', filter: { eq: ["Adresse eq 'x' or Id", 1] } }],
    ['R3.0 a write', { endpoint: 'Mail.create', body: rawJson('{"Adresse":"a@b.fr"}') }],
    ['R3.0 a call that changes an entity', { endpoint: 'Convention.synchroniseAffaire', id: '12' }],
  ])('%s is not sent', async (_name, order) => {
    const { call, server } = await open(answering('{}'));
    await expect(call(order)).rejects.toMatchObject({ failure: { kind: 'badRequest' } });
    expect(server.asked).toEqual([]);
  });
});

describe('R4.3 I15 the user’s confirmation', () => {
  const rights: Act = { endpoint: 'User.addAuthorizations', id: '4', body: rawJson('{"ids":[3]}') };
  const given = answering('{"@odata.context":"x/$metadata#Collection(Edm.Int64)","value":[3]}');

  test('without it nothing is sent, and the answer says what must be confirmed', async () => {
    const { act, server } = await open(given);
    expect(await act(rights)).toMatchObject({ kind: 'mustConfirm', because: ['givesRights'] });
    expect(server.asked).toEqual([]);
  });

  test('with it the order is carried out, once: the same confirmation is not valid again', async () => {
    const { act, server } = await open(given);
    const yes = questionIn(await act(rights));
    expect(await act({ ...rights, confirmation: yes })).toEqual({
      kind: 'applied',
      id: '4',
      row: null,
      receipt: { outcome: 'verified', changedFields: [], gapMs: null },
    });
    const again = await act({ ...rights, confirmation: yes });
    expect(questionIn(again)).not.toBe(yes);
    expect(server.writes()).toHaveLength(1);
  });

  test('of two simultaneous calls with one confirmation, one is carried out', async () => {
    const { act, server } = await open(given);
    const yes = questionIn(await act(rights));
    const kinds = (
      await Promise.all([act({ ...rights, confirmation: yes }), act({ ...rights, confirmation: yes })])
    ).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['applied', 'mustConfirm']);
    expect(server.writes()).toHaveLength(1);
  });

  test.each<[string, Act, number]>([
    ['another body', { ...rights, body: rawJson('{"ids":[3,4]}') }, 1],
    ['the same values written otherwise', { ...rights, body: rawJson('{"ids":[3 ]}') }, 1],
    ['another id', { ...rights, id: '5' }, 1],
    ['another row', { endpoint: 'User.applyTemplate', id: '4', body: rawJson('{"templateId":3}') }, 1],
    ['another page', rights, 2],
  ])('for %s it is none, and it is spent', async (_name, order, pageId) => {
    const { act, server } = await open(given);
    const yes = questionIn(await act(rights));
    expect(await act({ ...order, confirmation: yes }, pageId)).toMatchObject({ kind: 'mustConfirm' });
    expect(await act({ ...rights, confirmation: yes })).toMatchObject({ kind: 'mustConfirm' });
    expect(server.asked).toEqual([]);
  });

  test('is invalid when main never asked for it', async () => {
    const { act, server } = await open(given);
    expect(await act({ ...rights, confirmation: '8c6d4b0a-1111-4222-8333-444455556666' })).toMatchObject({
      kind: 'mustConfirm',
    });
    expect(server.asked).toEqual([]);
  });

  test('S9 is invalid once the service was closed', async () => {
    const { act, client, current, server } = await open(given);
    const yes = questionIn(await act(rights));
    await current.open('p', client, usualOptions); // closes what was open, as a lock and a switch do
    expect(await act({ ...rights, confirmation: yes }).catch((error: unknown) => error)).not.toMatchObject({
      kind: 'applied',
    });
    expect(server.asked).toEqual([]);
  });

  test('I24 new questions replace unanswered ones', async () => {
    const { act, server } = await open(given);
    const first = questionIn(await act(rights));
    for (let at = 0; at < 8; at += 1) await act({ ...rights, id: String(at + 10) });
    expect(await act({ ...rights, confirmation: first })).toMatchObject({ kind: 'mustConfirm' });
    expect(server.asked).toEqual([]);
  });
});

describe('a merged replacement with confirmation', () => {
  const agreement =
    '{"Id":12,"ApprenantId":5,"TypeConventionId":1,"SequenceId":7,"EtatConventionId":1,"Remuneration":1250.10}';
  const states = collection('EtatConvention', [
    '{"Id":1,"Code":"VALIDE"}',
    '{"Id":2,"Code":"SAISIE"}',
    '{"Id":3,"Code":"SIGNE"}',
  ]);
  const answer: Answer = (asked, response) => {
    if (asked.path.startsWith('/EtatConvention')) return json(response, states);
    return json(response, asked.verb === 'GET' ? entity('Convention', agreement) : '');
  };
  const change = (mine: string) => ({
    entity: 'Convention' as const,
    id: '12',
    base: null,
    changes: [{ field: 'EtatConventionId', base: rawJson('1'), mine: rawJson(mine) }],
  });

  test('R4.3 I10 I11 is sent only with a confirmation of exactly these changes, once, and merged with the service’s row', async () => {
    const { replace, server } = await open(answer);
    const asked = await replace(change('2'));
    expect(asked).toMatchObject({ kind: 'mustConfirm', because: ['deletesDocuments'] });
    const yes = questionIn(asked);
    const more = { field: 'Remuneration', base: rawJson('1250.10'), mine: rawJson('9') };
    expect(await replace({ ...change('2'), changes: [...change('2').changes, more], confirmation: yes })).toMatchObject(
      {
        kind: 'mustConfirm',
      },
    );
    expect(await replace({ ...change('2'), confirmation: yes })).toMatchObject({ kind: 'mustConfirm' });
    expect(server.writes()).toEqual([]);
    const good = questionIn(await replace(change('2')));
    expect(await replace({ ...change('2'), confirmation: good })).toMatchObject({ kind: 'applied', id: '12' });
    expect(server.writes()).toMatchObject([
      { path: '/Convention/12', body: agreement.replace('"EtatConventionId":1', '"EtatConventionId":2') },
    ]);
    expect(await replace({ ...change('2'), confirmation: good })).toMatchObject({ kind: 'mustConfirm' });
  });
});

describe('S12 the password of a new Standalone user', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const typed = 'Çà et là, 20 €';
  const user = (password: string | null): Creation => ({
    entity: 'User',
    body: rawJson(
      `{"Nom":"X","Login":"x","Prenom":"Y","Mail":"a@b.fr","ProfilUser":2,"TypeAuthentification":"${password === null ? 'CAS' : 'Standalone'}","Password":${JSON.stringify(password)}}`,
    ),
  });
  const made = answering(entity('User', '{"Id":9,"Nom":"X","Password":null}'), 201);
  const withKey: ProfileOptions = { ...usualOptions, passwordKey: { pem, padding: 'oaepSha256' } };

  test('is encrypted with the profile’s key, and leaves as cipher text, after the confirmation', async () => {
    const { create, encrypt, server } = await open(made, withKey);
    const encrypted = await encrypt(typed);
    if (encrypted.kind !== 'encrypted') throw new Error(encrypted.reason);
    const asked = await create(user(encrypted.cipher));
    expect(asked).toMatchObject({ kind: 'mustConfirm', because: ['setsProfile'] });
    expect(await create({ ...user(encrypted.cipher), confirmation: questionIn(asked) })).toMatchObject({
      kind: 'applied',
      id: '9',
    });
    const sent = server.writes()[0]?.body ?? '';
    const cipher = Buffer.from(String(parseRaw(membersOf(sent).get('Password') ?? 'null')), 'base64');
    const key = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    expect(privateDecrypt(key, cipher).toString('utf8')).toBe(typed);
  });

  test.each([typed, '', Buffer.from(typed).toString('base64'), 'a'.repeat(341)])(
    'that is no cipher text is not sent: %s',
    async (password) => {
      const { create, server } = await open(made, withKey);
      expect(await create(user(password))).toMatchObject({ kind: 'notSent', failure: { kind: 'badRequest' } });
      expect(server.asked).toEqual([]);
    },
  );

  test.each([
    ['without a key', usualOptions, typed, 'noKey'],
    ['empty', withKey, '', 'emptyPassword'],
    ['longer than the key takes', withKey, 'é'.repeat(100), 'tooLong'],
    ['half a character', withKey, '\ud83d', 'notText'],
    [
      'with an invalid key',
      { ...usualOptions, passwordKey: { pem: 'clé', padding: 'pkcs1' } } as const,
      typed,
      'notAKey',
    ],
  ])('%s is not encrypted, and the reason is returned', async (_name, options, password, reason) => {
    const { encrypt, server } = await open(made, options);
    expect(await encrypt(password)).toEqual({ kind: 'badPassword', reason });
    expect(server.asked).toEqual([]);
  });

  test('R2.6 null needs no key', async () => {
    const { create } = await open(made);
    expect(await create(user(null))).toMatchObject({ kind: 'mustConfirm' });
  });
});
