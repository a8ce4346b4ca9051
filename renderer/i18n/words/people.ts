import type { Texts } from '#shared/text/languages.ts';

export const people = {
  dated: { fr: 'Décidé, sans nom', en: 'Decided, unnamed' },
  list: {
    which: { fr: 'Que chercher', en: 'What to search for' },
    kind: {
      Candidat: { fr: 'Candidats', en: 'Applicants' },
      Apprenant: { fr: 'Apprenants', en: 'Learners' },
      Dossier: { fr: 'Dossiers', en: 'Applications' },
    },
    search: { fr: 'Chercher dans la liste', en: 'Search in the list' },
    placeholder: {
      Candidat: { fr: 'Nom, numéro ou courriel', en: 'Name, number or email' },
      Apprenant: { fr: 'Nom, code ou courriel', en: 'Name, code or email' },
      Dossier: { fr: 'Nom, numéro de dossier, courriel ou téléphone', en: 'Name, application number, email or phone' },
    },
    campus: { fr: 'Candidats de quels campus', en: 'Applicants of which campuses' },
    noneHere: { fr: 'Aucun candidat de ce campus sur ce poste.', en: 'No applicant of this campus on this workstation.' },
    everyCampus: { fr: 'Chercher dans tous les campus', en: 'Search in every campus' },
    people: { fr: 'Personnes et dossiers trouvés', en: 'People and applications found' },
    noNumber: { fr: 'Sans numéro', en: 'No number' },
    noApplication: { fr: 'Sans dossier sur ce poste', en: 'No application on this workstation' },
    noMatch: { fr: 'Rien sur ce poste ne correspond à {{text}}.', en: 'Nothing on this workstation matches {{text}}.' },
    noLearners: {
      fr: 'Aucun apprenant n’a encore été ouvert sur ce poste. Tapez un code, un nom et un prénom, ou un courriel, puis cherchez dans le service.',
      en: 'No learner has been opened on this workstation yet. Type a code, a first and last name, or an email address, then search in the service.',
    },
    learners: {
      fr: 'Le service ne donne pas la liste des apprenants. Chacun reste ici une fois trouvé.',
      en: 'The service does not give the list of learners. Each one stays here once found.',
    },
  },
  column: {
    path: { fr: 'Parcours', en: 'Admission path' },
    decided: { fr: 'Décidé le', en: 'Decided on' },
    progress: { fr: 'Rempli à', en: 'Filled in' },
  },
  bulk: {
    count_one: { fr: '{{number}} dossier choisi.', en: '{{number}} application chosen.' },
    count_other: { fr: '{{number}} dossiers choisis.', en: '{{number}} applications chosen.' },
    oneByOne: { fr: 'Décider un par un', en: 'Decide one by one' },
    apart: {
      fr: 'Décision, état et conseiller se changent par leurs propres boutons.',
      en: 'Decision, state and agent are changed by their own buttons.',
    },
    none: {
      decision: { fr: 'Aucune décision', en: 'No decision' },
      state: { fr: 'Aucun état', en: 'No state' },
      agent: { fr: 'Aucun conseiller', en: 'No agent' },
    },
    title: {
      decision_one: { fr: 'Décision pour {{number}} dossier', en: 'Decision on {{number}} application' },
      decision_other: { fr: 'Décision pour {{number}} dossiers', en: 'Decision on {{number}} applications' },
      state_one: { fr: 'État de {{number}} dossier', en: 'State of {{number}} application' },
      state_other: { fr: 'État de {{number}} dossiers', en: 'State of {{number}} applications' },
      agent_one: { fr: 'Conseiller de {{number}} dossier', en: 'Agent of {{number}} application' },
      agent_other: { fr: 'Conseiller de {{number}} dossiers', en: 'Agent of {{number}} applications' },
    },
    withState: { fr: 'Avec l’état «\u00A0{{state}}\u00A0»', en: 'With the state “{{state}}”' },
    furtherToo_one: {
      fr: 'Aussi pour {{number}} dossier dont l’état vient après ({{states}})',
      en: 'Also for {{number}} application whose state comes after it ({{states}})',
    },
    furtherToo_other: {
      fr: 'Aussi pour {{number}} dossiers dont l’état vient après ({{states}})',
      en: 'Also for {{number}} applications whose state comes after it ({{states}})',
    },
    both: { fr: '{{decision}} · {{state}}', en: '{{decision}} · {{state}}' },
    missing: { fr: 'Choisissez une valeur.', en: 'Choose a value.' },
    otherCampus: { fr: 'Son parcours est d’un autre campus.', en: 'Its admission path belongs to another campus.' },
    done_one: { fr: '{{number}} dossier\u00A0: {{value}}', en: '{{number}} application: {{value}}' },
    done_other: { fr: '{{number}} dossiers\u00A0: {{value}}', en: '{{number}} applications: {{value}}' },
  },
  selection: {
    title: { fr: 'Contexte Sélection', en: 'Selection context' },
    leave: { fr: 'Revenir aux personnes', en: 'Back to people' },
    how: {
      fr: 'Le service tient ici d’autres personnes, à part\u00A0: un même numéro y désigne quelqu’un d’autre. Un courriel ou un numéro se cherche dans le service.',
      en: 'The service keeps other people here, apart: the same number is somebody else. An email address or a number is searched in the service.',
    },
    clients: {
      fr: 'Le service ne dit pas de quel contexte est la personne qu’un client désigne\u00A0: un client peut être celui d’une autre personne de même numéro.',
      en: 'The service does not say of which context the person is to whom a client refers: a client may be that of another person with the same number.',
    },
    create: {
      new: { fr: 'Nouvelle personne', en: 'New person' },
      kind: { fr: 'Qui est créé', en: 'Who is created' },
      action: { fr: 'Créer dans ce contexte', en: 'Create in this context' },
      identity: { fr: 'Identité', en: 'Identity' },
      how: {
        fr: 'Part en ligne, quand vous l’envoyez\u00A0: le courriel d’abord, puis la personne. Le service ne permet pas de retrouver une création dont la réponse est perdue\u00A0: vous direz alors ce qu’elle est devenue.',
        en: 'Sent online, when you send it: the email record first, then the person. The service offers no way to find a creation whose answer was lost: you will then say what became of it.',
      },
    },
  },
  eligible: {
    title: { fr: 'Séquences ouvertes à une convention', en: 'Sequences open to an agreement' },
    offline: { fr: 'Le service seul le dit\u00A0: à demander en ligne.', en: 'Only the service knows: ask online.' },
    noEnrolment: { fr: 'Aucune inscription à une séquence n’est sur ce poste.', en: 'No enrolment in a sequence is on this workstation.' },
  },
  subject: {
    Candidat: { fr: 'Candidat {{number}}', en: 'Applicant {{number}}' },
    Apprenant: { fr: 'Apprenant {{number}}', en: 'Learner {{number}}' },
    age_one: { fr: '{{count}} an', en: 'aged {{count}}' },
    age_other: { fr: '{{count}} ans', en: 'aged {{count}}' },
  },
  tab: {
    sheet: { fr: 'Fiche', en: 'Record' },
    studies: { fr: 'Scolarité', en: 'Studies' },
    marks: { fr: 'Notes', en: 'Marks' },
    agreements: { fr: 'Conventions', en: 'Agreements' },
    events: { fr: 'Événements et documents', en: 'Events and documents' },
    dates: { fr: 'Événements', en: 'Events' },
    folders: { fr: 'Documents', en: 'Documents' },
  },
  contact: {
    title: { fr: 'Contact', en: 'Contact' },
    known: { fr: 'Connu du service, absent de ce poste', en: 'Known to the service, not on this workstation' },
  },
  group: {
    consents: { fr: 'Consentements', en: 'Consents' },
  },
  applications: {
    create: { fr: 'Nouveau dossier', en: 'New application' },
    none: { fr: 'Aucun dossier sur ce poste.', en: 'No application on this workstation.' },
    noAdmissionPath: { fr: 'Parcours inconnu sur ce poste', en: 'Path unknown on this workstation' },
    noInterview: { fr: 'Sans entretien', en: 'No interview' },
    interview: { fr: 'Entretien {{when}}', en: 'Interview {{when}}' },
  },
  application: {
    edit: { fr: 'Modifier le dossier', en: 'Edit the application' },
    noApplicant: { fr: 'Ce dossier n’indique aucun candidat.', en: 'This application names no applicant.' },
    noCustom: { fr: 'Ce dossier n’a pas de champ personnalisé.', en: 'This application has no custom field.' },
  },
  create: {
    mail: { fr: 'Un enregistrement de courriel est créé avant la personne', en: 'An email record is created before the person' },
  },
  learner: {
    how: {
      fr: 'Part en ligne\u00A0: le courriel d’abord, puis l’apprenant.',
      en: 'Sent online: the email address first, then the learner.',
    },
  },
  consent: {
    given: { fr: 'Accord donné', en: 'Consent given' },
    none: { fr: 'Accord non donné', en: 'Consent not given' },
    give: { fr: 'Noter l’accord', en: 'Note consent' },
    take: { fr: 'Retirer l’accord', en: 'Withdraw consent' },
    how: { fr: 'Chaque changement part en ligne, après votre confirmation.', en: 'Each change is sent online, after your confirmation.' },
    aboutGiven: { fr: '{{name}}\u00A0: accord noté, {{consent}}', en: '{{name}}: consent noted, {{consent}}' },
    aboutTaken: { fr: '{{name}}\u00A0: accord retiré, {{consent}}', en: '{{name}}: consent withdrawn, {{consent}}' },
    online: { fr: 'Seulement en ligne, avec confirmation, depuis la fiche', en: 'Online only, with a confirmation, from the record' },
    done: { fr: 'Le changement est dans le service.', en: 'The change is in the service.' },
    label: {
      HasChosenRGPD: { fr: 'Données personnelles (RGPD)', en: 'Personal data (GDPR)' },
      HasChosenMarketing: { fr: 'Marketing', en: 'Marketing' },
      AutoriseCRM: { fr: 'Autorisation CRM', en: 'CRM permission' },
    },
  },
  enrolments: {
    sequences: { fr: 'Inscriptions aux séquences', en: 'Sequence enrolments' },
    none: { fr: 'Aucune inscription.', en: 'No enrolment.' },
  },
  marks: {
    none: { fr: 'Aucune note.', en: 'No mark.' },
    notEntered: { fr: 'Non saisie', en: 'Not entered' },
    unknown: { fr: 'Inconnu ici', en: 'Not known here' },
    absent: { fr: 'Absent', en: 'Absent' },
    excused: { fr: 'Excusé', en: 'Excused' },
    exempt: { fr: 'Dispensé', en: 'Exempt' },
    presenceCode: { fr: 'code {{code}}', en: 'code {{code}}' },
    before: { fr: 'Avant correction\u00A0: {{mark}}', en: 'Before the correction: {{mark}}' },
    published: { fr: 'Publiée', en: 'Published' },
    unpublished: { fr: 'Non publiée', en: 'Not published' },
    secondSession: { fr: '2e session', en: '2nd session' },
    column: {
      evaluation: { fr: 'Évaluation', en: 'Evaluation' },
      mark: { fr: 'Note', en: 'Mark' },
      weight: { fr: 'Coefficient', en: 'Weight' },
      presence: { fr: 'Présence', en: 'Attendance' },
      correction: { fr: 'Correction', en: 'Correction' },
      published: { fr: 'Publication', en: 'Publication' },
    },
  },
  agreements: {
    none: {
      fr: 'Aucune convention connue sur ce poste. Le service donne une convention par son numéro, sans en donner la liste.',
      en: 'No agreement known on this workstation. The service gives an agreement by its number, but no list of them.',
    },
  },
  money: {
    noClients: { fr: 'Aucun client.', en: 'No client.' },
    how: {
      fr: 'Lignes de facturation de ses dossiers et des clients de ses conventions.',
      en: 'Lines of the billing cases of their applications and of the clients of their agreements.',
    },
  },
  events: {
    none: { fr: 'Aucun événement de ses dossiers sur ce poste.', en: 'No event of their applications on this workstation.' },
    interview: { fr: 'Entretien du dossier {{number}}', en: 'Interview of application {{number}}' },
    how: {
      fr: 'Ces événements ont pour référence externe le numéro d’un de ses dossiers.',
      en: 'These events have the number of one of their applications as their external reference.',
    },
  },
  folders: {
    open: { fr: 'Ouvrir son répertoire', en: 'Open their folder' },
    create: { fr: 'Créer son répertoire', en: 'Create their folder' },
    none: {
      fr: 'Aucun répertoire à ce nom parmi ceux ouverts sur ce poste.',
      en: 'No folder with that name among those opened on this workstation.',
    },
    how: {
      fr: 'Le service ne relie pas les répertoires à une personne\u00A0: ceux-ci portent son nom ou son numéro.',
      en: 'The service does not link a folder to a person: these have their name or number.',
    },
  },
  form: {
    person: { fr: 'Modifier {{name}}', en: 'Edit {{name}}' },
    application: { fr: 'Modifier le dossier {{number}}', en: 'Edit application {{number}}' },
    guardianUnchecked: {
      fr: 'Sans date de naissance, l’obligation d’un représentant légal n’est pas contrôlée.',
      en: 'Without a date of birth, the need for a legal representative is not checked.',
    },
  },
  importing: {
    drop: { fr: 'Déposer pour importer des candidats', en: 'Drop to import applicants' },
  },
} satisfies Texts;
