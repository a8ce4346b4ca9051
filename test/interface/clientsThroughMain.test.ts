import { describe, expect, test } from 'vitest';
import { ownRecords, reusableForClient } from '#shared/entities/client.ts';
import { bodyOf, exact, raw, view } from './client/rows.ts';
import type { Members } from './client/rows.ts';
import { held, refusedFor, throughMain } from './throughMain.ts';

/** Clients of learners and applicants, as main makes and finds them. */
const { client, tried, create, learnerForm } = throughMain();

describe('clients of a person', () => {
  const form: Members = { Nom: 'OURY', Prenoms: 'Zélie', EntiteJuridiqueId: 101, NatureClientId: 1 };

  test('Client.1 the service refuses an unknown billing company or nature', async () => {
    for (const field of ['EntiteJuridiqueId', 'NatureClientId']) {
      const body = bodyOf({ ...form, [field]: 999, ReferenceId: 778_001 });
      expect(await tried(() => client().call('Client.create', { body }))).toEqual({
        failure: refusedFor(field),
        asked: ['POST /Client'],
      });
    }
    expect((await client().call('Client.list', { filter: { eq: ['ReferenceId', 778_001] } })).rows).toEqual([]);
  });

  test.each(ownRecords)('R4.4 Client.2 a client may not have the %s of its person', async (field) => {
    const { id } = await create('Apprenant', await learnerForm({ AdresseId: 41, TelephoneId: 42, MobileId: 43 }));
    const their = raw(await client().readOne('Apprenant', id), field);
    const body = bodyOf({ ...form, [field]: exact(their) });
    for (const parent of ['Apprenant', 'Candidat'] as const) {
      const refused = await tried(() => client().call(`${parent}.createClient`, { id, body }));
      const failure = held('ownRecordsOfClient', field, { entity: parent, id });
      expect(refused).toEqual({ failure, asked: [`GET /${parent}/${id}`] });
    }
    const alone = bodyOf({ ...form, [field]: exact(their), ReferenceId: exact(id) });
    // A client that stands alone names no person: the page does, where it knows whose record it is.
    const rivals = [{ entity: 'Apprenant' as const, id }];
    expect(await tried(() => client().create({ entity: 'Client', body: alone, rivals }))).toEqual({
      failure: held('ownRecordsOfClient', field, { entity: 'Apprenant', id }),
      asked: [`GET /Apprenant/${id}`],
    });
    expect(
      (await tried(() => client().call('Client.create', { body: alone }))).failure,
      'their owner is not known here',
    ).toEqual(refusedFor(field));
    expect((await client().call('Client.list', { filter: { eq: ['ReferenceId', { integer: id }] } })).rows).toEqual([]);
  });

  test('Client.2 Client.3 Client.4 a client has records of its own, the reusable fields, and the Code of the person', async () => {
    const { row } = await client().call('Apprenant.one', { id: '3005' });
    const { id: MailId } = await create('Mail', { Adresse: 'client.oury@exemple.fr', IsDuplicate: true });
    const reused = Object.fromEntries(reusableForClient.map((field) => [field, exact(raw(row, field))]));
    const own: Members = { ...form, MailId: exact(MailId), AdresseId: 77_001, TelephoneId: 77_002, MobileId: 77_003 };
    const made = await client().call('Apprenant.createClient', { id: '3005', body: bodyOf({ ...own, ...reused }) });
    expect(made.id).toMatch(/^[1-9]\d*$/u);
    for (const field of reusableForClient) expect([field, raw(made.row, field)]).toEqual([field, raw(row, field)]);
    expect([
      raw(made.row, 'MailId'),
      ...['AdresseId', 'TelephoneId', 'MobileId', 'Code'].map((name) => view(made.row, name)),
    ]).toEqual([MailId, 77_001, 77_002, 77_003, view(row, 'Code')]);
    expect(view((await client().call('Client.create', { body: bodyOf(form) })).row, 'Code'), 'none is needed').toBe('');
  });

  test('Endpoints.5 a client that is created alone is answered with Id 0, and is found by its ReferenceId', async () => {
    const body = bodyOf({ ...form, ReferenceId: 778_002 });
    const made = await client().call('Client.create', { body });
    expect([made.id, raw(made.row, 'Id')]).toEqual([null, '0']);
    const found = await client().settle({ entity: 'Client', body, notThese: [] });
    expect(found).toMatchObject({ kind: 'found', id: expect.stringMatching(/^[1-9]\d*$/u) });
  });
});
