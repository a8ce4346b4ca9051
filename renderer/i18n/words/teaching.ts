import type { Texts } from '#shared/text/languages.ts';

export const teaching = {
  tabs: { fr: 'Parties de la pédagogie', en: 'Parts of teaching' },
  created: {
    SessionRecrutement: { fr: 'Parcours gardé sur ce poste', en: 'Path kept on this workstation' },
    AutreLieuFormation: { fr: 'Lieu gardé sur ce poste', en: 'Place kept on this workstation' },
  },
  neverEdited: {
    SessionRecrutement: {
      fr: 'Le service crée un parcours et ne le modifie pas ensuite\u00A0: relisez avant d’enregistrer.',
      en: 'The service creates a path and never changes it afterwards: read it once more before saving.',
    },
    AutreLieuFormation: {
      fr: 'Le service crée un lieu et ne le modifie pas ensuite\u00A0: relisez avant d’enregistrer.',
      en: 'The service creates a place and never changes it afterwards: read it once more before saving.',
    },
  },
  part: {
    periods: { fr: 'Périodes', en: 'Periods' },
    enrolments: { fr: 'Inscrits connus ici', en: 'Learners known here' },
    applications: { fr: 'Dossiers', en: 'Applications' },
  },
  path: {
    incomplete: { fr: 'Incomplet\u00A0: il manque {{fields}}', en: 'Incomplete: {{fields}} missing' },
    all: { fr: 'Tous', en: 'All' },
    state: { fr: 'Complet ou non', en: 'Complete or not' },
    onlyComplete: { fr: 'Complets', en: 'Complete' },
    onlyIncomplete: { fr: 'Incomplets', en: 'Incomplete' },
    noApplications: { fr: 'Aucun dossier de ce parcours sur ce poste.', en: 'No application of this path on this workstation.' },
  },
  sequence: {
    listHow: {
      fr: 'Celles des inscriptions et des conventions de ce poste\u00A0: le service n’en donne pas la liste. Une autre s’ouvre par son numéro\u00A0: Ctrl G.',
      en: 'Those of the enrolments and agreements on this workstation: the service gives no list. Another opens by its number: Ctrl G.',
    },
    noEnrolments: { fr: 'Aucun inscrit de cette séquence n’a été reçu sur ce poste.', en: 'No learner of this sequence was received on this workstation.' },
    enrolmentsHow: {
      fr: 'Le service donne les inscriptions apprenant par apprenant\u00A0: voici ceux ouverts sur ce poste.',
      en: 'The service gives enrolments learner by learner: these were opened on this workstation.',
    },
  },
  track: {
    listHow: {
      fr: 'Rien de ce que donne le service ne mène à un cursus\u00A0: voici ceux que vous avez ouverts par leur numéro, avec Ctrl G.',
      en: 'Nothing that the service gives leads to a track: these are the ones you opened by their number, with Ctrl G.',
    },
    line: { fr: 'Périodes du cursus, dans l’ordre chronologique', en: 'Periods of the track, in chronological order' },
    today: { fr: 'Aujourd’hui, {{day}}', en: 'Today, {{day}}' },
    undated_one: { fr: '{{count}} période sans dates n’est pas sur la ligne.', en: '{{count}} period without dates is not on the line.' },
    undated_other: { fr: '{{count}} périodes sans dates ne sont pas sur la ligne.', en: '{{count}} periods without dates are not on the line.' },
    noPeriods: { fr: 'Ce cursus n’a pas de période.', en: 'This track has no period.' },
    notGiven: { fr: 'Le service n’a pas donné les périodes avec ce cursus.', en: 'The service did not give the periods with this track.' },
  },
  teacher: {
    noTypes: { fr: 'Aucun type.', en: 'No type.' },
    calendar: { fr: 'Voir au calendrier', en: 'See in the calendar' },
  },
  agent: {
    noApplications: { fr: 'Aucun dossier confié à ce conseiller sur ce poste.', en: 'No application of this agent on this workstation.' },
  },
  campus: {
    label: { fr: 'Campus montré', en: 'Campus shown' },
    several: { fr: 'Plusieurs campus', en: 'Several campuses' },
  },
  reference: {
    by: { fr: 'Chercher par', en: 'Search by' },
    byObject: { fr: 'Numéro d’un élément', en: 'Item number' },
    typeForm: { fr: 'DOMAINE.TABLE', en: 'DOMAIN.TABLE' },
    all: { fr: 'Toutes celles de ce poste', en: 'All on this workstation' },
    noMatch: { fr: 'Aucune référence externe trouvée.', en: 'No external reference found.' },
    none: {
      fr: 'Aucune référence externe sur ce poste. Cherchez le numéro d’un élément ou un type.',
      en: 'No external reference on this workstation. Search for an item number or a type.',
    },
    how: {
      fr: 'Le service donne les références d’un élément, par son numéro, ou d’un type, sans en donner la liste. Voici celles reçues sur ce poste. Un même numéro peut désigner autre chose dans un autre domaine\u00A0: le type le dit. Un élément a au plus une référence externe.',
      en: 'The service gives the references of an item, by its number, or of a type, but no list of them. These were received on this workstation. The same number can mean something else in another domain: the type tells. An item has at most one external reference.',
    },
  },
} satisfies Texts;
