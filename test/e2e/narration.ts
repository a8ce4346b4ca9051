export interface Narrated {
  /** In the language of the pictures. */
  readonly text: string;
  /** A picture of the demo, by its name in `out/e2e/pictures/notebook-day`, and what to look at in it. */
  readonly picture?: { readonly name: string; readonly look: string };
}

/** The interview day as its spectators read it, by the title of each step. */
export const narration: Readonly<Record<string, Narrated>> = {
  'The service is added, and the day prepared': {
    text: 'Le matin, en ligne : le service est ajouté, et la journée préparée.',
    picture: { name: 'offline', look: 'Le verdict, en haut : ce que ce poste a, et ce qui lui manquerait hors ligne.' },
  },
  'The network is cut': { text: 'Le réseau est coupé.' },
  'Interviews: arrivals, moves, notes and decisions': {
    text: 'Entretiens hors ligne : arrivées, déplacements, notes, décisions.',
    picture: { name: 'interviews', look: 'Les marques rondes en pointillés : gardé sur ce poste, pas encore parti.' },
  },
  'People come without an appointment': {
    text: 'Des personnes viennent sans rendez-vous.',
    picture: { name: 'walk-ins', look: 'Les dernières lignes : créées ici, « Sur ce poste seulement ».' },
  },
  'Two linked groups are moved, each as a whole (R2.10)': {
    text: 'Deux groupes d’événements liés sont déplacés, chacun en entier.',
  },
  'In the week of the change of clock, events keep their wall-clock hour': {
    text: 'La semaine du changement d’heure : chaque événement garde son heure à l’horloge.',
    picture: { name: 'week-of-the-clock', look: 'Les heures des événements déplacés, de part et d’autre du dimanche.' },
  },
  'An event is typed, another one undone, and one is cancelled': {
    text: 'Un événement est tapé en une ligne, un autre défait, un autre annulé.',
  },
  'Carnet is killed, and opened again without a network: everything is there, and nothing was sent': {
    text: 'Carnet est arrêté de force, puis rouvert sans réseau : tout est là, rien n’est parti.',
    picture: { name: 'opened-again', look: 'La barre du bas : le nombre de modifications en attente est le même.' },
  },
  'In the evening the report shows what waits': {
    text: 'Le soir, le bilan dit ce qui attend.',
    picture: { name: 'report-offline', look: 'Les totaux, puis une ligne par candidat.' },
  },
  'Online again, everything is sent, beside the changes of colleagues; the response to one creation is lost': {
    text: 'De retour en ligne : tout part, à côté du travail des collègues ; la réponse à une création se perd.',
  },
  'Where a colleague moved an event to another hour, the user decides': {
    text: 'Un collègue a déplacé le même événement : c’est à l’utilisateur de décider.',
    picture: { name: 'report-sent', look: 'Ce qui est vérifié, et ce qui a été décidé.' },
  },
  'It arrived once, whole and in order, and no change of a colleague is lost': {
    text: 'Dans le service : chaque modification une fois, entière, dans l’ordre, et rien des collègues n’est perdu.',
  },
};
