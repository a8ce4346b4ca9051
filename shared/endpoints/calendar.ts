import type { Endpoint } from './endpoint.ts';
import { assumed, create, keptBySchool, list, one, replace } from './endpointParts.ts';

/** Calendar events. Nothing is deleted: an event is cancelled with Annule (R3.1). */
export const calendar = {
  'Planification.create': {
    ...create('Planification'),
    required: ['EntiteJuridiqueId', 'TypePlanificationId', 'Debut', 'Fin'],
    doubt: {
      settledBy: 'lookUp',
      list: 'Planification.list',
      fields: ['EntiteJuridiqueId', 'TypePlanificationId', 'Debut', 'Fin', 'Nom', 'ReferenceMultiple'],
    },
    readings: ['R2.4', 'R3.6'],
  },
  'Planification.replace': {
    ...replace('Planification'),
    verb: 'PUT',
    path: '/Planification/{id}',
    readings: ['R2.1', 'R2.9', 'R3.1', 'R3.3'],
  },
  'Planification.list': { ...list('Planification'), ...assumed },
  'Planification.one': { ...one('Planification'), ...assumed },
  'EntiteJuridique.list': { ...list('EntiteJuridique'), ...assumed, ...keptBySchool },
  'TypePlanification.list': { ...list('TypePlanification'), ...assumed, ...keptBySchool },
} as const satisfies Record<string, Endpoint>;
