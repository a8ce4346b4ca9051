import type { Texts } from '#shared/text/languages.ts';

export const tour = {
  at: { fr: 'Visite, étape {{at}} sur {{count}}', en: 'Tour, step {{at}} of {{count}}' },
  leave: { fr: 'Quitter la visite', en: 'Leave the tour' },
  before: { fr: 'Précédent', en: 'Previous' },
  next: { fr: 'Suivant', en: 'Next' },
  topic: {
    today: {
      title: { fr: 'Les entretiens du jour', en: 'The interviews of the day' },
      text: {
        fr: 'Et ce qui reste à décider. La virgule ouvre le menu de la ligne\u00A0: R note l’arrivée, D la décision, H déplace.',
        en: 'And what is left to decide. The comma opens the menu of a row: R notes an arrival, D a decision, H moves.',
      },
    },
    calendar: {
      title: { fr: 'Le calendrier du campus', en: 'The calendar of the campus' },
      text: {
        fr: 'C crée un événement en une ligne\u00A0: «\u00A0demain 14h entretien Dupont 30 min\u00A0».',
        en: 'C creates an event in one line: “tomorrow 2pm interview Dupont 30 min”.',
      },
    },
    changes: {
      title: { fr: 'Où en est chaque modification', en: 'Where each change stands' },
      text: {
        fr: 'Tout est d’abord gardé sur ce poste, puis envoyé. Une marque le suit partout\u202F; rien n’écrase ce que quelqu’un d’autre a changé.',
        en: 'Everything is kept on this workstation first, then sent. A mark follows it everywhere; nothing overwrites what others changed.',
      },
    },
    offline: {
      title: { fr: 'Avant une journée sans réseau', en: 'Before a day without a network' },
      text: { fr: 'Carnet dit ce qui manque sur ce poste, et le reçoit.', en: 'Carnet says what is missing on this workstation, and receives it.' },
    },
    search: {
      title: { fr: 'Tout se trouve d’ici', en: 'Everything is found from here' },
      text: {
        fr: 'Une personne, un dossier, un jour, un écran, une action\u00A0: même mal orthographiés.',
        en: 'A person, an application, a day, a screen, an action: even misspelt.',
      },
    },
    connection: {
      title: { fr: 'Sans réseau, continuez', en: 'Without a network, carry on' },
      text: {
        fr: 'Rien n’est perdu\u00A0: ce que vous faites partira au retour du réseau.',
        en: 'Nothing is lost: what you do is sent when the network is back.',
      },
    },
    help: {
      title: { fr: 'Une marque, une panne, une touche', en: 'A mark, a failure, a key' },
      text: {
        fr: 'L’aide les explique toutes, même hors ligne. Vous y retrouverez cette visite.',
        en: 'The help explains each of them, even offline. You will find this tour there too.',
      },
    },
  },
} satisfies Texts;
