import { byPerson } from '../endpoints/endpointParts.ts';
import { named, references, texts } from './common.ts';
import { always, decimalOf, entity, flag, group, ref, refTo, text } from './entity.ts';
import type { RowOf } from './entity.ts';

/** The company of one agreement: each agreement has its own record, even for the same company (R4.2). */
export const entreprise = entity('Entreprise', {
  names: { fr: ['Entreprise', 'Entreprises'], en: ['Company', 'Companies'] },
  screen: 'companies',
  link: 'company',
  endpoints: {
    one: { readings: ['R4.2'] },
    /** An empty object is enough: a company can be completed later. */
    create: { required: [], attended: true, doubt: byPerson, readings: ['R3.0', 'R3.6', 'R4.2'] },
  },
  groups: {
    identity: group({ fr: 'Identité', en: 'Identity' })({
      Nom: always(named.Nom),
      SIRET: text({ fr: 'Numéro SIRET', en: 'SIRET number', isSiret: true, always: true, column: true }),
      NAF: text({ fr: 'Code d’activité (NAF)', en: 'Activity code (NAF)', always: true, column: true }),
      Effectif: text({ fr: 'Effectif', en: 'Headcount', column: true }),
      FormeJuridiqueId: ref({ fr: 'Forme juridique', en: 'Legal form' }),
      TVAintracommunautaire: text(texts.TVAintracommunautaire),
      IsParticulierEmployeur: flag({ fr: 'Particulier employeur', en: 'Private employer' }),
      NumUrssafParticulierEmployeur: text({
        fr: 'Numéro URSSAF du particulier employeur',
        en: 'URSSAF number of the private employer',
      }),
    }),
    contact: group({ fr: 'Contact', en: 'Contact' })({
      MailId: refTo('Mail', { ...references.MailId, always: true }),
      TelephoneId: ref(references.TelephoneId),
      AdresseId: ref(references.AdresseId),
    }),
    social: group({ fr: 'Social', en: 'Social' })({
      ConventionCollective: text({ fr: 'Convention collective', en: 'Collective agreement' }),
      IDCC: text({ fr: 'Code de la convention collective (IDCC)', en: 'Collective agreement code (IDCC)' }),
      CaisseRetraite: text({ fr: 'Caisse de retraite', en: 'Pension fund' }),
      CaissePrevoyance: text({ fr: 'Caisse de prévoyance', en: 'Provident fund' }),
    }),
    billing: group({ fr: 'Facturation', en: 'Billing' })({
      TauxEntreprise: decimalOf({ fr: 'Taux entreprise', en: 'Company rate' }),
      RefCompte: ref({ fr: 'Référence du compte', en: 'Account reference' }),
      NumeroProjet: text({ fr: 'Numéro de projet', en: 'Project number' }),
      Code: named.Code,
    }),
    other: group({ fr: 'Autres informations', en: 'Other information' })({
      AutreInformation: text({ fr: 'Autre information', en: 'Other information' }),
    }),
  },
});
export type Entreprise = RowOf<typeof entreprise>;
