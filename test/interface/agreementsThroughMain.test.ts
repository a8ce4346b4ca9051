import { describe, expect, test } from 'vitest';
import type { ReplaceOrder } from '#shared/ipc/write.ts';
import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { bodyOf, exact, raw, view, views } from './client/rows.ts';
import type { Members } from './client/rows.ts';
import { applied, badOrder, held, refusedFor, throughMain, unfit, without, writes } from './throughMain.ts';
import type { CreatedEntity } from './throughMain.ts';

/** Agreements, their companies, funders and instalments, as main makes, reads and changes them. */
const { client, tried, create, replace } = throughMain();

const form: Members = { ApprenantId: 3002, TypeConventionId: 2, SequenceId: 10_242 };
const agreement = (more: Members = {}): Promise<CreatedEntity> => create('Convention', { ...form, ...more });
const read = (id: string): Promise<RawJson> => client().readOne('Convention', id);

describe('companies', () => {
  test('Entreprise.1 one is created from an empty body, or from what is known', async () => {
    const empty = await create('Entreprise', {});
    expect([view(empty.row, 'Nom'), raw(empty.row, 'AdresseId')]).toEqual(['', '0']);
    const { row } = await create('Entreprise', { Nom: 'Ravier', AdresseId: 16_999 });
    expect([view(row, 'Nom'), view(row, 'AdresseId')]).toEqual(['Ravier', 16_999]);
  });

  test('Entreprise.2 its mail is created before it: an unknown one is refused', async () => {
    const body = bodyOf({ Nom: 'Ravier', MailId: 999_999 });
    expect(await tried(() => client().create({ entity: 'Entreprise', body }))).toEqual({
      failure: refusedFor('MailId'),
      asked: ['POST /Entreprise'],
    });
    const mail = await create('Mail', { Adresse: 'rh@ravier.exemple.fr' });
    expect(raw((await create('Entreprise', { Nom: 'Ravier', MailId: exact(mail.id) })).row, 'MailId')).toBe(mail.id);
  });

  test('R4.2 Entreprise.3 Limits.2 Convention.7 an agreement has its teacher and a company of its own, which no other agreement may have', async () => {
    const { id: company } = await create('Entreprise', {});
    const [teacher] = (await client().call('Enseignant.list', {})).rows;
    const [one, other] = [await agreement(), await agreement()];
    const attached = applied(
      await replace('Convention', one.id, { EntrepriseId: exact(company), EnseignantId: exact(raw(teacher, 'Id')) }),
    );
    expect(attached.receipt).toMatchObject({ outcome: 'verified', changedFields: [] });
    expect([raw(attached.row, 'EntrepriseId'), raw(attached.row, 'EnseignantId')]).toEqual([
      company,
      raw(teacher, 'Id'),
    ]);
    const shared = await tried(() => replace('Convention', other.id, { EntrepriseId: exact(company) }));
    expect([shared.failure, writes(shared.asked)]).toEqual([
      refusedFor('EntrepriseId'),
      [`POST /Convention/${other.id}`],
    ]);
    expect(await read(other.id)).toBe(other.row);
    // The service lists no agreements: main reads the one that the page knows to have the company.
    const order: ReplaceOrder = {
      entity: 'Convention',
      id: other.id,
      changes: [{ field: 'EntrepriseId', base: rawOf(null), mine: rawJson(company) }],
      base: null,
      rivals: [{ entity: 'Convention', id: one.id }],
    };
    expect(await tried(() => client().replace(order))).toEqual({
      failure: held('companyOfOneAgreement', 'EntrepriseId', { entity: 'Convention', id: one.id }),
      asked: [`GET /Convention/${other.id}`, `GET /Convention/${one.id}`],
    });
    const born = bodyOf({ ...form, EntrepriseId: exact(company) });
    expect(await tried(() => client().create({ entity: 'Convention', body: born }))).toEqual({
      failure: refusedFor('EntrepriseId'),
      asked: ['POST /Convention'],
    });
  });
});

describe('agreements', () => {
  test.each(['ApprenantId', 'TypeConventionId', 'SequenceId'])(
    'Convention.1 none is sent without %s, and none is created with one that does not exist',
    async (field) => {
      const rest = without(field, form);
      expect(await tried(() => client().call('Convention.create', { body: bodyOf(rest) }))).toEqual({
        failure: unfit(field),
        asked: [],
      });
      expect(await tried(() => client().create({ entity: 'Convention', body: bodyOf(rest) }))).toEqual({
        failure: badOrder,
        asked: [],
      });
      const unknown = bodyOf({ ...form, [field]: 999_999 });
      expect(await tried(() => client().create({ entity: 'Convention', body: unknown }))).toEqual({
        failure: refusedFor(field),
        asked: ['POST /Convention'],
      });
    },
  );

  test('Convention.2 States.1 Convention.8 the service gives the Code, the first state, the currency and an apprenticeship’s mode', async () => {
    const states = (await client().call('EtatConvention.list', {})).rows;
    const [first] = states;
    const { row } = await agreement();
    expect(raw(row, 'EtatConventionId')).toBe(raw(first, 'Id'));
    expect(view(row, 'Code')).toMatch(/^CONV-\d{4}-\d{4}$/u);
    expect([view(row, 'Devise'), raw(row, 'NatureContratId')]).toEqual(['Euro', '1']);
    expect(raw((await agreement({ TypeConventionId: 1 })).row, 'NatureContratId'), 'a work placement has none').toBe(
      '0',
    );
    const signed = raw(states.at(-1), 'Id');
    expect(
      raw((await agreement({ EtatConventionId: exact(signed) })).row, 'EtatConventionId'),
      'whatever is sent',
    ).toBe(raw(first, 'Id'));
  });

  test('R2.2 Convention.3 Convention.4 amounts keep their decimal point and digits; a text that is not a number is refused', async () => {
    const { id, row } = await agreement({ Remuneration: exact('1250.10') });
    expect(raw(row, 'Remuneration')).toBe('1250.10');
    const more = {
      AvantageNourriture: exact('4.50'),
      AvantageLogement: exact('120.0'),
      AvantageAutre: 'vélo, 12,50 €',
      CaisseRetraite: 'AG2R',
    };
    const changed = applied(await replace('Convention', id, more));
    expect(changed.receipt).toMatchObject({ outcome: 'verified', changedFields: [] });
    const names = ['Remuneration', 'AvantageNourriture', 'AvantageLogement', 'AvantageAutre', 'CaisseRetraite'];
    expect(names.map((name) => raw(changed.row, name))).toEqual([
      '1250.10',
      '4.50',
      '120.0',
      '"vélo, 12,50 €"',
      '"AG2R"',
    ]);
    const before = await read(id);
    expect((await tried(() => replace('Convention', id, { Remuneration: '1250,10' }))).failure).toEqual(
      refusedFor('Remuneration'),
    );
    expect(await read(id)).toBe(before);
  });

  test.each([
    ['MaitreId', 'SignataireId'],
    ['SignataireId', 'ReferentId'],
    ['MaitreId', 'ReferentId'],
    ['MaitreId', 'MaitreBisId'],
  ] as const)(
    'R4.2 Convention.6 Limits.3 %s and %s are two records: an edit that makes them one is not sent',
    async (one, other) => {
      const { id } = await agreement();
      const apart = applied(await replace('Convention', id, { [one]: 501, [other]: 502 }));
      expect([apart.receipt.outcome, view(apart.row, one), view(apart.row, other)]).toEqual(['verified', 501, 502]);
      const before = await read(id);
      const same = await tried(() => replace('Convention', id, { [other]: 501 }));
      expect(same.failure).toMatchObject({
        kind: 'brokenRule',
        rule: 'professionalsAreDistinct',
        field: expect.stringMatching(new RegExp(`^(?:${one}|${other})$`, 'u')),
      });
      expect(writes(same.asked)).toEqual([]);
      const called = await tried(() =>
        client().call('Convention.create', { body: bodyOf({ ...form, [one]: 501, [other]: 501 }) }),
      );
      expect([called.failure?.rule, called.asked]).toEqual(['professionalsAreDistinct', []]);
      expect(await read(id)).toBe(before);
    },
  );

  test('Convention.9 a new one has no instalments, which are added one by one', async () => {
    const { id } = await agreement();
    const instalments = async () =>
      (
        await client().call('EcheanceApprentissageConvention.list', {
          filter: { eq: ['ConventionId', { integer: id }] },
        })
      ).rows;
    expect(await instalments()).toEqual([]);
    await create('EcheanceApprentissageConvention', {
      ConventionId: exact(id),
      Numero: 1,
      Montant: exact('1875.50'),
      Date: '2026-12-01T08:00:00+01:00',
    });
    expect(views(await instalments(), 'Montant')).toEqual([1875.5]);
  });

  test('ConventionOrganismeFinanceur.1 TypePriseCharge is Entreprise unless another is sent', async () => {
    const { id } = await agreement();
    const funder = async (more: Members) =>
      view(
        (await create('ConventionOrganismeFinanceur', { ConventionId: exact(id), OrganismeFinanceurId: 1, ...more }))
          .row,
        'TypePriseCharge',
      );
    expect(await funder({})).toBe('Entreprise');
    expect(await funder({ TypePriseCharge: 'Apprenant' })).toBe('Apprenant');
    const unknown = await tried(() =>
      client().create({
        entity: 'ConventionOrganismeFinanceur',
        body: bodyOf({ ConventionId: 999_999, OrganismeFinanceurId: 1 }),
      }),
    );
    expect(unknown.failure).toEqual(refusedFor('ConventionId'));
  });
});
