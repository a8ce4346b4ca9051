import { keptBySchool } from '../endpoints/endpointParts.ts';
import { references, texts } from './common.ts';
import { always, anything, entity, flag, group, id, ref, refTo, text } from './entity.ts';
import type { RowOf } from './entity.ts';
import { person, staffConsents, staffIdentity } from './person.ts';

export const enseignant = entity('Enseignant', {
  names: { fr: ['Enseignant', 'Enseignants'], en: ['Teacher', 'Teachers'] },
  screen: 'teaching',
  link: 'teacher',
  received: 'whole',
  endpoints: { list: { ...keptBySchool, readings: ['R5.3'] } },
  groups: {
    identity: staffIdentity,
    work: group({ fr: 'Enseignement', en: 'Teaching' })({
      Discipline: text({ fr: 'Discipline', en: 'Subject', always: true, column: true }),
      EntiteJuridiqueId: refTo('EntiteJuridique', { ...references.EntiteJuridiqueId, always: true, column: true }),
      BatimentId: ref({ fr: 'Bâtiment', en: 'Building' }),
      Profession: text({ fr: 'Profession', en: 'Profession', column: true }),
      Fonction: person.Fonction,
      EntrepriseId: refTo('Entreprise', references.EntrepriseId),
      MatriculeRH: text({ fr: 'Matricule RH', en: 'HR number' }),
      DernierDiplome: text({ fr: 'Dernier diplôme', en: 'Latest diploma' }),
      Promotion: text({ fr: 'Promotion', en: 'Cohort' }),
      DiplomeON: flag({ fr: 'Titulaire d’un diplôme', en: 'Holds a diploma' }),
      DoctoratON: flag({ fr: 'Titulaire d’un doctorat', en: 'Holds a doctorate' }),
    }),
    contact: group({ fr: 'Contact', en: 'Contact' })({
      MailId: always(person.MailId),
      MobileId: always(person.MobileId),
      MailEcoleId: refTo('Mail', { fr: 'Courriel de l’école', en: 'School email address' }),
      TelephoneId: person.TelephoneId,
      AdresseId: person.AdresseId,
    }),
    administration: group({ fr: 'Numéros administratifs', en: 'Administrative numbers' })({
      NumeroINSEE: text({ fr: 'Numéro INSEE (sécurité sociale)', en: 'INSEE number (social security)' }),
      NumeroURSSAF: text({ fr: 'Numéro URSSAF', en: 'URSSAF number' }),
      NumeroSIREN: text({ fr: 'Numéro SIREN', en: 'SIREN number' }),
      NumeroTVAintraCommunautaire: text(texts.TVAintracommunautaire),
      NumeroRCS: text({ fr: 'Numéro au registre du commerce (RCS)', en: 'Trade register number (RCS)' }),
    }),
    consents: staffConsents,
    numbers: group({ fr: 'Identifiants', en: 'Identifiers' })({
      Code: { ...person.Code, column: true },
      Login: person.Login,
      RefSysteme: person.RefSysteme,
      IndividuId: ref({ fr: 'Individu', en: 'Individual', assigned: true }),
      /** Always null in reads (R2.6). */
      Photo: anything({ fr: 'Photo', en: 'Photo', writeOnly: true }),
      Id: always(id),
    }),
  },
});
export type Enseignant = RowOf<typeof enseignant>;
