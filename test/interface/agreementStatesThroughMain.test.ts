import { describe, expect, test } from 'vitest';
import { openClient } from '#main/api/client.ts';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { splice } from '#shared/json/rawJson.ts';
import { credentials } from '../unit/main/api/practiceClient.ts';
import { bodyOf, exact, only, raw, view, views } from './client/rows.ts';
import type { Members } from './client/rows.ts';
import { applied, throughMain, unfit, writes, confirmationOf } from './throughMain.ts';
import type { CreatedEntity } from './throughMain.ts';

/** What an agreement goes through: its states, its billing, and the sequences it can be made for. */
const { client, practice, during, tried, create, replace } = throughMain();

const agreement = (more: Members = {}): Promise<CreatedEntity> =>
  create('Convention', { ApprenantId: 3002, TypeConventionId: 2, SequenceId: 10_242, ...more });
const read = (id: string): Promise<RawJson> => client().readOne('Convention', id);
const stateOf = async (code: string): Promise<RawJson> =>
  raw(only((await client().call('EtatConvention.list', {})).rows.filter((row) => view(row, 'Code') === code)), 'Id');
/** Outside the interface: the practice service's view of the documents of an agreement. */
async function documentsOf(id: string): Promise<number> {
  const headers = basicAuthenticator(credentials).headers();
  const view = (await (
    await fetch(`${practice().baseUrl}/practice/documents?convention=${id}`, { headers })
  ).json()) as { documents: unknown[] }; // as its README says
  return view.documents.length;
}

describe('the state of an agreement', () => {
  const inState = async (id: string, state: RawJson): Promise<RawJson> =>
    splice(await read(id), new Map([['EtatConventionId', state]]));

  test('R4.3 States.2 Errors.3 SAISIE deletes its documents: without a confirmation nothing is sent', async () => {
    const [id, entry] = ['8001', await stateOf('SAISIE')];
    const before = await read(id);
    expect(raw(before, 'EtatConventionId')).not.toBe(entry);
    expect(await documentsOf(id)).toBe(2);
    const body = await inState(id, entry);
    const attempts = [
      () => replace('Convention', id, { EtatConventionId: exact(entry) }),
      () => replace('Convention', id, { EtatConventionId: exact(entry) }, confirmationOf('Convention.replace', '8004')),
      () => client().call('Convention.replace', { id, body }),
    ];
    for (const attempt of attempts) {
      const refused = await tried(attempt);
      expect([refused.failure?.kind, writes(refused.asked)]).toEqual(['badRequest', []]);
    }
    expect(await read(id)).toBe(before);
    expect(await documentsOf(id)).toBe(2);
  });

  test('States.2 other moves and other edits need no confirmation, and do not delete the documents', async () => {
    const [id, checking] = ['8002', await stateOf('VALIDATION')];
    expect(
      raw(applied(await replace('Convention', id, { EtatConventionId: exact(checking) })).row, 'EtatConventionId'),
    ).toBe(checking);
    applied(await replace('Convention', id, { Poste: 'Vendeuse' }));
    expect([raw(await read(id), 'EtatConventionId'), await documentsOf(id)]).toEqual([checking, 2]);
  });

  test('R4.3 States.2 Errors.3 with a confirmation the move is made once, and the documents are deleted', async () => {
    const [id, entry] = ['8003', await stateOf('SAISIE')];
    const confirmation = confirmationOf('Convention.replace', id);
    const moved = applied(await replace('Convention', id, { EtatConventionId: exact(entry) }, confirmation));
    expect([moved.receipt.outcome, raw(moved.row, 'EtatConventionId')]).toEqual(['verified', entry]);
    expect(await documentsOf(id)).toBe(0);
    applied(await replace('Convention', id, { EtatConventionId: exact(await stateOf('SIGNATURE')) }));
    expect(
      (await tried(() => replace('Convention', id, { EtatConventionId: exact(entry) }, confirmation))).failure,
      'the confirmation is spent',
    ).toEqual(unfit('confirmation'));
    await client().call('Convention.replace', {
      id,
      body: await inState(id, entry),
      confirmation: confirmationOf('Convention.replace', id),
    });
    expect(raw(await read(id), 'EtatConventionId')).toBe(entry);
  });
});

describe('billing', () => {
  test('Errors.1 R4.3 the synchronisation needs a confirmation and succeeds with 200', async () => {
    const { id } = await agreement();
    expect(await tried(() => client().call('Convention.synchroniseAffaire', { id }))).toEqual({
      failure: unfit('confirmation'),
      asked: [],
    });
    const confirmation = confirmationOf('Convention.synchroniseAffaire', id);
    const { result, asked } = await during(() => client().call('Convention.synchroniseAffaire', { id, confirmation }));
    expect(result).toEqual({ kind: 'nothing' });
    expect(asked.map(({ line }) => line)).toEqual([`POST /GraphV1/Convention/${id}/SynchronisationAffaire`]);
    const gone = client().call('Convention.synchroniseAffaire', {
      id: '999999',
      confirmation: confirmationOf('Convention.synchroniseAffaire', '999999'),
    });
    await expect(gone).rejects.toMatchObject({ failure: { kind: 'gone', status: 404 } });
  });

  test('Endpoints.3 Client.5 the clients of an agreement are found by ReferenceId, one a nature', async () => {
    const { id } = await agreement({ EntrepriseId: exact((await create('Entreprise', { Nom: 'Ravier' })).id) });
    await create('ConventionOrganismeFinanceur', { ConventionId: exact(id), OrganismeFinanceurId: 1 });
    const clients = async () =>
      (await client().call('Client.list', { filter: { eq: ['ReferenceId', { integer: id }] } })).rows;
    expect(await clients()).toEqual([]);
    await client().call('Convention.synchroniseAffaire', {
      id,
      confirmation: confirmationOf('Convention.synchroniseAffaire', id),
    });
    const found = await clients();
    const natures = (await client().call('NatureClient.list', {})).rows;
    const codes = found.map((row) =>
      view(
        natures.find((nature) => raw(nature, 'Id') === raw(row, 'NatureClientId')),
        'Code',
      ),
    );
    expect(new Set(codes)).toEqual(new Set(['ENTREPRISE', 'FINANCEUR']));
    expect(found).toHaveLength(2);
    expect(found.every((row) => /^[1-9]\d*$/u.test(raw(row, 'Id')))).toBe(true);
  });

  test.each(['GET', 'POST'] as const)(
    'R1.6 Endpoints.2 the eligible sequences are requested by %s with a body, as the profile says',
    async (bodyReadVerb) => {
      const asking = openClient({
        baseUrl: practice().baseUrl,
        authenticator: basicAuthenticator(credentials),
        bodyReadVerb,
      });
      const filter = { startsWith: ['Sequence/TypeSequence/Code', 'ALT'] } as const;
      const options = { expand: ['Sequence'], select: ['Sequence'], filter } as const;
      const { asked, result } = await during(() =>
        asking.call('InscriptionSequence.eligible', { ...options, body: bodyOf({ Id: 3002 }) }),
      );
      await asking.close();
      expect(asked.map(({ line, headers }) => [line.split('?')[0], headers['content-type']])).toEqual([
        [`${bodyReadVerb} /GraphV1/InscriptionSequence`, 'application/json'],
      ]);
      expect(views(result.rows, 'Sequence')).toEqual([expect.objectContaining({ Id: 10_242 })]);
      expect(await tried(() => client().call('InscriptionSequence.eligible', options))).toEqual({
        failure: unfit('body'),
        asked: [],
      });
    },
  );
});
