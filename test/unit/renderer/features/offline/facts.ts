import type { DayInterview, OfflineFacts } from '#cache/queries/useKeptOffline.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import type { FieldMapping } from '#stores/interviewDay.ts';
import type { PullStatus } from '#sync/ports.ts';
import { keptParts } from '#sync/rules/kept.ts';
import type { KeptPart } from '#sync/rules/kept.ts';
import { receivedEntities } from '#sync/rules/received.ts';
import type { ReceivedEntity } from '#sync/rules/received.ts';

/** Midnight of a working day, and eight o'clock of it. */
export const today = Date.parse('2026-11-19T00:00:00+01:00');
export const morning = today + 8 * 3_600_000;

/** The school notes arrivals alone. */
export const mapping: FieldMapping = {
  arrived: 'ARRIVEE',
  done: null,
  absent: null,
  room: null,
  missingPieces: null,
  interviewNote: null,
  phone: null,
};

export const received = (given: Partial<PullStatus> = {}): PullStatus => ({
  at: morning,
  received: 12,
  complete: true,
  unreadable: [],
  ...given,
});

/** Everything here, complete and of this morning; `lists` overrides it. */
export function facts(
  lists: Partial<Record<ReceivedEntity, PullStatus | null>> = {},
  given: Partial<OfflineFacts> = {},
): OfflineFacts {
  const of = (entity: ReceivedEntity) => ({
    last: entity in lists ? (lists[entity] ?? null) : received(),
    rows: 12,
  });
  return {
    // one each
    lists: Object.fromEntries(receivedEntities.map((entity) => [entity, of(entity)])) as OfflineFacts['lists'],
    applicants: 98,
    applicantsAbsent: 0,
    folders: [],
    unchosenBranch: null,
    parts: parts({}),
    funders: 0,
    rowNames: [],
    day: [],
    ...given,
  };
}

/** Nothing is kept row by row, but what is given: each list with when it was received. */
export const parts = (given: Partial<Record<KeptPart, readonly (PullStatus | null)[]>>): OfflineFacts['parts'] => {
  const of = (part: KeptPart): OfflineFacts['parts'][KeptPart] => {
    const lists = (given[part] ?? []).map((last, at) => ({
      request: { entity: keptParts[part][0], of: String(at + 1) },
      last,
      rows: last === null ? 0 : 1,
    }));
    return { lists, count: lists.length };
  };
  return {
    learners: of('learners'),
    agreements: of('agreements'),
    sequences: of('sequences'),
    tracks: of('tracks'),
    marks: of('marks'),
    balances: of('balances'),
  };
};

export const folder = (given: Partial<OfflineFacts['folders'][number]> = {}): OfflineFacts['folders'][number] => ({
  id: 'g',
  path: ['Campus Lyon', 'Admissions'],
  folders: 3,
  listed: 3,
  files: 8,
  unlisted: [],
  cut: [],
  asOf: morning,
  ...given,
});

export function interview(
  id: string,
  given: Partial<DayInterview> = {},
  view: Partial<InterviewView> = {},
): DayInterview {
  return {
    view: {
      id,
      mark: null,
      steps: [],
      numero: `C0${id}`,
      applicantName: 'HADDAD Nour',
      applicantId: '5',
      mail: null,
      admissionPathName: 'BTS MCO',
      creneau: morning,
      baseCreneau: null,
      agentId: null,
      agentName: null,
      stateName: '',
      avancement: null,
      parametres: [],
      decisionId: null,
      dateDecision: null,
      ...view,
    } as InterviewView, // other screens may show more of it; the check reads these
    isApplicantHere: true,
    ...given,
  };
}
