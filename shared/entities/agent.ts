import { keptBySchool } from '../endpoints/endpointParts.ts';
import { references } from './common.ts';
import { always, entity, flag, group, id, ref, refTo, some, text } from './entity.ts';
import type { RowOf } from './entity.ts';
import { person, staffConsents, staffIdentity } from './person.ts';

/** A person mandated by the school to recruit applicants. */
export const agent = entity('Agent', {
  names: { fr: ['Conseiller', 'Conseillers'], en: ['Agent', 'Agents'] },
  screen: 'teaching',
  link: 'agent',
  received: 'whole',
  endpoints: { list: { ...keptBySchool, filterOn: ['EntiteJuridiqueId'], readings: ['R4.5', 'R5.3'] } },
  columns: ['Nom', 'Prenoms', 'EntiteJuridiqueId', 'Fonction', 'Actif'],
  groups: {
    identity: staffIdentity,
    mandate: group({ fr: 'Mandat', en: 'Mandate' })({
      EntiteJuridiqueId: refTo('EntiteJuridique', { ...references.EntiteJuridiqueId, always: true }),
      Actif: flag({ fr: 'Actif', en: 'Active', always: true }),
      Fonction: always(person.Fonction),
      EntrepriseId: refTo('Entreprise', references.EntrepriseId),
      TiersTemps: flag({ fr: 'Tiers-temps', en: 'Extra time' }),
      TiersTempsPrecision: text({ fr: 'Précision sur le tiers-temps', en: 'Detail of the extra time' }),
    }),
    contact: group({ fr: 'Contact', en: 'Contact' })({
      MailId: always(person.MailId),
      MobileId: always(person.MobileId),
      TelephoneId: person.TelephoneId,
      AdresseId: person.AdresseId,
    }),
    consents: staffConsents,
    numbers: group({ fr: 'Identifiants', en: 'Identifiers' })({
      ...some(person, 'Code', 'Login', 'RefSysteme'),
      IndividuId: ref({ fr: 'Individu', en: 'Individual', assigned: true }),
      Id: always(id),
    }),
  },
});
export type Agent = RowOf<typeof agent>;
