export interface Narrated {
  /** The film of one interview, or the whole day. */
  readonly part: 'film' | 'day';
  /** In the language of the pictures. */
  readonly text: string;
  /** A picture of the demo, by its name in the pictures of its part, and what to look at in it. */
  readonly picture?: { readonly name: string; readonly look: string };
}

const film: Readonly<Record<string, Omit<Narrated, 'part'>>> = {
  'A sentence names the applicant, the day and the hour': {
    text: 'Une phrase : le jour, l’heure, qui, combien de temps. Alt Entrée choisit le dossier ; l’aperçu dit ce qui sera écrit.',
    picture: { name: 'sentence', look: 'Sous la phrase : l’événement du calendrier, et l’heure du dossier.' },
  },
  'Enter makes the event and gives the application its hour': {
    text: 'Entrée : l’événement existe, et le dossier a son heure.',
    picture: { name: 'made', look: 'Le nouvel entretien, dans la semaine.' },
  },
  'The network is cut; the applicant is expected today': {
    text: 'Le réseau est coupé. Le candidat est attendu aujourd’hui.',
    picture: { name: 'expected', look: 'Sa ligne, et la pastille « Hors ligne » en haut.' },
  },
  'They have come, and the interview is done': {
    text: '« , » ouvre le menu de la ligne. R : la personne est là. F : l’entretien est fait.',
    picture: { name: 'done', look: 'Les marques en pointillés : gardé sur ce poste, pas encore parti.' },
  },
  'A decision is shown with the state that goes with it': {
    text: 'Le même menu, D : les décisions de l’école, chacune avec l’état qui va avec.',
    picture: { name: 'deciding', look: 'Ce qui sera écrit se lit avant d’être choisi.' },
  },
  'One key writes both': {
    text: '1 : la décision et l’état sont notés. C’est au tour de la personne suivante.',
    picture: { name: 'decided', look: 'La ligne décidée, et qui vient après.' },
  },
  'Online again, both halves reach the service once': {
    text: 'De retour en ligne : tout est parti, une fois, des deux côtés.',
    picture: { name: 'sent', look: 'Ce que le service a gardé de chaque modification.' },
  },
};

const day: Readonly<Record<string, Omit<Narrated, 'part'>>> = {
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

const ofPart = (
  part: Narrated['part'],
  steps: Readonly<Record<string, Omit<Narrated, 'part'>>>,
): readonly (readonly [string, Narrated])[] =>
  Object.entries(steps).map(([step, narrated]) => [step, { part, ...narrated }]);

/** What is played as its spectators read it, by the title of each step. */
export const narration: Readonly<Record<string, Narrated>> = Object.fromEntries([
  ...ofPart('film', film),
  ...ofPart('day', day),
]);
