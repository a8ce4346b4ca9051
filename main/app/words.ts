import type { Screen } from '#shared/ipc/screens.ts';
import { languageOf } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';

/** What main itself says: the menu, the tray, and messages before there is a page. The page has its own catalogue. */
const fr = {
  file: 'Fichier',
  edit: 'Édition',
  view: 'Affichage',
  go: 'Aller à',
  window: 'Fenêtre',
  help: 'Aide',
  screen: 'Écran',
  palette: 'Chercher ou agir',
  refresh: 'Actualiser',
  lock: 'Verrouiller',
  open: 'Ouvrir Carnet',
  quit: 'Quitter',
  undo: 'Défaire la dernière modification',
  redo: 'Rétablir la dernière modification',
  undoTyping: 'Annuler la saisie',
  redoTyping: 'Rétablir la saisie',
  cut: 'Couper',
  copy: 'Copier',
  paste: 'Coller',
  selectAll: 'Tout sélectionner',
  screens: {
    today: 'Aujourd’hui',
    calendar: 'Calendrier',
    people: 'Personnes et dossiers',
    directory: 'Répertoire',
    agreements: 'Conventions',
    companies: 'Entreprises',
    finance: 'Facturation',
    teaching: 'Pédagogie',
    users: 'Utilisateurs',
    changes: 'Modifications',
    offline: 'Prêt hors ligne',
    settings: 'Réglages',
  },
  back: 'Écran précédent',
  forward: 'Écran suivant',
  nextRegion: 'Partie suivante de l’écran',
  previousRegion: 'Partie précédente de l’écran',
  actualSize: 'Taille normale',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fullScreen: 'Plein écran',
  minimise: 'Réduire la fenêtre',
  shortcuts: 'Aide, marques et raccourcis',
  health: 'État de Carnet',
  licences: 'Licences des logiciels utilisés',
  practiceName: 'Entraînement',
  reminder: 'Un rappel vous attend.',
  stopped: 'Carnet s’est arrêté sur une erreur',
  stoppedDetail:
    'Rien n’a été perdu\u00A0: vos modifications sont sur le disque. Rouvrez Carnet. Le journal dans le dossier ci-dessous dit pourquoi\u00A0:',
  notWiped: 'L’effacement de ce poste n’est pas terminé',
  notWipedDetail:
    'Carnet efface ce que le dernier utilisateur a laissé, et un fichier s’y oppose. Fermez les autres programmes, puis rouvrez Carnet\u00A0; sinon, appelez le service informatique\u00A0:',
  cannotStart: 'Carnet ne peut pas démarrer',
  cannotStartDetail: 'Rien n’a été perdu. Le journal dans le dossier ci-dessous dit pourquoi\u00A0:',
  updateReady: 'Une mise à jour est prête',
  updateDetail:
    'Elle est téléchargée et vérifiée. L’installer ferme Carnet et le rouvre\u00A0; vos données restent sur ce poste.',
  updateNow: 'Installer et rouvrir',
  updateLater: 'Plus tard',
  unsandboxed: 'Carnet ne s’ouvre pas sans protection',
  unsandboxedDetail:
    'Le bac à sable, qui isole la page du reste de l’ordinateur, est coupé\u00A0: par une option de démarrage, ou parce que ce système ne le permet pas à ce paquet. Rien n’a été perdu. Installez le paquet .deb ou .rpm plutôt que l’AppImage, ou retirez --no-sandbox du lanceur. Sur Linux, ne lancez pas Carnet en administrateur.',
} satisfies Readonly<Record<string, string | Readonly<Record<Screen, string>>>>;

export type Words = Readonly<Record<Exclude<keyof typeof fr, 'screens'>, string>> & {
  readonly screens: Readonly<Record<Screen, string>>;
};

const en: Words = {
  file: 'File',
  edit: 'Edit',
  view: 'View',
  go: 'Go',
  window: 'Window',
  help: 'Help',
  screen: 'Screen',
  palette: 'Search or act',
  refresh: 'Refresh',
  lock: 'Lock',
  open: 'Open Carnet',
  quit: 'Quit',
  undo: 'Undo the last change',
  redo: 'Redo the last change',
  undoTyping: 'Undo typing',
  redoTyping: 'Redo typing',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  screens: {
    today: 'Today',
    calendar: 'Calendar',
    people: 'People and applications',
    directory: 'Folders',
    agreements: 'Agreements',
    companies: 'Companies',
    finance: 'Billing',
    teaching: 'Teaching',
    users: 'Users',
    changes: 'Changes',
    offline: 'Ready for offline',
    settings: 'Settings',
  },
  back: 'Previous screen',
  forward: 'Next screen',
  nextRegion: 'Next part of the screen',
  previousRegion: 'Previous part of the screen',
  actualSize: 'Actual size',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fullScreen: 'Full screen',
  minimise: 'Minimise',
  shortcuts: 'Help, marks and shortcuts',
  health: 'Condition of Carnet',
  licences: 'Licences of the software used',
  practiceName: 'Practice',
  reminder: 'A reminder is waiting for you.',
  stopped: 'Carnet stopped because of an error',
  stoppedDetail:
    'Nothing was lost: your changes are on the disk. Open Carnet again. The log in the folder below says why:',
  notWiped: 'Wiping this workstation is not finished',
  notWipedDetail:
    'Carnet removes what the last user left, and a file resists. Close other programs, then open Carnet again; otherwise ask your IT service:',
  cannotStart: 'Carnet cannot start',
  cannotStartDetail: 'Nothing was lost. The log in the folder below says why:',
  updateReady: 'An update is ready',
  updateDetail:
    'It is downloaded and checked. Installing it closes Carnet and opens it again; your data stays on this computer.',
  updateNow: 'Install and reopen',
  updateLater: 'Later',
  unsandboxed: 'Carnet does not open without protection',
  unsandboxedDetail:
    'The sandbox, which keeps the page apart from the rest of the computer, is off: by a start option, or because this system does not allow it to this package. Nothing was lost. Install the .deb or .rpm package rather than the AppImage, or take --no-sandbox out of the launcher. On Linux, do not run Carnet as administrator.',
};

const words: Readonly<Record<Language, Words>> = { fr, en };

/** `locale` is a BCP 47 tag. */
export const wordsFor = (locale: string): Words => words[languageOf(locale)];
