import type { Texts } from '#shared/text/languages.ts';
import { notAMail } from '../start/common.ts';

/** Words of: the form for a new application, and its applicant. */
export const newApplication = {
  title: {
    walkIn: { fr: 'Sans rendez-vous', en: 'Walk-in' },
    expected: { fr: 'Dossier de l’entretien', en: 'Application of the interview' },
    application: { fr: 'Nouvelle candidature', en: 'New application' },
  },
  titleFor: { fr: 'Nouveau dossier\u00A0: {{name}}', en: 'New application: {{name}}' },
  toast: {
    walkIn: { fr: 'Reçu sans rendez-vous\u00A0: {{name}}', en: 'Walk-in: {{name}}' },
    expected: { fr: 'Dossier créé pour l’entretien\u00A0: {{name}}', en: 'Application created for the interview: {{name}}' },
    application: { fr: 'Candidature gardée sur ce poste\u00A0: {{name}}', en: 'Application kept on this workstation: {{name}}' },
    noInterview: {
      fr: 'Dossier sans entretien, gardé sur ce poste\u00A0: {{name}}',
      en: 'Application without an interview, kept on this workstation: {{name}}',
    },
    arrived: { fr: 'Arrivée notée\u00A0: {{name}}', en: 'Arrival noted: {{name}}' },
    corrected: { fr: 'Corrigé\u00A0: {{name}}', en: 'Fixed: {{name}}' },
  },
  correctTitle: { fr: 'Corriger avant l’envoi', en: 'Fix before it is sent' },
  nom: { fr: 'Nom', en: 'Last name' },
  prenoms: { fr: 'Prénoms', en: 'First names' },
  more: { fr: 'Plus', en: 'More' },
  phoneIn: { fr: 'Gardé dans son dossier, au champ Téléphone de l’école.', en: 'Kept in the application, in the school’s Phone field.' },
  mailWhy: { fr: 'Le service n’enregistre aucun candidat sans courriel.', en: 'The service records no applicant without an email address.' },
  arrived: { fr: 'Noter son arrivée', en: 'Note the arrival' },
  login: { fr: 'Identifiant', en: 'Login' },
  loginHint: { fr: 'Le courriel, sauf si l’école veut autre chose.', en: 'The email address, unless the school wants another.' },
  naissance: { fr: 'Né ou née le', en: 'Born on' },
  path: { fr: 'Parcours d’admission', en: 'Admission path' },
  chooseAdmissionPath: { fr: 'Choisir un parcours', en: 'Choose a path' },
  noAdmissionPaths: { fr: 'Aucun parcours reçu sur ce poste', en: 'No path received on this workstation' },
  chooseState: { fr: 'Choisir un état', en: 'Choose a state' },
  withInterview: { fr: 'Avec un entretien', en: 'With an interview' },
  noInterview: {
    fr: 'Sans entretien, le dossier se trouve dans «\u00A0Personnes et dossiers\u00A0», sur la fiche du candidat. L’heure peut y être donnée plus tard.',
    en: 'Without an interview, the application is under “People and applications”, in the applicant’s record. The time can be given there later.',
  },
  mailSent: { fr: 'Déjà dans le service\u00A0: ne peut plus changer.', en: 'The service already has it: it can no longer change.' },
  order: {
    fr: 'Partiront dans cet ordre, dès que le service répondra\u00A0: courriel, candidat, dossier.',
    en: 'Will be sent in this order as soon as the service answers: email address, applicant, application.',
  },
  problem: {
    missing: { fr: 'Ce champ est obligatoire.', en: 'This field is required.' },
    notAMail,
    notAnInstant: { fr: 'Ce jour ou cette heure n’existe pas.', en: 'This day or time does not exist.' },
  },
  known: {
    address: { fr: 'Cette adresse est déjà dans le service.', en: 'This address is already in the service.' },
    ofCreation: {
      fr: 'Cette adresse est déjà celle d’une création faite sur ce poste.',
      en: 'A creation on this workstation already has this address.',
    },
    waiting: { fr: 'création pas encore confirmée', en: 'creation not confirmed yet' },
    mail_one: { fr: 'Ce courriel est déjà celui d’un candidat.', en: 'An applicant already has this email address.' },
    mail_other: { fr: 'Ce courriel est déjà celui de plusieurs candidats.', en: 'Several applicants already have this email address.' },
    name_one: { fr: 'Un candidat porte déjà ce nom.', en: 'An applicant already has this name.' },
    name_other: { fr: 'Plusieurs candidats portent déjà ce nom.', en: 'Several applicants already have this name.' },
    who: { fr: 'Est-ce la même personne\u202F?', en: 'Is it the same person?' },
    same: { fr: 'C’est {{name}}\u00A0: seulement un nouveau dossier', en: 'It is {{name}}: only a new application' },
    born: { fr: 'naissance\u00A0: {{date}}', en: 'born {{date}}' },
    expected: { fr: 'Cette personne est attendue aujourd’hui.', en: 'This person is expected today.' },
    arrival: { fr: '{{name}} a rendez-vous à {{time}}\u00A0: noter son arrivée', en: '{{name}} has an appointment at {{time}}: note the arrival' },
    someoneElse: { fr: 'C’est quelqu’un d’autre', en: 'It is someone else' },
    other: { fr: 'Quelqu’un d’autre\u00A0: un nouveau candidat', en: 'Someone else: a new applicant' },
  },
} satisfies Texts;
