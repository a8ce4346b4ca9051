import { byLookUp } from '../endpoints/endpointParts.ts';
import { named } from './common.ts';
import { entity, flag, given, text } from './entity.ts';
import type { RowOf } from './entity.ts';

/** A new one is its address, and whether it is a duplicate: the service names it (R2.5). */
export const mail = entity('Mail', {
  names: { fr: ['Courriel', 'Courriels'], en: ['Email address', 'Email addresses'] },
  endpoints: {
    list: { filterOn: ['Adresse'], filterRequired: true, readings: ['R3.6', 'R5.3'] },
    create: {
      required: ['Adresse'],
      doubt: { ...byLookUp('Adresse'), takenByOther: { unless: 'IsDuplicate' } },
      readings: ['R3.6'],
    },
  },
  identity: ['Adresse'],
  members: {
    Adresse: given(text({ fr: 'Adresse de courriel', en: 'Email address', column: true })),
    IsDuplicate: flag({ fr: 'Doublon', en: 'Duplicate', column: true }),
    Nom: { ...named.Nom, assigned: true },
    Code: { ...named.Code, assigned: true },
  },
});
export type Mail = RowOf<typeof mail>;
