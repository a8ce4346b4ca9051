import type { Endpoint } from './endpoint.ts';
import { action, assumed, byPerson, create, keptBySchool, list, one, replace } from './endpointParts.ts';

/** Agreements, their funders and instalments. */
export const agreements = {
  'Convention.one': { ...one('Convention'), readings: ['R2.1'] },
  'Convention.create': {
    ...create('Convention'),
    required: ['ApprenantId', 'TypeConventionId', 'SequenceId'],
    attended: true,
    doubt: byPerson,
    readings: ['R3.0', 'R3.6'],
  },
  'Convention.replace': {
    ...replace('Convention'),
    verb: 'POST',
    path: '/Convention/{id}',
    confirm: [
      {
        because: 'deletesDocuments',
        fields: ['EtatConventionId'],
        toCode: { of: 'EtatConvention', code: 'SAISIE' },
      },
    ],
    readings: ['R2.1', 'R3.1', 'R4.2', 'R4.3', 'R5.6'],
  },
  /** Creates the structure for the billing data. Exactly 200, with any body (R3.3, R5.1). */
  'Convention.synchroniseAffaire': {
    ...action('Convention'),
    path: '/Convention/{id}/SynchronisationAffaire',
    answer: 'status',
    confirm: [{ because: 'mayBillTwice' }],
    readings: ['R3.3', 'R4.3', 'R5.1', 'R5.8'],
  },
  'ConventionOrganismeFinanceur.create': {
    ...create('ConventionOrganismeFinanceur'),
    required: ['ConventionId', 'OrganismeFinanceurId'],
    attended: true,
    doubt: byPerson,
    readings: ['R3.0', 'R3.6'],
  },
  'EcheanceApprentissageConvention.list': {
    ...list('EcheanceApprentissageConvention'),
    filterOn: ['ConventionId'],
    filterRequired: true,
    readings: ['R5.3'],
  },
  /** The document does not require ConventionId, but an instalment without one could never be found again (R3.6). */
  'EcheanceApprentissageConvention.create': {
    ...create('EcheanceApprentissageConvention'),
    required: ['ConventionId'],
    doubt: {
      settledBy: 'lookUp',
      list: 'EcheanceApprentissageConvention.list',
      fields: ['ConventionId', 'Numero', 'Libelle', 'Date', 'Montant', 'Pourcentage'],
      needs: ['ConventionId'],
    },
    readings: ['R3.6'],
  },
  'TypeConvention.list': { ...list('TypeConvention'), ...assumed, ...keptBySchool },
  'EtatConvention.list': { ...list('EtatConvention'), ...assumed, ...keptBySchool },
  'OrganismeFinanceur.list': { ...list('OrganismeFinanceur'), ...assumed, ...keptBySchool },
} as const satisfies Record<string, Endpoint>;
