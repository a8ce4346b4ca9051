import { expect } from 'vitest';
import { clientNatures } from '#main/tools/practice/sample/school.ts';
import type { families } from '#shared/endpoints/families.ts';
import { membersOf, objectOf } from '#shared/json/rawJson.ts';
import { entityOf, rowsOf } from './calling.ts';
import { agreementId, learnerId, lyon, newAddress, newAgreement, newMail } from './made.ts';
import { listsAll } from './references.ts';
import { bodyOf, exact, only, raw, view, views } from './rows.ts';
import type { Scenarios } from './scenario.ts';
import type { Setup } from './setup.ts';

const reference = async (setup: Setup) => ({
  body: bodyOf({
    Reference: setup.unique('CRM-1'),
    Type: 'SCOLARITE.CONVENTION',
    IdObjet: exact((await newAgreement(setup)).id),
  }),
});
const client = async (setup: Setup) => ({
  body: bodyOf({
    Nom: setup.unique('Maison Éclair'),
    Prenoms: '-',
    EntiteJuridiqueId: lyon.id,
    NatureClientId: clientNatures.company.id,
    ReferenceId: exact((await newAgreement(setup)).id),
  }),
});

export const companies: Scenarios<keyof (typeof families)['companies']> = {
  'Entreprise.one': {
    asks: () => ({ id: '9101' }),
    proves: (_road, { row }) => expect([view(row, 'Nom'), view(row, 'Code')]).toEqual(['Ateliers Ravier', 'E-9101']),
  },
  'Entreprise.create': {
    asks: async (setup) => ({
      body: bodyOf({
        Nom: setup.unique('Maison Éclair & fils'),
        MailId: exact((await newMail(setup)).id),
        TauxEntreprise: exact('12.50'),
      }),
    }),
    proves: async (setup) => {
      const { row } = await entityOf(setup, 'Entreprise.create', { body: bodyOf({}) });
      expect(view(row, 'Nom'), 'Entreprise.1').toBe('');
    },
  },
  'Mail.list': {
    asks: async (setup) => ({ filter: { eq: ['Adresse', String(view((await newMail(setup)).row, 'Adresse'))] } }),
    proves: async (setup, { rows: found }) => {
      expect(view(only(found), 'Adresse'), 'R1.2').toMatch(/^o'neil\+jury\.\d+@exemple\.fr$/u);
      expect(await rowsOf(setup, 'Mail.list', { filter: { eq: ['Adresse', newAddress(setup)] } })).toEqual([]);
    },
  },
  'Mail.create': { asks: (setup) => ({ body: bodyOf({ Adresse: newAddress(setup), IsDuplicate: false }) }) },
  'ReferenceExterne.list': {
    asks: () => ({ filter: { eq: ['IdObjet', { integer: learnerId }] } }),
    proves: async (setup, { rows: found }) => {
      expect([view(only(found), 'Reference'), view(only(found), 'Type')]).toEqual([
        `SI-${learnerId}`,
        'SCOLARITE.APPRENANT',
      ]);
      const byType = await rowsOf(setup, 'ReferenceExterne.list', { filter: { eq: ['Type', 'SCOLARITE.APPRENANT'] } });
      expect(new Set(views(byType, 'Type'))).toEqual(new Set(['SCOLARITE.APPRENANT']));
      expect(byType.length).toBeGreaterThan(1);
    },
  },
  'ReferenceExterne.create': {
    asks: reference,
    proves: (_road, { row }) => expect([view(row, 'CRC'), view(row, 'DateMAJ')]).not.toContain(null),
  },
  'Client.list': {
    asks: () => ({ filter: { eq: ['ReferenceId', { integer: agreementId }] } }),
    proves: (_road, { rows: found }) => {
      expect(views(found, 'Nom')).toContain('Ateliers Ravier');
      const natures = views(found, 'NatureClientId');
      expect(new Set(natures).size, 'Client.5').toBe(natures.length);
      expect(new Set(found.map((row) => raw(row, 'ReferenceId')))).toEqual(new Set([agreementId]));
    },
  },
  'Client.create': {
    asks: client,
    namesId: ({ clientId }) => clientId === 'real',
    proves: async (setup, _answer, { body }) => {
      const unrelated = objectOf([...membersOf(body)].filter(([name]) => name !== 'ReferenceId'));
      const settled = await setup.client.settle({ entity: 'Client', body: unrelated, notThese: [] });
      expect(settled, 'R3.6 nothing to find it by').toEqual({ kind: 'undecidable', candidates: [] });
    },
  },
  'NatureClient.list': listsAll(Object.values(clientNatures)),
};
