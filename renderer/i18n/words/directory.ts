import type { Texts } from '#shared/text/languages.ts';

export const directory = {
  path: { fr: 'Chemin', en: 'Path' },
  between: { fr: 'Répertoires intermédiaires\u00A0: {{names}}', en: 'Folders in between: {{names}}' },
  tree: { fr: 'Arborescence', en: 'Folder tree' },
  list: { fr: 'Contenu du répertoire', en: 'Content of the folder' },
  create: { fr: 'Nouveau répertoire', en: 'New folder' },
  createInside: { fr: 'Sous-répertoire', en: 'Subfolder' },
  notOpened: {
    fr: 'Ce signe\u00A0: la liste de ses fichiers est sur ce poste. Les autres se chargent en ligne.',
    en: 'This sign: the list of its files is on this workstation. The others load online.',
  },
  here: { fr: 'Sur ce poste', en: 'On this workstation' },
  more: { fr: 'Autres actions sur le répertoire', en: 'More actions on the folder' },
  copyPath: { fr: 'Copier le chemin dans le partage', en: 'Copy the path in the share' },
  branch: {
    label: { fr: 'Réception de {{name}}', en: 'Receiving {{name}}' },
    running: {
      fr: 'Réception de {{name}} et de ce qu’il contient\u00A0: {{done}} répertoires sur {{total}} connus',
      en: 'Receiving {{name}} and what it contains: {{done}} of {{total}} known folders',
    },
    stop: { fr: 'Arrêter', en: 'Stop' },
    again: { fr: 'Reprendre la réception', en: 'Go on receiving' },
    done_one: { fr: '{{name}} est sur ce poste\u00A0: {{count}} répertoire reçu.', en: '{{name}} is on this workstation: {{count}} folder received.' },
    done_other: {
      fr: '{{name}} est sur ce poste avec ce qu’il contient\u00A0: {{count}} répertoires reçus.',
      en: '{{name}} is on this workstation with what it contains: {{count}} folders received.',
    },
    inPart_one: {
      fr: '{{name}} est reçu, sauf {{count}} répertoire que le service n’a pas donné.',
      en: '{{name}} is received, except {{count}} folder that the service did not give.',
    },
    inPart_other: {
      fr: '{{name}} est reçu, sauf {{count}} répertoires que le service n’a pas donnés.',
      en: '{{name}} is received, except {{count}} folders that the service did not give.',
    },
    stopped_zero: { fr: 'Réception de {{name}} arrêtée\u00A0: rien n’est encore reçu.', en: 'Receiving {{name}} was stopped: nothing is received yet.' },
    stopped_one: {
      fr: 'Réception de {{name}} arrêtée\u00A0: {{count}} répertoire est sur ce poste.',
      en: 'Receiving {{name}} was stopped: {{count}} folder is on this workstation.',
    },
    stopped_other: {
      fr: 'Réception de {{name}} arrêtée\u00A0: {{count}} répertoires sont sur ce poste.',
      en: 'Receiving {{name}} was stopped: {{count}} folders are on this workstation.',
    },
    offline: {
      fr: 'Hors ligne\u00A0: une branche ne peut être reçue qu’en ligne. Ce qui est déjà ici reste lisible.',
      en: 'Offline: a branch can only be received online. What is here already stays readable.',
    },
    hereOnly: {
      fr: 'Ce répertoire n’est que sur ce poste\u00A0: il n’y a rien à recevoir.',
      en: 'This folder exists only on this workstation: there is nothing to receive.',
    },
    chooseOne: { fr: 'Choisissez d’abord un répertoire du partage.', en: 'Choose a folder of the share first.' },
  },
  column: {
    modified: { fr: 'Modifié', en: 'Modified' },
  },
  table: {
    tree: { fr: 'Arborescence', en: 'Tree' },
    table: { fr: 'Tableau', en: 'Table' },
    label: { fr: 'Répertoires et fichiers', en: 'Folders and files' },
    where: { fr: 'Ce que liste le tableau', en: 'What the table lists' },
    share: { fr: 'Tout le partage', en: 'The whole share' },
    folder: { fr: 'Ce répertoire', en: 'This folder' },
    place: { fr: 'Emplacement', en: 'Location' },
    top: { fr: 'Répertoire principal', en: 'Main folder' },
    depth: { fr: 'Niveau', en: 'Level' },
    isFolder: { fr: 'Répertoire', en: 'Folder' },
    isFile: { fr: 'Fichier', en: 'File' },
    none: {
      fr: 'Aucun répertoire reçu sur ce poste. L’arborescence reçoit un répertoire quand vous l’ouvrez en ligne.',
      en: 'No folder received on this workstation. The tree receives a folder when you open it online.',
    },
    noneHere: { fr: 'Rien de connu sous ce répertoire sur ce poste.', en: 'Nothing is known below this folder on this workstation.' },
  },
  upToDate: { fr: 'À jour {{when}}', en: 'Up to date {{when}}' },
  createdHere: { fr: 'Créé ici', en: 'Created here' },
  and: { fr: '{{folders}} et {{files}}', en: '{{folders}} and {{files}}' },
  summary: {
    fr: '{{content}}. Carnet garde les noms, tailles et dates des fichiers, jamais leur contenu.',
    en: '{{content}}. Carnet keeps the names, sizes and dates of files, never their content.',
  },
  empty: { fr: 'Ce répertoire est vide.', en: 'This folder is empty.' },
  absentOffline: {
    fr: 'Ce répertoire n’a jamais été ouvert sur ce poste. Il sera reçu quand vous serez en ligne.',
    en: 'This folder was never opened on this workstation. It will be received when you are online.',
  },
  absentOnline: { fr: 'Ce répertoire n’a pas encore été reçu.', en: 'This folder was not received yet.' },
  receive: { fr: 'Le recevoir', en: 'Receive it' },
  unfold: { fr: 'Déplier {{name}}', en: 'Unfold {{name}}' },
  cutAt: { fr: 'Incomplet, reçu {{when}}', en: 'Incomplete, received {{when}}' },
  neverListed: {
    fr: 'Ce répertoire n’a jamais été reçu\u00A0: seul ce qui est connu de ce poste est montré.',
    en: 'This folder was never received: only what this workstation knows is shown.',
  },
  cutOffline: {
    fr: 'La réception de ce répertoire a été interrompue\u00A0: rien n’est arrivé. Elle reprendra en ligne.',
    en: 'Receiving this folder was interrupted: nothing arrived. It will resume online.',
  },
  cutOnline: { fr: 'La réception de ce répertoire a été interrompue\u00A0: rien n’est arrivé.', en: 'Receiving this folder was interrupted: nothing arrived.' },
  search: {
    results: { fr: 'Répertoires et fichiers trouvés', en: 'Folders and files found' },
    found_one: { fr: '{{number}} nom trouvé.', en: '{{number}} name found.' },
    found_other: { fr: '{{number}} noms trouvés\u202F; ce qui est dans {{name}} vient d’abord.', en: '{{number}} names found; those in {{name}} come first.' },
    first: {
      fr: 'Les {{shown}} premiers de {{total}}. Précisez la recherche pour voir les autres.',
      en: 'The first {{shown}} of {{total}}. Refine the search to see the others.',
    },
    none: { fr: 'Aucun nom connu de ce poste ne contient {{text}}.', en: 'No name known here contains {{text}}.' },
    scope: {
      fr: 'La recherche se fait sur ce poste\u00A0: ce que contient un répertoire jamais ouvert ici n’y est pas.',
      en: 'The search looks on this workstation: what a folder never opened here contains is not in it.',
    },
  },
  rename: {
    action: { fr: 'Renommer', en: 'Rename' },
    title: { fr: 'Renommer «\u00A0{{name}}\u00A0»', en: 'Rename “{{name}}”' },
    later: {
      fr: 'Ce répertoire n’est pas encore parti\u00A0: le service ne connaîtra que ce nom.',
      en: 'This folder has not been sent yet: the service will only know this name.',
    },
    left: {
      fr: 'Ce répertoire est déjà parti vers le service, qui ne permet pas de le renommer.',
      en: 'This folder was already sent to the service, which cannot rename it.',
    },
    file: { fr: 'Le service ne permet pas de renommer un fichier.', en: 'The service cannot rename a file.' },
  },
  inspector: {
    file: { fr: 'Fichier du répertoire', en: 'File' },
    unknownContent: { fr: 'Inconnu sur ce poste', en: 'Unknown on this workstation' },
    id: { fr: 'Identifiant', en: 'Identifier' },
    assigned: { fr: 'Attribué par le service à l’envoi', en: 'Assigned by the service when sent' },
    pendingTitle: { fr: 'Créé ici {{when}}, pas encore dans le service.', en: 'Created here {{when}}, not in the service yet.' },
    sendingTitle: { fr: 'Création en cours d’envoi.', en: 'Creation being sent.' },
    parkedTitle: { fr: 'Cette création attend votre décision.', en: 'This creation is waiting for your decision.' },
    pendingAlone: { fr: 'Partira dès que le service répondra.', en: 'Will be sent as soon as the service answers.' },
    pendingHolds_one: { fr: 'Le sous-répertoire {{names}} attend que celui-ci soit créé.', en: 'The subfolder {{names}} waits until this one is created.' },
    pendingHolds_other: {
      fr: 'Les sous-répertoires {{names}} attendent que celui-ci soit créé.',
      en: 'The subfolders {{names}} wait until this one is created.',
    },
    pendingWaits: { fr: 'Attend que {{name}} soit créé.', en: 'Waits until {{name}} is created.' },
    order: { fr: 'Ordre d’envoi', en: 'Order of sending' },
    waitsFor: { fr: 'attend le {{number}}', en: 'waits for {{number}}' },
  },
  dialog: {
    later: {
      fr: 'Gardé sur ce poste, créé dans le service dès qu’il répondra.',
      en: 'Kept on this workstation, created in the service as soon as it answers.',
    },
  },
} satisfies Texts;
