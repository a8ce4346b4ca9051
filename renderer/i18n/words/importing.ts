import type { Texts } from '#shared/text/languages.ts';

/** Words of: the import of applicants from a file. */
export const importing = {
  title: { fr: 'Importer des candidats', en: 'Import applicants' },
  lines_one: { fr: '{{number}} ligne', en: '{{number}} line' },
  lines_other: { fr: '{{number}} lignes', en: '{{number}} lines' },
  choose: { fr: 'Choisir un fichier', en: 'Choose a file' },
  another: { fr: 'Choisir un autre fichier', en: 'Choose another file' },
  reading: { fr: 'Lecture du fichier', en: 'Reading the file' },
  how: { fr: 'Un fichier CSV ou XLSX, un candidat par ligne', en: 'A CSV or XLSX file, one applicant a line' },
  limits: {
    fr: '{{lines}} lignes et {{size}} au plus. Déposez-le ici, ou choisissez-le. Rien n’est gardé avant votre accord.',
    en: 'At most {{lines}} lines and {{size}}. Drop it here, or choose it. Nothing is kept before you agree.',
  },
  columnsHint: {
    fr: 'Carnet reconnaît les colonnes à leur titre\u00A0: Nom, Prénom, Courriel, Date de naissance, Parcours d’admission, État, Agent, Entretien, et les champs propres à l’école.',
    en: 'Carnet recognises columns by their titles: Last name, First name, Email, Date of birth, Admission path, State, Agent, Interview, and the school’s own fields.',
  },
  whichSheet: { fr: 'Quelle feuille importer\u202F?', en: 'Which sheet is to be imported?' },
  takeSheet: { fr: 'Importer', en: 'Import' },
  rows_one: { fr: '{{number}} ligne, titres compris', en: '{{number}} row, titles included' },
  rows_other: { fr: '{{number}} lignes, titres compris', en: '{{number}} rows, titles included' },
  unsafe: {
    fr: 'Impossible d’écrire sur le disque de ce poste\u00A0: cet import serait perdu à la fermeture de Carnet. Libérez de la place avant de continuer.',
    en: 'The disk of this workstation cannot be written: this import would be lost when Carnet closes. Make room before you go on.',
  },
  replaceTitle: { fr: 'Remplacer l’import commencé\u202F?', en: 'Replace the import that was begun?' },
  replaceBody: {
    fr: 'L’import de {{file}} n’est pas terminé. Ses lignes déjà gardées restent dans Modifications\u202F; les autres sont oubliées.',
    en: 'The import of {{file}} is not finished. Its lines that are kept already stay under Changes; the others are forgotten.',
  },
  hidden_one: {
    fr: '{{number}} ligne masquée dans le tableur est laissée de côté. Vous pouvez la reprendre dans la liste.',
    en: '{{number}} row that the spreadsheet hides is left out. You can take it back in the list.',
  },
  hidden_other: {
    fr: '{{number}} lignes masquées dans le tableur sont laissées de côté. Vous pouvez les reprendre dans la liste.',
    en: '{{number}} rows that the spreadsheet hides are left out. You can take them back in the list.',
  },
  errors_one: {
    fr: '{{number}} cellule du tableur est en erreur ou n’a pas été calculée. Elle est vide ici\u00A0: {{cells}}.',
    en: '{{number}} cell of the spreadsheet has an error or was not calculated. It is empty here: {{cells}}.',
  },
  errors_other: {
    fr: '{{number}} cellules du tableur sont en erreur ou n’ont pas été calculées. Elles sont vides ici\u00A0: {{cells}}.',
    en: '{{number}} cells of the spreadsheet have an error or were not calculated. They are empty here: {{cells}}.',
  },
  failed: {
    noCells: {
      what: { fr: 'Ce fichier ne contient aucune cellule remplie.', en: 'This file has no cell with a text.' },
      todo: { fr: 'Rien n’a été repris. Vérifiez qu’il a été enregistré avec ses données.', en: 'Nothing was taken. Check that it was saved with its data.' },
    },
    noLines: {
      what: { fr: 'Ce fichier n’a pas de ligne sous ses titres.', en: 'This file has no line below its titles.' },
      todo: {
        fr: 'Rien n’a été repris. Il faut une ligne de titres, puis un candidat par ligne.',
        en: 'Nothing was taken. It needs a row of titles, then one applicant a line.',
      },
    },
    notASheet: {
      what: { fr: 'Ce fichier n’est pas un tableau.', en: 'This file is no table.' },
      todo: {
        fr: 'Rien n’a été repris. Enregistrez le tableau en CSV ou en XLSX, puis choisissez-le.',
        en: 'Nothing was taken. Save the table as CSV or XLSX, then choose it.',
      },
    },
    otherWorkbook: {
      what: { fr: 'Carnet ne lit pas ce format de classeur.', en: 'Carnet does not read this kind of workbook.' },
      todo: {
        fr: 'Rien n’a été repris. Ouvrez-le dans votre tableur et enregistrez-le en XLSX ou en CSV.',
        en: 'Nothing was taken. Open it in your spreadsheet program and save it as XLSX or CSV.',
      },
    },
    locked: {
      what: { fr: 'Ce classeur est protégé par un mot de passe.', en: 'This workbook is protected by a password.' },
      todo: {
        fr: 'Rien n’a été repris. Enregistrez-en une copie sans mot de passe, puis choisissez-la.',
        en: 'Nothing was taken. Save a copy without a password, then choose that one.',
      },
    },
    damaged: {
      what: { fr: 'Ce classeur est abîmé ou incomplet.', en: 'This workbook is damaged or incomplete.' },
      todo: {
        fr: 'Rien n’a été repris. Ouvrez-le dans votre tableur, enregistrez-le de nouveau, puis réessayez.',
        en: 'Nothing was taken. Open it in your spreadsheet program, save it again, then try again.',
      },
    },
    tooLarge: {
      what: { fr: 'Ce classeur est trop grand une fois ouvert.', en: 'This workbook is too large once it is opened.' },
      todo: {
        fr: 'Rien n’a été repris. Copiez les lignes utiles dans un nouveau classeur, puis choisissez-le.',
        en: 'Nothing was taken. Copy the rows that you need into a new workbook, then choose that one.',
      },
    },
    webPage: {
      what: { fr: 'Ce fichier est une page web, pas un tableau.', en: 'This file is a web page, not a table.' },
      todo: {
        fr: 'Rien n’a été repris. Ouvrez-le\u00A0: s’il montre un tableau, enregistrez-le en XLSX\u202F; s’il demande de se connecter, connectez-vous et téléchargez le fichier de nouveau.',
        en: 'Nothing was taken. Open it: if it shows a table, save it as XLSX; if it asks you to sign in, do so and download the file again.',
      },
    },
    openQuote: {
      what: { fr: 'Un guillemet ouvert n’est jamais refermé, près de la ligne {{number}}.', en: 'A quote is opened and never closed, near row {{number}}.' },
      todo: {
        fr: 'Rien n’a été repris. Corrigez cette ligne, ou enregistrez le tableau en XLSX.',
        en: 'Nothing was taken. Correct that row, or save the table as XLSX.',
      },
    },
    tooManyRows: {
      what: { fr: 'Ce fichier a plus de {{most}} lignes.', en: 'This file has more than {{most}} rows.' },
      todo: { fr: 'Rien n’a été repris. Partagez-le en fichiers plus petits.', en: 'Nothing was taken. Split it into smaller files.' },
    },
    tooManyLines: {
      what: { fr: 'Ce fichier a {{number}} lignes de candidats.', en: 'This file has {{number}} lines of applicants.' },
      todo: {
        fr: 'Rien n’a été repris. Carnet en importe {{most}} au plus à la fois\u00A0: partagez le fichier.',
        en: 'Nothing was taken. Carnet imports at most {{most}} at once: split the file.',
      },
    },
  },
  hour: { fr: 'Heure de l’entretien', en: 'Hour of the interview' },
  notTaken: { fr: 'Non reprise', en: 'Not taken' },
  custom: { fr: 'Champ propre à l’école\u00A0: {{code}}', en: 'Field of the school: {{code}}' },
  column: { fr: 'Colonne {{number}}', en: 'Column {{number}}' },
  row: { fr: 'Ligne {{number}}', en: 'Row {{number}}' },
  next: { fr: 'Voir les lignes', en: 'See the lines' },
  lacking: { fr: 'Il manque encore\u00A0: {{names}}.', en: 'Still missing: {{names}}.' },
  lackingHint: {
    fr: 'Prenez une colonne pour chacun, ou choisissez la même valeur pour toutes les lignes.',
    en: 'Take a column for each, or choose the same value for all lines.',
  },
  forAll: { fr: 'Pour toutes les lignes', en: 'For all lines' },
  forAllHint: {
    fr: 'Ce que les colonnes ne disent pas. Une valeur dans la ligne passe avant.',
    en: 'What the columns do not say. A value in the line comes first.',
  },
  columns: { fr: 'Colonnes du fichier', en: 'Columns of the file' },
  head: { fr: 'Titres des colonnes', en: 'Titles of the columns' },
  emptyColumn: { fr: 'Aucune valeur', en: 'No value' },
  takenAs: { fr: 'Reprendre {{column}} comme', en: 'Take {{column}} as' },
  left_one: { fr: 'Colonne non reprise\u00A0: {{names}}.', en: 'Column not taken: {{names}}.' },
  left_other: { fr: 'Colonnes non reprises\u00A0: {{names}}.', en: 'Columns not taken: {{names}}.' },
  phone: {
    fr: 'Un numéro de téléphone est une fiche que le service ne laisse pas créer\u202F; il peut aller dans un champ propre à l’école.',
    en: 'A telephone number is a record that the service does not let anybody create; it can go into a field of the school.',
  },
  toColumns: { fr: 'Colonnes', en: 'Columns' },
  startNone: { fr: 'Garder les lignes', en: 'Keep the lines' },
  start_one: { fr: 'Garder {{number}} ligne', en: 'Keep {{number}} line' },
  start_other: { fr: 'Garder {{number}} lignes', en: 'Keep {{number}} lines' },
  progress: {
    running: { fr: '{{done}} lignes gardées sur {{total}}', en: '{{done}} of {{total}} lines kept' },
    asking: { fr: '{{done}} adresses cherchées sur {{total}}', en: '{{done}} of {{total}} addresses looked up' },
  },
  progressLabel: {
    running: { fr: 'Lignes gardées sur ce poste', en: 'Lines kept on this workstation' },
    asking: { fr: 'Adresses cherchées dans le service', en: 'Addresses looked up at the service' },
  },
  askService_one: { fr: 'Chercher {{number}} adresse dans le service', en: 'Look up {{number}} address at the service' },
  askService_other: { fr: 'Chercher {{number}} adresses dans le service', en: 'Look up {{number}} addresses at the service' },
  askedService_zero: { fr: 'Le service ne connaît aucune de ces adresses.', en: 'The service knows none of these addresses.' },
  askedService_one: {
    fr: 'Le service connaît {{number}} de ces adresses\u00A0: voyez la ligne.',
    en: 'The service knows {{number}} of these addresses: see its line.',
  },
  askedService_other: {
    fr: 'Le service connaît {{number}} de ces adresses\u00A0: voyez leurs lignes.',
    en: 'The service knows {{number}} of these addresses: see their lines.',
  },
  storedOffline_one: {
    fr: '{{number}} ligne gardée sur ce poste. Elle partira dès que le service répondra.',
    en: '{{number}} line kept on this workstation. It leaves as soon as the service answers.',
  },
  storedOffline_other: {
    fr: '{{number}} lignes gardées sur ce poste. Elles partiront dès que le service répondra.',
    en: '{{number}} lines kept on this workstation. They leave as soon as the service answers.',
  },
  stored_one: {
    fr: '{{number}} ligne gardée sur ce poste. Elle part dans dix secondes.',
    en: '{{number}} line kept on this workstation. It leaves in ten seconds.',
  },
  stored_other: {
    fr: '{{number}} lignes gardées sur ce poste. Elles partent dans dix secondes.',
    en: '{{number}} lines kept on this workstation. They leave in ten seconds.',
  },
  undoLine: { fr: 'Défaire cette ligne', en: 'Undo this line' },
  which: { fr: 'Quelles lignes montrer', en: 'Which lines to show' },
  part: {
    all: { fr: 'Toutes', en: 'All' },
    open: { fr: 'À corriger', en: 'To correct' },
    ready: { fr: 'Prêtes', en: 'Ready' },
    left: { fr: 'De côté', en: 'Aside' },
    stored: { fr: 'Gardées', en: 'Kept' },
  },
  noneOf: {
    all: { fr: 'Ce fichier n’a pas de ligne.', en: 'This file has no line.' },
    open: { fr: 'Aucune ligne à corriger.', en: 'No line to correct.' },
    ready: { fr: 'Aucune ligne prête.', en: 'No line is ready.' },
    left: { fr: 'Aucune ligne de côté.', en: 'No line is aside.' },
    stored: { fr: 'Aucune ligne gardée.', en: 'No line is kept.' },
  },
  looking: { fr: 'Recherche des personnes connues', en: 'Looking for known people' },
  linesLabel: { fr: 'Lignes du fichier', en: 'Lines of the file' },
  rowNumber: { fr: 'Ligne', en: 'Row' },
  name: { fr: 'Nom et prénom', en: 'Name' },
  becomes: { fr: 'Devient', en: 'Becomes' },
  why: { fr: 'Pourquoi', en: 'Why' },
  state: {
    new: { fr: 'Nouveau candidat', en: 'New applicant' },
    same: { fr: 'Dossier seulement', en: 'Application only' },
    there: { fr: 'A déjà ce dossier', en: 'Has it already' },
    repeats: { fr: 'En double', en: 'Twice in the file' },
    ask: { fr: 'À décider', en: 'To decide' },
    problem: { fr: 'À corriger', en: 'To correct' },
    out: { fr: 'Laissée de côté', en: 'Left out' },
    stored: { fr: 'Gardée', en: 'Kept' },
    sent: { fr: 'Dans le service', en: 'At the service' },
    toDecide: { fr: 'À décider', en: 'To decide' },
    givenUp: { fr: 'Abandonnée', en: 'Given up' },
    refused: { fr: 'Non gardée', en: 'Not kept' },
  },
  about: { fr: '{{name}}\u00A0: {{problem}}', en: '{{name}}: {{problem}}' },
  problem: {
    missing: { fr: 'manque', en: 'is missing' },
    notAMail: { fr: 'n’est pas une adresse', en: 'is not an address' },
    notADay: { fr: 'jour incompris', en: 'not understood as a day' },
    noSuchDay: { fr: 'ce jour n’existe pas', en: 'this day does not exist' },
    bornLater: { fr: 'ce jour n’est pas encore passé', en: 'this day is not over yet' },
    noHour: { fr: 'l’heure manque', en: 'the hour is missing' },
    notAnHour: { fr: 'heure incomprise', en: 'not understood as an hour' },
    unknownName: {
      fr: '«\u00A0{{text}}\u00A0» inconnu ici',
      en: '“{{text}}” is not known here',
    },
    severalNames: { fr: 'plusieurs portent ce nom\u00A0: donnez le numéro', en: 'several have this name: give the number' },
    notANumber: { fr: 'nombre incompris', en: 'not understood as a number' },
    notAFlag: { fr: 'oui ou non attendu', en: 'yes or no expected' },
    unreadable: { fr: 'un signe de la cellule est illisible', en: 'a sign of the cell cannot be read' },
  },
  knownNames: { fr: 'Choisir parmi les noms connus', en: 'Choose from the known names' },
  knownNamesOf: { fr: 'Choisir parmi les noms connus\u00A0: {{of}}', en: 'Choose from the known names: {{of}}' },
  undoChoice: { fr: 'Défaire le choix pour «\u00A0{{text}}\u00A0»', en: 'Undo the choice for “{{text}}”' },
  sameIn_other: {
    fr: 'Votre choix vaut pour les {{number}} lignes où il est écrit «\u00A0{{text}}\u00A0».',
    en: 'Your choice goes for the {{number}} rows that say “{{text}}”.',
  },
  askPerson_zero: {
    fr: 'La personne choisie ne se retrouve plus\u00A0: cherchez dans le service, ou décidez de nouveau.',
    en: 'The person who was chosen is not found any more: look them up at the service, or decide again.',
  },
  askPerson_one: { fr: 'Est-ce {{name}}\u202F?', en: 'Is it {{name}}?' },
  askPerson_other: { fr: '{{count}} candidats peuvent être cette personne.', en: '{{count}} applicants may be this person.' },
  samePerson: { fr: 'Candidat connu\u00A0: {{name}}', en: 'Known applicant: {{name}}' },
  ofLine: { fr: 'Même personne que la ligne {{number}}', en: 'Same person as row {{number}}' },
  waitsHere: { fr: 'Ce dossier attend déjà dans Modifications.', en: 'This application waits under Changes already.' },
  thereAlready: { fr: 'Ce candidat a déjà un dossier de ce parcours.', en: 'This applicant has an application of this path already.' },
  repeatsLine: { fr: 'La ligne {{number}} demande déjà ce dossier.', en: 'Row {{number}} asks for this application already.' },
  addressOf: { fr: 'Adresse déjà connue. {{kind}}\u00A0: {{name}}', en: 'Known address. {{kind}}: {{name}}' },
  addressKnown: { fr: 'Adresse déjà connue.', en: 'Known address.' },
  addressOfLine: { fr: 'Même adresse que la ligne {{number}}, au nom d’une autre personne.', en: 'Same address as row {{number}}, of another person.' },
  with: {
    own: { fr: 'Adresse en propre, marquée en double.', en: 'An address record of their own, marked as a duplicate.' },
    share: { fr: 'Adresse partagée.', en: 'Shared address.' },
  },
  because: {
    mail: { fr: 'même courriel', en: 'same email' },
    name: { fr: 'même nom', en: 'same name' },
  },
  addressTitle: { fr: 'Cette adresse est déjà connue', en: 'This address is known already' },
  addressForAll: { fr: 'Adresses déjà connues', en: 'Known addresses' },
  address: {
    each: { fr: 'Décider ligne par ligne', en: 'Decide line by line' },
    share: { fr: 'Partager l’adresse', en: 'Share the address' },
    own: { fr: 'Une fiche de courriel en propre', en: 'An email record of their own' },
  },
  addressDetail: {
    share: { fr: 'Les deux personnes ont la même fiche de courriel.', en: 'Both people have the same email record.' },
    own: { fr: 'Le candidat a la sienne, marquée en double.', en: 'The applicant has their own, marked as a duplicate.' },
  },
  notShared: {
    fr: 'Le numéro de sa fiche n’est pas sur ce poste\u00A0: elle ne peut pas être partagée.',
    en: 'The number of its record is not on this workstation: it cannot be shared.',
  },
  cells: { fr: 'Dans le fichier', en: 'In the file' },
  takeAgain: { fr: 'Reprendre la ligne', en: 'Take the line again' },
  openApplication: { fr: 'Ouvrir ce dossier', en: 'Open this application' },
  ended: {
    stopped_zero: { fr: 'Import interrompu\u00A0: aucune ligne gardée.', en: 'Import stopped: no line kept.' },
    stopped_one: { fr: 'Import interrompu\u00A0: {{number}} ligne gardée.', en: 'Import stopped: {{number}} line kept.' },
    stopped_other: { fr: 'Import interrompu\u00A0: {{number}} lignes gardées.', en: 'Import stopped: {{number}} lines kept.' },
    disk_zero: {
      fr: 'Le disque de ce poste refuse d’écrire\u00A0: aucune ligne gardée.',
      en: 'The disk of this workstation refuses to write: no line kept.',
    },
    disk_one: {
      fr: 'Le disque de ce poste refuse d’écrire\u00A0: {{number}} ligne gardée.',
      en: 'The disk of this workstation refuses to write: {{number}} line kept.',
    },
    disk_other: {
      fr: 'Le disque de ce poste refuse d’écrire\u00A0: {{number}} lignes gardées.',
      en: 'The disk of this workstation refuses to write: {{number}} lines kept.',
    },
    refused_zero: { fr: 'Aucune ligne gardée\u00A0: voyez pourquoi sur chacune.', en: 'No line was kept: see why on each.' },
    refused_one: {
      fr: '{{number}} ligne gardée. D’autres ne l’ont pas été\u00A0: voyez pourquoi sur chacune.',
      en: '{{number}} line kept. Others were not: see why on each.',
    },
    refused_other: {
      fr: '{{number}} lignes gardées. D’autres ne l’ont pas été\u00A0: voyez pourquoi sur chacune.',
      en: '{{number}} lines kept. Others were not: see why on each.',
    },
  },
  endedHint: {
    stopped_one: {
      fr: 'Reprenez quand vous voulez\u00A0: {{number}} ligne reste à garder, aucune ne le sera deux fois.',
      en: 'Go on whenever you like: {{number}} line remains to be kept, none will be kept twice.',
    },
    stopped_other: {
      fr: 'Reprenez quand vous voulez\u00A0: {{number}} lignes restent à garder, aucune ne le sera deux fois.',
      en: 'Go on whenever you like: {{number}} lines remain to be kept, none will be kept twice.',
    },
    disk_one: {
      fr: 'Libérez de la place, puis reprenez\u00A0: {{number}} ligne reste à garder.',
      en: 'Make room, then go on: {{number}} line remains to be kept.',
    },
    disk_other: {
      fr: 'Libérez de la place, puis reprenez\u00A0: {{number}} lignes restent à garder.',
      en: 'Make room, then go on: {{number}} lines remain to be kept.',
    },
    refused: { fr: 'Corrigez-les, ou laissez-les de côté.', en: 'Correct them, or leave them out.' },
  },
} satisfies Texts;
