import type { FailureKind } from '#shared/failures/failure.ts';
import type { ListName, TakenFacts } from '../../cache/queries/useTakenAlong.ts';
import type { RunningPull } from '../../stores/sync.ts';
import { pullKey } from '../../stores/sync.ts';
import type { PullRequest } from '../../sync/ports.ts';

/** What the check is about, and the lists of the service that each part is made of. */
export const listsOf = {
  calendar: ['Planification'],
  files: ['Dossier'],
  applicants: ['Candidat'],
  staff: ['Agent', 'Enseignant'],
  references: ['EntiteJuridique', 'SessionRecrutement', 'Programme', 'TypePlanification', 'EtatCandidature', 'Instance'],
  folders: ['Directory'],
} as const satisfies Readonly<Record<string, readonly ListName[]>>;
export type AreaId = keyof typeof listsOf;
export const areaIds = Object.keys(listsOf) as readonly AreaId[]; // keys forgets the names

/** The top of the share stands for the folders. */
export const requestFor = (entity: ListName): PullRequest => (entity === 'Directory' ? { entity, path: [] } : { entity });

/** What keeps a part from being ready, worst first. */
export const problems = ['never', 'unlisted', 'cut', 'unreadable', 'old'] as const;
export type Problem = (typeof problems)[number];

export interface AreaCheck {
  readonly id: AreaId;
  /** Worst first; none: it is ready. */
  readonly problems: readonly Problem[];
  /** Epoch ms: no part of it is older. Null when nothing was received. */
  readonly asOf: number | null;
  /** Length of the texts as received. */
  readonly characters: number;
  /** The lists of it that are coming in, and rows received of them so far. */
  readonly receiving: readonly PullRequest[];
  readonly received: number;
  readonly failure: FailureKind | null;
}

/** Where the lists stand on their way. */
export interface Underway {
  readonly pulls: Readonly<Record<string, RunningPull>>;
  readonly pullFailures: Readonly<Record<string, FailureKind>>;
}

/** `today`: epoch ms of the day's first instant; what was received before it is old. */
export function checkAreas(facts: TakenFacts, { pulls, pullFailures }: Underway, today: number): readonly AreaCheck[] {
  return areaIds.map((id) => {
    const lists = listsOf[id].map((entity) => ({ ...facts.lists[entity], request: requestFor(entity) }));
    const statuses = lists.map(({ last }) => last).filter((last) => last !== null);
    const folders = id === 'folders' ? facts.folders : [];
    const ages = [...statuses.map(({ at }) => at), ...folders.flatMap(({ asOf }) => asOf ?? [])];
    const asOf = ages.length === 0 ? null : Math.min(...ages);
    const found: Readonly<Record<Problem, boolean>> = {
      never: statuses.length < lists.length,
      unlisted: folders.some(({ folders: known, listed }) => known === 0 || listed < known),
      cut: statuses.some(({ complete }) => !complete) || folders.some(({ cut }) => cut.length > 0),
      unreadable: statuses.some(({ unreadable }) => unreadable.length > 0),
      old: asOf !== null && asOf < today,
    };
    const keys = lists.map(({ request }) => pullKey(request));
    const receiving = lists.map(({ request }) => request).filter((request) => pulls[pullKey(request)]);
    return {
      id,
      problems: problems.filter((problem) => found[problem]),
      asOf,
      characters: lists.reduce((sum, { characters }) => sum + characters, 0),
      receiving,
      received: keys.reduce((sum, key) => sum + (pulls[key]?.received ?? 0), 0),
      failure: keys.map((key) => pullFailures[key]).find((failure) => failure !== undefined) ?? null,
    };
  });
}
