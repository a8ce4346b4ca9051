import { byLookUp } from '../endpoints/endpointParts.ts';
import { named, references } from './common.ts';
import { always, code, entity, group, id, ref, text } from './entity.ts';
import type { RowOf } from './entity.ts';

/** 7 digits and a letter (R4.2). */
export const uaiForm = /^\d{7}[A-Za-z]$/u;

export const autreLieuFormation = entity('AutreLieuFormation', {
  names: {
    fr: ['Autre lieu de formation', 'Autres lieux de formation'],
    en: ['Other training location', 'Other training locations'],
  },
  screen: 'teaching',
  link: 'place',
  received: 'whole',
  endpoints: {
    list: { readings: ['R5.3'] },
    /** The document does not show the answer; Code is unique, so the list can decide (R3.3, R3.6). */
    create: {
      answer: 'entityOrNothing',
      success: [200, 201, 204],
      required: ['Code', 'AdresseId', 'PaysId', 'Libelle', 'Siret', 'Uai'],
      doubt: byLookUp('Code'),
      readings: ['R3.3', 'R3.6', 'R4.2', 'R5.8'],
    },
  },
  groups: {
    otherPlace: group({ fr: 'Lieu de formation', en: 'Training place' })({
      Libelle: text({ fr: 'Libellé', en: 'Label', always: true, column: true }),
      Nom: always(named.Nom),
      Code: code({
        fr: 'Code',
        en: 'Code',
        help: { fr: 'Différent pour chaque lieu', en: 'Different for each location' },
        always: true,
        column: true,
      }),
      Uai: text({
        fr: 'Code UAI',
        en: 'UAI code',
        help: { fr: '7 chiffres et une lettre', en: '7 digits and a letter' },
        always: true,
        column: true,
      }),
      Siret: text({
        fr: 'Numéro SIRET',
        en: 'SIRET number',
        isSiret: true,
        help: { fr: 'Peut s’écrire avec des espaces', en: 'Can be written with spaces' },
        always: true,
        column: true,
      }),
      AdresseId: ref({ ...references.AdresseId, always: true }),
      PaysId: ref({ fr: 'Pays', en: 'Country', always: true, column: true }),
      Id: always(id),
    }),
  },
});
export type AutreLieuFormation = RowOf<typeof autreLieuFormation>;
