import { byPerson } from '../endpoints/endpointParts.ts';
import { references } from './common.ts';
import { always, anything, entity, flag, group, id, ref, refTo, some, text } from './entity.ts';
import type { RowOf } from './entity.ts';
import { changesConsent, mailRecord, person, personIdentity, requiredOfPerson } from './person.ts';

/** A learner: a person enrolled in a programme. Under 18, Tuteur1Id leads to the legal representative (R4.1). */
export const apprenant = entity('Apprenant', {
  names: { fr: ['Apprenant', 'Apprenants'], en: ['Learner', 'Learners'] },
  screen: 'people',
  endpoints: {
    one: { readings: ['R2.1'] },
    list: {
      filterOn: ['Code', 'Nom', 'Prenoms', 'Mail/Adresse'],
      filterRequired: true,
      readings: ['R1.1', 'R5.3'],
    },
    /** A learner is created among the applicants. */
    create: {
      path: '/Candidat',
      required: requiredOfPerson,
      attended: true,
      doubt: byPerson,
      readings: ['R3.0', 'R3.6', 'R4.1'],
    },
    /** With what the applicant shows beyond the learner. */
    replace: {
      verb: 'PUT',
      path: '/Candidat/{id}',
      unitedWith: 'Candidat',
      confirm: changesConsent,
      readings: ['R2.1', 'R3.1', 'R4.1', 'R4.3'],
    },
  },
  identity: ['Nom', 'Prenoms', 'DateNaissance', 'MailId'],
  alsoNamed: ['Candidat'],
  groups: {
    identity: personIdentity,
    contact: group({ fr: 'Contact', en: 'Contact' })({
      MailId: always(person.MailId),
      MobileId: person.MobileId,
      TelephoneId: person.TelephoneId,
      AdresseId: person.AdresseId,
      Tuteur1Id: ref({
        fr: 'Représentant légal',
        en: 'Legal representative',
        help: { fr: 'Obligatoire avant 18 ans révolus', en: 'Needed until the learner has turned 18' },
      }),
      Tuteur2Id: ref({ fr: 'Second représentant légal', en: 'Second legal representative' }),
    }),
    schooling: group({ fr: 'Scolarité', en: 'Schooling' })({
      Code: { ...person.Code, always: true, assigned: true },
      NumeroIne: text({
        fr: 'Identifiant national élève (INE)',
        en: 'National student number (INE)',
        always: true,
        nullable: true,
      }),
      NumeroInsee: text({ fr: 'Numéro INSEE (sécurité sociale)', en: 'INSEE number (social security)' }),
      ESI: text({ fr: 'Identifiant ESI', en: 'ESI identifier' }),
      RestreintPedagogie: flag({ fr: 'Restriction pédagogique', en: 'Teaching restriction' }),
      RestreintFinance: flag({ fr: 'Restriction financière', en: 'Financial restriction' }),
      Handicap: person.Handicap,
      EntrepriseId: refTo('Entreprise', references.EntrepriseId),
      ...some(person, 'Fonction', 'Login', 'RefSysteme'),
      IndividuId: ref({ fr: 'Individu', en: 'Individual', assigned: true }),
      /** Always null in reads (R2.6). */
      Photo: anything({ fr: 'Photo', en: 'Photo', writeOnly: true }),
      Id: id,
    }),
  },
  members: {
    ...some(person, 'AutoriseCRM', 'HasChosenRGPD', 'HasChosenMarketing'),
    Mail: mailRecord,
  },
});
export type Apprenant = RowOf<typeof apprenant>;
