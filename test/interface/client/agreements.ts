import { expect } from 'vitest';
import {
  agreementStates,
  agreementTypes,
  clientNatures,
  contractModes,
  funders,
} from '#main/tools/practice/sample/school.ts';
import { schoolYear } from '#main/tools/practice/sample/teaching.ts';
import type { families } from '#shared/endpoints/families.ts';
import { rawOf, splice } from '#shared/json/rawJson.ts';
import { called, entityOf, rowsOf } from './calling.ts';
import { agreementId, agreementMembers, learnerId, newAgreement } from './made.ts';
import { listsAll } from './references.ts';
import { bodyOf, exact, raw, view, views } from './rows.ts';
import type { KnownRow, Scenarios } from './scenario.ts';
import { today } from './setup.ts';
import type { Setup } from './setup.ts';

const documentsOf = async (setup: Setup, id: string): Promise<unknown[]> => {
  const { documents } = JSON.parse(await setup.beside(`/practice/documents?convention=${id}`)) as {
    documents: unknown[];
  }; // as the view writes it
  return documents;
};

/** An agreement of the sample that has documents and is about to be signed. */
async function withDocuments(setup: Setup): Promise<KnownRow> {
  const { id, row } = await entityOf(setup, 'Convention.one', { id: '8004' });
  const body = splice(row, new Map([['EtatConventionId', rawOf(agreementStates.signing.id)]]));
  await called(setup, 'Convention.replace', { id, body });
  return entityOf(setup, 'Convention.one', { id });
}

const byAgreement = (id: string) => ({ filter: { eq: ['ConventionId', { integer: id }] } }) as const;
const clientsOf = (setup: Setup, id: string) =>
  rowsOf(setup, 'Client.list', { filter: { eq: ['ReferenceId', { integer: id }] } });

const instalment = async (setup: Setup, agreement?: string) => ({
  body: bodyOf({
    ConventionId: exact(agreement ?? (await newAgreement(setup)).id),
    Numero: 1,
    Libelle: setup.unique('échéance'),
    Montant: exact('1875.50'),
    Date: '2026-12-01T08:00:00+01:00',
  }),
});

export const agreements: Scenarios<keyof (typeof families)['agreements']> = {
  'Convention.one': {
    asks: () => ({ id: agreementId }),
    proves: (_road, { row }) => {
      expect(['ApprenantId', 'EntrepriseId', 'MaitreId'].map((name) => raw(row, name))).toEqual([
        learnerId,
        '9101',
        '80011',
      ]);
      expect(view(row, 'Code')).toBe(`CONV-${schoolYear(today)}-0001`);
    },
  },
  'Convention.create': {
    asks: (setup) => ({
      body: bodyOf({ ...agreementMembers, Nom: setup.unique('OURY'), Remuneration: exact('1250.10') }),
    }),
    proves: (_road, { row }) => {
      expect(view(row, 'Code'), 'Convention rule 2').toMatch(/^CONV-\d{4}-\d{4}$/u);
      expect(view(row, 'EtatConventionId'), 'Convention rule 2').toBe(agreementStates.entry.id);
      expect(view(row, 'Devise'), 'Convention rule 2').toBe('Euro');
      expect(view(row, 'NatureContratId'), 'Convention rule 8').toBe(contractModes[0].id);
    },
  },
  'Convention.replace': {
    starts: newAgreement,
    becomes: [
      [
        { field: 'AvantageNourriture', mine: exact('4.50') },
        { field: 'DateDebut', mine: '2026-12-01T08:00:00+01:00' },
      ],
      [{ field: 'Poste', mine: 'Assistante RH' }],
    ],
    irreversible: {
      starts: withDocuments,
      change: { field: 'EtatConventionId', mine: agreementStates.entry.id },
      proves: async (setup, id, done) => expect(await documentsOf(setup, id), 'Errors.3').toHaveLength(done ? 0 : 2),
    },
  },
  'Convention.synchroniseAffaire': {
    asks: async (setup) => ({ id: (await newAgreement(setup)).id }),
    proves: async (setup, _answer, { id }) => {
      const once = await clientsOf(setup, id);
      expect(views(once, 'NatureClientId')).toEqual([clientNatures.learner.id]);
      await called(setup, 'Convention.synchroniseAffaire', { id });
      expect(await clientsOf(setup, id), 'R5.8').toHaveLength(setup.differences.secondSync === 'duplicate' ? 2 : 1);
    },
  },
  'ConventionOrganismeFinanceur.create': {
    asks: async (setup) => ({
      body: bodyOf({
        ConventionId: exact((await newAgreement(setup)).id),
        OrganismeFinanceurId: funders[1].id,
        NumeroDossier: 'DEC-1',
      }),
    }),
    proves: async (setup, { row }, { body }) => {
      expect(view(row, 'TypePriseCharge'), 'ConventionOrganismeFinanceur.1').toBe('Entreprise');
      // No endpoint lists funders; the billing data shows that the service stored this one.
      const id = raw(body, 'ConventionId');
      await called(setup, 'Convention.synchroniseAffaire', { id });
      expect(views(await clientsOf(setup, id), 'Nom')).toContain(funders[1].name);
    },
  },
  'EcheanceApprentissageConvention.list': {
    asks: async (setup) => byAgreement((await newAgreement(setup)).id),
    proves: async (setup, { rows: none }) => {
      expect(none, 'Convention rule 9').toEqual([]);
      const { id } = await newAgreement(setup);
      const made = [await instalment(setup, id), await instalment(setup, id)];
      for (const each of made) await entityOf(setup, 'EcheanceApprentissageConvention.create', each);
      const listed = await rowsOf(setup, 'EcheanceApprentissageConvention.list', byAgreement(id));
      expect(new Set(views(listed, 'Libelle'))).toEqual(new Set(made.map(({ body }) => view(body, 'Libelle'))));
    },
  },
  'EcheanceApprentissageConvention.create': { asks: (setup) => instalment(setup) },
  'TypeConvention.list': listsAll(Object.values(agreementTypes)),
  'EtatConvention.list': listsAll(Object.values(agreementStates)),
  'OrganismeFinanceur.list': listsAll(funders),
};
