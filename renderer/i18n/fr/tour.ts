/** Words of the tour. */
export const tour = {
  offer: 'Première fois\u202F? Carnet se visite en {{count}} étapes.',
  start: 'Commencer la visite',
  refuse: 'Non merci',
  again: 'Revoir la visite de Carnet',
  at: 'Visite, étape {{at}} sur {{count}}',
  leave: 'Quitter la visite',
  before: 'Précédent',
  next: 'Suivant',
  end: 'Terminer',
  stop: {
    today: {
      title: 'Les entretiens du jour',
      text: 'Et ce qui reste à décider. R note l’arrivée, D la décision, H déplace.',
    },
    calendar: {
      title: 'Le calendrier du campus',
      text: 'C crée un événement en une ligne\u00A0: «\u00A0demain 14h entretien Dupont 30 min\u00A0».',
    },
    changes: {
      title: 'Où en est chaque modification',
      text: 'Tout est d’abord gardé sur ce poste, puis envoyé. Une marque le suit partout\u00A0; rien n’écrase ce que quelqu’un d’autre a changé.',
    },
    offline: {
      title: 'Avant une journée sans réseau',
      text: 'Carnet dit ce qui manque sur ce poste, et le reçoit.',
    },
    search: {
      title: 'Tout se trouve d’ici',
      text: 'Une personne, un dossier, un jour, un écran, une action\u00A0: même mal orthographiés.',
    },
    connection: {
      title: 'Sans réseau, continuez',
      text: 'Rien n’est perdu\u00A0: ce que vous faites partira au retour du réseau.',
    },
    help: {
      title: 'Une marque, une panne, une touche',
      text: 'L’aide les explique toutes, même hors ligne. Vous y retrouverez cette visite.',
    },
  },
};
