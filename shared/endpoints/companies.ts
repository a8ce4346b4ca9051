import type { Endpoint } from './endpoint.ts';
import { assumed, byPerson, clientOfReference, create, keptBySchool, list, one } from './endpointParts.ts';

/** Companies, mail, external references and billing clients. */
export const companies = {
  'Entreprise.one': { ...one('Entreprise'), readings: ['R4.2'] },
  /** An empty object is enough: a company can be completed later. */
  'Entreprise.create': {
    ...create('Entreprise'),
    required: [],
    attended: true,
    doubt: byPerson,
    readings: ['R3.0', 'R3.6', 'R4.2'],
  },
  'Mail.list': { ...list('Mail'), filterOn: ['Adresse'], filterRequired: true, readings: ['R3.6', 'R5.3'] },
  'Mail.create': {
    ...create('Mail'),
    required: ['Adresse'],
    doubt: {
      settledBy: 'lookUp',
      list: 'Mail.list',
      fields: ['Adresse'],
      takenByOther: { unless: 'IsDuplicate' },
    },
    readings: ['R3.6'],
  },
  'ReferenceExterne.list': {
    ...list('ReferenceExterne'),
    filterOn: ['IdObjet', 'Type'],
    filterRequired: true,
    readings: ['R4.2', 'R5.4'],
  },
  'ReferenceExterne.create': {
    ...create('ReferenceExterne'),
    required: ['Reference', 'Type', 'IdObjet'],
    doubt: { settledBy: 'lookUp', list: 'ReferenceExterne.list', fields: ['IdObjet', 'Type'] },
    readings: ['R3.6', 'R4.2'],
  },
  'Client.list': { ...list('Client'), filterOn: ['ReferenceId'], filterRequired: true, readings: ['R2.7', 'R3.6'] },
  /** The sample answers Id 0; the client is found by ReferenceId, where one was sent (R2.7). */
  'Client.create': {
    ...create('Client'),
    idMayBeZero: true,
    required: ['Nom', 'Prenoms', 'EntiteJuridiqueId', 'NatureClientId'],
    attended: true,
    doubt: clientOfReference,
    readings: ['R2.7', 'R3.0', 'R3.3', 'R3.6', 'R4.4'],
  },
  'NatureClient.list': { ...list('NatureClient'), ...assumed, ...keptBySchool },
} as const satisfies Record<string, Endpoint>;
