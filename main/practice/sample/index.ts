import type { Proposal } from '#shared/ipc/proposal.ts';
import type { Differences } from '../differences.ts';
import { Store } from '../store/store.ts';
import { addAccounts } from './accounts.ts';
import { addAgreements } from './agreements.ts';
import { addCalendar } from './calendar.ts';
import { allWeeks } from './days.ts';
import type { Weeks } from './days.ts';
import { addFiles, decisionIds } from './files.ts';
import { addFolders } from './folderTree.ts';
import { addEvaluations, addLearners } from './learners.ts';
import { addApplicants, addStaff } from './people.ts';
import { randomFrom } from './random.ts';
import { addReferences } from './references.ts';
import { fileStates } from './school.ts';
import { addSelection } from './selection.ts';
import { interviewSlots } from './slots.ts';
import { addTeaching } from './teaching.ts';

export interface SampleOptions {
  readonly seed: number;
  /** YYYY-MM-DD */
  readonly today: string;
  /** The weeks that have lessons, juries and meetings; interviews are in all. Default: all. */
  readonly weeks?: Weeks;
  readonly groupId?: Differences['groupId'];
  readonly rootGuid?: Differences['rootGuid'];
  readonly ownMembers?: Differences['ownMembers'];
}

const made = new Map<string, Store>();

/**
 * A French campus around `today` (YYYY-MM-DD). The same seed and day give the same rows, text for text: they are made
 * once in a process, which takes more time than anything else at a start of the service.
 */
export function sampleStore(options: SampleOptions): Store {
  const key = JSON.stringify(options);
  const sample = made.get(key) ?? makeSample(options);
  made.set(key, sample);
  return sample.copy();
}

function makeSample(options: SampleOptions): Store {
  const { seed, today, weeks = allWeeks, groupId = 'guid', rootGuid = 'yes', ownMembers = 'no' } = options;
  const store = new Store();
  const random = (area: string) => randomFrom(seed, area);
  const rootStreamid = random('share').guid();
  addReferences(store, today, rootGuid === 'yes' ? rootStreamid : '');
  addStaff(store);
  const applicants = addApplicants(store, random('applicants'), today);
  const slots = interviewSlots(random('slots'), today);
  const interviews = addFiles(store, random('files'), { applicants, slots, today, ownMembers });
  addCalendar(store, random('calendar'), { interviews, today, weeks, groupId, ownMembers });
  addFolders(store, random('folders'), { today, rootStreamid });
  addTeaching(store, today);
  const evaluations = addEvaluations(store, today);
  const learners = addLearners(store, random('learners'), { today, evaluations });
  addAgreements(store, random('agreements'), { learners, today });
  addAccounts(store, { learners, today });
  addSelection(store, random('selection'), { today, evaluations });
  return store;
}

/** The meaning of the sample's custom fields, and the names of ids that the interface does not list (R3.4). */
export const sampleProposal: Proposal = {
  fieldMapping: {
    arrived: 'ARRIVEE',
    done: 'ENTRETIEN_FAIT',
    room: 'SALLE',
    missingPieces: 'PIECES_MANQUANTES',
    interviewNote: 'NOTE_ENTRETIEN',
    phone: 'PORTABLE',
  },
  idLabels: {
    Decision: Object.fromEntries(
      Object.entries(decisionIds).map(([state, id]) => [id, fileStates[state as keyof typeof decisionIds].name]),
    ), // entries forgets the keys
    Civilite: { 1: 'Monsieur', 2: 'Madame' },
    CanalAcquisition: {
      1: 'Salon de l’étudiant',
      2: 'Portes ouvertes',
      3: 'Site de l’école',
      4: 'Forum d’orientation',
      5: 'Réseaux sociaux',
      6: 'Recommandation',
    },
  },
};
