import type { Texts } from '#shared/text/languages.ts';

/** What a change is, in a sentence: where it waits, when it is undone, in a receipt. */
export const summary = {
  cause: {
    silence: { fr: 'La connexion a été coupée avant la réponse.', en: 'The connection was lost before the answer.' },
    busy: {
      fr: 'Le service a répondu qu’il était occupé jusqu’à {{time}}, sans dire ce qu’il en a fait.',
      en: 'The service answered that it was busy until {{time}}, without saying what it did.',
    },
    error: { fr: 'Le service a répondu par une erreur, sans dire ce qu’il en a fait.', en: 'The service answered with an error, without saying what it did.' },
    unreadable: { fr: 'La réponse est illisible.', en: 'The answer cannot be read.' },
  },
  lostBy: {
    silence: { fr: 'Réponse perdue', en: 'Answer lost' },
    busy: { fr: 'Service occupé jusqu’à {{time}}, peut-être fait', en: 'Service busy until {{time}}, may be done' },
    error: { fr: 'Erreur du service, peut-être fait', en: 'Error of the service, may be done' },
    unreadable: { fr: 'Réponse illisible, peut-être fait', en: 'Answer unreadable, may be done' },
  },
  unknown: { fr: '{{subject}}\u00A0: modification', en: '{{subject}}: change' },
  value: {
    empty: { fr: 'Vide', en: 'Empty' },
    unchanged: { fr: 'Inchangé', en: 'Unchanged' },
    awaited: { fr: 'Numéro du dossier, dès que le service le donne', en: 'The application’s number, once the service gives it' },
    hidden: { fr: 'Chiffré, jamais montré', en: 'Encrypted, never shown' },
  },
  received: {
    change: { fr: '{{before}} → {{now}}', en: '{{before}} → {{now}}' },
    member: { fr: '{{label}}\u00A0: {{change}}', en: '{{label}}: {{change}}' },
    isNew: { fr: 'nouveau, {{time}}', en: 'new, {{time}}' },
  },
  hold: {
    again: { fr: 'Nouvel essai à {{time}}', en: 'Next try at {{time}}' },
    user: { fr: 'À envoyer vous-même', en: 'For you to send' },
    creation: { fr: 'Attend une création\u00A0: {{entity}}', en: 'Waits for a creation: {{entity}}' },
    decision: { fr: 'Attend votre décision', en: 'Waits for your decision' },
  },
  /** A change that the user sends, for as long as it is not known to be done. */
  toDo: {
    entity: {
      created: { fr: '{{entity}} à créer\u00A0: {{subject}}', en: '{{entity}} to create: {{subject}}' },
      changed: { fr: '{{subject}}, à modifier\u00A0: {{fields}}', en: '{{subject}}, to change: {{fields}}' },
    },
    act: {
      Convention_synchroniseAffaire: { fr: '{{subject}}\u00A0: dossier de facturation à créer', en: '{{subject}}: billing case to create' },
      User_addAuthorizations: { fr: '{{subject}}\u00A0: droits à ajouter', en: '{{subject}}: rights to add' },
      User_applyTemplate: { fr: '{{subject}}\u00A0: modèle de droits à appliquer', en: '{{subject}}: rights template to apply' },
    },
  },
  hint: {
    'Debut+Fin': { fr: 'Début et fin, ensemble', en: 'Start and end, together' },
    custom: { fr: 'Champ {{code}}', en: 'Field {{code}}' },
  },
  unit: {
    'Debut+Fin': { fr: 'Horaire', en: 'Schedule' },
  },
  /** A moment as a sentence goes on to it: its hour alone, or with its day. */
  moment: {
    timeFrom: { fr: 'de {{moment}}', en: 'from {{moment}}' },
    timeTo: { fr: 'à {{moment}}', en: 'to {{moment}}' },
    timeAt: { fr: 'à {{moment}}', en: 'at {{moment}}' },
    dayFrom: { fr: 'du {{moment}}', en: 'from {{moment}}' },
    dayTo: { fr: 'au {{moment}}', en: 'to {{moment}}' },
    dayAt: { fr: 'au {{moment}}', en: 'on {{moment}}' },
  },
  made: {
    event: {
      moved: { fr: '{{subject}}\u00A0: déplacé {{fromDebutFrom}} {{toDebutTo}}', en: '{{subject}}: moved {{fromDebutFrom}} {{toDebutTo}}' },
      resized: { fr: '{{subject}}\u00A0: fin déplacée {{fromFinFrom}} {{toFinTo}}', en: '{{subject}}: end moved {{fromFinFrom}} {{toFinTo}}' },
      startMoved: {
        fr: '{{subject}}\u00A0: début déplacé {{fromDebutFrom}} {{toDebutTo}}',
        en: '{{subject}}: start moved {{fromDebutFrom}} {{toDebutTo}}',
      },
      rescheduled: {
        fr: '{{subject}}\u00A0: début déplacé {{fromDebutFrom}} {{toDebutTo}}, fin {{fromFinFrom}} {{toFinTo}}',
        en: '{{subject}}: start moved {{fromDebutFrom}} {{toDebutTo}}, end {{fromFinFrom}} {{toFinTo}}',
      },
      renamed: { fr: '{{from}}\u00A0: renommé «\u00A0{{to}}\u00A0»', en: '{{from}}: renamed “{{to}}”' },
      renamedSet: { fr: 'Événement nommé «\u00A0{{to}}\u00A0»', en: 'Event named “{{to}}”' },
      changed: { fr: '{{subject}}, modification\u00A0: {{fields}}', en: '{{subject}}: {{fields}} changed' },
      cancelled: { fr: '{{subject}}\u00A0: annulé', en: '{{subject}}: cancelled' },
      restored: { fr: '{{subject}}\u00A0: rétabli', en: '{{subject}}: restored' },
      done: { fr: '{{subject}}\u00A0: marqué comme fait', en: '{{subject}}: marked as done' },
      undone: { fr: '{{subject}}\u00A0: de nouveau à faire', en: '{{subject}}: no longer marked as done' },
      created: { fr: 'Événement créé\u00A0: {{subject}}, {{toDebut}}', en: 'Event created: {{subject}}, {{toDebut}}' },
    },
    folder: {
      created: { fr: 'Répertoire «\u00A0{{subject}}\u00A0» créé', en: 'Folder “{{subject}}” created' },
      renamed: { fr: 'Répertoire «\u00A0{{from}}\u00A0» renommé «\u00A0{{to}}\u00A0»', en: 'Folder “{{from}}” renamed to “{{to}}”' },
    },
    entity: {
      created: { fr: '{{entity}}, création\u00A0: {{subject}}', en: '{{entity}} created: {{subject}}' },
      createdCandidat: { fr: 'Nouveau candidat\u00A0: {{subject}}', en: 'New applicant: {{subject}}' },
      createdApprenant: { fr: 'Nouvel apprenant\u00A0: {{subject}}', en: 'New learner: {{subject}}' },
      createdDossier: { fr: 'Nouveau dossier\u00A0: {{subject}}', en: 'New application: {{subject}}' },
      createdMail: { fr: 'Nouvelle adresse\u00A0: {{subject}}', en: 'New address: {{subject}}' },
      createdConvention: { fr: 'Nouvelle convention\u00A0: {{subject}}', en: 'New agreement: {{subject}}' },
      createdEntreprise: { fr: 'Nouvelle entreprise\u00A0: {{subject}}', en: 'New company: {{subject}}' },
      createdUser: { fr: 'Nouvel utilisateur\u00A0: {{subject}}', en: 'New user: {{subject}}' },
      createdClient: { fr: 'Nouveau client\u00A0: {{subject}}', en: 'New client: {{subject}}' },
      createdConventionOrganismeFinanceur: { fr: 'Nouveau financeur de la convention\u00A0: {{subject}}', en: 'New funder of the agreement: {{subject}}' },
      createdEcheanceApprentissageConvention: { fr: 'Nouvelle échéance\u00A0: {{subject}}', en: 'New instalment: {{subject}}' },
      createdSessionRecrutement: { fr: 'Nouveau parcours d’admission\u00A0: {{subject}}', en: 'New admission path: {{subject}}' },
      createdReferenceExterne: { fr: 'Nouvelle référence externe\u00A0: {{subject}}', en: 'New external reference: {{subject}}' },
      createdAutreLieuFormation: { fr: 'Nouveau lieu de formation\u00A0: {{subject}}', en: 'New training location: {{subject}}' },
      'createdselection/Candidat': { fr: 'Nouveau candidat (Sélection)\u00A0: {{subject}}', en: 'New applicant (Selection): {{subject}}' },
      'createdselection/Apprenant': { fr: 'Nouvel apprenant (Sélection)\u00A0: {{subject}}', en: 'New learner (Selection): {{subject}}' },
      'createdselection/Dossier': { fr: 'Nouveau dossier (Sélection)\u00A0: {{subject}}', en: 'New application (Selection): {{subject}}' },
      changed: { fr: '{{subject}}, modification\u00A0: {{fields}}', en: '{{subject}}: {{fields}} changed' },
    },
    act: {
      Convention_synchroniseAffaire: { fr: '{{subject}}\u00A0: dossier de facturation demandé', en: '{{subject}}: billing case requested' },
      User_addAuthorizations: { fr: '{{subject}}\u00A0: droits ajoutés', en: '{{subject}}: rights added' },
      User_applyTemplate: { fr: '{{subject}}\u00A0: modèle de droits appliqué', en: '{{subject}}: rights template applied' },
    },
    application: {
      interviewMoved: { fr: '{{subject}}\u00A0: entretien déplacé {{fromFrom}} {{toTo}}', en: '{{subject}}: interview moved {{fromFrom}} {{toTo}}' },
      interviewMovedSet: { fr: '{{subject}}\u00A0: entretien fixé le {{to}}', en: '{{subject}}: interview set on {{to}}' },
      interviewMovedCleared: { fr: '{{subject}}\u00A0: entretien retiré', en: '{{subject}}: interview removed' },
      agentChanged: { fr: '{{subject}}\u00A0: conseiller {{to}}', en: '{{subject}}: agent {{to}}' },
      agentChangedCleared: { fr: '{{subject}}\u00A0: conseiller retiré', en: '{{subject}}: agent removed' },
      decided: { fr: '{{subject}}\u00A0: décision «\u00A0{{to}}\u00A0»', en: '{{subject}}: decision “{{to}}”' },
      decidedCleared: { fr: '{{subject}}\u00A0: décision retirée', en: '{{subject}}: decision removed' },
      decidedOn: { fr: '{{subject}}\u00A0: décision «\u00A0{{to}}\u00A0», {{toDay}}', en: '{{subject}}: decision “{{to}}”, {{toDay}}' },
      decidedState: {
        fr: '{{subject}}\u00A0: décision «\u00A0{{to}}\u00A0», état «\u00A0{{toState}}\u00A0», {{toDay}}',
        en: '{{subject}}: decision “{{to}}”, state “{{toState}}”, {{toDay}}',
      },
      fieldChanged: { fr: '{{subject}}\u00A0: {{field}} «\u00A0{{to}}\u00A0»', en: '{{subject}}: {{field}} “{{to}}”' },
      fieldChangedCleared: { fr: '{{subject}}\u00A0: {{field}}, valeur retirée', en: '{{subject}}: {{field}}, value removed' },
      changed: { fr: '{{subject}}, modification\u00A0: {{fields}}', en: '{{subject}}: {{fields}} changed' },
    },
  },
  undone: {
    event: {
      moved: { fr: '{{subject}}\u00A0: remis {{fromDebutAt}}', en: '{{subject}}: back {{fromDebutAt}}' },
      resized: { fr: '{{subject}}\u00A0: fin remise {{fromFinAt}}', en: '{{subject}}: end back {{fromFinAt}}' },
      startMoved: { fr: '{{subject}}\u00A0: début remis {{fromDebutAt}}', en: '{{subject}}: start back {{fromDebutAt}}' },
      rescheduled: {
        fr: '{{subject}}\u00A0: début remis {{fromDebutAt}}, fin {{fromFinAt}}',
        en: '{{subject}}: start back {{fromDebutAt}}, end {{fromFinAt}}',
      },
      renamed: { fr: '{{to}}\u00A0: de nouveau «\u00A0{{from}}\u00A0»', en: '{{to}}: again “{{from}}”' },
      cancelled: { fr: '{{subject}}\u00A0: rétabli', en: '{{subject}}: restored' },
      restored: { fr: '{{subject}}\u00A0: de nouveau annulé', en: '{{subject}}: cancelled again' },
      done: { fr: '{{subject}}\u00A0: de nouveau à faire', en: '{{subject}}: no longer marked as done' },
      undone: { fr: '{{subject}}\u00A0: de nouveau fait', en: '{{subject}}: marked as done again' },
      created: { fr: 'Événement retiré\u00A0: {{subject}}', en: 'Event withdrawn: {{subject}}' },
    },
    application: {
      interviewMoved: { fr: '{{subject}}\u00A0: entretien remis {{fromAt}}', en: '{{subject}}: interview back {{fromAt}}' },
      interviewMovedSet: { fr: '{{subject}}\u00A0: entretien retiré', en: '{{subject}}: interview removed' },
      interviewMovedCleared: { fr: '{{subject}}\u00A0: entretien remis {{fromAt}}', en: '{{subject}}: interview back {{fromAt}}' },
      agentChanged: { fr: '{{subject}}\u00A0: de nouveau conseiller {{from}}', en: '{{subject}}: agent {{from}} again' },
      agentChangedSet: { fr: '{{subject}}\u00A0: conseiller retiré', en: '{{subject}}: agent removed' },
      decidedSetState: {
        fr: '{{subject}}\u00A0: décision retirée, état de nouveau «\u00A0{{fromState}}\u00A0»',
        en: '{{subject}}: decision removed, state “{{fromState}}” again',
      },
      decidedSet: { fr: '{{subject}}\u00A0: décision retirée', en: '{{subject}}: decision removed' },
      fieldChanged: { fr: 'Remis\u00A0: {{field}} de {{subject}}, «\u00A0{{from}}\u00A0»', en: 'Back: {{field}} of {{subject}}, “{{from}}”' },
      fieldChangedSet: { fr: 'Retiré\u00A0: {{field}} de {{subject}}', en: 'Withdrawn: {{field}} of {{subject}}' },
    },
  },
} satisfies Texts;
