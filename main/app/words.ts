import { screenNames } from '#shared/ipc/screens.ts';
import { inLanguage, languageOf } from '#shared/text/languages.ts';
import type { InOneLanguage, Texts } from '#shared/text/languages.ts';

/** What main itself says: the menu, the tray, and messages before there is a page. The page has its own catalogue. */
const words = {
  file: { fr: 'Fichier', en: 'File' },
  edit: { fr: 'Édition', en: 'Edit' },
  view: { fr: 'Affichage', en: 'View' },
  go: { fr: 'Aller à', en: 'Go' },
  window: { fr: 'Fenêtre', en: 'Window' },
  help: { fr: 'Aide', en: 'Help' },
  screen: { fr: 'Écran', en: 'Screen' },
  palette: { fr: 'Chercher ou agir', en: 'Search or act' },
  refresh: { fr: 'Actualiser', en: 'Refresh' },
  lock: { fr: 'Verrouiller', en: 'Lock' },
  open: { fr: 'Ouvrir Carnet', en: 'Open Carnet' },
  quit: { fr: 'Quitter', en: 'Quit' },
  walkIn: { fr: 'Sans rendez-vous', en: 'Walk-in' },
  about: { fr: 'À propos de Carnet', en: 'About Carnet' },
  aboutCredits: {
    fr: 'Logiciel libre, licence MIT. Les licences de ce qu’il contient sont dans le menu Aide.',
    en: 'Free software, MIT licence. The licences of what it contains are in the Help menu.',
  },
  services: { fr: 'Services', en: 'Services' },
  hide: { fr: 'Masquer Carnet', en: 'Hide Carnet' },
  hideOthers: { fr: 'Masquer les autres', en: 'Hide others' },
  unhide: { fr: 'Tout afficher', en: 'Show all' },
  close: { fr: 'Fermer la fenêtre', en: 'Close window' },
  zoomWindow: { fr: 'Réduire ou agrandir la fenêtre', en: 'Zoom window' },
  front: { fr: 'Tout ramener au premier plan', en: 'Bring all to front' },
  undo: { fr: 'Défaire la dernière modification', en: 'Undo the last change' },
  redo: { fr: 'Refaire la dernière modification', en: 'Redo the last change' },
  undoTyping: { fr: 'Annuler la saisie', en: 'Undo typing' },
  redoTyping: { fr: 'Refaire la saisie', en: 'Redo typing' },
  cut: { fr: 'Couper', en: 'Cut' },
  copy: { fr: 'Copier', en: 'Copy' },
  paste: { fr: 'Coller', en: 'Paste' },
  selectAll: { fr: 'Tout sélectionner', en: 'Select all' },
  noSuggestion: { fr: 'Aucune suggestion', en: 'No suggestion' },
  screens: screenNames,
  back: { fr: 'Écran précédent', en: 'Previous screen' },
  forward: { fr: 'Écran suivant', en: 'Next screen' },
  nextRegion: { fr: 'Partie suivante de l’écran', en: 'Next part of the screen' },
  previousRegion: { fr: 'Partie précédente de l’écran', en: 'Previous part of the screen' },
  actualSize: { fr: 'Taille normale', en: 'Actual size' },
  zoomIn: { fr: 'Agrandir', en: 'Zoom in' },
  zoomOut: { fr: 'Réduire', en: 'Zoom out' },
  fullScreen: { fr: 'Plein écran', en: 'Full screen' },
  minimise: { fr: 'Réduire la fenêtre', en: 'Minimise' },
  shortcuts: { fr: 'Aide, marques et raccourcis', en: 'Help, marks and shortcuts' },
  health: { fr: 'État de Carnet', en: 'Health' },
  licences: { fr: 'Licences des logiciels utilisés', en: 'Licences of the software used' },
  opening: { fr: 'Carnet s’ouvre', en: 'Carnet is opening' },
  openingDetail: {
    fr: 'Il lit ce que votre établissement a fixé sur ce poste. Un lien suivi entre-temps s’ouvrira ensuite.',
    en: 'It reads what your school has fixed on this workstation. A link followed meanwhile opens afterwards.',
  },
  practiceName: { fr: 'Entraînement', en: 'Practice' },
  reminder: { fr: 'Un rappel vous attend.', en: 'A reminder is waiting for you.' },
  stopped: { fr: 'Carnet s’est arrêté sur une erreur', en: 'Carnet stopped because of an error' },
  stoppedDetail: {
    fr: 'Rien n’a été perdu\u00A0: vos modifications sont sur le disque. Le journal dans le dossier ci-dessous dit pourquoi\u00A0:',
    en: 'Nothing was lost: your changes are on the disk. The log in the folder below says why:',
  },
  reopen: { fr: 'Rouvrir Carnet', en: 'Open Carnet again' },
  notWiped: { fr: 'L’effacement de ce poste n’est pas terminé', en: 'Wiping this workstation is not finished' },
  notWipedDetail: {
    fr: 'Carnet efface ce que le dernier utilisateur a laissé, et un fichier s’y oppose. Fermez les autres programmes, puis rouvrez Carnet\u202F; sinon, appelez le service informatique\u00A0:',
    en: 'Carnet removes what the last user left, and a file resists. Close other programs, then open Carnet again; otherwise ask your IT service:',
  },
  cannotStart: { fr: 'Carnet ne peut pas démarrer', en: 'Carnet cannot start' },
  cannotStartDetail: {
    fr: 'Rien n’a été perdu. Le journal dans le dossier ci-dessous dit pourquoi\u00A0:',
    en: 'Nothing was lost. The log in the folder below says why:',
  },
  updateReady: { fr: 'Une mise à jour est prête', en: 'An update is ready' },
  updateDetail: {
    fr: 'Elle est téléchargée et vérifiée. L’installer ferme Carnet et le rouvre\u202F; vos données restent sur ce poste.',
    en: 'It is downloaded and checked. Installing it closes Carnet and opens it again; your data stays on this computer.',
  },
  updateNow: { fr: 'Installer et rouvrir', en: 'Install and reopen' },
  updateLater: { fr: 'Plus tard', en: 'Later' },
  foreignProfile: {
    fr: 'Ce dossier appartient à un autre compte',
    en: 'This folder belongs to another account',
  },
  foreignProfileDetail: {
    fr: 'Carnet y garderait des données que cet autre compte peut lire ou remplacer. Rien n’a été écrit. Choisissez un autre dossier, ou demandez que celui-ci vous soit attribué\u00A0:',
    en: 'Carnet would keep data there that the other account can read or replace. Nothing was written. Choose another folder, or have this one given to you:',
  },
  newHost: { fr: 'Contacter un autre service', en: 'Contact another service' },
  newHostDetail: {
    fr: 'Un service a déjà été ouvert depuis que Carnet a démarré. Ne contactez celui-ci que si vous venez de saisir son adresse.',
    en: 'A service has been open since Carnet started. Contact this one only if you have just typed its address.',
  },
  newHostYes: { fr: 'Contacter', en: 'Contact' },
  newHostNo: { fr: 'Annuler', en: 'Cancel' },
  unsandboxed: { fr: 'Carnet ne s’ouvre pas sans protection', en: 'Carnet does not open without protection' },
  unsandboxedDetail: {
    fr: 'Le bac à sable, qui isole la page du reste de l’ordinateur, est coupé\u00A0: par une option de démarrage, ou parce que ce système ne le permet pas à ce paquet. Rien n’a été perdu. Installez Carnet par son paquet .deb ou .rpm, ou retirez --no-sandbox du lanceur. Sur Linux, ne lancez pas Carnet en administrateur.',
    en: 'The sandbox, which keeps the page apart from the rest of the computer, is off: by a start option, or because this system does not allow it to this package. Nothing was lost. Install Carnet by its .deb or .rpm package, or take --no-sandbox out of the launcher. On Linux, do not run Carnet as administrator.',
  },
} satisfies Texts;

export type Words = InOneLanguage<typeof words>;

/** `locale` is a BCP 47 tag. */
export const wordsFor = (locale: string): Words => inLanguage(words, languageOf(locale));
