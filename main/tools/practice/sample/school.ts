/** École Sévigné: what is the same for every seed. */
export const schoolName = 'École Sévigné';
export const shareName = 'Partage';

export interface Campus {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly rooms: readonly string[];
  readonly agents: readonly PersonName[];
  readonly teachers: readonly PersonName[];
}

export interface PersonName {
  readonly last: string;
  readonly first: string;
  readonly male: boolean;
}

const man = (last: string, first: string): PersonName => ({ last, first, male: true });
const woman = (last: string, first: string): PersonName => ({ last, first, male: false });

export const campuses: readonly Campus[] = [
  {
    id: 101,
    name: 'Campus Lyon',
    code: 'LYO',
    rooms: ['S. 108', 'S. 112', 'S. 204', 'S. 206', 'S. 301', 'Amphi B'],
    agents: [man('BELKACEM', 'Karim'), woman('MOREAU', 'Claire')],
    teachers: [
      woman('VASSEUR', 'Hélène'),
      man('DELORME', 'Olivier'),
      woman('NGUYEN', 'Linh'),
      man('FABRE', 'Bertrand'),
    ],
  },
  {
    id: 102,
    name: 'Campus Nantes',
    code: 'NAN',
    rooms: ['A 02', 'A 11', 'A 14', 'B 05', 'B 21', 'Amphi Loire'],
    agents: [woman('GUÉRIN', 'Solène'), man('TANGUY', 'Erwan')],
    teachers: [
      man('CORBIN', 'Philippe'),
      woman('HERVÉ', 'Gaëlle'),
      man('OLIVEIRA', 'Paulo'),
      woman('RENAUD', 'Sylvie'),
    ],
  },
  {
    id: 103,
    name: 'Campus Lille',
    code: 'LIL',
    rooms: ['1.04', '1.08', '2.01', '2.12', '3.06', 'Grand amphi'],
    agents: [woman('DELANNOY', 'Perrine'), man('AMRANI', 'Samir')],
    teachers: [
      woman('VERHAEGHE', 'Isabelle'),
      man('LEMAIRE', 'Xavier'),
      woman('KOWALSKI', 'Anna'),
      man('BERTIN', 'Luc'),
    ],
  },
];

export interface Track {
  readonly name: string;
  readonly code: string;
  readonly courses: readonly string[];
}

export const tracks: readonly Track[] = [
  {
    name: 'BTS MCO',
    code: 'MCO',
    courses: ['Atelier vente', 'Gestion clients', 'Animation de l’offre', 'Anglais pro'],
  },
  {
    name: 'BTS NDRC',
    code: 'NDRC',
    courses: ['Négociation', 'Relation client', 'Réseau de distribution', 'Anglais pro'],
  },
  { name: 'BTS SIO', code: 'SIO', courses: ['Réseaux', 'Développement web', 'Cybersécurité', 'Mathématiques'] },
  { name: 'BTS GPME', code: 'GPME', courses: ['Comptabilité', 'Gestion des risques', 'Droit des sociétés'] },
  {
    name: 'Bachelor Communication',
    code: 'COM',
    courses: ['Stratégie de marque', 'Studio graphique', 'Relations presse'],
  },
  { name: 'Bachelor RH', code: 'RH', courses: ['Droit social', 'Recrutement', 'Paie', 'Droit des sociétés'] },
  { name: 'Mastère Marketing', code: 'MKT', courses: ['Études de marché', 'Marketing digital', 'Management d’équipe'] },
];

export const programmeId = (campus: Campus, track: Track): number => campus.id * 10 + tracks.indexOf(track) + 1;

/** Admission path of a campus and track for the school year that starts in `year`. */
export const pathId = (campus: Campus, track: Track, year: number): number =>
  (year - 2000) * 1000 + campuses.indexOf(campus) * 100 + tracks.indexOf(track) + 1;

export const agentIds = (campus: Campus): readonly number[] =>
  campus.agents.map((_, index) => campus.id * 10 + index + 1);

export const eventTypes = {
  interview: { id: 31, name: 'Entretien d’admission', code: 'ENTRETIEN' },
  course: { id: 32, name: 'Cours', code: 'COURS' },
  jury: { id: 33, name: 'Jury', code: 'JURY' },
  meeting: { id: 34, name: 'Réunion', code: 'REUNION' },
  openDay: { id: 35, name: 'Portes ouvertes', code: 'PORTES_OUVERTES' },
  booking: { id: 36, name: 'Réservation', code: 'RESERVATION' },
} as const;
export type EventType = keyof typeof eventTypes;

export const fileStates = {
  incomplete: { id: 51, name: 'Dossier incomplet', code: 'INCOMPLET' },
  complete: { id: 52, name: 'Dossier complet', code: 'COMPLET' },
  planned: { id: 53, name: 'Entretien planifié', code: 'ENTRETIEN_PLANIFIE' },
  met: { id: 54, name: 'Entretien passé', code: 'ENTRETIEN_PASSE' },
  admitted: { id: 55, name: 'Admis', code: 'ADMIS' },
  waiting: { id: 56, name: 'Liste d’attente', code: 'LISTE_ATTENTE' },
  refused: { id: 57, name: 'Refusé', code: 'REFUSE' },
  withdrawn: { id: 58, name: 'Désisté', code: 'DESISTE' },
} as const;
export type FileState = keyof typeof fileStates;

/** A new agreement has the first one. */
export const agreementStates = {
  entry: { id: 1, name: 'Saisie', code: 'SAISIE' },
  checking: { id: 2, name: 'Validation école', code: 'VALIDATION' },
  signing: { id: 3, name: 'En signature', code: 'SIGNATURE' },
  signed: { id: 4, name: 'Signée', code: 'SIGNEE' },
  ended: { id: 5, name: 'Rompue', code: 'ROMPUE' },
} as const;

export const agreementTypes = {
  placement: { id: 1, name: 'Convention de stage', code: 'STAGE' },
  apprenticeship: { id: 2, name: 'Contrat d’apprentissage', code: 'APPRENTISSAGE' },
  professional: { id: 3, name: 'Contrat de professionnalisation', code: 'PROFESSIONNALISATION' },
} as const;

export const clientNatures = {
  learner: { id: 1, name: 'Apprenant', code: 'APPRENANT' },
  company: { id: 2, name: 'Entreprise', code: 'ENTREPRISE' },
  funder: { id: 3, name: 'Financeur', code: 'FINANCEUR' },
} as const;

export const sequenceTypes = {
  lessons: { id: 1, name: 'Année de cours', code: 'COURS_ANNEE' },
  placement: { id: 2, name: 'Stage', code: 'STAGE_LONG' },
  workStudy: { id: 3, name: 'Alternance', code: 'ALTERNANCE' },
} as const;

export const contractModes = [
  { id: 1, name: 'À durée limitée', code: 'LIMITEE' },
  { id: 2, name: 'Dans le cadre d’un CDI', code: 'CDI' },
] as const;

export const funders = [
  { id: 1, name: 'OPCO Commerce', code: 'OPCOMMERCE' },
  { id: 2, name: 'Atlas', code: 'ATLAS' },
  { id: 3, name: 'AKTO', code: 'AKTO' },
  { id: 4, name: 'OPCO Mobilités', code: 'MOBILITES' },
] as const;

export const teacherTypes = [
  { id: 1, name: 'Permanent', code: 'PERMANENT' },
  { id: 2, name: 'Vacataire', code: 'VACATAIRE' },
  { id: 3, name: 'Jury', code: 'JURY' },
] as const;

/** The ids of a programme's two sequences: a year of lessons, and a placement or work-study. */
export const lessonSequenceId = (programme: number): number => programme * 10 + 1;
export const workSequenceId = (programme: number): number => programme * 10 + 2;
