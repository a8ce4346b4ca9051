import type { Texts } from '#shared/text/languages.ts';

/** Words of: the import of applicants from a file. */
export const importing = {
  title: { fr: 'Importer des candidats', en: 'Import applicants' },
  lines_one: { fr: '{{number}} ligne', en: '{{number}} line' },
  lines_other: { fr: '{{number}} lignes', en: '{{number}} lines' },
  choose: { fr: 'Choisir un fichier', en: 'Choose a file' },
  reading: { fr: 'Lecture du fichier', en: 'Reading the file' },
  how: { fr: 'Un fichier CSV ou XLSX, un candidat par ligne', en: 'A CSV or XLSX file, one applicant a line' },
  limits: {
    fr: '{{lines}} lignes et {{size}} au plus. Déposez-le ici, ou choisissez-le. Rien n’est gardé avant votre accord.',
    en: 'At most {{lines}} lines and {{size}}. Drop it here, or choose it. Nothing is kept before you agree.',
  },
  columnsHint: {
    fr: 'Carnet reconnaît les colonnes à leur titre\u00A0: Nom, Prénom, Courriel, Date de naissance, Parcours d’admission, État, Conseiller, Entretien, et les champs propres à l’école.',
    en: 'Carnet recognises columns by their titles: Last name, First name, Email, Date of birth, Admission path, State, Agent, Interview, and the school’s own fields.',
  },
  giveUpTitle: { fr: 'Abandonner cet import\u202F?', en: 'Give up this import?' },
  giveUp: { fr: 'Abandonner', en: 'Give up' },
  giveUpBody: {
    fr: 'Les lignes déjà gardées restent dans Modifications. Les autres, leurs corrections et vos choix sont oubliés\u202F; le fichier, lui, ne change pas.',
    en: 'Lines that are kept already stay under Changes. The others, their corrections and your choices are forgotten; the file itself does not change.',
  },
  sheet: { fr: 'Feuille', en: 'Sheet' },
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
    workbook: {
      what: { fr: 'Carnet ne peut pas lire ce classeur.', en: 'Carnet cannot read this workbook.' },
      todo: {
        fr: 'Rien n’a été repris. Il est d’un autre format, abîmé, ou protégé par un mot de passe\u00A0: enregistrez-en une copie en XLSX, sans mot de passe, et choisissez-la.',
        en: 'Nothing was taken. It is of another format, damaged, or protected by a password: save a copy as XLSX, without a password, and choose that one.',
      },
    },
    tooLarge: {
      what: { fr: 'Ce fichier a plus de {{most}} lignes, ou trop de contenu.', en: 'This file has more than {{most}} rows, or too much in it.' },
      todo: {
        fr: 'Rien n’a été repris. Copiez les lignes utiles dans un nouveau fichier, puis choisissez-le.',
        en: 'Nothing was taken. Copy the rows that you need into a new file, then choose that one.',
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
    tooManyLines: {
      what: { fr: 'Ce fichier a {{number}} lignes de candidats.', en: 'This file has {{number}} lines of applicants.' },
      todo: {
        fr: 'Rien n’a été repris. Carnet en importe {{most}} au plus à la fois\u00A0: partagez le fichier.',
        en: 'Nothing was taken. Carnet imports at most {{most}} at once: split the file.',
      },
    },
  },
  hour: { fr: 'Heure de l’entretien', en: 'Hour of the interview' },
  monthFirst: { fr: '{{name}} (mois avant le jour)', en: '{{name}} (month before day)' },
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
  readAs: { fr: '{{text}} se lit\u00A0: {{reading}}', en: '{{text}} reads: {{reading}}' },
  takenAs: { fr: 'Reprendre {{column}} comme', en: 'Take {{column}} as' },
  left_one: { fr: 'Colonne non reprise\u00A0: {{names}}.', en: 'Column not taken: {{names}}.' },
  left_other: { fr: 'Colonnes non reprises\u00A0: {{names}}.', en: 'Columns not taken: {{names}}.' },
  phone: {
    fr: 'Un numéro de téléphone est une fiche que le service ne laisse pas créer\u202F; il peut aller dans un champ propre à l’école.',
    en: 'A telephone number is a record that the service does not let anybody create; it can go into a field of the school.',
  },
  toColumns: { fr: 'Colonnes', en: 'Columns' },
  startNone: { fr: 'Importer', en: 'Import' },
  start_one: { fr: 'Importer {{number}} candidat', en: 'Import {{number}} applicant' },
  start_other: { fr: 'Importer {{number}} candidats', en: 'Import {{number}} applicants' },
  progress: { fr: '{{done}} lignes gardées sur {{total}}', en: '{{done}} of {{total}} lines kept' },
  progressLabel: { fr: 'Lignes gardées sur ce poste', en: 'Lines kept on this workstation' },
  stored_one: {
    fr: '{{number}} ligne gardée sur ce poste. Elle part dès que le service répond, au plus tôt dans dix secondes.',
    en: '{{number}} line kept on this workstation. It leaves once the service answers, in ten seconds at the earliest.',
  },
  stored_other: {
    fr: '{{number}} lignes gardées sur ce poste. Elles partent dès que le service répond, au plus tôt dans dix secondes.',
    en: '{{number}} lines kept on this workstation. They leave once the service answers, in ten seconds at the earliest.',
  },
  which: { fr: 'Quelles lignes montrer', en: 'Which lines to show' },
  part: {
    all: { fr: 'Toutes', en: 'All' },
    open: { fr: 'À corriger', en: 'To correct' },
    ready: { fr: 'Prêtes', en: 'Ready' },
    left: { fr: 'De côté', en: 'Aside' },
    stored: { fr: 'Importées', en: 'Imported' },
  },
  noneOf: {
    all: { fr: 'Ce fichier n’a pas de ligne.', en: 'This file has no line.' },
    open: { fr: 'Aucune ligne à corriger.', en: 'No line to correct.' },
    ready: { fr: 'Aucune ligne prête.', en: 'No line is ready.' },
    left: { fr: 'Aucune ligne de côté.', en: 'No line is aside.' },
    stored: { fr: 'Aucune ligne importée.', en: 'No line was imported.' },
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
    stored: { fr: 'Importée', en: 'Imported' },
    sent: { fr: 'Dans le service', en: 'At the service' },
    toDecide: { fr: 'À décider', en: 'To decide' },
    givenUp: { fr: 'Abandonnée', en: 'Given up' },
    refused: { fr: 'Non importée', en: 'Not imported' },
  },
  about: { fr: '{{name}}\u00A0: {{problem}}', en: '{{name}}: {{problem}}' },
  problem: {
    missing: { fr: 'manque', en: 'is missing' },
    notAMail: { fr: 'n’est pas une adresse', en: 'is not an address' },
    notUnderstood: { fr: 'n’est pas compris', en: 'is not understood' },
    noSuchDay: { fr: 'ce jour n’existe pas', en: 'this day does not exist' },
    bornLater: { fr: 'ce jour n’est pas encore passé', en: 'this day is not over yet' },
    noHour: { fr: 'l’heure manque', en: 'the hour is missing' },
    unknownName: {
      fr: '«\u00A0{{text}}\u00A0» inconnu ici',
      en: '“{{text}}” is not known here',
    },
    severalNames: { fr: 'plusieurs portent ce nom\u00A0: donnez le numéro', en: 'several have this name: give the number' },
    notAFlag: { fr: 'oui ou non attendu', en: 'yes or no expected' },
    unreadable: { fr: 'un signe de la cellule est illisible', en: 'a sign of the cell cannot be read' },
  },
  knownNames: { fr: 'Choisir parmi les noms connus', en: 'Choose from the known names' },
  knownNamesOf: { fr: 'Choisir parmi les noms connus\u00A0: {{of}}', en: 'Choose from the known names: {{of}}' },
  sameIn_other: {
    fr: 'Votre choix vaut pour les {{count}} lignes où il est écrit «\u00A0{{text}}\u00A0».',
    en: 'Your choice goes for the {{count}} rows that say “{{text}}”.',
  },
  askPerson_zero: {
    fr: 'La personne choisie ne se retrouve plus\u00A0: décidez de nouveau.',
    en: 'The person who was chosen is not found any more: decide again.',
  },
  askPerson_one: { fr: 'Est-ce {{name}}\u202F?', en: 'Is it {{name}}?' },
  askPerson_other: { fr: '{{count}} candidats peuvent être cette personne.', en: '{{count}} applicants may be this person.' },
  samePerson: { fr: 'Candidat connu\u00A0: {{name}}', en: 'Known applicant: {{name}}' },
  ofLine: { fr: 'Même personne que la ligne {{number}}', en: 'Same person as row {{number}}' },
  waitsHere: { fr: 'Ce dossier attend déjà dans Modifications.', en: 'This application waits under Changes already.' },
  thereAlready: { fr: 'Ce candidat a déjà un dossier de ce parcours.', en: 'This applicant has an application of this path already.' },
  repeatsLine: { fr: 'La ligne {{number}} demande déjà ce dossier.', en: 'Row {{number}} asks for this application already.' },
  because: {
    mail: { fr: 'même courriel', en: 'same email' },
    name: { fr: 'même nom', en: 'same name' },
  },
  cells: { fr: 'Dans le fichier', en: 'In the file' },
  takeAgain: { fr: 'Reprendre la ligne', en: 'Take the line again' },
  openApplication: { fr: 'Ouvrir ce dossier', en: 'Open this application' },
  ended: {
    stopped: { fr: 'Import interrompu.', en: 'Import stopped.' },
    disk: { fr: 'Le disque de ce poste refuse d’écrire.', en: 'The disk of this workstation refuses to write.' },
    refused: { fr: 'Certaines lignes n’ont pas été gardées.', en: 'Some lines were not kept.' },
  },
  endedHint: {
    stopped: {
      fr: 'Reprenez quand vous voulez\u00A0: aucune ligne ne sera gardée deux fois.',
      en: 'Go on whenever you like: no line will be kept twice.',
    },
    disk: {
      fr: 'Libérez de la place, puis reprenez\u00A0: aucune ligne ne sera gardée deux fois.',
      en: 'Make room, then go on: no line will be kept twice.',
    },
    refused: {
      fr: 'Chacune dit pourquoi. Corrigez-les, ou laissez-les de côté.',
      en: 'Each says why. Correct them, or leave them out.',
    },
  },
} satisfies Texts;
