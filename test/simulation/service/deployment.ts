import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { World } from '../world/world.ts';

/** How the service of one history differs from those of others, and stays so (R5). */
export interface Deployment {
  /** Before /GraphV1; empty at the root of its host. */
  readonly basePath: string;
  /** How a replace and a creation are answered (R5.1). */
  readonly answers: 'object' | 'empty' | 'nothing';
  /** An answer about a learner names the applicants' set in its context, and the other way round (R5.3b). */
  readonly namesOtherSet: boolean;
  /** Rows of one page of a list (R1.4); null: lists come whole. */
  readonly pageRows: number | null;
  /** A second record of one address is refused, with 500 and no reason (R3.6, R5.2). */
  readonly refusesKnownAddress: boolean;
  /** Where its lists are cut for a while, it does not say so (R5.3). */
  readonly cutsSilently: boolean;
  /** Its numbers are written as text (R5.4). */
  readonly textNumbers: boolean;
  /** Its dates are answered in UTC, with Z (R5.4). */
  readonly utcDates: boolean;
  /** Whether its single reads name the version of a row, and updates must (R5.9). */
  readonly tags: 'none' | 'optional' | 'required' | 'weak';
  /** Answers an If-Match with 400. */
  readonly refusesIfMatch: boolean;
  /** An update of an event that is not there makes one (R3.1b). */
  readonly upserts: boolean;
  /** How it answers a read of one row that the document does not show; null: with the row (R3.4). */
  readonly refusesSingle: 404 | 405 | null;
}

/** Whether single reads of an entity may be missing. */
export const mayLackSingle = (entity: EntityName): boolean => {
  const one = endpointFor(entity, 'one');
  return one !== undefined && endpoint(one).assumed === true;
};

/** As the document has it; a script may say so, where its violation needs nothing else. */
export const plain: Omit<Deployment, 'answers'> = {
  basePath: '',
  namesOtherSet: false,
  pageRows: null,
  refusesKnownAddress: false,
  cutsSilently: false,
  textNumbers: false,
  utcDates: false,
  tags: 'none',
  refusesIfMatch: false,
  upserts: false,
  refusesSingle: null,
};

export const host = 'https://service.invalid';

/** Draws the deployment of a history. */
export function deploymentOf(world: World): Deployment {
  const chance = world.stream('deployment');
  const versions = world.stream('versions');
  const singles = world.stream('single reads');
  const tags = versions.pick(['none', 'none', 'optional', 'required', 'weak'] as const) ?? 'none';
  return {
    answers: world.stream('shape').pick(['object', 'empty', 'nothing'] as const) ?? 'object',
    basePath: chance.of(0.3) ? '/ecole/api' : '',
    namesOtherSet: chance.of(0.3),
    pageRows: chance.of(0.2) ? 3 : null,
    refusesKnownAddress: chance.of(0.5),
    cutsSilently: chance.of(0.5),
    textNumbers: world.stream('numbers').of(0.3),
    utcDates: world.stream('dates').of(0.3),
    tags,
    refusesIfMatch: tags === 'none' && versions.of(0.3),
    upserts: versions.of(0.4),
    // Its lists name no versions.
    refusesSingle: tags === 'none' && singles.of(0.3) ? (singles.pick([404, 405] as const) ?? 404) : null,
  };
}
