import type { Endpoint } from './endpoint.ts';
import { action, assumed, byPerson, create, ids, keptBySchool, list } from './endpointParts.ts';

/** Accounts and their rights. */
export const users = {
  'User.create': {
    ...create('User'),
    required: ['Nom', 'Login', 'Prenom', 'Mail', 'ProfilUser', 'TypeAuthentification'],
    confirm: [{ because: 'setsProfile' }],
    attended: true,
    doubt: byPerson,
    readings: ['R2.6', 'R3.0', 'R4.2', 'R4.3'],
  },
  'User.authorizations': { ...ids('User'), path: '/User/{id}/Authorizations', readings: ['R3.3', 'R5.4'] },
  'User.addAuthorizations': {
    ...action('User'),
    path: '/User/{id}/AddAuthorizations',
    answer: 'ids',
    required: ['ids'],
    confirm: [{ because: 'givesRights' }],
    readings: ['R3.3', 'R4.3', 'R5.8'],
  },
  'User.applyTemplate': {
    ...action('User'),
    path: '/User/{id}/ApplyTemplate',
    answer: 'ids',
    required: ['templateId'],
    confirm: [{ because: 'resetsRights' }],
    readings: ['R3.3', 'R4.3'],
  },
  'Template.list': { ...list('Template'), ...assumed, ...keptBySchool },
} as const satisfies Record<string, Endpoint>;
