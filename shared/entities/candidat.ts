import { assumed, byPerson } from '../endpoints/endpointParts.ts';
import { always, entity, group, id, ref, some, text } from './entity.ts';
import type { RowOf } from './entity.ts';
import { changesConsent, mailRecord, person, personIdentity, requiredOfPerson } from './person.ts';

/** An applicant. Listed by the service only once a Dossier is complete. */
export const candidat = entity('Candidat', {
  names: { fr: ['Candidat', 'Candidats'], en: ['Applicant', 'Applicants'] },
  screen: 'people',
  link: 'person',
  received: 'whole',
  endpoints: {
    /** An applicant is listed only while their file is complete, and may leave the list. */
    list: { mayLack: 'few', filterOn: ['Mail/Adresse'], expand: ['Mail'], readings: ['R3.6'] },
    one: assumed,
    /** The same request creates a learner: the service may answer with either (R3.3). */
    create: {
      required: requiredOfPerson,
      doubt: { ...byPerson, duplicateFields: ['Nom', 'Prenoms', 'MailId'] },
      readings: ['R3.6', 'R3.9', 'R4.6'],
    },
    /** With what the learner shows beyond the applicant: what is not sent is lost (R3.1). */
    replace: { verb: 'PUT', unitedWith: 'Apprenant', confirm: changesConsent, readings: ['R2.1', 'R3.1', 'R4.3'] },
  },
  identity: ['Nom', 'Prenoms', 'DateNaissance', 'MailId'],
  alsoNamed: ['Apprenant'],
  groups: {
    identity: personIdentity,
    contact: group({ fr: 'Contact', en: 'Contact' })({
      MailId: always(person.MailId),
      MobileId: person.MobileId,
      TelephoneId: person.TelephoneId,
      AdresseId: person.AdresseId,
      Tuteur1Id: ref({ fr: 'Représentant légal', en: 'Legal representative' }),
      Tuteur2Id: ref({ fr: 'Second représentant légal', en: 'Second legal representative' }),
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
      ResidencePaysId: ref({ fr: 'Pays de résidence', en: 'Country of residence' }),
      ResidenceProvinceId: ref({ fr: 'Province de résidence', en: 'Province of residence' }),
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
