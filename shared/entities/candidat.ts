import { always, entity, group, id, ref, some, text } from './entity.ts';
import type { RowOf } from './entity.ts';
import { mailRecord, person, personIdentity } from './person.ts';

/** An applicant. Listed by the service only once a Dossier is complete. */
export const candidat = entity('Candidat', {
  names: { fr: ['Candidat', 'Candidats'], en: ['Applicant', 'Applicants'] },
  screen: 'people',
  link: 'person',
  received: 'whole',
  identity: ['Nom', 'Prenoms', 'DateNaissance', 'MailId'],
  noReference: 0,
  alsoNamed: ['Apprenant'],
  groups: {
    identity: personIdentity,
    contact: group({ fr: 'Contact', en: 'Contact' })({
      MailId: always(person.MailId),
      MobileId: always(person.MobileId),
      TelephoneId: person.TelephoneId,
      AdresseId: always(person.AdresseId),
      Tuteur1Id: ref({ fr: 'Représentant légal', en: 'Legal representative', always: true }),
      Tuteur2Id: ref({ fr: 'Second représentant légal', en: 'Second legal representative' }),
      ResidencePaysId: ref({ fr: 'Pays de résidence', en: 'Country of residence' }),
      ResidenceProvinceId: ref({ fr: 'Province de résidence', en: 'Province of residence' }),
    }),
    origin: group({ fr: 'Origine et identifiants', en: 'Origin and identifiers' })({
      CanalAcquisitionId: ref({ fr: 'Origine', en: 'Origin', always: true }),
      Numero: text({
        fr: 'Numéro de candidat',
        en: 'Applicant number',
        help: { fr: 'La lettre C et des chiffres', en: 'The letter C and digits' },
        always: true,
        assigned: true,
      }),
      Handicap: person.Handicap,
      Fonction: person.Fonction,
      Code: { ...person.Code, assigned: true },
      Login: person.Login,
      /** Opaque: resent, never shown, logged or exported (R2.6). */
      Password: text({ fr: 'Mot de passe', en: 'Password', opaque: true }),
      RefSysteme: person.RefSysteme,
      IndividuId: ref({ fr: 'Individu', en: 'Individual', assigned: true }),
      Id: id,
    }),
  },
  members: {
    ...some(person, 'AutoriseCRM', 'HasChosenRGPD', 'HasChosenMarketing'),
    Mail: mailRecord,
  },
});
export type Candidat = RowOf<typeof candidat>;
