import { arrayOf, objectOf, rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Differences } from '../differences.ts';
import { atSchool } from '../schoolTime.ts';
import { integerOf } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { addDays, entryYear } from './days.ts';
import { knownApplicants } from './names.ts';
import type { Applicant } from './people.ts';
import type { Random } from './random.ts';
import { addRow } from './sampleRows.ts';
import { agentIds, campuses, fileStates, pathId, tracks } from './school.ts';
import type { Campus, FileState, Track } from './school.ts';
import type { Slot } from './slots.ts';

const fileCount = 300;
/** Applicants with an application file; the files beyond that number are second ones. */
const applicantsWithFile = 270;

/** An interview of an application file, for the calendar. */
export interface Interview {
  readonly slot: Slot;
  readonly applicant: Applicant;
  readonly numero: string;
  readonly track: Track;
  readonly room: string;
}

/** An applicant whose file has no interview yet. */
export interface Unplanned {
  readonly campus: Campus;
  readonly applicant: Applicant;
}

/** Adds the application files; returns the interviews that they name, and who has none. */
export function addFiles(
  store: Store,
  random: Random,
  {
    applicants,
    slots,
    today,
    ownMembers,
  }: Pick<Differences, 'ownMembers'> & { applicants: readonly Applicant[]; slots: readonly Slot[]; today: string },
): { readonly interviews: readonly Interview[]; readonly unplanned: readonly Unplanned[] } {
  const interviews: Interview[] = [];
  const unplanned: Unplanned[] = [];
  const owners = fileOwners(applicants, random);
  for (const [index, { applicant, counter }] of owners.entries()) {
    const slot = slots[index];
    const campus = slot?.campus ?? random.pick(campuses);
    const known = counter === 1 ? knownApplicants[index]?.track : undefined;
    const track = tracks.find(({ code }) => code === known) ?? random.pick(tracks);
    // A second file is for the year before: never the same admission path twice.
    const year = counter === 1 ? entryYear(today) : entryYear(today) - 1;
    const room = random.pick(campus.rooms.slice(0, -1)); // not in the lecture hall
    const state = stateOf(slot, today, random);
    const applied = addDays(today, -random.whole(50, 120));
    const name = `${applicant.last} ${applicant.first}`;
    const numero = `${applicant.numero}-${counter}`;
    addRow(
      store,
      'Dossier',
      {
        Id: 5001 + index,
        Nom: `${name} - ${track.name}, rentrée ${year}`,
        Code: applicant.numero,
        Numero: numero,
        AffaireId: 80_001 + index,
        CandidatId: applicant.id,
        SessionRecrutementId: pathId(campus, track, year),
        EtatCandidatureId: fileStates[state].id,
        AgentId: slot ? random.pick(agentIds(campus)) : null,
        DateDebut: atSchool(applied, '09:12'),
        CreneauLibre: slot ? atSchool(slot.day, slot.time) : null,
        DecisionId: slot && isDecided(state) ? decisionIds[state] : null,
        DateDecision: slot && isDecided(state) ? atSchool(addDays(slot.day, 1), '17:00') : null,
        PourcentageAvancement: state === 'incomplete' ? random.pick([40, 60, 80]) : random.pick([80, 100, 100]),
        AnneeBac: String(entryYear(today) - random.whole(1, 3)),
        SpecialiteBac: random.pick(['STMG', 'Générale', 'STI2D', 'Pro commerce']),
        EtablissementBac: random.pick(['Lycée Marcel-Sembat', 'Lycée Jean-Perrin', 'Lycée Livet', 'Lycée Faidherbe']),
        EtablissementNumeroUAIBac: random.pick(['0690132U', '0440029T', '0590119J']),
        NoteBac: random.chance(0.7) ? `${random.whole(10, 17)},${random.whole(10, 99)}` : null,
      },
      {
        Parametres: parametres(random, slot !== undefined && slot.day < today, { room, index }),
        ...(ownMembers === 'yes' ? unknownMembers(index) : {}),
      },
    );
    if (slot) interviews.push({ slot, applicant, numero, track, room });
    else if (state !== 'withdrawn') unplanned.push({ campus, applicant });
  }
  return { interviews, unplanned };
}

const isDecided = (state: FileState): state is keyof typeof decisionIds => state in decisionIds;
/** The interface gives files these ids and does not list them (R3.4). */
export const decisionIds = { admitted: 1, waiting: 2, refused: 3 } as const satisfies Partial<
  Record<FileState, number>
>;

function fileOwners(applicants: readonly Applicant[], random: Random): { applicant: Applicant; counter: number }[] {
  const first = applicants.slice(0, applicantsWithFile);
  const second = random.shuffled(first.slice(knownApplicants.length)).slice(0, fileCount - applicantsWithFile);
  return [
    ...first.map((applicant) => ({ applicant, counter: 1 })),
    ...second.map((applicant) => ({ applicant, counter: 2 })),
  ];
}

function stateOf(slot: Slot | undefined, today: string, random: Random): FileState {
  if (!slot) return random.pick<FileState>(['incomplete', 'incomplete', 'complete', 'withdrawn']);
  if (slot.day >= today) return 'planned';
  return random.pick<FileState>(['met', 'admitted', 'admitted', 'waiting', 'refused']);
}

const notes = [
  'Projet clair, a déjà fait un stage en agence (Villeurbanne). Vérifier le niveau d’anglais.',
  'À l’aise à l’oral. Souhaite l’alternance dès septembre.',
  'Dossier solide, peu d’expérience. Proposer un second échange avec l’équipe pédagogique.',
  'Motivation confirmée, hésite encore entre deux parcours.',
];

function parametres(
  random: Random,
  met: boolean,
  { room, index }: { readonly room: string; readonly index: number },
): RawJson {
  return parametresOf({
    NOTE_ENTRETIEN: met ? random.pick(notes) : '',
    AVIS_JURY: met ? random.pick(['Favorable', 'Favorable', 'Réservé', 'Défavorable']) : '',
    NIVEAU_ANGLAIS: random.pick(['A2', 'B1', 'B1', 'B2', 'C1']),
    ALTERNANCE: random.pick(['Oui, dès septembre', 'Oui', 'Non', 'À voir']),
    SALLE: room,
    PIECES_MANQUANTES: missingPieces[index % missingPieces.length] ?? '',
    PORTABLE: portable(index),
    ARRIVEE: '',
    ABSENT: '',
    ENTRETIEN_FAIT: met ? 'Oui' : '',
  });
}

export const parametresOf = (fields: Readonly<Record<string, string>>): RawJson =>
  arrayOf(
    Object.entries(fields).map(([code, valeur]) =>
      objectOf([
        ['Id', rawOf(0)],
        ['Code', rawOf(code)],
        ['Valeur', rawOf(valeur)],
      ]),
    ),
  );

/** In turn, most files being complete. */
const missingPieces = [
  '',
  '',
  'Relevé de notes du bac',
  '',
  'Lettre de motivation, relevé de notes du bac',
  '',
  '',
  'Pièce d’identité',
];

/** A number without a subscriber: the authority reserves 06 39 98 for fiction. */
const portable = (index: number): string =>
  `06 39 98 ${String(Math.floor(index / 100)).padStart(2, '0')} ${String(index % 100).padStart(2, '0')}`;

/**
 * Unknown members with texts that a JSON number would lose (an odd integer beyond 2^53, 80.00): a client must preserve
 * them.
 */
function unknownMembers(index: number): Record<string, RawJson> {
  return {
    ...(index % 3 === 0 ? { JetonExterne: rawJson(`900719925474099${String(3001 + 2 * index)}`) } : {}),
    ...(index % 4 === 0 ? { FraisDossier: rawJson('80.00') } : {}),
    ...(index % 10 === 0 ? { Traceur: rawJson('{"Lot": 12, "Taux": 0.10}') } : {}),
  };
}

/** Gives every fourth application an unpaid line of its billing case. */
export function addFees(store: Store, today: string): void {
  for (const [at, { members }] of [...store.rows('Dossier')].entries()) {
    if (at % 4 !== 0) continue;
    addRow(store, 'BalanceClient', {
      Id: Number(store.nextId('BalanceClient')),
      Nom: 'Frais de dossier',
      Montant: 96,
      MontantHT: 80,
      TauxTVA: 20,
      Date: atSchool(addDays(today, -30), '12:00'),
      CreditON: false,
      Compte: '411000',
      ClientId: 0,
      AffaireId: Number(integerOf(members, 'AffaireId')),
      LibellePeriode: String(entryYear(today)),
    });
  }
}
