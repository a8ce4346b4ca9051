import { describe, expect, expectTypeOf, test } from 'vitest';
import type { RowInput } from '#main/api/write/callInput.ts';
import { Confirmation } from '#main/api/write/confirmation.ts';
import { failedWrite } from '#main/api/write/outcome.ts';
import type { CallInput } from '#shared/ipc/call.ts';
import type { ReplaceOrder } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Answer } from '../faultServer.ts';
import { collection, entity, json, serve } from '../faultServer.ts';

const answering =
  (body: string, status = 200): Answer =>
  (_asked, response) =>
    json(response, body, status);
const agreement =
  '{"Id":12,"Nom":"","Code":"CV12","ApprenantId":5,"TypeConventionId":1,"SequenceId":7,"EtatConventionId":1,"Remuneration":1250.10}';
const ids = (...values: readonly string[]): string =>
  `{"@odata.context":"x/$metadata#Collection(Edm.Int64)","value":[${values.join(',')}]}`;

describe('call reads', () => {
  test('R3.3 the only row of a collection as what was created; another set’s row, or two rows, leave it in doubt', async () => {
    const session = {
      body: rawJson(
        '{"Nom":"S","Code":"S1","Debut":"2026-11-20T10:00:00+01:00","Fin":"2026-11-21T10:00:00+01:00",' +
          '"ProgrammeId":3,"LibelleExterne":"S","PeriodeRentreeId":4}',
      ),
    };
    const one = await serve(answering(collection('SessionRecrutement', ['{"Id":5,"Nom":"S"}'])));
    expect(await one.client.call('SessionRecrutement.create', session)).toMatchObject({ kind: 'entity', id: '5' });
    const foreign = await serve(answering(collection('Programme', ['{"Id":5,"Nom":"S"}'])));
    await expect(foreign.client.call('SessionRecrutement.create', session)).rejects.toMatchObject({
      failure: { kind: 'unreadable' },
    });
    const two = await serve(answering(collection('SessionRecrutement', ['{"Id":5}', '{"Id":6}'])));
    await expect(two.client.call('SessionRecrutement.create', session)).rejects.toMatchObject({
      failure: { kind: 'unreadable' },
    });
  });

  test('one entity, its text unchanged (R2.2)', async () => {
    const { server, client } = await serve(answering(entity('Convention', agreement)));
    const answer = await client.call('Convention.one', { id: '12' });
    expectTypeOf(answer.kind).toEqualTypeOf<'entity'>();
    expect(answer).toEqual({ kind: 'entity', id: '12', row: agreement });
    expect(server.asked.map(({ verb, path }) => `${verb} ${path}`)).toEqual(['GET /Convention/12']);
  });

  test('R1.1 a collection with the options of its endpoint, encoded; sets unreadable rows aside', async () => {
    const { server, client } = await serve(
      answering(collection('BalanceClient', ['{"Id":1,"Montant":10.50}', '{"Id":"x"}'])),
    );
    const answer = await client.call('BalanceClient.list', {
      filter: { and: [{ eq: ['AffaireId', { integer: '9007199254740993' }] }, { eq: ['CreditON', true] }] },
      orderBy: [{ field: 'Date', descending: true }],
    });
    expect(answer).toMatchObject({
      kind: 'collection',
      complete: true,
      rows: ['{"Id":1,"Montant":10.50}'],
      unreadable: [{ text: '{"Id":"x"}' }],
    });
    expect(server.asked[0]?.path).toBe(
      '/BalanceClient?$filter=AffaireId eq 9007199254740993 and CreditON eq true&$orderby=Date desc',
    );
  });

  test('I24 lists that are too large free their slots: a further list is not kept waiting', async () => {
    const rows = ['{"Id":1,"Montant":10.50}', '{"Id":2,"Montant":10.50}'];
    const { client } = await serve(answering(collection('BalanceClient', rows)), { limits: { answerCharacters: 30 } });
    for (let time = 1; time <= 6; time += 1) {
      await expect(client.call('BalanceClient.list', {})).rejects.toMatchObject({ failure: { kind: 'tooLarge' } });
    }
  });

  test('rows below another entity, whose set their context may name', async () => {
    const { server, client } = await serve(
      answering(collection('InscriptionCours(4)/ApprenantEvaluation', ['{"Id":1,"Note":-1.0}'])),
    );
    expect(await client.call('InscriptionCours.marks', { id: '4' })).toMatchObject({ rows: ['{"Id":1,"Note":-1.0}'] });
    expect(server.asked[0]?.path).toBe('/InscriptionCours/4/ApprenantEvaluation');
  });

  test('R5.4 ids in exactly their digits', async () => {
    const { client } = await serve(answering(ids('3', '9007199254740993')));
    expect(await client.call('User.authorizations', { id: '4' })).toEqual({
      kind: 'ids',
      ids: ['3', '9007199254740993'],
    });
  });

  const eligible = {
    expand: ['Sequence'],
    select: ['Sequence'],
    filter: { startsWith: ['Sequence/TypeSequence/Code', "AP'"] },
    body: rawJson('{"Id":41}'),
  } as const;

  test.each([
    [undefined, 'GET'],
    ['POST', 'POST'],
  ] as const)(
    'R1.6 eligible sequences send the enrolment in a body; verb of the profile %s',
    async (bodyReadVerb, verb) => {
      const { server, client } = await serve(
        answering(collection('InscriptionSequence(Sequence)', ['{"Sequence":{"Id":7}}', '3'])),
        bodyReadVerb && { bodyReadVerb },
      );
      const answer = await client.call('InscriptionSequence.eligible', eligible);
      expect(answer).toMatchObject({ rows: ['{"Sequence":{"Id":7}}'], unreadable: [{ text: '3' }] });
      expect(server.asked).toMatchObject([
        {
          verb,
          body: '{"Id":41}',
          path: "/InscriptionSequence?$filter=startswith(Sequence/TypeSequence/Code, 'AP''')&$expand=Sequence&$select=Sequence",
        },
      ]);
    },
  );

  test('R4.3 reads the entity first only where what it is decides whether the user must confirm', async () => {
    const { server, client } = await serve(answering(''));
    await client.call('Dossier.replace', { id: '7', body: rawJson('{"Id":7,"EtatCandidatureId":2}') });
    const confirmation = new Confirmation('Convention.synchroniseAffaire', '12');
    await client.call('Convention.synchroniseAffaire', { id: '12', confirmation });
    expect(server.asked.map(({ verb, path }) => `${verb} ${path}`)).toEqual([
      'POST /Dossier/7',
      'POST /Convention/12/SynchronisationAffaire',
    ]);
  });

  test.each([
    ['R3.7 a page of a portal', '<html>', 'foreignAnswer'],
    ['R3.7 no context', agreement, 'foreignAnswer'],
    ['I16 another set', entity('Dossier', agreement), 'unreadable'],
    [
      'R2.7 Id 0 where the endpoint does not allow it',
      entity('Convention', agreement.replace('12', '0')),
      'unreadable',
    ],
  ])('%s is no answer', async (_name, body, kind) => {
    const { client } = await serve(answering(body));
    await expect(client.call('Convention.one', { id: '12' })).rejects.toMatchObject({ failure: { kind } });
  });

  test('rejects an answer with invalid ids', async () => {
    const { client } = await serve(answering(ids('3', '"x"')));
    await expect(client.call('User.authorizations', { id: '4' })).rejects.toMatchObject({
      failure: { kind: 'unreadable' },
    });
  });
});

describe('call writes', () => {
  test('R2.7 a Client that answers Id 0 exists, without an id', async () => {
    const row = '{"Id":0,"Nom":"SARL Été"}';
    const { server, client } = await serve(answering(entity('Client', row), 201));
    const body = rawJson('{"Nom":"SARL Été","Prenoms":"-","EntiteJuridiqueId":3,"NatureClientId":2}');
    expect(await client.call('Client.create', { body })).toEqual({ kind: 'entity', id: null, row });
    expect(server.asked).toMatchObject([{ verb: 'POST', path: '/Client', body }]);
  });

  test.each([
    ['Apprenant.create', 'Candidat'],
    ['Candidat.create', 'Apprenant'],
  ] as const)('R3.1 learners and applicants are made by one request: %s may be answered as %s', async (name, set) => {
    const { client } = await serve(answering(entity(set, '{"Id":8,"Nom":"X","Code":"A8"}'), 201));
    const body = rawJson('{"Nom":"X","Login":"x","Prenoms":"Y","MailId":3}');
    expect(await client.call(name, { body })).toMatchObject({ kind: 'entity', id: '8' });
  });

  test.each([
    ['the object', entity('Convention', agreement), 200, 'entity'],
    ['nothing', '', 200, 'nothing'],
  ])('R5.1 POST /Convention/<id> replaces, answered with %s', async (_name, body, status, kind) => {
    const { server, client } = await serve((asked, response) =>
      asked.verb === 'GET' ? json(response, entity('Convention', agreement)) : json(response, body, status),
    );
    const whole = rawJson(agreement.replace('"SequenceId":7', '"SequenceId":8'));
    expect(await client.call('Convention.replace', { id: '12', body: whole })).toMatchObject({ kind });
    expect(server.writes()).toMatchObject([{ verb: 'POST', path: '/Convention/12', body: whole }]);
  });

  test.each(['', '{}', 'OK', '{"a":'])('R3.3 SynchronisationAffaire is 200, with %j', async (body) => {
    const { server, client } = await serve(answering(body));
    const confirmation = new Confirmation('Convention.synchroniseAffaire', '12');
    expect(await client.call('Convention.synchroniseAffaire', { id: '12', confirmation })).toEqual({ kind: 'nothing' });
    expect(server.asked).toMatchObject([{ verb: 'POST', path: '/Convention/12/SynchronisationAffaire', body: '' }]);
  });

  test.each([
    ['R3.7 a page of a portal', '<!doctype html><title>Wifi</title>', 200],
    ['R3.3 another success', '', 204],
    ['R3.3 another success', '{}', 201],
  ])('%s proves nothing of a SynchronisationAffaire', async (_name, body, status) => {
    const { client } = await serve(
      (_asked, response) => void response.writeHead(status).end(status === 204 ? undefined : body),
    );
    const confirmation = new Confirmation('Convention.synchroniseAffaire', '12');
    const error: unknown = await client
      .call('Convention.synchroniseAffaire', { id: '12', confirmation })
      .catch((thrown: unknown) => thrown);
    expect(failedWrite(error)).toMatchObject({ kind: 'doubt' });
  });

  test.each([
    [400, 'refused'],
    [500, 'doubt'],
    [401, 'notSent'],
  ])('R3.5 status %i: %s, and no second attempt', async (status, kind) => {
    const { server, client } = await serve((_asked, response) =>
      json(response, '{"error":{"code":"x","message":"Non"}}', status),
    );
    const error: unknown = await client
      .call('Entreprise.create', { body: rawJson('{}') })
      .catch((thrown: unknown) => thrown);
    expect(failedWrite(error)).toMatchObject({ kind, failure: { detail: 'Non' } });
    expect(server.asked).toHaveLength(1);
  });
});

describe('R4.3 I15 an irreversible operation', () => {
  const add = { id: '4', body: rawJson('{"ids":[3,9007199254740993]}') };

  test('a failed attempt spends the confirmation too', async () => {
    const { server, client } = await serve((_asked, response) => json(response, '{}', 500));
    const confirmation = new Confirmation('User.addAuthorizations', '4');
    await expect(client.call('User.addAuthorizations', { ...add, confirmation })).rejects.toMatchObject({
      failure: { kind: 'serviceError' },
    });
    await expect(client.call('User.addAuthorizations', { ...add, confirmation })).rejects.toMatchObject({
      failure: { kind: 'badRequest' },
    });
    expect(server.asked).toHaveLength(1);
  });

  test('the type of its input has what the endpoint requires, and no other option', () => {
    expectTypeOf<{ id: string; filter: RowInput['filter'] }>().not.toExtend<CallInput<'Convention.one'>>();
    expectTypeOf<object>().not.toExtend<CallInput<'Mail.list'>>();
    expectTypeOf<object>().toExtend<CallInput<'Dossier.list'>>();
  });

  const states = collection('EtatConvention', [
    '{"Id":1,"Code":"VALIDE"}',
    '{"Id":2,"Code":"SAISIE"}',
    '{"Id":3,"Code":"SIGNE"}',
  ]);
  const service =
    (statesAnswer: string, now = agreement): Answer =>
    (asked, response) => {
      if (asked.path.startsWith('/EtatConvention'))
        return statesAnswer === '' ? json(response, '{}', 404) : json(response, statesAnswer);
      return json(response, asked.verb === 'GET' ? entity('Convention', now) : '');
    };
  const order = (state: number): ReplaceOrder => ({
    entity: 'Convention',
    id: '12',
    base: null,
    changes: [{ field: 'EtatConventionId', base: rawJson('1'), mine: rawJson(`${state}`) }],
  });
  const to = (state: number) => ({
    replaced: { id: '12', body: rawJson(agreement.replace('"EtatConventionId":1', `"EtatConventionId":${state}`)) },
    order: order(state),
  });

  test.each([
    ['SAISIE', 2, states, false],
    ['a state with an unknown Code', 3, '', false],
    ['a state that is not listed', 9, states, false],
    ['another state', 3, states, true],
  ])('an agreement that moves to %s', async (_name, state, statesAnswer, free) => {
    const { server, client } = await serve(service(statesAnswer));
    const { replaced, order: changed } = to(state);
    const called = client.call('Convention.replace', replaced);
    if (free) await called;
    else await expect(called).rejects.toMatchObject({ failure: { kind: 'badRequest', detail: 'confirmation' } });
    const merged = client.replace(changed);
    if (free) expect(await merged).toMatchObject({ kind: 'applied' });
    else await expect(merged).rejects.toMatchObject({ because: ['deletesDocuments'] });
    expect(server.writes()).toHaveLength(free ? 2 : 0);

    const confirmed = (): Confirmation => new Confirmation('Convention.replace', '12');
    expect(await client.call('Convention.replace', { ...replaced, confirmation: confirmed() })).toEqual({
      kind: 'nothing',
    });
    expect(await client.replace(changed, confirmed())).toMatchObject({ kind: 'applied' });
  });

  test('R4.3 an agreement that is answered without its state moves to the one that is sent', async () => {
    const { client } = await serve(service(states, agreement.replace('"EtatConventionId":1,', '')));
    const called = (state: number): Promise<unknown> => client.call('Convention.replace', to(state).replaced);
    await expect(called(2)).rejects.toMatchObject({ failure: { kind: 'badRequest', detail: 'confirmation' } });
    await expect(called(3)).resolves.toEqual({ kind: 'nothing' });
  });
});

describe('R5.3 does not send what an endpoint does not allow', () => {
  const mail = { filter: { eq: ['Adresse', 'a@b.fr'] } } as const;

  test.each<[string, RowInput, string]>([
    ['a list whose filter says nothing', { filter: { and: [] } }, '$filter'],
    ['another field beside', { filter: { and: [mail.filter, { eq: ['Id', 3] }] } }, '$filter=Id'],
  ])('%s', async (_name, input, detail) => {
    const { server, client } = await serve(answering(collection('Mail', [])));
    await expect(client.call('Mail.list', input)).rejects.toMatchObject({
      failure: { kind: 'badRequest', detail },
    });
    expect(server.asked).toEqual([]);
  });

  test.each([
    ['not an object', '[]', 'body'],
    [
      'I7 with a provisional id',
      '{"ApprenantId":"new:8c6d4b0a-1111-4222-8333-444455556666","TypeConventionId":1,"SequenceId":7}',
      'ApprenantId',
    ],
    [
      'R2.4 with a date without offset',
      '{"ApprenantId":5,"TypeConventionId":1,"SequenceId":7,"DateDebut":"2026-11-20T09:00:00"}',
      'DateDebut',
    ],
  ])('a creation %s', async (_name, body, detail) => {
    const { server, client } = await serve(answering(entity('Convention', agreement)));
    await expect(client.call('Convention.create', { body: rawJson(body) })).rejects.toMatchObject({
      failure: { kind: 'badRequest', detail },
    });
    expect(server.asked).toEqual([]);
  });
});
